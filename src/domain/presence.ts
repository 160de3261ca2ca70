import { isHandful } from "./handful.ts";

/** Bands of the share of votes at which a member was present. */
export const presenceBands = ["90_100", "75_90", "50_75", "_50"] as const;
export type PresenceBand = (typeof presenceBands)[number];

/** Band of a presence: ≥ 90 %, ≥ 75 %, ≥ 50 %, < 50 %; null when there was no vote. */
export function presenceBand(present: number, voting: number): PresenceBand | null {
  if (voting === 0) return null;
  // Compared as integers: 9 of 10 is exactly 90 %.
  const hundredths = present * 100;
  if (hundredths >= voting * 90) return "90_100";
  if (hundredths >= voting * 75) return "75_90";
  return hundredths >= voting * 50 ? "50_75" : "_50";
}

interface Counted {
  readonly figures: { readonly present: number; readonly voting: number } | null;
}

/** The rows with the highest and the lowest presence; null = several have it, to a tenth of a percent, or few are counted. */
export interface PresenceEnds<Row> {
  readonly most: Row | null;
  readonly least: Row | null;
}

/** Ends of the rows in the order of presence, without those of a handful of votes, which have no place in it. */
export function presenceEnds<Row extends Counted>(rows: readonly Row[]): PresenceEnds<Row> {
  const ranked = rows
    .flatMap((row) => {
      if (row.figures === null || isHandful(row.figures.voting)) return [];
      return [{ row, tenths: Math.round((row.figures.present * 1000) / row.figures.voting) }];
    })
    .toSorted((a, b) => b.tenths - a.tenths);
  const alone = (end: (typeof ranked)[number] | undefined, next: (typeof ranked)[number] | undefined): Row | null =>
    end === undefined || next === undefined || end.tenths === next.tenths ? null : end.row;
  return { most: alone(ranked[0], ranked[1]), least: alone(ranked.at(-1), ranked.at(-2)) };
}
