/**
 * Asks about many votes with few requests: lists that double while they succeed, halve when an answer fails, and then grow
 * by one vote at a time, so that most of them stay below the size that fails.
 */
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import { Blocked } from "#scripts/pull/http/client.ts";
import type { Query } from "./queries.ts";
import type { Engine, Row } from "./sparql.ts";

export interface BatchSizes {
  readonly first: number;
  /** Keeps the answer below the endpoint's limit of rows. */
  readonly largest: number;
}

export interface Batch {
  readonly votes: readonly string[];
  /** Null = no answer even for this vote alone. */
  readonly rows: readonly Row[] | null;
}

/** Votes that may fail one by one, in a row, before the endpoint counts as down. */
const maxFailures = 3;

/**
 * Answers about all votes, in the given order.
 * @throws SourceUnavailable when the endpoint is down or blocks us; BudgetSpent
 */
export async function* askInBatches(
  engine: Engine,
  votes: readonly string[],
  toQuery: (votes: readonly string[]) => Query,
  sizes: BatchSizes,
): AsyncGenerator<Batch> {
  let size = sizes.first;
  let failures = 0;
  let hasFailed = false;
  for (let start = 0; start < votes.length;) {
    const list = longestThatFits(engine, votes.slice(start, start + size), toQuery);
    try {
      const rows = await engine.select(toQuery(list));
      failures = 0;
      yield { votes: list, rows };
      size = Math.min(hasFailed ? size + 1 : size * 2, sizes.largest);
    } catch (error) {
      if (!(error instanceof SourceUnavailable) || error instanceof Blocked) throw error;
      hasFailed = true;
      size = Math.max(1, Math.floor(list.length / 2));
      if (list.length > 1) continue;
      failures += 1;
      if (failures >= maxFailures) throw error;
      yield { votes: list, rows: null };
    }
    start += list.length;
  }
}

function longestThatFits(
  engine: Engine,
  votes: readonly string[],
  toQuery: (votes: readonly string[]) => Query,
): readonly string[] {
  let list = votes;
  while (list.length > 1 && engine.fits?.(toQuery(list)) === false) list = list.slice(0, -1);
  return list;
}
