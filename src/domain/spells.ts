/** Dated spells: who was where on a day. Group and side are always those of the day of the vote, never today's. */
import type { Side } from "./codes.ts";

/** A half-open interval of ISO days. `start: null` = from the beginning; `end` is the first day outside; null = still running. */
export interface Spell {
  readonly start: string | null;
  readonly end: string | null;
}

/** Was the spell running on this day? `{start: "2026-01-10", end: "2026-02-01"}` covers 10 to 31 January. */
export function isOn(spell: Spell, day: string): boolean {
  return (spell.start === null || spell.start <= day) && (spell.end === null || spell.end > day);
}

/** Was the spell running on any day from `first` to `last`, both included? */
export function overlaps(spell: Spell, first: string, last: string): boolean {
  return (spell.start === null || spell.start <= last) && (spell.end === null || spell.end > first);
}

/** The spell running on this day; the later one when two overlap (sources sometimes close a spell a day late). */
export function spellOn<S extends Spell>(spells: readonly S[], day: string): S | undefined {
  return spells.findLast((spell) => isOn(spell, day));
}

/** Group id of a member on a day; null = in no group ("Nessun gruppo"). */
export function groupOn(spells: readonly (Spell & { readonly group: string })[], day: string): string | null {
  return spellOn(spells, day)?.group ?? null;
}

/** Side of a group on a day; null = on neither side, or the source does not say. */
export function sideOn(spells: readonly (Spell & { readonly side: Side })[], day: string): Side {
  return spellOn(spells, day)?.side ?? null;
}
