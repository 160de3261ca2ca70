import { daysBetween } from "#src/domain/days.ts";
import type { Branch } from "#src/domain/codes.ts";
import { lastSitting, type SittingDay, sittingDays } from "./calendar.ts";
import { Random } from "./random.ts";

export interface VoteSitting extends SittingDay {
  readonly votes: number;
}

/** Number of votes at scale 1. */
const trueVotes: Record<Branch, number> = { C: 19_800, S: 8_300 };
const sharePolled = 0.72;

/** Sittings with named cases: number of votes by sitting number. */
export const staged: Record<Branch, Readonly<Record<number, number>>> = {
  C: { 641: 44, 640: 33 },
  S: { 402: 18, 401: 24 },
};

/** Classes of sittings: range of the number of votes, and weight of the class. */
const sizes: readonly (readonly [readonly [number, number], number])[] = [
  [[1, 8], 15],
  [[9, 20], 20],
  [[21, 45], 30],
  [[46, 75], 20],
  [[76, 110], 10],
  [[111, 266], 5],
];

/**
 * Sittings of a chamber with electronic votes, in order. At scale 1 it has the real number of votes; at smaller scales
 * the last eight weeks stay dense and the rest is thinned out.
 */
export function planSittings(seed: number, scale: number, branch: Branch): VoteSitting[] {
  const random = Random.stream(seed, `sittings ${branch}`);
  const last = lastSitting[branch];
  const polled = sittingDays(seed, branch)
    .filter(
      (day) =>
        day.number in staged[branch] ||
        (day.date > "2022-10-27" && random.chance(sharePolled) && day.number < last.number - 1),
    )
    .map((day) => ({ ...day, true: staged[branch][day.number] ?? random.int(...random.weighted(sizes)) }));
  const budget = Math.round(trueVotes[branch] * (scale < 1 ? scale * 1.25 : 1));
  const isStaged = (day: SittingDay) => day.number in staged[branch];
  const recentRate = Math.min(1, scale * 7);
  const isRecent = (day: SittingDay) => scale < 1 && daysBetween(day.date, last.date) < 56;
  const fixed =
    sum(polled.filter(isStaged)) + recentRate * sum(polled.filter((day) => isRecent(day) && !isStaged(day)));
  const older = polled.filter((day) => !isRecent(day) && !isStaged(day));
  const rate = Math.max(0.004, (budget - fixed) / sum(older));
  const keep = Math.min(1, rate * 8);
  return polled
    .map((day): VoteSitting => {
      const votes = isStaged(day)
        ? day.true
        : isRecent(day)
          ? random.round(day.true * recentRate)
          : random.chance(keep)
            ? Math.max(1, random.round((day.true * rate) / keep))
            : 0;
      return { branch, number: day.number, date: day.date, votes };
    })
    .filter(({ votes }) => votes > 0);
}

function sum(days: readonly { readonly true: number }[]): number {
  return days.reduce((total, day) => total + day.true, 0);
}
