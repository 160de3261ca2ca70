import { isOn, type Period } from "#src/domain/periods.ts";
import { defineDerivation } from "#scripts/views/reader.ts";
import { toBranch } from "#scripts/views/shared/branch.ts";
import { officeDay } from "#scripts/views/shared/data-day.ts";
import { branchRoster } from "#scripts/views/shared/roster.ts";

export interface Seat {
  readonly person: string;
  /** Current group; null = none. */
  readonly group: string | null;
  /** First day in the group; null = unknown. */
  readonly groupStart: string | null;
}

/** Current members of a chamber, by person id; empty if the source has no data for it. Argument: "C" or "S". */
export const seatsNow = defineDerivation<readonly Seat[]>("bodies-seats-now", (read, argument) => {
  const branch = toBranch(argument);
  const day = read.derived(officeDay, branch);
  if (day === null) return [];
  return read.derived(branchRoster, branch).members.flatMap((member) => {
    if (!isOn(member, day)) return [];
    const period = member.groups.findLast((candidate) => isOn(candidate, day));
    return [{ person: member.id, group: period?.group ?? null, groupStart: startInGroup(member, period) }];
  });
});

/**
 * First day of a member in a group: that of the mandate unless the period began later; null = later, on an unknown day.
 */
export function startInGroup(member: Period, period: Period | undefined): string | null {
  return period?.knownFrom === undefined ? (period?.start ?? member.start) : null;
}
