import { median } from "#src/domain/median.ts";
import { countParticipation, type ParticipationCounts } from "#src/domain/participation.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { branchStats, type MemberStats } from "./month-stats.ts";
import { personCard } from "./person-card.ts";
import { branchRoster, voteMonthsOf, voteYears } from "./roster.ts";
import { memberVoteCodes, type GroupVoteCode, type MemberVoteCode } from "#src/domain/codes.ts";
import { ofEachList, personVoteLists, type PersonVoteList } from "#src/domain/person-vote-lists.ts";
import { isRebel } from "#src/domain/rebels.ts";
import type { Person } from "#src/domain/records.ts";
import { lineOf, monthVotes, notInOffice, type MonthVotes } from "./month-votes.ts";

/** Counts of a member over all mandates in a chamber. Percentages are computed from them, never stored. */
export interface MemberFigures extends ParticipationCounts {
  readonly person: string;
  readonly inOffice: boolean;
  /** Id of the current group, or of the last one. */
  readonly group: string | null;
  readonly inLine: number;
  readonly evaluable: number;
  readonly rebels: number;
  /** Votes with an expressed choice while the member's group had a line: the denominator of `rebels`. */
  readonly choices: number;
  /**
   * true = presides or presided over the chamber. By custom presidents do not vote, so they are excluded from medians
   * and from lists of absences.
   */
  readonly isPresident: boolean;
}

export function toFigures(stats: MemberStats): Omit<MemberFigures, "person" | "inOffice" | "group" | "isPresident"> {
  return {
    ...countParticipation(stats.counts),
    inLine: stats.inLine,
    evaluable: stats.evaluable,
    rebels: stats.rebels,
    choices: stats.inLine + stats.rebels,
  };
}

/** Figures of all who ever voted in a chamber, by person id; argument: "C" or "S". */
export const memberFigures = defineDerivation<readonly MemberFigures[]>("member-figures", (read, branch) => {
  const presidents = new Set(read.derived(branchRoster, branch).presidents.map(({ person }) => person));
  return [...read.derived(branchStats, branch).members].map(([person, stats]): MemberFigures => {
    const card = read.derived(personCard, person);
    const inOffice = card !== null && card.inOffice && card.branch === branch;
    return {
      person,
      inOffice,
      group: card?.group?.id ?? null,
      ...toFigures(stats),
      isPresident: presidents.has(person),
    };
  });
});

/** Medians over a set of members, in percent. Members have equal weight, whatever the number of their votes. */
interface MedianFigures {
  readonly members: number;
  readonly present: number;
  readonly absent: number;
  readonly mission: number;
  readonly reliability: number | null;
  readonly rebel: number | null;
}

/** Medians of the members in office of a chamber ("C") or of one of its groups ("C:camera-uno"); null = no votes. */
export const medianFigures = defineDerivation<MedianFigures | null>("median-figures", (read, argument) => {
  const [branch = "", group] = argument.split(":");
  const members = read
    .derived(memberFigures, branch)
    .filter(
      (row) => row.inOffice && !row.isPresident && row.voting > 0 && (group === undefined || row.group === group),
    );
  const middle = (of: (row: MemberFigures) => number | null) => median(members.flatMap((row) => of(row) ?? []));
  const [present, absent, mission] = [
    middle((row) => share(row.present, row.voting)),
    middle((row) => share(row.absent, row.voting)),
    middle((row) => share(row.mission, row.voting)),
  ];
  if (present === null || absent === null || mission === null) return null;
  return {
    members: members.length,
    present,
    absent,
    mission,
    reliability: middle((row) => share(row.inLine, row.evaluable)),
    rebel: middle((row) => share(row.rebels, row.choices)),
  };
});

/**
 * Members in office by share of presences or by reliability, in fifty classes two percentage points wide; argument:
 * "C:presence" or "C:reliability".
 */
export const figureStrip = defineDerivation<readonly number[]>("figure-strip", (read, argument) => {
  const [branch = "", measure] = argument.split(":");
  const classes = Array.from({ length: 50 }, () => 0);
  for (const row of read.derived(memberFigures, branch)) {
    if (!row.inOffice || row.isPresident) continue;
    const value = measure === "presence" ? share(row.present, row.voting) : share(row.inLine, row.evaluable);
    if (value === null) continue;
    const index = classOf(value);
    classes[index] = (classes[index] ?? 0) + 1;
  }
  return classes;
});

