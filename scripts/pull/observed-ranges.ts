/**
 * Ranges of days derived from observations on single days or in single votes: a source publishes the current state, its votes show the
 * past.
 */
import { z } from "zod";
import { compareCodes } from "#src/domain/compare.ts";
import { addDays } from "#src/domain/days.ts";
import { firstKnown, lastDay, type Period } from "#src/domain/periods.ts";
import type { Vote } from "#src/domain/records.ts";

/**
 * Range between two observations (both included) without a contradicting one in between. `from` and `to` are days, or
 * moments of a day: see {@link momentOf}.
 */
export type ObservedRange<Value> = [from: string, to: string, value: Value];

const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:#\d{9})?$/);

/** Schema of cached ranges. */
export const rangesOf = <Value extends z.ZodType>(value: Value) => z.array(z.tuple([moment, moment, value]));

/** Digits of the number of a vote and of both numbers in a moment. */
const digits = { number: 4, both: 9 } as const;

/** A vote as a moment of its day, "2026-11-19#006410041": sitting and number. Moments and days compare as strings. */
export function momentOf({ date, sitting, number }: Pick<Vote, "date" | "sitting" | "number">): string {
  const order = Number(/\d+/.exec(sitting)?.[0] ?? 0) * 10 ** digits.number + number;
  return `${date}#${String(order).padStart(digits.both, "0")}`;
}

const dayOf = (at: string): string => at.slice(0, 10);

/** The next or the previous day or moment. */
function shift(at: string, by: 1 | -1): string {
  const [day = "", order] = at.split("#");
  return order === undefined ? addDays(day, by) : `${day}#${String(Number(order) + by).padStart(digits.both, "0")}`;
}

/** Ranges of whole days: a day with several values has the last one. */
export function toDayRanges<Value>(ranges: readonly ObservedRange<Value>[]): ObservedRange<Value>[] {
  const days = ranges.map(([from, to, value], place): ObservedRange<Value> => {
    const next = ranges[place + 1]?.[0];
    const isShared = next !== undefined && dayOf(next) === dayOf(to);
    return [dayOf(from), isShared ? addDays(dayOf(to), -1) : dayOf(to), value];
  });
  return joinRanges(days.filter(([from, to]) => from <= to));
}

/**
 * Merges cached ranges with the days or moments observed in this run. Contradicting ones are cut out of a cached range, with what
 * is between consecutive ones of the same value; after them the cached range continues.
 */
export function mergeRanges<Value>(
  cached: readonly ObservedRange<Value>[],
  observed: ReadonlyMap<string, Value>,
): ObservedRange<Value>[] {
  const days = [...observed].map(([day, value]): ObservedRange<Value> => [day, day, value]).toSorted(byStart);
  const pieces = cached.flatMap(([from, to, value]) => {
    const inside = joinRanges(days.filter(([day]) => from <= day && day <= to));
    const others = inside.filter((other) => other[2] !== value);
    const starts = [from, ...others.map(([, end]) => shift(end, 1))];
    const ends = [...others.map(([start]) => shift(start, -1)), to];
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

interface Observation<Value> {
  readonly at: string;
  readonly value: Value;
}

/** Values observed on single days or in single votes of this run, by key, combined with cached ranges. */
export class Observations<Value> {
  readonly #cached: (key: string) => readonly ObservedRange<Value>[];
  /** Last observation by day and key. Written four hundred times per vote: small maps, and objects that members share. */
  readonly #days = new Map<string, Map<string, Observation<Value>>>();
  #shared: Observation<Value> | null = null;
  #byKey: Map<string, Map<string, Value>> | null = null;

  /** @param cached ranges known before this run, by key */
  constructor(cached: (key: string) => readonly ObservedRange<Value>[]) {
    this.#cached = cached;
  }

  /** Of a day the last moment counts, and of equal ones the last call. `at`: a day or a moment. */
  record(key: string, value: Value, at: string): void {
    const day = dayOf(at);
    let values = this.#days.get(day);
    if (values === undefined) this.#days.set(day, (values = new Map<string, Observation<Value>>()));
    if ((values.get(key)?.at ?? "") > at) return;
    if (this.#shared?.at !== at || this.#shared.value !== value) this.#shared = { at, value };
    values.set(key, this.#shared);
    this.#byKey = null;
  }

  has(key: string, day: string): boolean {
    return this.#days.get(day)?.has(key) === true;
  }

  /** Keys with observations in this run, sorted. */
  get keys(): string[] {
    return [...this.#observed().keys()].toSorted();
  }

  ranges(key: string): ObservedRange<Value>[] {
    return mergeRanges(this.#cached(key), this.#observed().get(key) ?? new Map<string, Value>());
  }

  #observed(): ReadonlyMap<string, ReadonlyMap<string, Value>> {
    if (this.#byKey !== null) return this.#byKey;
    const byKey = new Map<string, Map<string, Value>>();
    for (const values of this.#days.values())
      for (const [key, { at, value }] of values) {
        const observed = byKey.get(key) ?? new Map<string, Value>();
        byKey.set(key, observed.set(at, value));
      }
    this.#byKey = byKey;
    return byKey;
  }
}
