/**
 * Majority and opposition. No official source names them: they follow from the votes of confidence. A group is on the side
 * of its line in the latest one (in favour: majority, against: opposition), members of the mixed group on that of their
 * own vote. The first vote of confidence in a government holds from its start, the last one until its end. A group founded
 * after the last one is on the side on which its members voted. Without any of these its side has not been read: it has no
 * period, while a group on neither side has one of null. Our rule, said on the methodology page.
 */
import { z } from "zod";
import { choiceCodes, sides, type Branch, type MemberVoteCode, type Side } from "#src/domain/codes.ts";
import { countCodes } from "#src/domain/code-counts.ts";
import { isChoice, plurality } from "#src/domain/group-line.ts";
import { groupOn } from "#src/domain/group-on-day.ts";
import { isOn } from "#src/domain/periods.ts";
import type { Ballot, Membership, ParliamentaryGroup, Person, Vote } from "#src/domain/records.ts";
import type { ResponseCache } from "#scripts/pull/cache.ts";
import type { Governments } from "./governments.ts";

const sideSchema = z.enum(sides).nullable();
const confidenceSchema = z.object({
  branch: z.enum(["C", "S"]),
  date: z.iso.date(),
  number: z.int(),
  /** Sides of the groups by id, and of the members of the mixed group by person id. */
  groups: z.record(z.string(), sideSchema),
  members: z.record(z.string(), sideSchema),
  /** Choices by person id. */
  choices: z.record(z.string(), z.enum(choiceCodes)).default({}),
});
/** Sides in a vote of confidence. */
export type Confidence = z.infer<typeof confidenceSchema>;

const sideOf = (code: string | null): Side => (code === "AYE" ? "majority" : code === "NO" ? "opposition" : null);

/** Sides in a vote of confidence. `groupOf`: group id of a member on that day. */
export function readConfidence(
  { branch, date, number }: Pick<Vote, "branch" | "date" | "number">,
  ballots: readonly Ballot[],
  groupOf: (person: string) => string | null,
  isMixed: (group: string) => boolean,
): Confidence {
  const byGroup = Map.groupBy(ballots, ([person]) => groupOf(person));
  const groups: Record<string, Side> = {};
  const members: Record<string, Side> = {};
  const choices = Object.fromEntries(
    ballots.flatMap(([person, code]) => (isChoice(code) ? [[person, code] as const] : [])),
  );
  for (const [group, own] of byGroup) {
    if (group === null || isMixed(group)) for (const [person, code] of own) members[person] = sideOf(code);
    // A group that took no part chose nothing: its side stays that of the vote before.
    else if (own.some(([, code]) => isChoice(code))) groups[group] = lineOf(own.map(([, code]) => code));
  }
  return { branch, date, number, groups, members, choices };
}

const lineOf = (codes: readonly MemberVoteCode[]): Side => sideOf(plurality(countCodes(codes)));

/** Chambers of which a side is known. What one of them voted tells nothing about the other. */
export function chambersWithSides(confidences: readonly Confidence[]): ReadonlySet<Branch> {
  return new Set(confidences.map(({ branch }) => branch));
}

/** All votes of confidence read so far, in order of time: those of earlier runs are in the cache. */
export function allConfidences(cache: ResponseCache): Confidence[] {
  return [...cache.facts("confidence").values()]
    .flatMap((fact) => confidenceSchema.safeParse(fact).data ?? [])
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.number - b.number);
}

/** Group on a day from the dated periods of a person; null = none. */
export function groupOfMember(person: Person | undefined, branch: Branch, day: string): string | null {
  const seat = person?.memberships.find((one) => one.branch === branch && isOn(one, day));
  return seat === undefined ? null : groupOn(seat.groups, day);
}

/** @param people with the groups of the chamber's ballots */
export function withGroupSides(
  group: ParliamentaryGroup,
  confidences: readonly Confidence[],
  governments: Governments,
  people: readonly Person[],
): ParliamentaryGroup {
  const ofBranch = confidences.filter(({ branch }) => branch === group.branch);
  const own = ofBranch.flatMap(({ date, groups }) => {
    const side = groups[group.id];
    return side === undefined ? [] : [{ date, side }];
  });
  const founding = group.isMixed ? [] : sidesOfMembers(group, ofBranch, governments, people);
  return { ...group, sides: toPeriods([...own, ...founding], governments, group.start) };
}

/**
 * Side of a group founded after the last vote of confidence in a government: that of the last votes of its members. What
 * they voted once they had left it says nothing about it.
 */
function sidesOfMembers(
  { id, start }: ParliamentaryGroup,
  confidences: readonly Confidence[],
  { on }: Governments,
  people: readonly Person[],
): readonly SideOnDay[] {
  const government = on(start);
  const inOffice = confidences.filter(({ date }) => on(date) === government);
  if (start === null || government === null || inOffice.some(({ groups }) => id in groups)) return [];
  const last = people.flatMap((person) => {
    const stay = person.memberships.flatMap(({ groups }) => groups).findLast(({ group }) => group === id);
    if (stay === undefined) return [];
    const before = inOffice.filter(({ date }) => stay.end === null || date < stay.end);
    return before.findLast(({ choices }) => person.id in choices)?.choices[person.id] ?? [];
  });
  return last.length === 0 ? [] : [{ date: start, side: lineOf(last) }];
}

export function withMemberSides(person: Person, confidences: readonly Confidence[], governments: Governments): Person {
  const memberships = person.memberships.map((membership): Membership => {
    const ofBranch = confidences.filter(({ branch }) => branch === membership.branch);
    if (!ofBranch.some(({ members }) => person.id in members)) return membership;
    const periods = toPeriods(
      ofBranch.map(({ date, members }) => ({ date, side: members[person.id] ?? null })),
      governments,
    );
    return { ...membership, sides: periods.flatMap(({ side, ...days }) => (side === null ? [] : [{ side, ...days }])) };
  });
  return { ...person, memberships };
}

interface SideOnDay {
  readonly date: string;
  readonly side: Side;
}

/**
 * Periods from the sides on some days, government by government. A vote between two governments gives no side.
 * @param from day before which there is no side; null = unknown
 */
function toPeriods(
  days: readonly SideOnDay[],
  { list, on }: Governments,
  from: string | null = null,
): ParliamentaryGroup["sides"] {
  return list.flatMap(({ id, start, end }) =>
    periodsIn(
      days.filter(({ date }) => on(date) === id),
      { start: from !== null && from > start ? from : start, end },
    ),
  );
}

/** Each holds until the next, the first from the start of the government, the last until its end. */
function periodsIn(
  days: readonly SideOnDay[],
  { start, end }: { readonly start: string; readonly end: string | null },
): ParliamentaryGroup["sides"] {
  const changes = days.filter(({ side }, place) => place === 0 || side !== days[place - 1]?.side);
  return changes.map(({ side, date }, place) => ({
    side,
    start: place === 0 ? start : date,
    end: changes[place + 1]?.date ?? end,
  }));
}
