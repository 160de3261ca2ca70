import type { DatabaseSync } from "node:sqlite";
import type { Ballot, Vote } from "#src/domain/records.ts";
import { checkVote, type VoteCheck } from "#src/domain/vote-check.ts";

/**
 * Returns a function that checks votes of an open snapshot against the members in office on their day. The people in
 * the database must not change meanwhile.
 */
export function voteChecker(db: DatabaseSync, ballots: (vote: string) => readonly Ballot[]): (vote: Vote) => VoteCheck {
  const inOffice = db.prepare(
    "SELECT person FROM membership WHERE branch = ?1 AND start_date <= ?2 AND (end_date IS NULL OR end_date > ?2)",
  );
  const days = new Map<string, ReadonlySet<string>>();
  return (vote) => {
    const day = `${vote.branch} ${vote.date}`;
    const members = days.get(day) ?? new Set(inOffice.all(vote.branch, vote.date).map(({ person }) => String(person)));
    days.set(day, members);
    return checkVote(vote, ballots(vote.id), members);
  };
}
