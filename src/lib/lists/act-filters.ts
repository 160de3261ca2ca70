/** What the lists of acts share: filters, orderings, forms of citation. */
import { compareCodes } from "#src/domain/compare.ts";
import { draftNumberIn } from "#src/domain/draft-decrees.ts";
import { byDay, holds, isAmong, matchesTitle } from "#src/lib/filters/apply.ts";
import type { Filter, Ordering } from "#src/lib/filters/definition.ts";
import { spellOutAct } from "#src/lib/filters/act-words.ts";

/** Page size of the four lists. Spec §9. */
export const actPageSize = 10;

/** Text that the searches of three lists match in addition to the fields shown. */
export interface Searched {
  /** Official title, when a short one is shown; for legislative decrees it includes the descriptive title. */
  readonly officialTitle?: string | undefined;
}

/** Field of rows that may come from the live API. */
export interface Live {
  /** Not in the build, so without a page. */
  readonly isNewer?: true | undefined;
}

interface Governed {
  readonly government: string | null;
}
interface Titled {
  readonly title: string;
  readonly id: string;
}

export const government: Filter<Governed> = {
  name: "government",
  kind: "choice",
  named: "government",
  matches: isAmong((row) => row.government),
};
/** Matches any of several governments; set by links only, without a control. */
export const governments: Filter<Governed> = {
  name: "governments",
  kind: "link",
  matches: isAmong((row) => row.government),
};

/** The search of a list whose rows are all in the browser. */
export function actSearch<Row extends Titled & { readonly officialTitle?: string | undefined }>(
  more: (row: Row) => readonly string[],
  kind?: "decree" | "dlgs",
): Filter<Row> {
  const { matches, ...filter } = searchIn((row: Row) =>
    [row.title, row.officialTitle ?? "", row.id, ...more(row)].join(" "),
  );
  if (kind === undefined) return { ...filter, matches };
  return { ...filter, matches: (wanted) => matches(spellOutAct(wanted.join(" "), kind)) };
}

function searchIn<Row extends object>(textOf: (row: Row) => string): Filter<Row> {
  return { name: "search", kind: "search", matches: matchesTitle(textOf) };
}

export const keyAct: Filter<{ readonly isKey: boolean | null }> = {
  name: "is_key_act",
  kind: "flag",
  requires: "keyActs",
  matches: holds((row) => row.isKey === true),
};

/** Orders by day, then by id, so that rows of the same day keep a stable order across pages. */
export function byDayAndId<Row extends { readonly id: string }>(
  name: string,
  dayOf: (row: Row) => string | null,
): Ordering<Row> {
  const { compare, ...ordering } = byDay(name, dayOf);
  return { ...ordering, compare: (a, b) => compare(a, b) || compareCodes(a.id, b.id) };
}

/** Forms in which a law or a decree is cited: "dl 23/2026", "decreto-legge n. 23 del 2026". */
export function citations(kind: string, number: string, year: string): string {
  return `${kind} n. ${number}/${year} del ${year}`;
}

/** Citation forms of a decree with the id "2026-23", or of a draft. */
export function decreeCitations(kind: string, id: string): string {
  const draft = draftNumberIn(id);
  if (draft !== null) return `${kind} schema atto del Governo n. ${draft}`;
  const [year = "", number = ""] = id.split("-");
  return citations(kind, number, year);
}
