import { countRebels } from "#src/domain/rebels.ts";
import { sideCohesion } from "#src/domain/cohesion.ts";
import { isGovernmentBeaten, margin } from "#src/domain/majority.ts";
import type { VoteRow } from "#src/view/vote-row.ts";
import { defineDerivation, type Reader } from "#scripts/views/reader.ts";
import type { Seen } from "#scripts/pull/store/read.ts";
import { monthVotes, type VoteRowOfMatrix } from "./month-votes.ts";
import { branchMonth } from "./roster.ts";
import { readVoteSubject, readVoteTitle } from "./vote-titles.ts";

/** Rows of the votes of a month, in chronological order, by vote id; argument: "C:2026-11". */
export const voteRows = defineDerivation("vote-rows", (read, argument): ReadonlyMap<string, VoteRow> => {
  const month = read.derived(monthVotes, argument);
  const verified = new Map(month.votes.map((vote) => [vote.id, vote]));
  const review = new Set(month.review);
  return new Map(
    read.index("vote.month", argument).map((key) => {
      const vote = read.require("vote", key);
      return [vote.id, toRow(read, vote, verified.get(vote.id), review.has(key))];
    }),
  );
});

/** Row of one vote; undefined = no such vote. */
export function readVoteRow(read: Reader, id: string): VoteRow | undefined {
  const vote = read.record("vote", id);
  return vote === undefined ? undefined : read.derived(voteRows, branchMonth(vote.branch, vote.date)).get(id);
}

function toRow(read: Reader, vote: Seen<"vote">, counted: VoteRowOfMatrix | undefined, isInReview: boolean): VoteRow {
  const { id, date, branch, number, subType, isKey, isFinal, isConfidence, isSecret, outcome, outcomeText } = vote;
  const hasLines = counted !== undefined && !isSecret;
  return {
    id,
    date,
    branch,
    sitting: read.require("sitting", vote.sitting).number,
    number,
    title: readVoteTitle(read, vote),
    subject: readVoteSubject(read, vote),
    subType,
    ...(vote.subTypeText === undefined ? {} : { subTypeText: vote.subTypeText }),
    isKey: isKey === true,
    isFinal: isFinal === true,
    isConfidence: isConfidence === true,
    isSecret,
    outcome,
    outcomeText,
    ayes: vote.ayes,
    noes: vote.noes,
    abstained: vote.abstained,
    margin: isInReview ? null : margin(vote),
    rebels: hasLines ? counted.groups.reduce((sum, { counts, line }) => sum + countRebels(counts, line), 0) : null,
    majorityCohesion: hasLines ? sideCohesion(counted.majority) : null,
    status: vote.isQuorumCheck ? "quorum" : isInReview ? "review" : counted === undefined ? "unpublished" : "verified",
    isGovernmentBeaten: hasLines && isGovernmentBeaten(counted.majority, outcome),
    government: vote.government,
    acts: vote.acts.map((act) => `${act.kind}/${act.id}`),
  };
}
