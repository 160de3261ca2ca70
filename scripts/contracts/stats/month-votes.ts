/**
 * Votes of a chamber in a month as a matrix of codes, read once from the ballots. All statistics are based on it. Votes
 * that do not add up, or without published positions, have no row.
 */
import { assemblyPresidentOn, withoutAbsentPresident } from "#src/domain/assembly-president.ts";
import { memberVoteCodes, type GroupVoteCode, type MemberVoteCode } from "#src/domain/codes.ts";
import { countCodes, type CodeCounts } from "#src/domain/code-counts.ts";
import { groupLine } from "#src/domain/group-line.ts";
import { checkVote, type SeatsOfDay } from "#src/domain/vote-check.ts";
import { defineDerivation } from "#scripts/contracts/engine/reader.ts";
import { membersOn, roster, type Roster } from "./roster.ts";

/** Code of a cell whose member was not in office. */
export const notInOffice = 255;

interface GroupInVote {
  /** Position in {@link MonthVotes.groups}. */
  readonly group: number;
  readonly counts: CodeCounts;
  readonly line: GroupVoteCode;
}

export interface CountedVote {
  readonly id: string;
  readonly date: string;
  readonly isKey: boolean;
  readonly isConfidence: boolean;
  readonly isSecret: boolean;
  /** Column of the President of the assembly, who is counted in no group and on no side; null = unknown. */
  readonly president: number | null;
  /** Groups with members on that day. */
  readonly groups: readonly GroupInVote[];
  readonly majority: CodeCounts;
  readonly opposition: CodeCounts;
  /** Eligible members on neither side, or whose side is not known; and how many of the latter there are. */
  readonly others: CodeCounts;
  readonly unsided: number;
}

export interface MonthVotes {
  /** Person ids: the columns of the matrix. */
  readonly members: readonly string[];
  readonly groups: readonly { readonly id: string; readonly isMixed: boolean }[];
  readonly votes: readonly CountedVote[];
  /** votes × members: position in `memberVoteCodes`, or {@link notInOffice}. */
  readonly codes: Uint8Array;
  /** votes × members: position in `groups`, or {@link notInOffice} for no group. */
  readonly groupOf: Uint8Array;
  /** Ids of the votes left out, by reason. */
  readonly unpublished: readonly string[];
  readonly review: readonly string[];
}

/** Line of a group, by its position; null = no members in the vote. */
export function lineOf(vote: CountedVote, group: number): GroupVoteCode | null {
  for (const candidate of vote.groups) if (candidate.group === group) return candidate.line;
  return null;
}

interface Day extends SeatsOfDay {
  /** Column of the President of the assembly; null = unknown. */
  readonly presidentAt: number | null;
  /** Per column: position of the group, or `notInOffice` for no group. */
  readonly groupOf: Uint8Array;
  /** Per column: 1 majority, 2 opposition, 0 neither. */
  readonly sideOf: Uint8Array;
  /** Members but the President whose side is not known. */
  readonly unsided: number;
}

const codeIndex = new Map<MemberVoteCode, number>(memberVoteCodes.map((code, index) => [code, index]));
const width = memberVoteCodes.length;

