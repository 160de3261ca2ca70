/** Who has changed side since the vote before on the whole of an act. */
import type { ChoiceCode } from "#src/domain/codes.ts";
import { changedSides } from "#src/domain/changed-sides.ts";
import type { Ballot } from "#src/domain/records.ts";
import type { VotePage } from "#src/view/vote-page.ts";
import type { VoteRow } from "#src/view/vote-row.ts";
import type { Reader } from "#scripts/views/reader.ts";
import type { Seen } from "#scripts/pull/store/read.ts";
import { readVoteRow } from "#scripts/views/shared/vote-rows.ts";
import { readVotedActs } from "#scripts/views/shared/vote-titles.ts";

/**
 * Of a final vote whose positions can be read, `ballots`, by members in office, `inOffice`: the last final or confidence vote before it
 * on the same act in the same chamber, and who chose otherwise there. Null when there is none with positions that can be read.
 */
export function readChanges(
  read: Reader,
  vote: Seen<"vote">,
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

/** The last whole-act vote of the same chamber before this one that adds up and says who chose what. */
function findEarlier(read: Reader, vote: Seen<"vote">): VoteRow | undefined {
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
