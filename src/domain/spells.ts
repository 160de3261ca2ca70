/** Dated spells: who was where on a day. Group and side are always those of the day of the vote, never today's. */
import type { Side } from "./codes.ts";
import { isOn, type Spell } from "./periods.ts";

/** The spell running on this day; the later one when two overlap (sources sometimes close a spell a day late). */
function spellOn<S extends Spell>(spells: readonly S[], day: string): S | undefined {
  return spells.findLast((spell) => isOn(spell, day));
}

/** Group id of a member on a day; null = in no group ("Nessun gruppo"). */
export function groupOn(spells: readonly (Spell & { readonly group: string })[], day: string): string | null {
  return spellOn(spells, day)?.group ?? null;
}

/**
 * The spell of a mandate that tells its group now: who left the last group and sits on is in none. Of a mandate that is
 * over, the last one, whenever it ended.
 */
export function lastSpell<S extends Pick<Spell, "end">>(seat: {
  readonly end: string | null;
  readonly groups: readonly S[];
}): S | undefined {
  const last = seat.groups.at(-1);
  return seat.end === null && last !== undefined && last.end !== null ? undefined : last;
}

/**
 * The name that a group had on a day; without a day, its last. Outside what is known the nearest before, else the
 * first.
 */
export function nameOn<S extends Spell>(names: readonly S[], day: string | null): S | undefined {
  return names.findLast(({ start }) => day === null || start === null || start <= day) ?? names[0];
}

/** Spells on a side: of a group, or of a member. */
export type SideSpells = readonly (Spell & { readonly side: Side })[];

/**
 * Side of a member on a day: that of the group; of whoever is in the mixed group or in none, their own; null = on
 * neither side, or the source does not say.
 * @param group the group of that day; null = none
 * @param own their own side in time, as far as a source gives it
 */
export function memberSideOn(
  group: { readonly isMixed: boolean; readonly sides: SideSpells } | null,
  own: SideSpells | undefined,
  day: string,
): Side {
  return group === null || group.isMixed ? sideOn(own ?? [], day) : sideOn(group.sides, day);
}

/** Side of a group on a day; null = on neither side, or the source does not say. */
export function sideOn(spells: SideSpells, day: string): Side {
  return spellOn(spells, day)?.side ?? null;
}
