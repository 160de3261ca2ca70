/** Inconsistencies in votes. The site excludes these votes from its figures, and users of the download should too. */
import { readFileSync, writeFileSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { voteChecks } from "#src/domain/vote-check.ts";
import type { ArtifactCache } from "#scripts/build/artifact-cache.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import { readPresidents, voteChecker } from "#scripts/pull/store/vote-checker.ts";
import { readMonths, readRows } from "./read-rows.ts";

const number = z.number().nullable();

/** Vote, rule, expected number, found number; sorted by vote and rule. */
export const voteProblemsSchema = z.array(z.tuple([z.string(), z.enum(voteChecks), number, number]));
export type VoteProblems = z.infer<typeof voteProblemsSchema>;

/**
 * All problems of all votes. Checking ten million positions takes seconds, so the result of each month is cached in a
 * file and recomputed only when one of its votes, of the seats held in it or of the Presidents of the assemblies changes.
 */
export async function readVoteProblems(
  artifacts: ArtifactCache,
  code: string,
  db: DatabaseSync,
  snapshot: Pick<Snapshot, "record" | "ballots">,
): Promise<VoteProblems> {
  const check = voteChecker(db, (vote) => snapshot.ballots(vote));
  const problemsOf = (id: string): VoteProblems => {
    const vote = snapshot.record("vote", id);
    const found = vote === undefined ? null : check(vote);
    return found?.status === "review" ? found.problems.map((one) => [id, one.check, one.expected, one.found]) : [];
  };
  const presidents = JSON.stringify(readPresidents(db));
  const all: VoteProblems = [];
  for (const { month, votes, source } of readMonths(db)) {
    const { path } = await artifacts.get(digestOf(code, source, seatsIn(db, month), presidents), (file) => {
      writeFileSync(file, JSON.stringify(votes.flatMap(problemsOf)));
    });
    all.push(...voteProblemsSchema.parse(JSON.parse(readFileSync(path, "utf8"))));
  }
  artifacts.forgetUnused();
  const keyOf = ([vote, rule]: VoteProblems[number]): string => `${vote} ${rule}`;
  return all.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The seats held in a month. Later end dates are omitted, so that they do not invalidate earlier months. */
function seatsIn(db: DatabaseSync, month: string): string {
  const [first, last] = [`${month}-01`, `${month}-31`];
  const select = `
    SELECT branch, person, start_date, CASE WHEN end_date <= '${last}' THEN end_date END FROM membership
    WHERE start_date <= '${last}' AND (end_date IS NULL OR end_date > '${first}') ORDER BY branch, person, start_date`;
  return JSON.stringify([...readRows(db, select)]);
}