/** Matrix of a month; argument: "C:2026-11". */
export const monthVotes = defineDerivation("month-votes", (read, argument): MonthVotes => {
  const chamber = read.derived(roster, argument);
  const members = [...new Set(chamber.members.map(({ id }) => id))];
  const column = new Map(members.map((id, index) => [id, index]));
  const days = new Map<string, Day>();
  const keys = read.index("vote.month", argument);
  const codes = new Uint8Array(keys.length * members.length).fill(notInOffice);
  const groupOf = new Uint8Array(keys.length * members.length).fill(notInOffice);
  const votes: CountedVote[] = [];
  const unpublished: string[] = [];
  const review: string[] = [];
  for (const key of keys) {
    const vote = read.require("vote", key);
    const ballots = read.ballots(key);
    const when = chamber.moved.has(key) ? key : vote.date;
    const day = days.get(when) ?? toDay(chamber, members, vote.date, key);
    days.set(when, day);
    const { status } = checkVote(vote, ballots, day);
    if (status === "quorum") continue;
    if (status !== "verified") {
      (status === "review" ? review : unpublished).push(key);
      continue;
    }
    const row = votes.length * members.length;
    for (const [person, code] of withoutAbsentPresident(ballots, day.president))
      codes[row + (column.get(person) ?? 0)] = codeIndex.get(code) ?? notInOffice;
    groupOf.set(day.groupOf, row);
    const rowCodes = codes.subarray(row, row + members.length);
    votes.push({
      id: vote.id,
      date: vote.date,
      isKey: vote.isKey === true,
      isConfidence: vote.isConfidence === true,
      isSecret: vote.isSecret === true,
      president: day.presidentAt,
      ...countGroups(chamber, day, rowCodes, vote.isSecret === true),
    });
  }
  const size = votes.length * members.length;
  return {
    members,
    groups: chamber.groups.map(({ id, isMixed }) => ({ id, isMixed })),
    votes,
    codes: codes.slice(0, size),
    groupOf: groupOf.slice(0, size),
    unpublished,
    review,
  };
});

function toDay(chamber: Roster, members: readonly string[], date: string, vote: string): Day {
  const seated = new Map(membersOn(chamber, date, vote).map((member) => [member.id, member]));
  const position = new Map(chamber.groups.map(({ id }, index) => [id, index]));
  const sideNumber = { majority: 1, opposition: 2 };
  const president = assemblyPresidentOn(chamber.presidents, date);
  const presidentAt = members.findIndex((id) => id === president);
  return {
    inOffice: new Set(seated.keys()),
    president,
    presidentAt: presidentAt === -1 ? null : presidentAt,
    groupOf: Uint8Array.from(members, (id) => position.get(seated.get(id)?.group ?? "") ?? notInOffice),
    sideOf: Uint8Array.from(members, (id) => {
      const side = seated.get(id)?.side ?? null;
      return side === null || side === "neither" ? 0 : sideNumber[side];
    }),
    unsided: [...seated.values()].filter(({ id, side }) => side === null && id !== president).length,
  };
}

/** Counts of the eligible members (all but the President of the assembly) per group and per side, in one vote. */
function countGroups(
  chamber: Roster,
  day: Day,
  codes: Uint8Array,
  isSecret: boolean,
): Pick<CountedVote, "groups" | "majority" | "opposition" | "others" | "unsided"> {
  const byGroup = new Int32Array(chamber.groups.length * width);
  const bySide = new Int32Array(3 * width);
  for (let member = 0; member < codes.length; member += 1) {
    const code = codes[member] ?? notInOffice;
    const group = day.groupOf[member] ?? notInOffice;
    if (code === notInOffice || member === day.presidentAt) continue;
    const side = (day.sideOf[member] ?? 0) * width + code;
    bySide[side] = (bySide[side] ?? 0) + 1;
    if (group === notInOffice) continue;
    const cell = group * width + code;
    byGroup[cell] = (byGroup[cell] ?? 0) + 1;
  }
  const groups = chamber.groups.flatMap(({ isMixed }, group) => {
    const counts = toCounts(byGroup.subarray(group * width, (group + 1) * width));
    return day.groupOf.includes(group) ? [{ group, counts, line: groupLine(counts, isMixed, isSecret) }] : [];
  });
  return {
    groups,
    majority: toCounts(bySide.subarray(width, 2 * width)),
    opposition: toCounts(bySide.subarray(2 * width)),
    others: toCounts(bySide.subarray(0, width)),
    unsided: day.unsided,
  };
}

function toCounts(numbers: Int32Array): CodeCounts {
  const counts: Record<MemberVoteCode, number> = { ...countCodes([]) };
  for (const [index, code] of memberVoteCodes.entries()) counts[code] = numbers[index] ?? 0;
  return counts;
}
