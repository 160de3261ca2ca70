import type { Vote } from "#src/domain/records.ts";
import { plan } from "./plan.ts";
import { lacks } from "./random.ts";
import type { WrittenVote } from "./votes.ts";

/** Shares of the votes of which the official sources lack a part. `act`, `name`: final votes. */
const shares = { positions: 0.015, act: 0.15, name: 0.25 } as const;

/** A vote without the parts that the sources lack of it; none where there was no electronic vote. Named cases are whole. */
export function withVoteHoles(seed: number, written: WrittenVote): WrittenVote | null {
  const { vote, reading } = written;
  const { id, branch, sitting, date } = vote;
  if (date < plan.firstVotes[branch]) return null;
  const number = Number(sitting.slice(2));
  if (branch === plan.unreadSitting?.branch && number === plan.unreadSitting.number) return withoutPositions(written);
  if (number in plan.fixedVotes[branch]) return written;
  const titled = vote.isFinal === true && vote.publicTitle === null ? withoutName(seed, vote, reading) : vote;
  const changed = { ...written, vote: titled };
  return lacks(seed, "positions", id, shares.positions) ? withoutPositions(changed) : changed;
}

const withoutPositions = (written: WrittenVote): WrittenVote => ({
  ...written,
  vote: { ...written.vote, positionsPublished: false },
  ballots: [],
});

/** A final vote whose title names no act, or whose act is in the title alone. */
function withoutName(seed: number, vote: Vote, reading: string | null): Vote {
  if (lacks(seed, "act", vote.id, shares.act)) return { ...vote, title: "Voto finale", description: null, acts: [] };
  if (reading === null || !lacks(seed, "name", vote.id, shares.name)) return vote;
  const number = reading.slice(2);
  const title = vote.branch === "C" ? `PDL ${number} - VOTO FINALE` : `DDL n. ${number}`;
  return { ...vote, title, description: null, actsFrom: "text" };
}
