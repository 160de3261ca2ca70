import { z } from "zod";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { HttpClient, NotFound, readBytes, Transient } from "#scripts/pull/http/client.ts";
import { clientDefaults } from "#scripts/pull/http/client-defaults.ts";
import { readingBounds, readingRange, toSparql, type Query } from "./queries.ts";
import { get, type Chambers, type Engine, type Row } from "./sparql.ts";

/** Maximum number of rows of a response; larger results are cut, by some endpoints silently. */
const rowCap = 10_000;

const requestTimeout = 120_000;

const answerSchema = z.object({
  results: z.object({
    bindings: z.array(z.record(z.string(), z.object({ type: z.string(), value: z.string() }))),
  }),
});

/** URLs of the two endpoints below a base URL; null = the official ones. */
export function endpointUrls(baseUrl: string | null): { camera: string; senato: string } {
  if (baseUrl === null) return { camera: "https://dati.camera.it/sparql", senato: "https://dati.senato.it/sparql" };
  const base = baseUrl.replace(/\/$/, "");
  return { camera: `${base}/camera/sparql`, senato: `${base}/senato/sparql` };
}

/**
 * Creates engines for the SPARQL endpoints, within their limits; sends no request yet. `retries`: further attempts
 * after a failed one; `backoff`: milliseconds before the first of them.
 */
export function openEndpoints(baseUrl: string | null, effects: Effects, retries = 4, backoff = 500): Chambers {
  const urls = endpointUrls(baseUrl);
  const today = effects.today();
  const client = new HttpClient({ ...clientDefaults, timeout: requestTimeout, retries, backoff }, effects);
  const engine = (url: string): Engine => httpEngine({ url, client });
  return {
    camera: engine(urls.camera),
    senato: engine(urls.senato),
    origin: urls.senato,
    day: { C: today, S: today },
    undatedPeriods: [],
  };
}

interface Endpoint {
  readonly url: string;
  readonly client: HttpClient;
}

function httpEngine(endpoint: Endpoint): Engine {
  let answers = 0;
  let bounds: Promise<readonly [number, number]> | undefined;

  /** Blank nodes are named per response, so their names get the number of the response to keep them unique. */
  async function ask(query: Query, range: string): Promise<Answer> {
    answers += 1;
    const number = answers;
    const { bindings, isCut } = await fetchAnswer(endpoint, query, toSparql(query, range));
    const rows = bindings.map((binding) =>
      Object.fromEntries(
        Object.entries(binding).map(([name, { type, value }]) => [
          name,
          type === "bnode" ? `_:${String(number)}-${value}` : value,
        ]),
      ),
    );
    return { rows, isCut };
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

  return {
    async select(query) {
      if (query.text.includes("{range}")) {
        bounds ??= readBounds();
        return askRange(query, ...(await bounds));
      }
      const { rows, isCut } = await ask(query, "");
      if (isCut) throw tooManyRows(endpoint.url, query, rows);
      return rows;
    },
  };
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

interface Fetched {
  readonly bindings: z.infer<typeof answerSchema>["results"]["bindings"];
  readonly isCut: boolean;
}

/** Uses GET because the Senate's endpoint does not accept POST. */
async function fetchAnswer(endpoint: Endpoint, query: Query, sparql: string): Promise<Fetched> {
  const url = `${endpoint.url}?${new URLSearchParams({ query: sparql, format: "application/sparql-results+json" }).toString()}`;
  try {
    const asked = { accept: "application/sparql-results+json", known: () => null, read: readAnswer };
    return (await endpoint.client.fetch(url, asked))?.body ?? { bindings: [], isCut: false };
  } catch (error) {
    if (!(error instanceof SourceUnavailable || error instanceof NotFound)) throw error;
    throw new SourceUnavailable(
      `${endpoint.url}: query ${query.name} (${query.title}) failed: ${error.message.replace(`${url}: `, "")}. Try again later, or pull from the dumps with --from.`,
    );
  }
}

/** Parses a response of Virtuoso (used by both chambers), which reports a truncated result only in its headers. */
async function readAnswer(response: Response): Promise<Fetched> {
  const text = new TextDecoder().decode(await readBytes(response));
  if (response.headers.has("x-sql-state"))
    throw new Transient("only a part of the answer, the endpoint ran out of time");
  try {
    const { bindings } = answerSchema.parse(JSON.parse(text)).results;
    return { bindings, isCut: bindings.length >= rowCap || response.headers.has("x-sparql-maxrows") };
  } catch {
    throw new Transient("an answer that is not SPARQL JSON");
  }
}
