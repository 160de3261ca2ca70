import { actKinds, memberVoteCodes, type Branch, type MemberVoteCode } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import type { Person } from "#src/domain/records.ts";
import { compareNewest } from "#src/lib/lists/votes.ts";
import type { PersonRecord, RecordMonth, VotedAct } from "#src/contracts/person-page.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { memberByMonth, type MemberStats } from "#scripts/contracts/stats/month-stats.ts";
import { lineOf, monthVotes, notInOffice } from "#scripts/contracts/stats/month-votes.ts";
import { toBranch, voteMonths } from "#scripts/contracts/stats/roster.ts";
import { voteRows } from "#scripts/contracts/stats/vote-rows.ts";

/** Number of acts on the page of a person. */
const actsOnPage = 8;

interface ActVotes {
  /** "bill/C_2750". */
  readonly act: string;
  readonly votes: number;
  /** The last final vote, or the last vote. */
  readonly vote: VoteRow;
  /** Month of `vote`: "C:2026-11". */
  readonly month: string;
}

/** Verified votes by act, in a month; argument: "C:2026-11". */
const monthActs = defineDerivation<readonly ActVotes[]>("month-voted-acts", (read, argument) => {
  const rows = [...read.derived(voteRows, argument).values()].filter(({ status }) => status === "verified");
  const pairs = rows.toSorted(compareNewest).flatMap((vote) => vote.acts.map((act) => ({ act, vote })));
  return [...Map.groupBy(pairs, ({ act }) => act)].flatMap(([act, own]) => {
    const last = own.find(({ vote }) => vote.isFinal) ?? own[0];
    return last === undefined ? [] : [{ act, votes: own.length, vote: last.vote, month: argument }];
  });
});

/** The same over the legislature, newest first; argument: "C" or "S". */
const branchActs = defineDerivation<readonly ActVotes[]>("voted-acts", (read, branch) => {
  const months = voteMonths(read, toBranch(branch)).toReversed();
  const all = months.flatMap((month) => read.derived(monthActs, month));
  return (
    [...Map.groupBy(all, ({ act }) => act).values()]
      .flatMap((actVotes) => {
        const last = actVotes.find(({ vote }) => vote.isFinal) ?? actVotes[0];
        return last === undefined ? [] : [{ ...last, votes: actVotes.reduce((sum, { votes }) => sum + votes, 0) }];
      })
      .toSorted((a, b) => compareNewest(a.vote, b.vote))
      // A decree-law and the bill that converts it are decided by the same vote: one of them.
      .filter(({ vote }, index, all) => all[index - 1]?.vote.id !== vote.id)
  );
});

/** Positions in votes in verification and in checks of the legal number, by member; argument: "C:2026-11". */
const leftOutOfMonth = defineDerivation<ReadonlyMap<string, PersonRecord["leftOut"]>>(
  "left-out-votes",
  (read, month) => {
    const byPerson = new Map<string, { review: number; quorum: number }>();
    for (const { id, status } of read.derived(voteRows, month).values()) {
      if (status !== "review" && status !== "quorum") continue;
      for (const [person] of read.ballots(id)) {
        const leftOut = byPerson.get(person) ?? { review: 0, quorum: 0 };
        leftOut[status] += 1;
        byPerson.set(person, leftOut);
      }
    }
    return byPerson;
  },
);

/** Votes of a member by month, and the last acts voted on; null = no position in any vote. */
export function readRecord(read: Reader, person: Pick<Person, "id" | "memberships">): PersonRecord | null {
  const branches = [...new Set(person.memberships.map(({ branch }) => branch))];
  const stats = branches.flatMap((branch) => memberByMonth(read, branch, person.id));
  const months = [...Map.groupBy(stats, ({ month }) => month)].map(([month, own]): RecordMonth => {
    const sum = (of: (one: MemberStats) => number): number => own.reduce((total, { stats: one }) => total + of(one), 0);
    const count = (...codes: readonly MemberVoteCode[]): number =>
      sum(({ counts }) => codes.reduce((total, code) => total + counts[code], 0));
    return {
      month,
      counts: [
        count("AYE"),
        count("NO"),
        count("ABST"),
        count("SEC", "PRES", "RNV", "PNV"),
        count("MIS"),
        count("ABSE"),
      ],
      dissents: sum(({ rebels }) => rebels),
    };
  });
  const known = months.filter(({ counts }) => counts.some((count) => count > 0));
  if (known.length === 0) return null;
  const acts = branches
    .flatMap((branch) => readVotedActs(read, branch, person.id))
    .toSorted((a, b) => compareCodes(b.vote.date, a.vote.date))
    .slice(0, actsOnPage);
  const leftOut = { review: 0, quorum: 0 };
  for (const month of branches.flatMap((branch) => voteMonths(read, branch))) {
    const ofMonth = read.derived(leftOutOfMonth, month).get(person.id);
    leftOut.review += ofMonth?.review ?? 0;
    leftOut.quorum += ofMonth?.quorum ?? 0;
  }
  return { months: known.toSorted((a, b) => compareCodes(a.month, b.month)), acts, leftOut };
}

/** The last acts that a chamber voted on, with the member's position in the vote that decided them. */
function readVotedActs(read: Reader, branch: Branch, person: string): VotedAct[] {
  return read
    .derived(branchActs, branch)
    .values()
    .flatMap((actVotes) => toVotedAct(read, actVotes, person) ?? [])
    .take(actsOnPage)
    .toArray();
}

/** null = the member has no position in the vote, or the act is not in the snapshot. */
function toVotedAct(read: Reader, { act, votes, vote, month }: ActVotes, person: string): [VotedAct] | null {
  const record = read.record("act", act);
  const [name, id = ""] = act.split("/");
  const kind = actKinds.find((one) => one === name);
  if (record === undefined || kind === undefined) return null;
  const { members, votes: counted, codes, groupOf } = read.derived(monthVotes, month);
  const [row, column] = [counted.findIndex(({ id: one }) => one === vote.id), members.indexOf(person)];
  const cell = row * members.length + column;
  const [own, code] = [counted[row], memberVoteCodes[codes[cell] ?? notInOffice]];
  if (own === undefined || column === -1 || code === undefined) return null;
  const line = column === own.president ? null : lineOf(own, groupOf[cell] ?? notInOffice);
  const { date, title, subject, isFinal } = vote;
  return [
    {
      kind,
      id,
      title: record.shortTitle ?? record.title,
      votes,
      isFinal,
      vote: { id: vote.id, date, title, subject, code, line },
    },
  ];
}
