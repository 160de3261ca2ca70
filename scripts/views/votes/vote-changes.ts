/** Who has changed side since the vote before on the whole of an act. */
import type { ChoiceCode } from "#src/domain/codes.ts";
import { changedSides } from "#src/domain/changed-sides.ts";
import type { Ballot } from "#src/domain/records.ts";
import { checkVote } from "#src/domain/vote-check.ts";
import type { VotePage } from "#src/view/vote-page.ts";
import type { Reader } from "#scripts/views/reader.ts";
import type { Seen } from "#scripts/pull/store/read.ts";
import { compositionIds, compositionKey } from "#scripts/views/shared/composition.ts";
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

function findEarlier(read: Reader, vote: Seen<"vote">): Seen<"vote"> | undefined {
  const [act] = readVotedActs(read, vote);
  if (act === undefined) return undefined;
  const keys = read.index("vote.act", `${act.kind}/${act.id}`);
  for (const key of keys.slice(0, keys.indexOf(vote.id)).toReversed()) {
    const earlier = read.require("vote", key);
    if (earlier.branch === vote.branch && (earlier.isFinal || earlier.isConfidence) && canBeRead(read, earlier))
      return earlier;
  }
  return undefined;
}

/** Whether a vote says who chose what, and adds up. */
function canBeRead(read: Reader, vote: Seen<"vote">): boolean {
  if (vote.isSecret) return false;
  const inOffice = read.derived(compositionIds, compositionKey(read, vote.branch, vote.date));
  return checkVote(vote, read.ballots(vote.id), inOffice).status === "verified";
}
