/**
 * Changes of parliamentary group, with the reason. First joins while groups form are not changes; a renamed group stays
 * the same group.
 */
import type { Branch, SideOnDay } from "./codes.ts";
import { compareCodes } from "./compare.ts";
import { addDays } from "./days.ts";
import { legislature } from "./legislature.ts";
import { firstKnown, isDated, isOn, lastDay, type Period, shownEnd, shownStart } from "./periods.ts";
import type { Membership, Person } from "./records.ts";
import { groupOn, memberSideOn, sideIn, type SidePeriods } from "./group-on-day.ts";

/**
 * First day on which changes count: thirty days after the first sitting. Until then members wait in the mixed group
 * while their own group forms.
 */
export const firstDayOfChanges = addDays(legislature.start, 30);

/** Reason of a change: from or to another group, from or to no group, or start or end of the mandate. */
export const changeReasons = ["group", "none", "mandate"] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** One change, from the viewpoint of the group that gains or loses a member. */
export interface GroupChange {
  readonly group: string;
  readonly direction: "in" | "out";
  readonly person: string;
  /** First day in the new group; when the mandate ends, the last day in office. */
  readonly date: string;
  readonly reason: ChangeReason;
  /** The previous (in) or next (out) group; null with a mandate, when there is none, or when it is unknown. */
  readonly other: string | null;
  /** Why the mandate ended, in the source's words. */
  readonly endReason: string | null;
  /** With a mandate: the member replaced (in) or the successor (out). */
  readonly counterpart: string | null;
}

/**
 * The end of a group whose members go to the group that it became, as the source says, or most of whose members go to the
 * same group, on the same day: it got a new name and id, or joined another group. One event, and no change of its members.
 */
export interface GroupMove {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  /** Members who moved, and those whom the group had on the day before and who kept their seat. */
  readonly moved: number;
  readonly members: number;
}

/** Least number of members of a group for their common move to be an event. */
const leastMembers = 3;

/** Groups that became another one, by id. */
type Successors = ReadonlyMap<string, string>;

type People = readonly Pick<Person, "id" | "memberships">[];

/** All changes of single members in a chamber and all moves of whole groups, oldest first, then by person. */
export function findGroupChanges(
  people: People,
  branch: Branch,
  successors: Successors = new Map(),
): { readonly changes: GroupChange[]; readonly moves: GroupMove[] } {
  const mandates = people.flatMap(({ id, memberships }) =>
    memberships.filter((mandate) => mandate.branch === branch).map((mandate) => ({ id, mandate })),
  );
  const changes = mandates
    .flatMap(({ id, mandate }) => changesOf(id, mandate))
    .filter((change) => change.date >= firstDayOfChanges)
    .sort(byDate);
  const moves = findMoves(
    changes,
    mandates.map(({ mandate }) => mandate),
    successors,
  );
  const nameOf = (date: string, from: string, to: string): string => `${date} ${from} ${to}`;
  const names = new Set(moves.map(({ date, from, to }) => nameOf(date, from, to)));
  const isOwn = ({ date, group, other, direction, reason }: GroupChange): boolean =>
    reason !== "group" ||
    other === null ||
    !names.has(direction === "out" ? nameOf(date, group, other) : nameOf(date, other, group));
  return { changes: changes.filter(isOwn), moves };
}

function findMoves(
  changes: readonly GroupChange[],
  mandates: readonly Membership[],
  successors: Successors,
): GroupMove[] {
  const passages = changes.filter(({ direction, reason }) => direction === "out" && reason === "group");
  const byName = Map.groupBy(passages, ({ date, group, other }) => `${date} ${group} ${other ?? ""}`);
  return [...byName.values()].flatMap((own): GroupMove[] => {
    const [first] = own;
    if (first === undefined || first.other === null) return [];
    const { date, group: from, other: to } = first;
    const seated = mandates.filter((mandate) => isOn(mandate, date));
    if (seated.some(({ groups }) => groupOn(groups, date) === from)) return [];
    const members = seated.filter(({ groups }) => groupOn(groups, lastDay(date)) === from).length;
    const isMost = members >= leastMembers && own.length * 2 > members;
    return isMost || successors.get(from) === to ? [{ date, from, to, moved: own.length, members }] : [];
  });
}

