import { operator } from "#src/config/operator.ts";
import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { feeds } from "#src/i18n/feeds.ts";
import { toICalendar } from "#src/lib/icalendar.ts";
import { files } from "#src/lib/routes.ts";
import type { Calendar } from "#src/contracts/feed.ts";
import { defineFile } from "#scripts/contracts/engine/reader.ts";
import { isDemo, editionDay } from "#scripts/contracts/stats/coverage.ts";
import { eventRows } from "#scripts/contracts/site/events.ts";

const name = `${feeds.calendar} | ${siteConfig.name}`;

export const calendar = defineFile<Calendar>({
  name: "calendar",
  keys: () => ["eventi"],
  path: () => files.calendar(),
  build: (read) => ({
    isDemo: read.derived(isDemo, ""),
    // Hundreds of sittings a year would bury the others in a reader's calendar.
    events: read
      .derived(eventRows, "")
      .filter(({ category }) => category !== "sedute")
      .map(({ id, date, title, category, href }) => ({
        id,
        date,
        title,
        category,
        path: href,
        changed: read.record("event", id)?.changedAt.slice(0, 10) ?? date,
      })),
    updated: read.derived(editionDay, ""),
  }),
  serialize: ({ events, ...page }) =>
    toICalendar({
      name: page.isDemo ? feeds.demoTitle(name) : name,
      producer: `${operator.name}//${siteConfig.name}`,
      events: events.map(({ id, path, ...event }) => ({
        ...event,
        uid: `${id}@${new URL(siteConfig.url).host}`,
        url: path === null ? null : absoluteUrl(path),
      })),
    }),
});
