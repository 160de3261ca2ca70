/**
 * Members of a chamber with their groups and sides, for vote pages, statistics and lists. Holds only data that change
 * with a member, a group or a mandate, and no dates that change every day.
 */
import { pick } from "#scripts/lib/pick.ts";
import { presidentPeriods, type PresidentPeriod } from "#src/domain/assembly-president.ts";
import { type Branch, type Gender, type SideOnDay, branches } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { isOn, overlap, type Period } from "#src/domain/periods.ts";
import { groupOn, memberSideOn, nameOn, sideOn, type SidePeriods } from "#src/domain/group-on-day.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";

/** A mandate with the person's name. A person with two mandates has two entries. */
interface RosterMember extends Period {
  readonly id: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly gender: Gender | null;
  /** Election area id; null for life senators. */
  readonly area: string | null;
  readonly isLife: boolean | null;
  readonly isStartAssumed?: true | undefined;
  readonly lastDay?: string | undefined;
  readonly groups: readonly (Period & { readonly group: string })[];
  /** The member's own side: see `memberSideOn`. */
  readonly sides: SidePeriods;
}

interface RosterGroup {
  readonly id: string;
  /** End of its address in the chamber's open data: "gr4154", "71"; null = the source gives no address. */
  readonly official: string | null;
  readonly names: readonly (Period & { readonly name: string; readonly acronym: string })[];
  readonly color: string | null;
  readonly isMixed: boolean;
  readonly sides: SidePeriods;
}

export interface Roster {
  /** Mandates, sorted by person id. */
  readonly members: readonly RosterMember[];
  /** Groups, sorted by id. */
  readonly groups: readonly RosterGroup[];
  /** Groups by member that hold in one vote instead of those of the day, by vote id. */
  readonly moved: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Presidents of the assembly; `assemblyPresidentOn` returns the one on a day. */
  readonly presidents: readonly PresidentPeriod[];
}

interface SeatedMember {
  readonly id: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly gender: Gender | null;
  readonly area: string | null;
  /** Group id; null = in no group. */
  readonly group: string | null;
  readonly side: SideOnDay;
}

export interface SeatedGroup {
  readonly id: string;
  readonly official: string | null;
  readonly name: string;
  readonly acronym: string;
  readonly color: string | null;
  readonly isMixed: boolean;
  readonly side: SideOnDay;
}

/** All mandates and groups of a chamber; argument: "C" or "S". */
export const branchRoster = defineDerivation("branch-roster", (read, argument): Roster => {
  const branch = toBranch(argument);
  const members = read.index("person.branch", branch).flatMap((key) => {
    const person = read.require("person", key);
    return person.memberships
      .filter((mandate) => mandate.branch === branch)
      .map((mandate): RosterMember => ({
        id: person.id,
        familyName: person.familyName,
        givenName: person.givenName,
        gender: person.gender,
        area: mandate.electionArea,
        isLife: mandate.isLife,
        ...pick(mandate, "start", "isStartAssumed", "end", "lastDay"),
        groups: mandate.groups,
        sides: mandate.sides ?? [],
      }));
  });
  const groups = read.index("group.branch", branch).map((key): RosterGroup => {
    const { id, names, color, isMixed, sides, sources } = read.require("group", key);
    return { id, official: officialId(sources[0]?.url ?? null), names, color, isMixed, sides };
  });
  const bodies = read.index("body.branch", branch).map((key) => read.require("body", key));
  return {
    members: members.toSorted(byId),
    groups: groups.toSorted(byId),
    moved: new Map(),
    presidents: presidentPeriods(bodies, branch),
  };
});

