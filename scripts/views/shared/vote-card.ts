import { notableKinds } from "#src/domain/notable-votes.ts";
import type { VoteCard } from "#src/view/vote-card.ts";
import type { Reader } from "#scripts/views/reader.ts";
import { isDemo } from "./is-demo.ts";
import { readVoteRow } from "./vote-rows.ts";

/** Ids of the notable votes, sorted. They have embeds and share images. */
export function notableVotes(read: Reader): readonly string[] {
  return [...new Set(notableKinds.flatMap((kind) => read.index("vote.kind", kind)))].sort();
}

export function readVoteCard(read: Reader, id: string): VoteCard {
  const vote = read.require("vote", id);
  const row = readVoteRow(read, id);
  const { date, branch, number, outcome, outcomeText, ayes, noes, abstained, required } = vote;
  return {
    type: "vote",
    id,
    title: row?.title ?? vote.title,
    subject: row?.subject ?? null,
    date,
    branch,
    number,
    sitting: read.require("sitting", vote.sitting).number,
    outcome,
    outcomeText,
    ayes,
    noes,
    abstained,
    required,
    isInReview: row?.status === "review",
    updated: vote.changedAt.slice(0, 10),
    isDemo: read.derived(isDemo, ""),
  };
}
