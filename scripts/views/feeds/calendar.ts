/** The calendar of events. */
import { actKinds } from "#src/domain/codes.ts";
import { operator } from "#src/config/operator.ts";
import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { feeds } from "#src/i18n/feeds.ts";
import { compareText } from "#src/lib/format.ts";
import { toICalendar } from "#src/lib/icalendar.ts";
import { files, routes } from "#src/lib/routes.ts";
import { calendarSchema, type Calendar } from "#src/view/feed.ts";
import type { ParliamentEvent } from "#src/domain/records.ts";
import { defineFamily } from "#scripts/views/reader.ts";
import { isDemo } from "#scripts/views/shared/vote-card.ts";
import { editionDay } from "#scripts/views/shared/data-day.ts";

function eventPath({ target }: ParliamentEvent): string | null {
  if (target === null) return null;
  switch (target.type) {
    case "vote":
      return routes.vote(target.id);
    case "person":
      return routes.person(target.id);
    case "government":
      return routes.government(target.id);
    case "act": {
      const kind = actKinds.find((one) => one === target.kind);
      return kind === undefined ? null : routes.act(kind, target.id);
    }
    case "group":
    case "body":
      return null;
  }
}

const title = `${feeds.calendar} | ${siteConfig.name}`;

export const calendar = defineFamily<Calendar>({
  name: "calendar",
  schema: calendarSchema,
  keys: () => ["eventi"],
  path: () => files.calendar(),
  build: (read) => ({
    isDemo: isDemo(read),
    events: read
      .all("event")
      .map((event) => ({
        id: event.id,
        date: event.date,
        title: event.title,
        category: event.category,
        path: eventPath(event),
        changed: event.changedAt.slice(0, 10),
      }))
      .sort((a, b) => compareText(b.date, a.date) || compareText(a.id, b.id)),
    updated: read.derived(editionDay, ""),
  }),
  emit: ({ events, ...page }) =>
    toICalendar({
      name: page.isDemo ? feeds.demoTitle(title) : title,
      producer: `${operator.name}//${siteConfig.name}`,
      events: events.map(({ id, path, ...event }) => ({
        ...event,
        uid: `${id}@${new URL(siteConfig.url).host}`,
        url: path === null ? null : absoluteUrl(path),
      })),
    }),
});
