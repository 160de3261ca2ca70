/**
 * Asks the chambers' endpoints some of the questions of a first night, one at a time and with the usual pauses, and prints
 * what was asked, found and expected. Writes the received rows only.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { Blocked, BudgetSpent, type ClientOptions } from "#scripts/pull/http/client.ts";
import { counted, duration, listStops, printTable, type Stop, type TableRow } from "#scripts/pull/probe/table.ts";
import type { ProbeCode, ProbeOptions } from "#scripts/pull/source.ts";
import { openEndpoints } from "./endpoint.ts";
import { probeChambers } from "./probe-questions.ts";
import type { Query } from "./queries.ts";
import type { Chambers, Row } from "./sparql.ts";

/** Maximum number of requests of a probe, retries included. */
const probeBudget = 30;

/** What an answer tells. */
export interface Judgement {
  readonly found: string;
  /** "less": a fact is missing and the pull has another way; "stop": a first night would fail or publish wrong data. */
  readonly verdict: "ok" | "less" | "stop";
  /** Words without a meaning here, and other details. */
  readonly remarks?: readonly string[];
}

export type Judge = (rows: readonly Row[]) => Judgement;

/** Sends the questions and keeps what came of them. */
export class Questions {
  readonly rows: TableRow[] = [];
  readonly stops: Stop[] = [];
  readonly #chambers: Chambers;
  readonly #folder: string;
  readonly #elapsed: () => number;
  /** Why a chamber is asked nothing more. */
  readonly #silent = new Map<Query["chamber"], string>();
  readonly #spent = { camera: { answers: 0, seconds: 0 }, senato: { answers: 0, seconds: 0 } };

  constructor(chambers: Chambers, folder: string, elapsed: () => number) {
    this.#chambers = chambers;
    this.#folder = folder;
    this.#elapsed = elapsed;
    rmSync(folder, { recursive: true, force: true });
  }

  /** Asks one question; without an answer to an optional one a pull goes on. @returns the rows; null = no answer */
  async ask(
    query: Query,
    expected: string,
    judge: Judge,
    need: "needed" | "optional" = "needed",
  ): Promise<readonly Row[] | null> {
    const verdict = need === "needed" ? "stop" : "less";
    const call = `${query.chamber}: ${query.title}`;
    const silence = this.#silent.get(query.chamber);
    if (silence !== undefined) {
      this.#add(call, expected, { found: `not asked: ${silence}`, verdict: "less" });
      return null;
    }
    const start = this.#elapsed();
    try {
      const rows = await this.#chambers[query.chamber].select(query);
      const spent = this.#spent[query.chamber];
      spent.answers += 1;
      spent.seconds += (this.#elapsed() - start) / 1000;
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(join(this.#folder, `${query.name}.json`), `${JSON.stringify(rows, null, 1)}\n`);
      this.#add(call, expected, judge(rows));
      return rows;
    } catch (error) {
      if (error instanceof BudgetSpent) {
        this.#silent.set(query.chamber, `the ${probeBudget} requests of a probe are spent`);
        this.#add(call, expected, { found: "not asked: the requests of a probe are spent", verdict });
      } else if (error instanceof SourceUnavailable) {
        if (error instanceof Blocked) this.#silent.set(query.chamber, "it refuses our requests");
        this.#add(call, expected, { found: "no answer", verdict, remarks: [error.message] });
      } else throw error;
      return null;
    }
  }

  /** Mean time of an answer, pauses included; null = none came. */
  pace(chamber: Query["chamber"]): number | null {
    const { answers, seconds } = this.#spent[chamber];
    return answers === 0 ? null : seconds / answers;
  }

  #add(call: string, expected: string, { found, verdict, remarks = [] }: Judgement): void {
    this.rows.push({ cells: [[call], [found], [expected], [verdict]], remarks });
    if (verdict === "stop") this.stops.push([call, remarks[0] ?? found]);
  }
}

/**
 * Probes the endpoints and prints the result.
 * @returns the exit code: 0 = a first night can be trusted, 1 = it cannot
 */
export async function probe(
  { baseUrl, dataDir, budget }: ProbeOptions,
  effects: Effects,
  overrides: Partial<ClientOptions> = {},
): Promise<ProbeCode> {
  const folder = join(dataDir, "probe");
  const limits = { retries: 1, maxRetryAfterMs: 30_000, ...overrides, budget: probeBudget };
  const chambers = openEndpoints(baseUrl, effects, limits);
  effects.log(`probe: at most ${probeBudget} requests, one at a time and with pauses; this may take some minutes`);
  const questions = new Questions(chambers, folder, effects.elapsed);
  const size = await probeChambers(questions, effects.today());
  for (const line of printTable(["asked", "found", "expected", ""], questions.rows)) effects.log(line);
  effects.log(`probe: ${chambers.requests?.() ?? 0} requests; the answers are in ${folder}`);
  const { stops } = questions;
  if (stops.length > 0) {
    effects.log(`A first night cannot be trusted: ${listStops(stops)}`);
    return 1;
  }
  // The chambers are asked at the same time, each in its own queue.
  const seconds = Math.max(
    size.camera * (questions.pace("camera") ?? 0),
    size.senato * (questions.pace("senato") ?? 0),
  );
  const requests = size.camera + size.senato;
  const nights = Math.ceil(requests / budget);
  effects.log(
    `A first night can be trusted: about ${counted(requests, "request")} for everything, ${counted(nights, "night")} of at most ${counted(budget, "request")}, about ${duration(seconds)} in all`,
  );
  return 0;
}
