/**
 * A look at the API for whoever first connects its address: one page of every list and two of every record, read as a pull
 * reads them. Tells what is missing, new and unknown, and whether a first fill would work. Keeps the answers, and nothing else.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { BudgetSpent, type ClientOptions, HttpClient, NotFound, readBytes } from "#scripts/pull/http/client.ts";
import { manners } from "#scripts/pull/http/manners.ts";
import { addressOf, requireBaseUrl } from "./address.ts";
import { isMarkup, parseBody } from "./json.ts";
import { Notes } from "./notes.ts";
import { dig, excerpt, InvalidRaw } from "./parse.ts";
import { pageSize } from "./paths.ts";
import { FillForecast } from "./probe-forecast.ts";
import { type ProbeRow, printTable } from "./probe-table.ts";
import { type Identity, type ProbedDetails, type ProbedList, type ProbedPart, probedCalls } from "./probed-calls.ts";
import { rawPage } from "./raw.ts";
import { missingFields, newFields, seenFields } from "./schema-paths.ts";
import { unusedFields } from "./unused-fields.ts";

/** Requests of one probe, retries included. */
const probeBudget = 40;
/** Records read of each kind that has pages of its own: the first and the last of the page. */
const samples = 2;

/** What is asked of a probe. */
export interface ProbeOptions {
  readonly baseUrl: string | null;
  readonly dataDir: string;
  /** Requests that one run of a pull may send. */
  readonly budget: number;
}

/** What an address gave: its JSON and the time that it took, or what was wrong in words. */
type Answer =
  | { readonly body: unknown; readonly seconds: number }
  | { readonly fault: string; readonly cause: "missing" | "unavailable" | "unasked" };

/** Asks the API and keeps every body as it came, also what is no JSON. */
class Asker {
  readonly #baseUrl: string;
  readonly #http: HttpClient;
  readonly #folder: string;
  readonly #elapsed: () => number;
  #started = 0;

  constructor(baseUrl: string, folder: string, effects: Effects, overrides: Partial<ClientOptions>) {
    this.#baseUrl = baseUrl;
    this.#folder = folder;
    this.#elapsed = effects.elapsed;
    const fetchTimed: typeof fetch = async (...request) => {
      this.#started = effects.elapsed();
      return await effects.fetch(...request);
    };
    const own = { retries: 1, patience: 30_000, ...overrides, budget: probeBudget };
    this.#http = new HttpClient({ ...manners, ...own }, { ...effects, fetch: fetchTimed });
    rmSync(folder, { recursive: true, force: true });
  }

  get requests(): number {
    return this.#http.spent.requests;
  }

  /** @param name of the file that keeps the answer, without what follows the dot. */
  async ask(name: string, path: string, query: Readonly<Record<string, string | number>> = {}): Promise<Answer> {
    const url = addressOf(this.#baseUrl, path, query);
    try {
      const read = async (response: Response): Promise<Answer> => {
        const bytes = await readBytes(response);
        this.#keep(name, bytes);
        return { body: parseBody(bytes), seconds: (this.#elapsed() - this.#started) / 1000 };
      };
      const fetched = await this.#http.fetch(url, { accept: "application/json", known: () => null, read });
      return fetched?.body ?? { fault: "answered 304 without having been asked", cause: "unavailable" };
    } catch (error) {
      if (error instanceof NotFound) return { fault: "not there", cause: "missing" };
      if (error instanceof BudgetSpent)
        return { fault: `not asked: the ${probeBudget} requests of a probe are spent`, cause: "unasked" };
      if (error instanceof SourceUnavailable)
        return { fault: error.message.replace(`${url}: `, ""), cause: "unavailable" };
      throw error;
    }
  }

  #keep(name: string, bytes: Uint8Array): void {
    const ending = isMarkup(bytes) ? "html" : "json";
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, `${name}.${ending}`), bytes);
  }
}

/** "persons/pp_index/" as a file name: "persons-pp_index". A slug of the source may hold anything. */
const fileNameOf = (path: string): string =>
  path
    .replace(/\/$/, "")
    .replaceAll(/[^\w.-]+/g, "-")
    .slice(0, 100);

/** A probe under way. */
interface Probe {
  readonly asker: Asker;
  readonly forecast: FillForecast;
  readonly rows: ProbeRow[];
}

