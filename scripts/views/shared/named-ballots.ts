/**
 * Rebel, key and confidence votes of members, listed one by one on pages. The lists grow with the legislature, so they
 * are stored by year, apart from the figures: a nightly run rewrites one year.
 */
import { memberVoteCodes, type GroupVoteCode, type MemberVoteCode } from "#src/domain/codes.ts";
import { ofEachList, personVoteLists, type PersonVoteList } from "#src/domain/person-vote-lists.ts";
import { isRebel } from "#src/domain/rebels.ts";
import type { Person } from "#src/domain/records.ts";
import { defineDerivation, type Reader } from "#scripts/views/reader.ts";
import { lineOf, monthVotes, notInOffice, type MonthVotes } from "./month-votes.ts";
import { voteMonthsOf, voteYears } from "./roster.ts";

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
