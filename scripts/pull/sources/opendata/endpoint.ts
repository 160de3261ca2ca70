import { z } from "zod";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import {
  Blocked,
  type ClientOptions,
  HttpClient,
  NotFound,
  readBytes,
  type RequestCounter,
  Transient,
} from "#scripts/pull/http/client.ts";
import { clientDefaults } from "#scripts/pull/http/client-defaults.ts";
import { actRange, readingBounds, readingRange, toSparql, type Query } from "./queries.ts";
import { get, type Chambers, type Engine, type Row } from "./sparql.ts";

/** Maximum number of rows of a response; larger results are cut, by some endpoints silently. */
const rowCap = 10_000;

const requestTimeout = 120_000;

/** Longest request, address without the host, that the Senate's firewall lets pass; longer ones look like a block. */
const longestRequest = { camera: 4000, senato: 2047 } as const;

/**
 * One request at a time. The official endpoints get a pause between two; the Senate's firewall blocks about nine
 * requests in a few minutes for a minute or more.
 */
const officialLimits = {
  camera: { concurrency: 1, distance: 1000, blockedWait: 90_000 },
  senato: { concurrency: 1, distance: 2000, blockedWait: 90_000 },
} as const satisfies Record<Query["chamber"], Partial<ClientOptions>>;

const answerSchema = z.object({ results: z.object({ bindings: z.array(z.unknown()) }) });

/** URLs of the two endpoints below a base URL; null = the official ones. */
export function endpointUrls(baseUrl: string | null): { camera: string; senato: string } {
  if (baseUrl === null) return { camera: "https://dati.camera.it/sparql", senato: "https://dati.senato.it/sparql" };
  const base = baseUrl.replace(/\/$/, "");
  return { camera: `${base}/camera/sparql`, senato: `${base}/senato/sparql` };
}

/**
 * Creates engines for the SPARQL endpoints, within their limits; sends no request yet. Each chamber has its own queue,
 * both share the budget. An own server (`baseUrl`) gets no long pauses.
 */
export function openEndpoints(
  baseUrl: string | null,
  effects: Effects,
  overrides: Partial<ClientOptions> = {},
): Chambers {
  const urls = endpointUrls(baseUrl);
  const today = effects.today();
  const counter: RequestCounter = { requests: 0 };
  const engine = (chamber: Query["chamber"]): Engine => {
    const pauses = baseUrl === null ? {} : { distance: 0, blockedWait: 1000 };
    const defaults = { ...clientDefaults, timeout: requestTimeout, backoff: 500, counter };
    const options: ClientOptions = { ...defaults, ...officialLimits[chamber], ...pauses, ...overrides };
    return httpEngine({
      url: urls[chamber],
      client: new HttpClient(options, effects),
      longest: longestRequest[chamber],
    });
  };
  const [camera, senato] = [engine("camera"), engine("senato")];
  return {
    camera,
    senato,
    votes: { camera, senato },
    requests: () => counter.requests,
    origin: urls.senato,
    day: { C: today, S: today },
    undatedPeriods: [],
  };
}

interface Endpoint {
  readonly url: string;
  readonly client: HttpClient;
  /** Bytes of the longest request. */
  readonly longest: number;
}

function httpEngine(endpoint: Endpoint): Engine {
  let answers = 0;
  let bounds: Promise<readonly [number, number]> | undefined;

  /** Blank nodes are named per response, so their names get the number of the response to keep them unique. */
  async function ask(query: Query, range: string): Promise<Answer> {
    answers += 1;
    return await fetchAnswer(endpoint, query, toSparql(query, range), answers);
  }

  async function readBounds(): Promise<readonly [number, number]> {
    const [row] = (await ask(readingBounds, "")).rows;
    return row?.lo === undefined ? [0, 0] : [Number(get(row, "lo")), Number(get(row, "hi")) + 1];
  }

  /** Halves the range until every response stays below the row limit. */
  async function askRange(query: Query, low: number, high: number): Promise<Row[]> {
    const { rows, isCut } = await ask(query, readingRange(low, high));
    if (!isCut) return rows;
    if (high - low < 2) throw tooManyRows(endpoint.url, query, rows);
    const middle = Math.floor((low + high) / 2);
    return [...(await askRange(query, low, middle)), ...(await askRange(query, middle, high))];
  }

  /** Bills of the Camera by the first digit of their number, when all of them at once are too many. */
  async function askActs(query: Query): Promise<Row[]> {
    const whole = await ask(query, "");
    if (!whole.isCut) return whole.rows;
    const all: Row[] = [];
    for (const digit of "123456789") {
      const { rows, isCut } = await ask(query, actRange(digit));
      if (isCut) throw tooManyRows(endpoint.url, query, rows);
      all.push(...rows);
    }
    return all;
  }

  return {
    fits: (query) => requestSize(endpoint.url, toSparql(query)) <= endpoint.longest,
    async select(query) {
      if (query.text.includes("{range}")) {
        if (query.chamber === "camera") return askActs(query);
        bounds ??= readBounds();
        return askRange(query, ...(await bounds));
      }
      const { rows, isCut } = await ask(query, "");
      if (isCut) throw tooManyRows(endpoint.url, query, rows);
      return rows;
    },
  };
}

