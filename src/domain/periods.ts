/** ISO days as text: comparing them is comparing strings. Spells run from `start` to the day before `end` (decision 0013). */
import { addDays } from "./days.ts";

export interface Spell {
  /** First day; null = not given, taken as "always so". */
  readonly start: string | null;
  /** First day no longer; null = still so. */
  readonly end: string | null;
}

/** Whether a spell holds on a day. */
export function isOn(spell: Spell, day: string): boolean {
  return (spell.start === null || spell.start <= day) && (spell.end === null || spell.end > day);
}

/** Last day of a spell, the one that readers see, from its first day no longer; null while it lasts. */
export function lastDay(end: string): string;
export function lastDay(end: string | null): string | null;
export function lastDay(end: string | null): string | null {
  return end === null ? null : addDays(end, -1);
}

/** What two spells share, or null when they never meet. */
export function overlap(a: Spell, b: Spell): Spell | null {
  const start = a.start === null || (b.start !== null && b.start > a.start) ? b.start : a.start;
  const end = a.end === null || (b.end !== null && b.end < a.end) ? b.end : a.end;
  return start !== null && end !== null && start >= end ? null : { start, end };
}
