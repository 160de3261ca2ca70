import type { Branch } from "#src/domain/codes.ts";
import type { ParliamentaryGroup, RolePeriod } from "#src/domain/records.ts";
import { demoSources } from "./calendar.ts";
import type { GroupPlan, Stance } from "./group-plans.ts";
import { plan } from "./plan.ts";

/** Attitude of a group on a day. @throws RangeError before the groups were formed */
export function stanceOn({ id, stances }: GroupPlan, day: string): Stance {
  const period = stances.find(({ start, end }) => start <= day && (end === null || day < end));
  if (period === undefined) throw new RangeError(`${id} has no attitude on ${day}`);
  return period.stance;
}

/** @throws RangeError if the chamber has no group with this acronym. */
export function groupOf(branch: Branch, acronym: string): GroupPlan {
  const found = plan.groups.find((group) => group.branch === branch && group.acronym === acronym);
  if (found === undefined) throw new RangeError(`no group ${acronym} in ${branch}`);
  return found;
}

export function toGroupRecord(group: GroupPlan, roles: RolePeriod[]): ParliamentaryGroup {
  const { id, branch, color, isMixed, start } = group;
  const successor = plan.laterGroups.find(({ from, founders }) => from === id && founders === null);
  const end = successor?.start ?? group.end;
  const close = <T extends { readonly end: string | null }>(periods: readonly T[]): T[] =>
    periods.map((period) => ({ ...period, end: period.end ?? end }));
  const [names, sides] = [close(group.names), close(group.sides)];
  return { id, aliases: [], branch, names, color, isMixed, sides, start, end, roles, sources: demoSources };
}