/**
 * Probes the API, prints the table and whether a first fill would work.
 * @returns the exit code: 0 = it would, 1 = it would not.
 * @throws UsageError without an address.
 */
export async function probe(
  { baseUrl, dataDir, budget }: ProbeOptions,
  effects: Effects,
  overrides: Partial<ClientOptions> = {},
): Promise<0 | 1> {
  const folder = join(dataDir, "probe");
  const asker = new Asker(requireBaseUrl(baseUrl), folder, effects, overrides);
  effects.log(`probe: at most ${probeBudget} requests, one at a time; this may take some minutes`);
  const run: Probe = { asker, forecast: new FillForecast(), rows: [] };
  const { lists, parts } = probedCalls(effects.today());
  for (const list of lists) await probeList(run, list);
  for (const part of parts) await probePart(run, part);
  for (const line of printTable(run.rows)) effects.log(line);
  effects.log(`probe: ${asker.requests} requests; the answers are in ${folder}`);
  const { isPossible, line } = run.forecast.tell(budget);
  effects.log(line);
  return isPossible ? 0 : 1;
}

/** Fields that are missing or new in some answers. `inRows` = before the names of a row's fields. */
export function compareFields(
  { endpoint, fields }: Pick<ProbedDetails, "endpoint" | "fields">,
  answers: readonly unknown[],
  inRows = "",
): Pick<ProbeRow, "missing" | "added"> {
  const seen = seenFields(answers);
  const nameOf = (path: string): string => (path.startsWith(inRows) ? path.slice(inRows.length) : path);
  const unused = { ...(inRows === "" ? {} : unusedFields["lists"]), ...unusedFields[endpoint] };
  return {
    missing: missingFields(fields, seen).map(nameOf),
    added: newFields(fields, seen, (path) => nameOf(path) in unused).map(nameOf),
  };
}

/** Remarks of a reading: words that no mapping has, and all others but those on new fields, which have a column. */
function sortNotes(notes: Notes): Pick<ProbeRow, "unknown" | "remarks"> {
  const lines = notes.lines.filter((line) => !line.includes(": new field "));
  const word = /: unknown (.*)$/s;
  return {
    unknown: lines.flatMap((line) => word.exec(line)?.[1] ?? []),
    remarks: lines.filter((line) => !word.test(line)),
  };
}

const notRead = "not read: ";
/** The first remark on a record that could not be read. */
const causeIn = (remarks: readonly string[]): string =>
  (remarks.find((remark) => remark.startsWith(notRead)) ?? remarks[0] ?? "").replace(notRead, "");

/** Reads records; those that cannot be read are told in the notes. @returns the others. */
function readAll<T>(values: readonly unknown[], notes: Notes, read: (value: unknown, place: number) => T): T[] {
  return values.flatMap((value, place) => {
    try {
      return [read(value, place)];
    } catch (error) {
      if (!(error instanceof InvalidRaw)) throw error;
      notes.add(`${notRead}${error.message}`);
      return [];
    }
  });
}

const noFields = { missing: [], added: [], unknown: [] } as const;

async function probeList(run: Probe, list: ProbedList): Promise<void> {
  const { path, query, kind, need, details } = list;
  const answer = await run.asker.ask(`${fileNameOf(path)}-list`, path, { ...query, page_size: pageSize, page: 1 });
  const page = "body" in answer ? rawPage.safeParse(answer.body).data : undefined;
  if (!("body" in answer) || page === undefined) {
    const isMissing = "cause" in answer && answer.cause === "missing";
    const fault = "body" in answer ? `got ${excerpt(answer.body)}` : answer.fault;
    const told = isMissing ? fault : `expected a list (JSON with "results"): ${fault}`;
    run.rows.push({ call: path, rows: null, read: null, ...noFields, remarks: [told] });
    if (need === "rows" || (need === "answer" && !isMissing)) run.forecast.stop(path, told);
    if (details !== null) {
      const remarks = [`not asked: ${path} names no record`];
      run.rows.push({ call: details.name, rows: null, read: null, ...noFields, remarks });
    }
    return;
  }
  const notes = new Notes();
  const { results } = page;
  const read = readAll(results, notes, (row) => list.readRow(row, notes));
  const own = { ...compareFields(list, [answer.body], "results."), ...sortNotes(notes) };
  run.rows.push({ call: path, rows: results.length, read: read.length, ...own });
  if (need === "rows" && results.length === 0) run.forecast.stop(path, "the list is empty");
  const count = page.count ?? results.length;
  run.forecast.addList({ call: path, kind, count, seconds: answer.seconds });
  const unread = results.length - read.length;
  if (kind !== null && unread > 0) {
    const reason = `${unread} of ${results.length} rows cannot be read: ${causeIn(own.remarks)}`;
    run.forecast.setAside({ call: path, kind, count: Math.round((count * unread) / results.length), reason });
  }
  const known = read.filter((one) => one !== null);
  if (details !== null) await probeDetails(run, list, details, { known, count });
}

