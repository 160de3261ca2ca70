/** ISO days as text: they compare as strings. Spells run from `start` to the day before `end` (decision 0013). */
import { addDays } from "./days.ts";

export interface Spell {
  /** First day; null = not given, taken as "always so". */
  readonly start: string | null;
  /** First day no longer; null = still so. */
  readonly end: string | null;
  /** Of a spell that began on a day not given: the first day on which it is known to hold. */
  readonly knownFrom?: string | undefined;
}

/** First day on which a spell is known to hold; null = always so. */
export function firstKnown(spell: Spell): string | null {
  return spell.start ?? spell.knownFrom ?? null;
}

/** Whether a spell is known to hold on a day. */
export function isOn(spell: Spell, day: string): boolean {
  const start = firstKnown(spell);
  return (start === null || start <= day) && (spell.end === null || spell.end > day);
}

/** Last day of a spell, the one that readers see, from its first day no longer; null while it lasts. */
export function lastDay(end: string): string;
export function lastDay(end: string | null): string | null;
export function lastDay(end: string | null): string | null {
  return end === null ? null : addDays(end, -1);
}

/** What two spells share, or null when they never meet. */
export function overlap(a: Spell, b: Spell): Spell | null {
  const [first, second] = [firstKnown(a), firstKnown(b)];
  const start = first === null || (second !== null && second > first) ? second : first;
  const end = a.end === null || (b.end !== null && b.end < a.end) ? b.end : a.end;
  return start !== null && end !== null && start >= end ? null : { start, end };
}
