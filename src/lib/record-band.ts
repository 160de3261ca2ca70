/** Columns and marks of the drawing of a member's votes. */
import type { MemberVoteCode } from "#src/domain/codes.ts";
import { fillMonths } from "#src/domain/days.ts";
import type { RecordItem } from "./lists/record.ts";
import { groupBy } from "./group-by.ts";

/** Classes of positions, from the bottom of a column: for, against, abstained, other presences, on mission, absent. */
export const bandCodes = ["AYE", "NO", "ABST", "SEC", "MIS", "ABSE"] as const satisfies readonly MemberVoteCode[];

/** Number of positions of each class. */
export type BandCounts = readonly [number, number, number, number, number, number];

export interface BandColumn {
  /** Month or day: "2026-11", "2026-11-19". */
  readonly key: string;
  readonly counts: BandCounts;
  /** Votes against the line of the group. */
  readonly dissents: number;
}

/** Up to this number, each vote is drawn as a mark of its own; so are the votes of a month. */
export const mostMarks = 150;

function classOf(code: MemberVoteCode): number {
  const own = bandCodes.findIndex((one) => one === code);
  return own === -1 ? bandCodes.indexOf("SEC") : own;
}

/** A column for each month from the first to the last: an axis of time has a place for months without votes too. */
export function everyMonth(columns: readonly BandColumn[]): readonly BandColumn[] {
  return fillMonths(columns.map((column) => ({ month: column.key, column }))).map(
    ({ month, point }) => point?.column ?? { key: month, counts: [0, 0, 0, 0, 0, 0], dissents: 0 },
  );
}

/** One column a month, or a day with votes, oldest first. */
export function toColumns(rows: readonly RecordItem[], unit: "month" | "day"): readonly BandColumn[] {
  const days = groupBy(rows, ({ date }) => (unit === "month" ? date.slice(0, 7) : date));
  const columns = [...days]
    .map(([key, own]): BandColumn => {
      const counts: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
      for (const { code } of own) counts[classOf(code)] = (counts[classOf(code)] ?? 0) + 1;
      return { key, counts, dissents: own.filter(({ isDissent }) => isDissent).length };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return unit === "month" ? everyMonth(columns) : columns;
}

/** Votes by day, both oldest first. `rows`: newest first. */
export function toDays<Row extends RecordItem>(rows: readonly Row[]): { day: string; votes: readonly Row[] }[] {
  return [...groupBy(rows.toReversed(), ({ date }) => date)].map(([day, votes]) => ({ day, votes }));
}