function classOf(value: number): number {
  return Math.min(49, Math.floor(value / 2));
}

/** Percentage; null = the whole is 0. */
function share(part: number, whole: number): number | null {
  return whole === 0 ? null : (part * 100) / whole;
}

/** Figures of one member; undefined = never voted in the chamber. */
export function figuresOf(all: readonly MemberFigures[], person: string): MemberFigures | undefined {
  return all.find((row) => row.person === person);
}

/**
 * Rebel, key and confidence votes of members, listed one by one on pages. The lists grow with the legislature, so they
 * are stored by year, apart from the figures: a nightly run rewrites one year.
 */

/** A member's position in a vote: vote id, its month ("C:2026-11"), code of the member, line of the group. */
export type NamedBallot = readonly [vote: string, month: string, code: MemberVoteCode, line: GroupVoteCode | null];

/** Each list is sorted oldest first. */
type NamedBallots = Readonly<Record<PersonVoteList, readonly NamedBallot[]>>;

/** Lists of a month's verified votes, by person id; argument: "C:2026-11". */
const monthNamedBallots = defineDerivation(
  "month-named-ballots",
  (read, argument): ReadonlyMap<string, NamedBallots> => {
    const month = read.derived(monthVotes, argument);
    return new Map(month.members.map((id, column) => [id, nameBallots(month, argument, column)]));
  },
);

/** Lists of a year by person id; argument: "C:2026". */
const yearNamedBallots = defineDerivation("year-named-ballots", (read, argument): ReadonlyMap<string, NamedBallots> => {
  const months = voteMonthsOf(read, argument).map((month) => read.derived(monthNamedBallots, month));
  const ids = [...new Set(months.flatMap((month) => [...month.keys()]))].sort();
  return new Map(ids.map((id) => [id, joinLists(months.flatMap((month) => month.get(id) ?? []))]));
});

/**
 * One list of a member in a year; argument: "C:2026/voti-ribelli/{person}". Early cut-off: most runs change the lists
 * of few members.
 */
const ownNamedBallots = defineDerivation<readonly NamedBallot[]>("own-named-ballots", (read, argument) => {
  const [year = "", name, id = ""] = argument.split("/");
  const list = personVoteLists.find((one) => one === name);
  return (list && read.derived(yearNamedBallots, year).get(id)?.[list]) ?? [];
});

/** A member's list over the legislature or over one year, oldest first. With `year`, later years are not read. */
export function readNamedBallots(
  read: Reader,
  person: Pick<Person, "id" | "memberships">,
  list: PersonVoteList,
  year?: string,
): readonly NamedBallot[] {
  const branches = [...new Set(person.memberships.map(({ branch }) => branch))];
  const years = branches.flatMap((branch) => voteYears(read, branch));
  return years
    .filter((argument) => year === undefined || argument.endsWith(year))
    .flatMap((argument) => read.derived(ownNamedBallots, `${argument}/${list}/${person.id}`));
}

function nameBallots(month: MonthVotes, argument: string, column: number): NamedBallots {
  const lists = ofEachList((): NamedBallot[] => []);
  for (const [row, vote] of month.votes.entries()) {
    const cell = row * month.members.length + column;
    const code = memberVoteCodes[month.codes[cell] ?? notInOffice];
    if (code === undefined) continue;
    const line = lineOf(vote, month.groupOf[cell] ?? notInOffice);
    const isOfRebel = column !== vote.president && isRebel(code, line);
    if (!isOfRebel && !vote.isKey && !vote.isConfidence) continue;
    const ballot: NamedBallot = [vote.id, argument, code, line];
    if (isOfRebel) lists["voti-ribelli"].push(ballot);
    if (vote.isKey) lists["voti-chiave"].push(ballot);
    if (vote.isConfidence) lists["voti-fiducia"].push(ballot);
  }
  return lists;
}

function joinLists(all: readonly NamedBallots[]): NamedBallots {
  return ofEachList((list) => all.flatMap((lists) => lists[list]));
}