/**
 * Who went from one group to another on the last day on which anybody did. Empty: nobody, where from is not known, or since
 * then a whole group moved, or somebody left a group for none or joined one from none.
 */
export function lastPassages({ changes, moves }: ReturnType<typeof findGroupChanges>): readonly GroupChange[] {
  const passages = changes.filter(({ direction, reason }) => direction === "in" && reason === "group");
  const date = passages.at(-1)?.date;
  const last = passages.filter((change) => change.date === date);
  const others = [...moves, ...changes.filter(({ reason }) => reason === "none")];
  const isKnown = date !== undefined && others.every((other) => other.date <= date);
  return isKnown && last.every(({ other }) => other !== null) ? last : [];
}

/** Number of members with a change of group on an unknown day, which no count includes. */
export function countUndated(members: readonly { readonly groups: readonly Period[] }[]): number {
  return members.filter(({ groups }) => !groups.every(isDated)).length;
}

export function countChanges(
  changes: readonly GroupChange[],
): ReadonlyMap<string, { readonly entered: number; readonly left: number }> {
  const counts = new Map<string, { entered: number; left: number }>();
  for (const change of changes) {
    const own = counts.get(change.group) ?? { entered: 0, left: 0 };
    if (change.direction === "in") own.entered += 1;
    else own.left += 1;
    counts.set(change.group, own);
  }
  return counts;
}

/**
 * Days of a change: last day in the old group, first day in the new one. `own` belongs to `group`, `far` to `other`.
 */
export function passageDays({ direction, reason, date }: Pick<GroupChange, "direction" | "reason" | "date">): {
  readonly own: string;
  readonly far: string;
} {
  const lastInOld = reason === "mandate" ? date : lastDay(date);
  return direction === "in" ? { own: date, far: lastInOld } : { own: lastInOld, far: date };
}

interface SidedMandate extends Period {
  readonly groups: readonly (Period & { readonly group: string })[];
  /** The member's own side: see `memberSideOn`. */
  readonly sides: SidePeriods;
}

/**
 * Members who joined or left a side: together with their group, by changing group, on their own in the mixed group, or
 * with the mandate. While the side of somebody is not known, it counts as that before. Size on the day before
 * {@link firstDayOfChanges} + `entered` − `left` = size on the last day of the data, of those whose side is known on both.
 * `last`: the last day that counts, for a legislature that is over; null = all count.
 */
export function countCrossings(
  mandates: readonly SidedMandate[],
  groups: ReadonlyMap<string, { readonly isMixed: boolean; readonly sides: SidePeriods }>,
  last: string | null = null,
): Readonly<Record<"majority" | "opposition", { readonly entered: number; readonly left: number }>> {
  const counts = { majority: { entered: 0, left: 0 }, opposition: { entered: 0, left: 0 } };
  for (const mandate of mandates) {
    /** "out" = not a member; null = the side is not known. */
    const placeOn = (day: string): SideOnDay | "out" =>
      isOn(mandate, day)
        ? memberSideOn(groups.get(groupOn(mandate.groups, day) ?? "") ?? null, mandate.sides, day)
        : "out";
    const ofGroups = mandate.groups.flatMap(({ group }) => groups.get(group)?.sides ?? []);
    const turns = [mandate, ...mandate.groups, ...mandate.sides, ...ofGroups].flatMap((period) =>
      [firstKnown(period), period.end].flatMap((day) =>
        day !== null && day >= firstDayOfChanges && (last === null || day <= last) ? [day] : [],
      ),
    );
    let before = placeOn(lastDay(firstDayOfChanges));
    for (const day of [...new Set(turns)].toSorted()) {
      const after = placeOn(day);
      if (after === null || after === before) continue;
      if (before === "majority" || before === "opposition") counts[before].left += 1;
      if (before !== null && (after === "majority" || after === "opposition")) counts[after].entered += 1;
      before = after;
    }
  }
  return counts;
}

/** A group that went from one side to another. `date`: null = the sources do not give the day. */
export interface GroupTurn {
  readonly group: string;
  readonly date: string | null;
  readonly side: Exclude<SideOnDay, null>;
}

