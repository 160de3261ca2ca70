/**
 * Probes the API before the first fill: one page of every list, two records of every list, and one of each kind of people
 * and votes (`probed-kinds.ts`), parsed as in a pull. Prints missing and new fields, unknown labels, and whether a first
 * fill would work. Writes the received bodies only.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { isUnknownOutcome } from "#src/domain/outcome.ts";
import { BudgetSpent, type ClientOptions, HttpClient, NotFound, readBytes } from "#scripts/pull/http/client.ts";
import { clientDefaults } from "#scripts/pull/http/client-defaults.ts";
import type { ProbeCode, ProbeOptions } from "#scripts/pull/source.ts";
import { addressOf, pageSize, paths, requireBaseUrl } from "./paths.ts";
import { isMarkup, parseBody } from "./client.ts";
import { Notes } from "#scripts/pull/notes.ts";
import { InvalidRaw, dig, excerpt } from "./parse.ts";
import { FillForecast, type ProbeRow, probeTable } from "./probe-forecast.ts";
import { type Identity, type ProbedDetails, type ProbedList, type ProbedPart, probedCalls } from "./probed-calls.ts";
import { personKinds, personRowsIn, presidentIn, type ProbedKind, voteKinds, voteRowsIn } from "./probed-kinds.ts";
import { rawPage } from "./raw.ts";
import { missingFields, newFields, seenFields } from "./schema-paths.ts";
import { identifyVote } from "./to-vote.ts";
import { unusedFields } from "./unused-fields.ts";

/** Maximum number of requests of a probe, retries included. */
const probeBudget = 40;
/** Detail pages requested per kind: those of the first and the last row. */
const samples = 2;

/** The JSON of a response and its time, or the fault in words. */
type Answer =
  | { readonly body: unknown; readonly seconds: number }
  | { readonly fault: string; readonly cause: "missing" | "unavailable" | "unasked" };

/** Sends the requests and writes every body as received, including bodies that are not JSON. */
class Asker {
  readonly #baseUrl: string;
  readonly #http: HttpClient;
  readonly #folder: string;
  readonly #elapsed: () => number;
  #started = 0;
  /** Bodies by path. */
  readonly answers = new Map<string, unknown>();

  constructor(baseUrl: string, folder: string, effects: Effects, overrides: Partial<ClientOptions>) {
    this.#baseUrl = baseUrl;
    this.#folder = folder;
    this.#elapsed = effects.elapsed;
    const fetchTimed: typeof fetch = async (...request) => {
      this.#started = effects.elapsed();
      return await effects.fetch(...request);
    };
    const own = { retries: 1, maxRetryAfterMs: 30_000, ...overrides, budget: probeBudget };
    this.#http = new HttpClient({ ...clientDefaults, ...own }, { ...effects, fetch: fetchTimed });
    rmSync(folder, { recursive: true, force: true });
  }

  get requests(): number {
    return this.#http.spent.requests;
  }

