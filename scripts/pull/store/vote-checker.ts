import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { assemblyPresidentOn, presidentPeriods, type PresidentPeriod } from "#src/domain/assembly-president.ts";
import { branches, type Branch } from "#src/domain/codes.ts";
import type { Ballot, Vote } from "#src/domain/records.ts";
import { checkVote, type SeatsOfDay, type VoteCheck } from "#src/domain/vote-check.ts";

const roleRows = z.array(
  z.object({
    branch: z.enum(branches),
    person: z.string(),
    role: z.string(),
    start: z.string().nullable(),
    end: z.string().nullable(),
  }),
);

/** Presidents of the assemblies in an open snapshot. */
export function readPresidents(db: DatabaseSync): Readonly<Record<Branch, readonly PresidentPeriod[]>> {
  const select = `
    SELECT b.branch, r.person, r.role, r.start_date AS start, r.end_date AS "end" FROM body b JOIN body_role r USING (body)
    WHERE b.kind = 'presidency' AND b.branch IN ('C', 'S') ORDER BY b.body, r.position`;
  const bodies = roleRows
    .parse(db.prepare(select).all())
    .map(({ branch, ...role }) => ({ kind: "presidency" as const, branch, roles: [role] }));
  return { C: presidentPeriods(bodies, "C"), S: presidentPeriods(bodies, "S") };
}

/**
 * Returns a function that checks votes of an open snapshot against the seats of their day. People and bodies in the
 * database must not change meanwhile.
 */
export function voteChecker(db: DatabaseSync, ballots: (vote: string) => readonly Ballot[]): (vote: Vote) => VoteCheck {
  const inOffice = db.prepare(
    "SELECT person FROM membership WHERE branch = ?1 AND start_date <= ?2 AND (end_date IS NULL OR end_date > ?2)",
  );
  const presidents = readPresidents(db);
  const seatsOn = ({ branch, date }: Vote): SeatsOfDay => ({
    inOffice: new Set(inOffice.all(branch, date).map(({ person }) => String(person))),
    president: assemblyPresidentOn(presidents[branch], date),
  });
  const days = new Map<string, SeatsOfDay>();
  return (vote) => {
    const day = `${vote.branch} ${vote.date}`;
    const seats = days.get(day) ?? seatsOn(vote);
    days.set(day, seats);
    return checkVote(vote, ballots(vote.id), seats);
  };
}
