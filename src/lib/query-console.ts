/** The query console's address, the years that a query names, positions in a query, and which result a chart can show. */
import type { Cell } from "#src/domain/tables/table.ts";

/** A query with the years of positions that it is to read; no years = those that it names. */
export interface ConsoleState {
  readonly sql: string;
  readonly years: readonly string[];
}

/** Longest address that every server and messenger passes on. */
const longestAddress = 6000;

/** Query string of the console's address; null when the query is too long for one. */
export function toConsoleAddress({ sql, years }: ConsoleState): string | null {
  const address = `?${new URLSearchParams({ q: sql, ...(years.length > 0 && { anni: years.join(",") }) }).toString()}`;
  return address.length > longestAddress ? null : address;
}

/** Id of the console, below the ready questions: the hash of an address with a question. */
export const consoleId = "domanda";

/** Query string of the console's address for a ready question. */
export const toQuestionAddress = (id: string): string => `?${new URLSearchParams({ domanda: id }).toString()}`;

/** Id of the ready question of an address; null = none. Unlike a query of an address, it is ours and may run by itself. */
export const fromQuestionAddress = (search: string): string | null => new URLSearchParams(search).get("domanda");

/**
 * The query of an address; null when it has none. `isBroken`: the address was cut or altered on its way, so that letters
 * are missing. Years that are not published are left out.
 */
export function fromConsoleAddress(
  search: string,
  published: readonly string[],
): (ConsoleState & { readonly isBroken: boolean }) | null {
  const query = new URLSearchParams(search);
  const sql = query.get("q");
  if (sql === null) return null;
  const years = (query.get("anni") ?? "").split(",").filter((year) => published.includes(year));
  return { sql, years, isBroken: sql.trim() === "" || sql.includes("\uFFFD") };
}

/** A file that a query reads, of one year or of a whole table. */
interface YearFile {
  readonly year: string | null;
  readonly bytes: number;
  readonly isLoaded: boolean;
}

/**
 * The years of positions that a query reads without being asked: those that it names; without any, as many of the newest
 * as can be fetched within `most` bytes, at least the newest. Oldest first.
 */
export function yearsToRead(sql: string, files: readonly YearFile[], most: number): readonly string[] {
  const published = [...new Set(files.flatMap(({ year }) => year ?? []))].toSorted();
  const named = published.filter((year) => new RegExp(String.raw`(?:^|\D)${year}(?!\d)`).test(sql));
  if (named.length > 0) return named;
  const bytesOf = (wanted: string | null): number =>
    files.reduce((sum, { year, bytes, isLoaded }) => sum + (year === wanted && !isLoaded ? bytes : 0), 0);
  let left = most - bytesOf(null);
  const more = published.toReversed().findIndex((year) => (left -= bytesOf(year)) < 0);
  return published.slice(-(more === -1 ? published.length : Math.max(1, more)));
}

/** Line and column, both from 1, of an index in a text. */
export function positionOf(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Bars of a chart: one per row. */
export interface Bars {
  /** Names of the columns of labels and of values. */
  readonly of: string;
  readonly value: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}

/** More bars are not read any more. */
const mostBars = 60;

/**
 * The bars that show a result: one or two columns that name its rows, then one of numbers from 0 up. Null when the
 * result has another form, empty numbers, one row, or too many.
 */
export function toBars(columns: readonly string[], rows: readonly (readonly Cell[])[]): Bars | null {
  if (rows.length < 2 || rows.length > mostBars) return null;
  const at = columns.findIndex((_, index) => index > 0 && rows.every((row) => isAmount(row[index])));
  if (at === -1 || at > 2) return null;
  const bars = rows.map((row) => ({ label: row.slice(0, at).join(" "), value: Number(row[at]) }));
  return { of: columns.slice(0, at).join(", "), value: columns[at] ?? "", bars };
}

const isAmount = (cell: Cell | undefined): boolean => typeof cell === "number" && cell >= 0;