/** The first and the last, which are of different days, or names. */
const samplesOf = (known: readonly Identity[]): readonly Identity[] => [
  ...new Map([...known.slice(0, samples - 1), ...known.slice(-1)].map((one) => [one.path, one])).values(),
];

async function probeDetails(
  run: Probe,
  { path, kind }: ProbedList,
  details: ProbedDetails,
  { known, count }: { readonly known: readonly Identity[]; readonly count: number },
): Promise<void> {
  const { name, read } = details;
  const asked = samplesOf(known);
  if (asked.length === 0) {
    const remarks = [`not asked: ${path} names no record`];
    run.rows.push({ call: name, rows: null, read: null, ...noFields, remarks });
    run.forecast.addDetails({ kind, count, seconds: null });
    return;
  }
  const faults: string[] = [];
  const found: { readonly body: unknown; readonly key: string }[] = [];
  let seconds = 0;
  let isDown = true;
  for (const [place, one] of asked.entries()) {
    const file = `${fileNameOf(path)}-detail-${place + 1}-${fileNameOf(one.key)}`;
    const answer = await run.asker.ask(file, one.path);
    if ("body" in answer) {
      found.push({ body: answer.body, key: one.key });
      seconds += answer.seconds;
    } else {
      const isMissing = answer.cause === "missing";
      faults.push(`${one.path}: ${isMissing ? answer.fault : `expected one record (JSON): ${answer.fault}`}`);
    }
    if ("body" in answer || answer.cause === "missing") isDown = false;
  }
  const notes = new Notes();
  const bodies = found.map(({ body }) => body);
  const own = readAll(bodies, notes, (body, place) => {
    const key = found[place]?.key ?? "";
    const identity = read(body, notes);
    if (identity !== null && identity.key !== key) throw new InvalidRaw(`asked for ${key}, got ${identity.key}`);
    return identity;
  });
  const { unknown, remarks } = sortNotes(notes);
  const told = [...faults, ...remarks];
  const rows = { rows: asked.length, read: own.length };
  run.rows.push({ call: name, ...rows, ...compareFields(details, bodies), unknown, remarks: told });
  run.forecast.addDetails({ kind, count, seconds: found.length === 0 ? null : seconds / found.length });
  if (own.length > 0 || kind === null) return;
  const reason = `none of ${asked.length} can be read: ${causeIn(told)}`;
  if (isDown) run.forecast.stop(name, reason);
  else run.forecast.setAside({ call: name, kind, count, reason });
}

async function probePart(run: Probe, part: ProbedPart): Promise<void> {
  const { path: call, field, lists, read } = part;
  const answer = await run.asker.ask(fileNameOf(call), call);
  run.forecast.addPart("body" in answer ? answer.seconds : 0);
  const body = "body" in answer ? answer.body : undefined;
  const isAsked = typeof body === "object" && body !== null && field in body;
  if (!isAsked) {
    const fault = "body" in answer ? `got ${excerpt(body)}` : answer.fault;
    const isMissing = "cause" in answer && answer.cause === "missing";
    const remarks = [isMissing ? fault : `expected JSON with "${field}": ${fault}`];
    run.rows.push({ call, rows: null, read: null, ...noFields, remarks });
    return;
  }
  const notes = new Notes();
  const [parsed] = readAll([body], notes, (value) => read(value, notes));
  const rowsIn = (value: unknown): number => {
    if (value === undefined) return 0;
    if (lists.length === 0) return 1;
    return lists.map((path) => dig(value, path)).flatMap((rows): unknown[] => (Array.isArray(rows) ? rows : [])).length;
  };
  const rows = { rows: rowsIn(body), read: rowsIn(parsed) };
  run.rows.push({ call, ...rows, ...compareFields(part, [body]), ...sortNotes(notes) });
}
