/** The votes of both chambers by month: a nightly run changes one or two months. */
import type { DatabaseSync } from "node:sqlite";
import { digestOf } from "#scripts/lib/canonical.ts";
import { readRows } from "./read-rows.ts";

export interface Month {
  /** YYYY-MM. */
  readonly month: string;
  readonly votes: readonly string[];
  /** Digest of their records, positions included. */
  readonly source: string;
}

/** Every month with votes, oldest first. */
export function readMonths(db: DatabaseSync): Month[] {
  const select = `
    SELECT substr(v.date, 1, 7), v.vote, r.digest FROM vote v JOIN record r ON r.kind = 'vote' AND r.key = v.vote
    ORDER BY v.date, v.vote`;
  const votes = [...readRows(db, select)].map((cells) => cells.map(String));
  return [...Map.groupBy(votes, ([month = ""]) => month)].map(([month, rows]) => ({
    month,
    votes: rows.map(([, vote = ""]) => vote),
    source: digestOf(rows.map(([, vote, digest]) => `${vote} ${digest}`).join("\n")),
  }));
}
