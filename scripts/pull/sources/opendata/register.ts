/**
 * The register of a chamber: people, groups, bodies, bills, government. It is read whole or not at all: when the chamber
 * does not answer a query, the rows of the last run that read everything stand in, so its records stay as they are.
 */
import { z } from "zod";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import type { ResponseCache } from "#scripts/pull/cache.ts";
import { Blocked } from "#scripts/pull/http/client.ts";
import { memberQueries } from "./answers.ts";
import { isYoung } from "./legislature-days.ts";
import type { Query } from "./queries.ts";
import type { Chambers, Engine, Row } from "./sparql.ts";

/** Answers from rows that are already here. */
export interface Register {
  readonly engine: Engine;
  /** Day on which the rows were read; null = unknown: the latest day in the data. */
  readonly day: string | null;
  /** For the report: the rows are those of an earlier run, and why; null = they are those of this one. */
  readonly note: string | null;
  /** The chamber refuses our requests: ask it nothing more. */
  readonly isBlocked: boolean;
}

const storedSchema = z.object({
  day: z.iso.date(),
  rows: z.record(z.string(), z.array(z.record(z.string(), z.string()))),
});
type Stored = z.infer<typeof storedSchema>;

export interface RegisterInputs {
  readonly chambers: Chambers;
  readonly cache: ResponseCache;
  /** Without any row the register is incomplete. */
  readonly queries: readonly Query[];
  /** May be without rows or without an answer: the rest is complete all the same. */
  readonly optional: readonly Query[];
}

/**
 * Reads the register of a chamber.
 * @throws SourceUnavailable when the chamber does not answer and no earlier run has read it; BudgetSpent
 */
export async function readRegister(chamber: Query["chamber"], inputs: RegisterInputs): Promise<Register> {
  const { chambers, cache } = inputs;
  const day = chambers.day[chamber === "camera" ? "C" : "S"];
  const own = <T extends Query>(list: readonly T[]): T[] => list.filter((query) => query.chamber === chamber);
  const queries = own(inputs.queries);
  const isLive = chambers.requests !== undefined;
  const stored = isLive ? readStored(chamber, cache) : null;
  try {
    const rows: Record<string, Row[]> = {};
    for (const query of queries) {
      rows[query.name] = [...(await chambers[chamber].select(query))];
      if (isLive && rows[query.name]?.length === 0 && !isToCome(query, day, stored))
        throw new SourceUnavailable(
          `${chambers.origin}: query ${query.name} (${query.title}) has an answer without rows`,
        );
    }
    for (const query of own(inputs.optional)) rows[query.name] = await readOptional(query, chambers, stored);
    if (isLive && day !== null) keep(chamber, { day, rows }, cache);
    return { engine: engineOf(rows), day, note: null, isBlocked: false };
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error;
    const name = chamber === "camera" ? "Camera" : "Senate";
    if (stored === null)
      throw new SourceUnavailable(
        `${error.message} No earlier run has read the people of the ${name}, and without them none of its votes can be published.`,
      );
    const note = `${name}: people, groups, bodies${chamber === "camera" ? "" : " and bills"} stay those of ${stored.day}: ${error.message}`;
    return { engine: engineOf(stored.rows), day: stored.day, note, isBlocked: error instanceof Blocked };
  }
}

/** A young legislature may lack what no earlier run had, but not its members. */
const isToCome = (query: Query, day: string | null, stored: Stored | null): boolean =>
  day !== null && isYoung(day) && !memberQueries.has(query.name) && (stored?.rows[query.name] ?? []).length === 0;

/** Rows of an optional query: those of the earlier run when there are none. */
async function readOptional(query: Query, chambers: Chambers, stored: Stored | null): Promise<Row[]> {
  const before = stored?.rows[query.name] ?? [];
  try {
    // The government is only among the saved answers, and the drafts of decrees only in the dumps.
    for (const engines of [chambers.votes, chambers]) {
      const rows = (await engines?.[query.chamber].select(query)) ?? [];
      if (rows.length > 0) return [...rows];
    }
    return before;
  } catch (error) {
    if (!(error instanceof SourceUnavailable) || error instanceof Blocked) throw error;
    return before;
  }
}

function engineOf(rows: Readonly<Record<string, readonly Row[]>>): Engine {
  return { select: ({ name }) => Promise.resolve(rows[name] ?? []) };
}

/** Named like a list page: these stay in the cache from run to run. */
const addressOf = (chamber: Query["chamber"]): string => `register?page=${chamber}`;

function keep(chamber: Query["chamber"], stored: Stored, cache: ResponseCache): void {
  cache.keep(addressOf(chamber), { etag: null, lastModified: null }, Buffer.from(JSON.stringify(stored)));
}

function readStored(chamber: Query["chamber"], cache: ResponseCache): Stored | null {
  const bytes = cache.body(addressOf(chamber));
  return bytes === null ? null : (storedSchema.safeParse(JSON.parse(Buffer.from(bytes).toString("utf8"))).data ?? null);
}
