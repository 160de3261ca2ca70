import { isOn, type Spell } from "#src/domain/periods.ts";
import { defineDerivation } from "#scripts/views/reader.ts";
import { toBranch } from "#scripts/views/shared/branch.ts";
import { officeDay } from "#scripts/views/shared/data-day.ts";
import { branchRoster } from "#scripts/views/shared/roster.ts";

/** A member in office now. */
export interface Seat {
  readonly person: string;
  /** Present group; null = in no group. */
  readonly group: string | null;
  /** First day in it; null = not known. */
  readonly groupStart: string | null;
}

/** Who sits in a chamber now, by person id; argument: "C" or "S". Nobody where the data say nothing of the chamber. */
export const seatsNow = defineDerivation<readonly Seat[]>("bodies-seats-now", (read, argument) => {
  const branch = toBranch(argument);
  const day = read.derived(officeDay, branch);
  if (day === null) return [];
  return read.derived(branchRoster, branch).members.flatMap((member) => {
    if (!isOn(member, day)) return [];
    const spell = member.groups.findLast((candidate) => isOn(candidate, day));
    return [{ person: member.id, group: spell?.group ?? null, groupStart: startInGroup(member, spell) }];
  });
});

/** First day of a member in a group: that of the mandate unless it began later; null = later, on a day not known. */
export function startInGroup(member: Spell, spell: Spell | undefined): string | null {
  return spell?.knownFrom === undefined ? (spell?.start ?? member.start) : null;
}