function toUrl(url: string, sparql: string): string {
  return `${url}?${new URLSearchParams({ query: sparql, format: "application/sparql-results+json" }).toString()}`;
}

/** Bytes of path and query, which is what the firewall measures. */
function requestSize(url: string, sparql: string): number {
  const { pathname, search } = new URL(toUrl(url, sparql));
  return Buffer.byteLength(pathname + search);
}

/**
 * Rows of an answer in SPARQL JSON. Blank nodes are named per answer, so they get its number. Terms are checked by hand:
 * there are thirty million in a first fill, and a schema would take longer than all the rest.
 * @throws Error when it is not SPARQL JSON
 */
export function parseAnswer(text: string, answer: number): Row[] {
  return answerSchema.parse(parseJson(text)).results.bindings.map((binding) => {
    if (!isObject(binding)) throw new TypeError("a solution without variables");
    const row: Record<string, string> = {};
    for (const [name, term] of Object.entries(binding)) {
      if (!isTerm(term)) throw new TypeError(`?${name} has no value`);
      row[name] = term.type === "bnode" ? `_:${answer}-${term.value}` : term.value;
    }
    return row;
  });
}

function isTerm(term: unknown): term is { readonly type: string; readonly value: string } {
  return isObject(term) && typeof term["type"] === "string" && typeof term["value"] === "string";
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** JSON in which control characters stand inside texts, as the endpoints let them through; they become spaces. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(text.replaceAll(/[\u0000-\u001f]/g, " "));
  }
}

function tooManyRows(url: string, query: Query, { length }: readonly Row[]): SourceUnavailable {
  return new SourceUnavailable(
    `${url}: query ${query.name} (${query.title}) reaches the cap of ${String(length)} rows and would lose data. Pull from the dumps with --from.`,
  );
}

interface Answer {
  readonly rows: Row[];
  /** true = the result may have more rows than the response. */
  readonly isCut: boolean;
}

/** Uses GET because the Senate's endpoint does not accept POST. */
async function fetchAnswer(endpoint: Endpoint, query: Query, sparql: string, number: number): Promise<Answer> {
  const url = toUrl(endpoint.url, sparql);
  if (requestSize(endpoint.url, sparql) > endpoint.longest)
    throw new Error(`query ${query.name}: longer than ${String(endpoint.longest)} bytes, which the endpoint refuses`);
  try {
    const asked = {
      accept: "application/sparql-results+json",
      known: () => null,
      read: (response: Response) => readAnswer(response, number),
    };
    return (await endpoint.client.fetch(url, asked))?.body ?? { rows: [], isCut: false };
  } catch (error) {
    if (!(error instanceof SourceUnavailable || error instanceof NotFound)) throw error;
    const message = `${endpoint.url}: query ${query.name} (${query.title}) failed: ${error.message.replace(`${url}: `, "")}. Try again later, or pull from the dumps with --from.`;
    throw error instanceof Blocked ? new Blocked(message) : new SourceUnavailable(message);
  }
}

/** Parses a response of Virtuoso (used by both chambers), which reports a truncated result only in its headers. */
async function readAnswer(response: Response, number: number): Promise<Answer> {
  const text = new TextDecoder().decode(await readBytes(response));
  if (response.headers.has("x-sql-state"))
    throw new Transient("only a part of the answer, the endpoint ran out of time");
  try {
    const rows = parseAnswer(text, number);
    return { rows, isCut: rows.length >= rowCap || response.headers.has("x-sparql-maxrows") };
  } catch {
    throw new Transient("an answer that is not SPARQL JSON");
  }
}
