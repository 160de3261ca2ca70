import { eventList, type EventRow } from "#src/lib/lists/events.ts";
import { files } from "#src/lib/routes.ts";
import { completeSource, type ListSource } from "./data-port.ts";
import { readRows } from "./read-rows.ts";

/** The events, one file per year; `years` newest first. */
export function eventSource(years: readonly string[]): ListSource<EventRow> {
  return completeSource(eventList, async (state, fetchCached) => {
    const wanted = state.values["year"] ?? years;
    const asked = years.filter((year) => wanted.includes(year));
    return (await Promise.all(asked.map((year) => readRows<EventRow>(fetchCached, files.events(year))))).flat();
  });
}
