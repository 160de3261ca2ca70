import type { ChoiceCode } from "#src/domain/codes.ts";
import { changedSides } from "#src/domain/changed-sides.ts";
import type { Ballot } from "#src/domain/records.ts";
import type { VotePage } from "#src/view/vote-page.ts";
import type { VoteRow } from "#src/view/vote-row.ts";
import type { Reader } from "#scripts/views/reader.ts";
import type { StoredRecord } from "#scripts/pull/store/read.ts";
import { readVoteRow } from "#scripts/views/shared/vote-rows.ts";
import { readVotedActs } from "#scripts/views/shared/vote-titles.ts";

/**
 * Members whose choice changed between the last final or confidence vote and this final vote, on the same act in the
 * same chamber. null = this is no final vote, or there is no earlier one with open, verified positions.
 * @param ballots positions in `vote`
 * @param inOffice members in office, in the order of the composition
 */
export function readChanges(
  read: Reader,
  vote: StoredRecord<"vote">,
  ballots: readonly Ballot[],
  inOffice: ReadonlySet<string>,
): VotePage["changes"] {
  const since = vote.isFinal ? findEarlier(read, vote) : undefined;
  if (since === undefined) return null;
  const { both, changed } = changedSides(read.ballots(since.id), ballots);
  const { id, number, date, isConfidence } = since;
  const members = [...inOffice].flatMap((person, position): [number, ChoiceCode][] => {
    const earlier = changed.get(person);
    return earlier === undefined ? [] : [[position, earlier]];
  });
  return { since: { id, number, date, isConfidence }, both, members };
}

/**
 * Last final or confidence vote before this one, in the same chamber and on the same act, with open and verified
 * positions.
 */
function findEarlier(read: Reader, vote: StoredRecord<"vote">): VoteRow | undefined {
  const [act] = readVotedActs(read, vote);
  if (act === undefined) return undefined;
  const keys = read.index("vote.act", `${act.kind}/${act.id}`);
  for (const key of keys.slice(0, keys.indexOf(vote.id)).toReversed()) {
    const row = readVoteRow(read, key);
    if (row?.branch !== vote.branch || row.isSecret || row.status !== "verified") continue;
    if (row.isFinal || row.isConfidence) return row;
  }
  return undefined;
}
