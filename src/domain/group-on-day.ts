/** Group and side of a member on a day. Votes always use those of the day of the vote, never the current ones. */
import type { Side, SideOnDay } from "./codes.ts";
import { isOn, type Period } from "./periods.ts";

/** The period that holds on a day; the later one when two overlap (sources sometimes end a period a day late). */
function periodOn<S extends Period>(periods: readonly S[], day: string): S | undefined {
  return periods.findLast((period) => isOn(period, day));
}

/** Group id of a member on a day; null = in no group ("Nessun gruppo"). */
export function groupOn(periods: readonly (Period & { readonly group: string })[], day: string): string | null {
  return periodOn(periods, day)?.group ?? null;
}

/**
 * The last group period of a mandate. Undefined for a member in office who has left the last group: they are in no
 * group. For a mandate that has ended, the last period, whenever that ended.
 */
export function lastPeriod<S extends Pick<Period, "end">>(seat: {
  readonly end: string | null;
  readonly groups: readonly S[];
}): S | undefined {
  const last = seat.groups.at(-1);
  return seat.end === null && last !== undefined && last.end !== null ? undefined : last;
}

/**
 * Name of a group on a day; without a day, the last name. For a day outside the known periods, the nearest earlier
 * name, else the first.
 */
export function nameOn<S extends Period>(names: readonly S[], day: string | null): S | undefined {
  return names.findLast(({ start }) => day === null || start === null || start <= day) ?? names[0];
}

export type SidePeriods = readonly (Period & { readonly side: Side })[];

/**
 * Side of a member on a day: that of the group; in the mixed group or without a group, the member's own. null = not
 * known.
 * @param group the group on that day; null = none
 * @param own periods of the member's own side, where a source publishes them
 */
export function memberSideOn(
  group: { readonly isMixed: boolean; readonly sides: SidePeriods } | null,
  own: SidePeriods | undefined,
  day: string,
): SideOnDay {
  return group === null || group.isMixed ? sideOn(own ?? [], day) : sideOn(group.sides, day);
}

/** Side of a group, which is not the mixed one, on a day; null = not known: no period holds. */
export function sideOn(periods: SidePeriods, day: string): SideOnDay {
  return sideIn(periodOn(periods, day));
}

/** Side in a period; without one it is not known. */
export function sideIn(period: { readonly side: Side } | undefined): SideOnDay {
  return period === undefined ? null : (period.side ?? "neither");
}
