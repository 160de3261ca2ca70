/** The home page's events: rows and filters. Spec §3, §9: ten per page or more, in whole days, newest first. */
import { branches, type Branch } from "#src/domain/codes.ts";
import { isAmong, matchesTitle } from "#src/lib/filters/apply.ts";
import type { ListDefinition } from "#src/lib/filters/definition.ts";

/** An event. `href`: URL of the page that it is about; null = none. */
export interface EventRow {
  readonly id: string;
  readonly date: string;
  readonly title: string;
  readonly category: string | null;
  readonly branch: Branch | null;
  readonly href: string | null;
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** No orderings: the source rows are already newest first. */
export const eventList: ListDefinition<EventRow> = {
  collection: "events",
  filters: [
    { name: "search", kind: "search", matches: matchesTitle(({ title }) => title) },
    { name: "year", kind: "choice", matches: isAmong(({ date }) => date.slice(0, 4)) },
    {
      name: "month",
      kind: "choice",
      values: months,
      matches: isAmong(({ date }) => String(Number(date.slice(5, 7)))),
    },
    {
      name: "branch",
      kind: "choice",
      values: branches,
      matches: isAmong(({ branch }) => branch),
    },
    {
      name: "event_category",
      kind: "multi",
      matches: isAmong(({ category }) => category),
    },
  ],
  orderings: [],
  defaultOrdering: "",
  pageSize: 10,
  paging: "pages",
  together: ({ date }) => date,
};