  /** @param name file name without extension */
  async ask(name: string, path: string, query: Readonly<Record<string, string | number>> = {}): Promise<Answer> {
    const url = addressOf(this.#baseUrl, path, query);
    try {
      const read = async (response: Response): Promise<Answer> => {
        const bytes = await readBytes(response);
        this.#keep(name, bytes);
        const body = parseBody(bytes);
        this.answers.set(path, body);
        return { body, seconds: (this.#elapsed() - this.#started) / 1000 };
      };
      const fetched = await this.#http.fetch(url, { accept: "application/json", known: () => null, read });
      return fetched?.body ?? { fault: "answered 304 to an unconditional request", cause: "unavailable" };
    } catch (error) {
      if (error instanceof NotFound) return { fault: "not there", cause: "missing" };
      if (error instanceof BudgetSpent)
        return { fault: `not requested: the ${probeBudget} requests of a probe are spent`, cause: "unasked" };
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

/** "persons/pp_index/" as a file name: "persons-pp_index". A foreign slug may contain any character. */
const fileNameOf = (path: string): string =>
  path
    .replace(/\/$/, "")
    .replaceAll(/[^\w.-]+/g, "-")
    .slice(0, 100);

interface Probe {
  readonly asker: Asker;
  readonly forecast: FillForecast;
  readonly rows: ProbeRow[];
}

/**
 * Probes the API and prints the result.
 * @returns the exit code
 * @throws UsageError without an address
 */
export async function probe(
  { baseUrl, dataDir, budget }: ProbeOptions,
  effects: Effects,
  overrides: Partial<ClientOptions> = {},
): Promise<ProbeCode> {
  const folder = join(dataDir, "probe");
  const asker = new Asker(requireBaseUrl(baseUrl), folder, effects, overrides);
  effects.log(`probe: at most ${probeBudget} requests, one at a time; this may take some minutes`);
  const run: Probe = { asker, forecast: new FillForecast(), rows: [] };
  const { lists, parts } = probedCalls(effects.today());
  for (const list of lists) await probeList(run, list);
  for (const part of parts) await probePart(run, part);
  await probeKinds(run);
  for (const line of probeTable(run.rows)) effects.log(line);
  effects.log(
    `probe: ${asker.requests} requests; ${existsSync(folder) ? `the answers are in ${folder}` : "no answers"}`,
  );
  const { code, line } = run.forecast.verdict(budget);
  effects.log(line);
  return code;
}

/**
 * Missing and new fields of responses.
 * @param inRows prefix of the fields of rows, which is left out
 */
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

/** Splits notes into unknown labels and other remarks. New fields have a column of their own. */
function sortNotes(notes: Notes): Pick<ProbeRow, "unknown" | "remarks"> {
  const lines = notes.lines.filter((line) => !line.includes(": new field "));
  const word = /: unknown (.*)$/s;
  return {
    unknown: lines.flatMap((line) => word.exec(line)?.[1] ?? []),
    remarks: lines.filter((line) => !word.test(line)),
  };
}

/** Words for which the gate `unknown` stops a first fill: outcomes of votes and offices of government. */
function stopAtWords({ forecast }: Probe, { call, unknown }: Pick<ProbeRow, "call" | "unknown">): void {
  for (const label of unknown) {
    const [, what, word = ""] = /^(outcome|office of government) "(.*)"/s.exec(label) ?? [];
    if (what === undefined || (what === "outcome" && !isUnknownOutcome({ outcome: "other", outcomeText: word })))
      continue;
    forecast.stop(call, `${what} "${word}" was never seen before: accept it`);
  }
}

const notRead = "not read: ";
/** First remark about an unreadable record. */
const causeIn = (remarks: readonly string[]): string =>
  (remarks.find((remark) => remark.startsWith(notRead)) ?? remarks[0] ?? "").replace(notRead, "");

/** Reads records; unreadable ones are noted and left out. */
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

/** The row of a call that gave nothing to read. */
const emptyRow = (call: string, remark: string): ProbeRow => ({
  ...{ call, rows: null, read: null, missing: [], added: [], unknown: [], remarks: [remark] },
});

async function probeList(run: Probe, list: ProbedList): Promise<void> {
  const { path, query, kind, need, details } = list;
  const answer = await run.asker.ask(`${fileNameOf(path)}-list`, path, { ...query, page_size: pageSize, page: 1 });
  const page = "body" in answer ? rawPage.safeParse(answer.body).data : undefined;
  if (!("body" in answer) || page === undefined) {
    const isMissing = "cause" in answer && answer.cause === "missing";
    const fault = "body" in answer ? `got ${excerpt(answer.body)}` : answer.fault;
    const told = isMissing ? fault : `expected a list (JSON with "results"): ${fault}`;
    run.rows.push(emptyRow(path, told));
    if (need === "rows" || (need === "response" && !isMissing)) run.forecast.stop(path, told);
    if (details !== null) run.rows.push(emptyRow(details.name, `not requested: ${path} has no record`));
    return;
  }
  const notes = new Notes();
  const { results } = page;
  const read = readAll(results, notes, (row) => list.readRow(row, notes));
  const own = { ...compareFields(list, [answer.body], "results."), ...sortNotes(notes) };
  run.rows.push({ call: path, rows: results.length, read: read.length, ...own });
  stopAtWords(run, { call: path, ...own });
  if (need === "rows" && results.length === 0) run.forecast.stop(path, "the list is empty");
  const count = page.count ?? results.length;
  run.forecast.addList({ call: path, kind, count, seconds: answer.seconds });
  const unread = results.length - read.length;
  if (kind !== null && unread > 0) {
    const reason = `${unread} of ${results.length} rows cannot be read: ${causeIn(own.remarks)}`;
    run.forecast.addUnreadable({ call: path, kind, count: Math.round((count * unread) / results.length), reason });
  }
  const known = read.filter((one) => one !== null);
  if (details !== null) await probeDetails(run, list, details, { known, count });
}

/** The first and the last row: votes of different days, people with different names. */
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
    run.rows.push(emptyRow(name, `not requested: ${path} has no record`));
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
  stopAtWords(run, { call: name, unknown });
  run.forecast.addDetails({ kind, count, seconds: found.length === 0 ? null : seconds / found.length });
  if (own.length > 0 || kind === null) return;
  const reason = `none of ${asked.length} can be read: ${causeIn(told)}`;
  if (isDown) run.forecast.stop(name, reason);
  else run.forecast.addUnreadable({ call: name, kind, count, reason });
}

async function probePart(run: Probe, part: ProbedPart): Promise<void> {
  const { path: call, anyOf, lists, read } = part;
  const answer = await run.asker.ask(fileNameOf(call), call);
  run.forecast.addPart("body" in answer ? answer.seconds : 0);
  const body = "body" in answer ? answer.body : undefined;
  const isAsked = typeof body === "object" && body !== null && anyOf.some((field) => field in body);
  if (!isAsked) {
    const fault = "body" in answer ? `got ${excerpt(body)}` : answer.fault;
    const isMissing = "cause" in answer && answer.cause === "missing";
    run.rows.push(emptyRow(call, isMissing ? fault : `expected JSON with "${anyOf[0] ?? ""}": ${fault}`));
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

/** One person and one vote of each kind, as far as the lists show any, and the Presidents of the assemblies. */
async function probeKinds(run: Probe): Promise<void> {
  const { asker, forecast } = run;
  const { answers } = asker;
  const rowsOf = (path: string): readonly unknown[] => rawPage.safeParse(answers.get(path)).data?.results ?? [];
  const votes = voteRowsIn(rowsOf(paths.votings));
  const presidents = {
    C: presidentIn(answers.get(paths.presidency.C), "C"),
    S: presidentIn(answers.get(paths.presidency.S), "S"),
  };
  const people = personRowsIn(rowsOf(paths.persons));
  if (people.length > 0 && !forecast.hasStop("persons/{slug}/"))
    for (const kind of personKinds(presidents))
      await probeKind(run, "persons/{slug}/", kind, people, (row) => paths.person(row.slug));
  if (votes.length > 0 && !forecast.hasStop("votings/{slug}/"))
    for (const kind of voteKinds)
      await probeKind(run, "votings/{slug}/", kind, votes, (row) => paths.voting(identifyVote(row).slug));
}

async function probeKind<Row>(
  { asker, forecast }: Probe,
  call: string,
  { name, isOne, check }: ProbedKind<Row>,
  all: readonly Row[],
  pathOf: (row: Row) => string,
): Promise<void> {
  const candidates = all.filter(isOne);
  // One that was already asked for costs no request.
  const row = candidates.find((one) => asker.answers.has(pathOf(one))) ?? candidates[0];
  if (row === undefined) {
    forecast.missKind(name);
    return;
  }
  const path = pathOf(row);
  const answer = asker.answers.has(path) ? { body: asker.answers.get(path) } : await asker.ask(fileNameOf(path), path);
  const fault = "body" in answer ? faultOf(() => check(answer.body)) : answer.fault;
  if (fault === null) return;
  if ("cause" in answer && answer.cause === "unasked") forecast.missKind(name);
  else forecast.stop(call, `${name} (${path}): ${fault}`);
}

/** What a check finds; a record that cannot be read is a fault too. */
function faultOf(check: () => string | null): string | null {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof InvalidRaw)) throw error;
    return error.message;
  }
}
