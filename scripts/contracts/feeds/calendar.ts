/** Calendars of the whole site: all events with the open terms, and the open terms alone. */
import { operator } from "#src/config/operator.ts";
import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { feeds, termTitle } from "#src/i18n/feeds.ts";
import { toICalendar, type CalendarEvent } from "#src/lib/icalendar.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { Calendar, Term } from "#src/contracts/feed.ts";
import { defineFile } from "#scripts/contracts/engine/reader.ts";
import { isDemo, editionDay } from "#scripts/contracts/stats/coverage.ts";
import { eventRows } from "#scripts/contracts/site/events.ts";
import { openTerms } from "./terms.ts";

const uid = (id: string): string => `${id}@${new URL(siteConfig.url).host}`;

/** A term as an event: its UID is that of the act, so that a term that moves moves the event. */
export function toTermEvent(term: Term): CalendarEvent {
  const { kind, id, date, changed, progress } = term;
  return {
    uid: uid(`scadenza-${kind}-${id}`),
    date,
    changed,
    title: termTitle(term),
    category: feeds.terms,
    url: absoluteUrl(routes.act(kind, id)),
    ...(progress === "done" ? { isCancelled: true } : {}),
  };
}

/** A calendar of this site. `title`: without the name of the site. */
export function writeCalendar(title: string, isDemonstration: boolean, events: readonly CalendarEvent[]): string {
  const name = `${title} | ${siteConfig.name}`;
  return toICalendar({
    name: isDemonstration ? feeds.demoTitle(name) : name,
    producer: `${operator.name}//${siteConfig.name}`,
    events,
  });
}

export const calendar = defineFile<Calendar>({
  name: "calendar",
  keys: () => ["eventi", "scadenze"],
  path: files.calendar,
  build: (read, key) => ({
    isDemo: read.derived(isDemo, ""),
    terms: read.derived(openTerms, ""),
    // Hundreds of sittings a year would bury the others in a reader's calendar.
    events: (key === "eventi" ? read.derived(eventRows, "") : [])
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
  serialize: ({ events, terms, ...page }, key) =>
    writeCalendar(key === "eventi" ? feeds.calendar : feeds.terms, page.isDemo, [
      ...events.map(({ id, path, ...event }) => ({
        ...event,
        uid: uid(id),
        url: path === null ? null : absoluteUrl(path),
      })),
      ...terms.map(toTermEvent),
    ]),
});
