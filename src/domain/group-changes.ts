/**
 * Who entered and who left a parliamentary group, and why. Joins of the first weeks, while groups form, are not
 * changes; a group that changes its name stays the same group.
 */
import type { Branch, Side } from "./codes.ts";
import { compareCodes } from "./compare.ts";
import { firstKnown, isOn, lastDay, type Spell } from "./periods.ts";
import type { Membership, Person } from "./records.ts";
import { groupOn, memberSideOn, type SideSpells } from "./spells.ts";

/**
 * First day that counts: thirty days after the first sitting. Before it members pass through the mixed group while
 * theirs is being formed.
 */
export const firstDayOfChanges = "2022-11-12";

/** Why somebody entered or left: from or to another group, from or to none, or with the mandate itself. */
export const changeReasons = ["group", "none", "mandate"] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** One passage, seen from the group that gains or loses somebody. */
export interface GroupChange {
  readonly group: string;
  readonly direction: "in" | "out";
  readonly person: string;
  /** The first day in the new group; of whoever leaves with the mandate, the last day in office. */
  readonly date: string;
  readonly reason: ChangeReason;
  /** The group left (in) or joined (out); null with a mandate, when there is none, or when it is not known. */
  readonly other: string | null;
  /** Why the mandate ended, in the source's words. */
  readonly endReason: string | null;
  /** Who was replaced (in) or who came after (out), with a mandate. */
  readonly counterpart: string | null;
}

/** Every change of a chamber, oldest first, then by person. */
export function findGroupChanges(people: readonly Pick<Person, "id" | "memberships">[], branch: Branch): GroupChange[] {
  const changes = people.flatMap((person) =>
    person.memberships
      .filter((mandate) => mandate.branch === branch)
      .flatMap((mandate) => changesOf(person.id, mandate)),
  );
  return changes.filter((change) => change.date >= firstDayOfChanges).sort(byDate);
}

/** Members of whom the last passage has no day: it cannot be counted. */
export function countUndated(members: readonly { readonly groups: readonly Spell[] }[]): number {
  return members.filter(({ groups }) => groups.some(({ knownFrom }) => knownFrom !== undefined)).length;
}

/** Entered and left, counted per group. */
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
 * The days of a passage: the last in the group left, the first in the one joined; `own` is of `group`, `far` of
 * `other`.
 */
export function passageDays({ direction, reason, date }: Pick<GroupChange, "direction" | "reason" | "date">): {
  readonly own: string;
  readonly far: string;
} {
  const lastInOld = reason === "mandate" ? date : lastDay(date);
  return direction === "in" ? { own: date, far: lastInOld } : { own: lastInOld, far: date };
}

/** A mandate as the sides see it. */
interface SidedMandate extends Spell {
  readonly groups: readonly (Spell & { readonly group: string })[];
  /** Own side: see `memberSideOn`. */
  readonly sides: SideSpells;
}

/**
 * Who came to a side and who left it: with their group, by leaving it, on their own in the mixed one, or with the
 * mandate itself. What a side had before the changes count, plus and minus these, is what it has on the last day of the
 * data.
 */
export function countCrossings(
  mandates: readonly SidedMandate[],
  groups: ReadonlyMap<string, { readonly isMixed: boolean; readonly sides: SideSpells }>,
): Readonly<Record<NonNullable<Side>, { readonly entered: number; readonly left: number }>> {
  const counts = { majority: { entered: 0, left: 0 }, opposition: { entered: 0, left: 0 } };
  for (const mandate of mandates) {
    const sideThen = (day: string): Side =>
      isOn(mandate, day)
        ? memberSideOn(groups.get(groupOn(mandate.groups, day) ?? "") ?? null, mandate.sides, day)
        : null;
    const ofGroups = mandate.groups.flatMap(({ group }) => groups.get(group)?.sides ?? []);
    const turns = [mandate, ...mandate.groups, ...mandate.sides, ...ofGroups].flatMap((spell) => [
      firstKnown(spell),
      spell.end,
    ]);
    for (const day of new Set(turns)) {
      if (day === null || day < firstDayOfChanges) continue;
      const [before, after] = [sideThen(lastDay(day)), sideThen(day)];
      if (before === after) continue;
      if (before !== null) counts[before].left += 1;
      if (after !== null) counts[after].entered += 1;
    }
  }
  return counts;
}

function changesOf(person: string, mandate: Membership): GroupChange[] {
  const spells = joinSpells(mandate.groups);
  const changes: GroupChange[] = [];
  const first = spells[0];
  const last = spells.at(-1);
  if (first !== undefined && first.knownFrom === undefined) {
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
  spells.slice(1).forEach((spell, index) => {
    const before = spells[index];
    if (before === undefined) return;
    const left = before.end;
    if (spell.knownFrom !== undefined) {
      // Others may lie between the two: who left is known, where to and who joined when are not.
      if (left !== null) changes.push({ ...passage, date: left, group: before.group, direction: "out", other: null });
      return;
    }
    const date = spell.start ?? left ?? mandate.start;
    // Between the two in no group: each has its day, and neither leads to the other.
    if (left !== null && areApart(before, spell)) {
      changes.push({ ...passage, reason: "none", date: left, group: before.group, direction: "out", other: null });
      changes.push({ ...passage, reason: "none", date, group: spell.group, direction: "in", other: null });
      return;
    }
    changes.push({ ...passage, date, group: before.group, direction: "out", other: spell.group });
    changes.push({ ...passage, date, group: spell.group, direction: "in", other: before.group });
  });
  if (last === undefined) return changes;
  if (last.end !== null && (mandate.end === null || last.end < mandate.end))
    changes.push({ ...passage, reason: "none", date: last.end, group: last.group, direction: "out", other: null });
  else if (mandate.end !== null)
    changes.push({
      group: last.group,
      direction: "out",
      person,
      date: lastDay(mandate.end),
      reason: "mandate",
      other: null,
      endReason: mandate.endReason,
      counterpart: mandate.replacedBy,
    });
  return changes;
}

/** Whether days in no group lie between two spells. */
function areApart(before: Spell, after: Spell): boolean {
  return before.end !== null && after.start !== null && before.end < after.start;
}

/**
 * Spells that follow each other in the same group, as one; other groups may lie before one of which the first day is
 * not known.
 */
function joinSpells(spells: Membership["groups"]): Membership["groups"] {
  return spells.reduce<Membership["groups"]>((joined, spell) => {
    const before = joined.at(-1);
    return before?.group === spell.group && spell.knownFrom === undefined && !areApart(before, spell)
      ? [...joined.slice(0, -1), { ...before, end: spell.end }]
      : [...joined, spell];
  }, []);
}

function byDate(a: GroupChange, b: GroupChange): number {
  return compareCodes(a.date, b.date) || compareCodes(a.person, b.person);
}
