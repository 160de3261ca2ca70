/** Acts of votes that the API does not link, from the rows of the list of votes. */
import { type Branch, branches } from "#src/domain/codes.ts";
import type { Vote } from "#src/domain/records.ts";
import {
  type BillNames,
  billsInText,
  findVoteActs,
  type VoteActs,
  type VoteInSitting,
} from "#scripts/pull/vote-acts.ts";

/** A vote of the list. */
export type ListedVote = Omit<VoteInSitting, "links"> & { readonly branch: Branch };

/**
 * Acts named in the titles, and the only act of a sitting. A sitting counts only when the act of each of its votes is
 * known to be published or not: named in the title, or the vote was read by an earlier run. Otherwise a vote still to be
 * read might link a second act.
 * @param storedVote the vote in the snapshot before the run; undefined = not read yet
 */
export function inferActs(
  votes: readonly ListedVote[],
  bills: BillNames,
  storedVote: (id: string) => Vote | undefined,
): ReadonlyMap<string, VoteActs> {
  const inferred = new Map<string, VoteActs>();
  const open = new Set<string>();
  for (const branch of branches) {
    const own = votes
      .filter((vote) => vote.branch === branch)
      .map((vote) => {
        const stored = storedVote(vote.id);
        if (stored === undefined && billsInText(branch, vote.text, bills).length === 0) open.add(vote.sitting);
        const isLinked = stored?.actsFrom === undefined || stored.actsFrom === "link";
        return { ...vote, links: isLinked ? (stored?.acts ?? []).map(({ id }) => id) : [] };
      });
    for (const [id, found] of findVoteActs(branch, own, bills)) inferred.set(id, found);
  }
  const sittings = new Map(votes.map(({ id, sitting }) => [id, sitting]));
  return new Map(
    [...inferred].filter(
      ([id, { actsFrom }]) => actsFrom === "text" || (actsFrom === "sitting" && !open.has(sittings.get(id) ?? "")),
    ),
  );
}
