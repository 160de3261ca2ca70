import type { Branch } from "./codes.ts";
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
  readonly branch: Branch;
  readonly figures: { readonly present: number; readonly voting: number } | null;
}

/**
 * The rows with the highest and the lowest presence; null = several have it, to a tenth of a percent, or few are counted.
 * `isAll`: nobody who is left out, being counted in few votes, has as high or as low a presence.
 */
export interface PresenceEnds<Row> {
  readonly most: Row | null;
  readonly least: Row | null;
  readonly isAll: boolean;
}

/**
 * Ends of the rows in the order of presence, without those of a handful of votes, which have no place in it, and without
 * those of less than half of the votes of the member counted most in their chamber: two weeks are no legislature.
 * `all`: the members of the chambers.
 */
export function presenceEnds<Row extends Counted>(
  rows: readonly Row[],
  all: readonly Counted[] = rows,
): PresenceEnds<Row> {
  const mostVotes = (branch: Branch): number =>
    Math.max(...all.map((one) => (one.branch === branch ? (one.figures?.voting ?? 0) : 0)));
  const least = { C: mostVotes("C") / 2, S: mostVotes("S") / 2 };
  const counted = rows
    .flatMap((row) => {
      if (row.figures === null || row.figures.voting === 0) return [];
      const { present, voting } = row.figures;
      const isRanked = !isHandful(voting) && voting >= least[row.branch];
      return [{ row, isRanked, tenths: Math.round((present * 1000) / voting) }];
    })
    .toSorted((a, b) => b.tenths - a.tenths);
  const ranked = counted.filter(({ isRanked }) => isRanked);
  const [first, last] = [ranked[0], ranked.at(-1)];
  const alone = (end: typeof first, next: typeof first): Row | null =>
    end === undefined || next === undefined || end.tenths === next.tenths ? null : end.row;
  const isWithin = ({ tenths }: (typeof counted)[number]): boolean =>
    first === undefined || last === undefined || (tenths < first.tenths && tenths > last.tenths);
  return {
    most: alone(first, ranked[1]),
    least: alone(last, ranked.at(-2)),
    isAll: counted.every((one) => one.isRanked || isWithin(one)),
  };
}