/**
 * Groups that changed side as a whole since {@link firstDayOfChanges}, by day, those without one last. A time in which
 * the side is not known hides the day. `last`: as in {@link countCrossings}.
 */
export function findTurns(
  groups: readonly { readonly id: string; readonly isMixed: boolean; readonly sides: SidePeriods }[],
  last: string | null = null,
): readonly GroupTurn[] {
  return groups
    .filter(({ isMixed }) => !isMixed)
    .flatMap(({ id, sides }) =>
      sides.flatMap((period, index): GroupTurn[] => {
        const [before, side] = [sides[index - 1], sideIn(period)];
        if (before === undefined || side === null || sideIn(before) === side) return [];
        const { start } = period;
        if (start !== null && (start < firstDayOfChanges || (last !== null && start > last))) return [];
        const isDay = start !== null && start === before.end && isDated(period);
        return [{ group: id, date: isDay ? start : null, side }];
      }),
    )
    .sort((a, b) => compareCodes(a.date ?? "9", b.date ?? "9") || compareCodes(a.group, b.group));
}

function changesOf(person: string, mandate: Membership): GroupChange[] {
  const periods = joinPeriods(mandate.groups);
  const changes: GroupChange[] = [];
  const first = periods[0];
  const last = periods.at(-1);
  if (first !== undefined && first.knownFrom === undefined && (first.start ?? shownStart(mandate)) !== null) {
    changes.push({
      group: first.group,
      direction: "in",
      person,
      date: first.start ?? mandate.start,
      reason: "mandate",
      other: null,
      endReason: null,
      counterpart: mandate.replaces,
    });
  }
  const passage = { person, reason: "group", endReason: null, counterpart: null } as const;
  periods.slice(1).forEach((period, index) => {
    const before = periods[index];
    if (before === undefined) return;
    const left = shownEnd(before);
    if (period.knownFrom !== undefined || period.isStartAssumed === true) {
      // Other groups may lie in between: the departure is known, the next group and the day of the join are not.
      if (left !== null) changes.push({ ...passage, date: left, group: before.group, direction: "out", other: null });
      return;
    }
    const date = period.start ?? left ?? mandate.start;
    // The member was in no group in between: two separate changes, each with its own day.
    if (left !== null && areApart(before, period)) {
      changes.push({ ...passage, reason: "none", date: left, group: before.group, direction: "out", other: null });
      changes.push({ ...passage, reason: "none", date, group: period.group, direction: "in", other: null });
      return;
    }
    changes.push({ ...passage, date, group: before.group, direction: "out", other: period.group });
    changes.push({ ...passage, date, group: period.group, direction: "in", other: before.group });
  });
  if (last === undefined) return changes;
  if (last.isEndAssumed === true) return changes;
  if (last.end !== null && (mandate.end === null || last.end < mandate.end))
    changes.push({ ...passage, reason: "none", date: last.end, group: last.group, direction: "out", other: null });
  else if (mandate.end !== null)
    changes.push({
      group: last.group,
      direction: "out",
      person,
      date: mandate.lastDay ?? lastDay(mandate.end),
      reason: "mandate",
      other: null,
      endReason: mandate.endReason,
      counterpart: mandate.replacedBy,
    });
  return changes;
}

function areApart(before: Period, after: Period): boolean {
  return before.end !== null && after.start !== null && before.end < after.start;
}

/**
 * Merges consecutive periods in the same group. A period with an unknown first day is not merged: another group may lie
 * before it.
 */
function joinPeriods(periods: Membership["groups"]): Membership["groups"] {
  return periods.reduce<Membership["groups"]>((joined, period) => {
    const before = joined.at(-1);
    return before?.group === period.group && period.knownFrom === undefined && !areApart(before, period)
      ? [...joined.slice(0, -1), { ...before, end: period.end, isEndAssumed: period.isEndAssumed }]
      : [...joined, period];
  }, []);
}

function byDate(a: GroupChange, b: GroupChange): number {
  return compareCodes(a.date, b.date) || compareCodes(a.person, b.person);
}
