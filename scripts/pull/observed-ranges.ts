/**
 * Ranges of days derived from observations on single days: a source publishes the current state, its votes show the
 * past.
 */
import { z } from "zod";
import { compareCodes } from "#src/domain/compare.ts";
import { addDays } from "#src/domain/days.ts";
import { firstKnown, lastDay, type Period } from "#src/domain/periods.ts";

/** Range between two days of observation (both included) without a contradicting observation in between. */
export type ObservedRange<Value> = [from: string, to: string, value: Value];

/** Schema of cached ranges. */
export const rangesOf = <Value extends z.ZodType>(value: Value) =>
  z.array(z.tuple([z.iso.date(), z.iso.date(), value]));

/**
 * Merges cached ranges with the days observed in this run. Contradicting days are cut out of a cached range, with the
 * days between consecutive ones of the same value; after them the cached range continues.
 */
export function mergeRanges<Value>(
  cached: readonly ObservedRange<Value>[],
  observed: ReadonlyMap<string, Value>,
): ObservedRange<Value>[] {
  const days = [...observed].map(([day, value]): ObservedRange<Value> => [day, day, value]).toSorted(byStart);
  const pieces = cached.flatMap(([from, to, value]) => {
    const inside = joinRanges(days.filter(([day]) => from <= day && day <= to));
    const others = inside.filter((other) => other[2] !== value);
    const starts = [from, ...others.map(([, end]) => addDays(end, 1))];
    const ends = [...others.map(([start]) => addDays(start, -1)), to];
    const rest = starts.map((start, index): ObservedRange<Value> => [start, ends[index] ?? to, value]);
    return [...others, ...rest.filter(([start, end]) => start <= end)];
  });
  return joinRanges([...pieces, ...days].toSorted(byStart));
}

const byStart = <Value>([a]: ObservedRange<Value>, [b]: ObservedRange<Value>): number => compareCodes(a, b);

/** Joins consecutive ranges with the same value; the input is sorted by start. */
function joinRanges<Value>(sorted: readonly ObservedRange<Value>[]): ObservedRange<Value>[] {
  const joined: ObservedRange<Value>[] = [];
  for (const [from, to, value] of sorted) {
    const last = joined.at(-1);
    if (last?.[2] === value) last[1] = to > last[1] ? to : last[1];
    else joined.push([from, to, value]);
  }
  return joined;
}

/**
 * Converts stored periods to observed ranges. A period without a start yields only its last day. `upTo`: last day
 * covered.
 */
export function rangesOfPeriods<One extends Period, Value>(
  periods: readonly One[],
  valueOf: (period: One) => Value | null,
  upTo: string | null,
): ObservedRange<Value>[] {
  return periods.flatMap((period): ObservedRange<Value>[] => {
    const [value, from] = [valueOf(period), firstKnown(period)];
    const to = lastDay(period.end) ?? upTo;
    if (value === null) return [];
    if (from === null) return to === null ? [] : [[to, to, value]];
    return [[from, to === null || to < from ? from : to, value]];
  });
}
