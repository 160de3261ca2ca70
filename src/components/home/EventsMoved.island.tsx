import { useEffect } from "react";
import { eventList } from "#src/lib/lists/events.ts";
import { routes } from "#src/lib/routes.ts";

const parameters = [...eventList.filters.map(({ name }) => name), "page"];

/**
 * Leads from an address of the home page with filters of the events, as published earlier, to the chronicle.
 *
 * ## Why an island
 * The query of an address is known only in the browser.
 */
export function EventsMoved() {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (parameters.some((name) => query.has(name))) location.replace(routes.events() + location.search);
  }, []);
  return null;
}
