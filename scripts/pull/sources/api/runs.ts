/** What was seen of something on single days: the API tells the present, its votes tell the past. */
import { compareCodes } from "#src/domain/compare.ts";
import { addDays } from "#src/domain/days.ts";
import { firstKnown, lastDay, type Spell } from "#src/domain/periods.ts";

/** From one day to another, both seen, with nothing else seen between them. */
export type SeenRun<Value> = [from: string, to: string, value: Value];

/**
 * What is kept of earlier pulls, with what this one has seen. Days that say otherwise than the run in which they lie are cut out
 * of it, with what lies between two of them: the run goes on after them, as it was known to.
 */
export function mergeRuns<Value>(kept: readonly SeenRun<Value>[], seen: ReadonlyMap<string, Value>): SeenRun<Value>[] {
  const days = [...seen].map(([day, value]): SeenRun<Value> => [day, day, value]).toSorted(byStart);
  const pieces = kept.flatMap((run) => {
    const [from, to, value] = run;
    const inside = joinRuns(days.filter(([day]) => from <= day && day <= to));
    const others = inside.filter((other) => other[2] !== value);
    const starts = [from, ...others.map(([, end]) => addDays(end, 1))];
    const ends = [...others.map(([start]) => addDays(start, -1)), to];
    const rest = starts.map((start, index): SeenRun<Value> => [start, ends[index] ?? to, value]);
    return [...others, ...rest.filter(([start, end]) => start <= end)];
  });
  return joinRuns([...pieces, ...days].toSorted(byStart));
}

const byStart = <Value>([a]: SeenRun<Value>, [b]: SeenRun<Value>): number => compareCodes(a, b);

/** Runs in order, those that follow each other with the same value as one. */
function joinRuns<Value>(sorted: readonly SeenRun<Value>[]): SeenRun<Value>[] {
  const joined: SeenRun<Value>[] = [];
  for (const [from, to, value] of sorted) {
    const last = joined.at(-1);
    if (last?.[2] === value) last[1] = to > last[1] ? to : last[1];
    else joined.push([from, to, value]);
  }
  return joined;
}

/** What published spells say was seen: of one without a beginning, its last day alone. `upTo`: the day to which they were known. */
export function runsOfSpells<One extends Spell, Value>(
  spells: readonly One[],
  valueOf: (spell: One) => Value | null,
  upTo: string | null,
): SeenRun<Value>[] {
  return spells.flatMap((spell): SeenRun<Value>[] => {
    const [value, from] = [valueOf(spell), firstKnown(spell)];
    const to = lastDay(spell.end) ?? upTo;
    if (value === null) return [];
    if (from === null) return to === null ? [] : [[to, to, value]];
    return [[from, to === null || to < from ? from : to, value]];
  });
}
