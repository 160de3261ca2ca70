/** The votes on the proposals of a bill in the assembly of the Senate. */
import { baseNumber } from "#src/domain/proposals.ts";
import type {
  BillProposals,
  ProposalDefeat,
  ProposalOutcome,
  ProposalRow,
  ProposalVote,
  SharedVote,
  VoteFacts,
} from "#src/contracts/voted-proposals.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { readVoteRow } from "#scripts/contracts/stats/vote-rows.ts";
import { readJoined } from "#scripts/contracts/votes/voted-proposals.ts";

/** A vote joined to a proposal, or to one of several (`why`). */
export interface Joined {
  readonly vote: string;
  readonly outcome: Exclude<ProposalOutcome, "parts">;
  readonly isPart: boolean;
  readonly facts: VoteFacts;
  /** As in {@link SharedVote}; null = joined to this one. */
  readonly why: SharedVote["why"] | null;
}

/** Votes of a bill by the proposals that they may be about, in order of time; argument: id of the bill. */
export const joinedVotes = defineDerivation<ReadonlyMap<string, readonly Joined[]>>("bill-joined-votes", (read, id) => {
  const joined = new Map<string, Joined[]>();
  for (const key of read.index("vote.act", `bill/${id}`)) {
    const vote = read.require("vote", key);
    const found = readJoined(read, vote);
    if (found === null) continue;
    const said = { vote: vote.id, outcome: vote.outcome, isPart: found.isPart, facts: readFacts(read, vote.id) };
    const add = (document: string, why: Joined["why"]): void => {
      joined.set(document, [...(joined.get(document) ?? []), { ...said, why }]);
    };
    for (const record of found.records) add(record.id, null);
    for (const { why, among = [] } of found.missing)
      if (why === "laterText" || why === "several") for (const document of among) add(document.id, why);
  }
  return joined;
});

/** What is said with the outcome of a vote. */
function readFacts(read: Reader, id: string): VoteFacts {
  const row = readVoteRow(read, id);
  if (row === undefined) return {};
  const { ayes, noes, status } = row;
  if (status === "review") return { isInReview: true };
  return row.isGovernmentBeaten === true ? { beaten: ayes === null || noes === null ? null : [ayes, noes] } : {};
}

/** Outcome of the votes that are joined; without any, of those on one of several texts. */
export function toOutcome(votes: readonly Joined[]): ProposalVote {
  const joined = votes.filter(({ why }) => why === null);
  const said = joined.length > 0 ? joined : votes;
  const last = said.at(-1);
  if (last === undefined) return { result: null, vote: null };
  const { vote, why, facts } = said.findLast((one) => one.facts.beaten !== undefined) ?? last;
  // A vote on a part decides nothing on the whole.
  const isOne = said.every(({ outcome, isPart }) => outcome === last.outcome && !isPart);
  const result = isOne ? last.outcome : "parts";
  return {
    ...(why === null ? { result, vote } : { result: null, vote: null, among: { result, vote, why } }),
    ...(Object.keys(facts).length > 0 && { facts }),
  };
}

/** Once each: a vote may be on one of several texts, and on several at once. */
export function toDefeats(rows: readonly ProposalRow[]): BillProposals["defeats"] {
  const defeats = rows.flatMap(({ number, kind, vote, among, facts }): ProposalDefeat[] => {
    const id = vote ?? among?.vote;
    if (id === undefined || facts?.beaten === undefined) return [];
    const named = among === undefined ? number : baseNumber(number);
    return [{ vote: id, kind, number: named, score: facts.beaten, ...(among !== undefined && { among }) }];
  });
  return [...new Map(defeats.toReversed().map((one) => [one.vote, one])).values()].reverse();
}
