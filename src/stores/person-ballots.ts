import type { RecordRow } from "#src/contracts/positions.ts";
import { parliamentData } from "./parliament-data.ts";
import { recordPoints, recordSource } from "./record-source.ts";

export type OwnBallot = Pick<RecordRow, "code" | "isDissent">;

/**
 * Positions of a member in some votes, by vote id: a part of the member's record. An act's votes may be under several
 * acts, so they are chosen by id and not by a filter.
 *
 * @throws DataCallError when a file does not arrive or is not what it should be.
 */
export async function loadBallots(
  person: string,
  votes: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, OwnBallot>> {
  const data = await parliamentData();
  const everything = { values: {}, ordering: "-date", page: 1 };
  const rows = await data.all(recordPoints(recordSource(person, [])), everything, signal);
  return new Map(rows.flatMap((row) => (votes.has(row.id) ? [[row.id, row] as const] : [])));
}
