import { branches } from "#src/domain/codes.ts";
import { eventList, type EventRow } from "#src/lib/filters/events.ts";
import { files } from "#src/lib/routes.ts";
import { field, key, oneOf, text } from "./api-fields.ts";
import type { ListSource } from "./data-port.ts";
import { readRows } from "./read-rows.ts";

/** An event of the API; its shape is not documented, so everything but date and title is optional. */
function toEventRow(raw: unknown): EventRow | undefined {
  const [date, title] = [text(field(raw, "date")), text(field(raw, "title"))];
  if (date === null || title === null) return undefined;
  return {
    id: key(field(raw, "id")) ?? `${date} ${title}`,
    date: date.slice(0, 10),
    title,
    category: text(field(raw, "event_category")),
    branch: oneOf(branches, field(raw, "branch")),
    href: null,
  };
}

/** The events, one file per year; `years` newest first. */
export function eventSource(years: readonly string[]): ListSource<EventRow> {
  return {
    ...eventList,
    loadRows: async (state, fetchCached) => {
      const wanted = state.values["year"] ?? years;
      const asked = years.filter((year) => wanted.includes(year));
      return (await Promise.all(asked.map((year) => readRows<EventRow>(fetchCached, files.events(year))))).flat();
    },
    fromApi: toEventRow,
  };
}