/** Members in office on any day of a month, with their groups; argument: "C:2026-11". */
export const roster = defineDerivation("roster", (read, argument): Roster => {
  const { branch, month } = splitBranchMonth(argument);
  const whole = read.derived(branchRoster, branch);
  // Days compare as text: "-32" is after every day of the month, whatever its length.
  const span = { start: `${month}-01`, end: `${month}-32` };
  const members = whole.members
    .filter((member) => overlap(member, span) !== null)
    .map((member) => ({
      ...member,
      groups: member.groups.filter((period) => overlap(period, span) !== null),
      sides: member.sides.filter((period) => overlap(period, span) !== null),
    }));
  const moved = new Map(read.index("vote.moved", argument).map((key) => [key, movedIn(read, key)]));
  const used = new Set([
    ...members.flatMap((member) => member.groups.map(({ group }) => group)),
    ...[...moved.values()].flatMap((groups) => [...groups.values()]),
  ]);
  return {
    members,
    groups: whole.groups.filter(({ id }) => used.has(id)),
    moved,
    presidents: whole.presidents.filter((period) => overlap(period, span) !== null),
  };
});

/** "http://dati.camera.it/ocd/gruppoParlamentare.rdf/gr4154" → "gr4154". */
const officialId = (url: string | null): string | null => url?.split("/").at(-1) ?? null;

function movedIn(read: Reader, vote: string): ReadonlyMap<string, string> {
  const { memberGroups = [] } = read.require("vote", vote);
  return new Map(memberGroups.map(({ person, group }) => [person, group]));
}

/** Argument of a derivation split by month: "C:2026-11". */
export function branchMonth(branch: Branch, day: string): string {
  return `${branch}:${day.slice(0, 7)}`;
}

export function splitBranchMonth(argument: string): { branch: Branch; month: string } {
  const [branch = "", month = ""] = argument.split(":");
  return { branch: toBranch(branch), month };
}

/** Months of a chamber with votes, in chronological order: "C:2022-10" … */
export function voteMonths(read: Reader, branch: Branch): readonly string[] {
  return read.indexValues("vote.month").filter((value) => value.startsWith(`${branch}:`));
}

/** Years of a chamber with votes: "C:2022" … Sums by year let a nightly run recompute only one year. */
export function voteYears(read: Reader, branch: Branch): readonly string[] {
  return [...new Set(voteMonths(read, branch).map((month) => month.slice(0, "C:2026".length)))];
}

export function voteMonthsOf(read: Reader, year: string): readonly string[] {
  return voteMonths(read, toBranch(year.slice(0, 1))).filter((month) => month.startsWith(year));
}

export function groupsOn(chamber: Roster, day: string): ReadonlyMap<string, SeatedGroup> {
  return new Map(chamber.groups.map((group) => [group.id, toSeatedGroup(group, day)]));
}

/** Members on a day. `vote`: id of a vote of that day, whose own groups win over those of the day. */
export function membersOn(chamber: Roster, day: string, vote?: string): readonly SeatedMember[] {
  const moved = chamber.moved.get(vote ?? "");
  const groupOf = new Map(chamber.groups.map((group) => [group.id, group]));
  return chamber.members
    .filter((member) => isOn(member, day))
    .map(({ id, familyName, givenName, gender, area, groups, sides }) => {
      const group = moved?.get(id) ?? groupOn(groups, day);
      return {
        id,
        familyName,
        givenName,
        gender,
        area,
        group,
        side: memberSideOn(groupOf.get(group ?? "") ?? null, sides, day),
      };
    });
}

function toSeatedGroup(group: RosterGroup, day: string): SeatedGroup {
  const named = nameOn(group.names, day);
  if (named === undefined) throw new DataError(`group ${group.id} has no name`);
  const { id, official, color, isMixed, sides } = group;
  return {
    id,
    official,
    name: named.name,
    acronym: named.acronym,
    color,
    isMixed,
    side: isMixed ? null : sideOn(sides, day),
  };
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => compareCodes(a.id, b.id);

/** Parses a chamber code. @throws DataError for any other text. */
export function toBranch(text: string): Branch {
  const branch = branches.find((value) => value === text);
  if (branch === undefined) throw new DataError(`no chamber "${text}"`);
  return branch;
}
