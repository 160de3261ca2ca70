/** Dated spells: who was where on a day. Group and side are always those of the day of the vote, never today's. */
import type { Side } from "./codes.ts";
import { isOn, type Spell } from "./periods.ts";

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
