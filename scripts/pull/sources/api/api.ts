/**
 * The foundation's JSON API as a source. Incremental: every run reads the lists in full, but a single record only when
 * it is new, changed or due in the sweep.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { operator } from "#src/config/operator.ts";
import type { Faq } from "#src/domain/records.ts";
import { latestDay } from "#src/domain/days.ts";
import { legislature } from "#src/domain/legislature.ts";
import { DataError, SourceUnavailable } from "#scripts/lib/errors.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { clientDefaults, limitsOf } from "#scripts/pull/http/client-defaults.ts";
import type { PullOptions, PullOutcome, RecordWriter, Source } from "#scripts/pull/source.ts";
import { pageSize, paths, requireBaseUrl, votesQuery } from "./paths.ts";
import { ResponseCache } from "#scripts/pull/cache.ts";
import { ApiClient, BudgetSpent, type ClientOptions, NotFound } from "./client.ts";
import { MemberTimeline } from "./timeline.ts";
import { GroupTimeline } from "./group-timeline.ts";
import { withoutDay } from "#scripts/pull/conversion.ts";
import { Notes } from "#scripts/pull/notes.ts";
import { parseRaw } from "./parse.ts";
import { PersonIds } from "./person-ids.ts";
import { rawEvent, rawFaq, rawPage } from "./raw.ts";
import { readActs } from "./read-acts.ts";
import { presidentFinder, readBodies, readPresidencies } from "./read-bodies.ts";
import { readGroupChanges, readVotes } from "./read-votes.ts";
import { readGovernments } from "./read-governments.ts";
import { People } from "./read-people.ts";
import { type Run, readRows } from "./run.ts";

/** Creates the source; tests override the client defaults. */
export function createApiSource(overrides: Partial<ClientOptions> = {}): Source {
  return {
    name: "api",
    pull: async (options, writer, effects) => await pullApi(options, writer, effects, overrides),
    probe: async (options, effects) => await (await import("./probe.ts")).probe(options, effects, overrides),
  };
}

export const apiSource: Source = createApiSource();

async function pullApi(
  options: PullOptions,
  writer: RecordWriter,
  effects: Effects,
  overrides: Partial<ClientOptions>,
): Promise<PullOutcome> {
  const baseUrl = requireBaseUrl(options.baseUrl);
  const dataDir = options.dataDir ?? "data";
  mkdirSync(dataDir, { recursive: true });
  const snapshot = options.previous?.digest() ?? null;
  const notes = new Notes();
  const cache = new ResponseCache(join(dataDir, "api-cache.sqlite"), baseUrl, snapshot);
  try {
    const limits = limitsOf(options);
    const ids = new PersonIds(options.previous);
    const client = new ApiClient({ ...clientDefaults, ...limits, baseUrl, ...overrides }, cache, effects, ids.of);
    const run: Run = {
      client,
      ids,
      cache,
      writer,
      previous: options.previous,
      options,
      effects,
      notes,
      origin: { name: operator.name, day: effects.today() },
      tally: { swept: 0, unswept: 0 },
      sweepFrom: options.sweep ? Number(cache.facts("sweep").get("from") ?? cache.run + 1) : null,
    };
    const people = await readAll(run);
    if (options.sweep) cache.setFact("sweep", "from", run.tally.unswept > 0 ? run.sweepFrom : null);
    const { requests, retries } = client.spent;
    const { swept } = run.tally;
    effects.log(
      `api: ${requests} requests of ${limits.budget}: ${requests - swept} for what is new, ${swept} in the sweep; ${retries} retries`,
    );
    return {
      notes: notes.lines,
      warnings: notes.warnings,
      about: notes.about,
      requests,
      swept,
      totals: people.totals,
      committed: (digest) => {
        cache.commit(digest);
      },
      close: () => {
        cache.close();
      },
    };
  } catch (error) {
    cache.close();
    if (error instanceof BudgetSpent)
      throw new DataError(
        `source api: ${error.message} before the lists were read; the old snapshot stays. Raise --budget or --minutes.`,
      );
    if (error instanceof DataError) Object.assign(error, { notes: notes.lines, warnings: notes.warnings });
    throw error;
  }
}

/**
 * Reads governments first (they date everything else), then people and acts. Votes are the most numerous and get the
 * remaining budget.
 */
async function readAll(run: Run): Promise<People> {
  const upTo = run.previous?.record("site", "site")?.dataDate ?? { C: null, S: null };
  const groups = new GroupTimeline(
    (run.previous?.keys("group") ?? []).flatMap((key) => run.previous?.record("group", key) ?? []).map(withoutDay),
    {
      upTo,
      sides: run.cache.facts("sides"),
      names: run.cache.facts("names"),
      listedNames: run.cache.facts("listedNames"),
    },
    run.origin,
  );
  const people = new People(run);
  const history = new MemberTimeline({
    groups: run.cache.facts("groups"),
    sides: run.cache.facts("ownSides"),
    listed: run.cache.facts("listed"),
    changed: run.cache.facts("changedGroup"),
    today: run.origin.day,
    previous: (person) => people.before(person)?.memberships ?? [],
    upTo,
  });
  const governments = readGovernments(run, await readCodeLists(run));
  await people.read();
  const acts = await readActs(run, governments);
  const presidencies = await readPresidencies(run);
  const votes = await readVotes(run, {
    groups,
    history,
    governmentOn: governments.governmentOn,
    billIds: acts.billIds,
    bills: acts.bills,
    presidentOn: presidentFinder(run, presidencies, people),
  });
  const changes = await readGroupChanges(run, groups, history);
  await people.write({ groups, history, voters: votes.voters, changes, hasBills: acts.hasBills });
  governments.put((person) => people.isThere(person));
  const hasBodies = await readBodies(run, people, presidencies);
  for (const group of groups.records) run.writer.put("group", group);
  for (const [id, runs] of groups.observedSides) run.cache.setFact("sides", id, runs);
  for (const [id, runs] of groups.observedNames) run.cache.setFact("names", id, runs);
  for (const [id, name] of groups.listedNames) run.cache.setFact("listedNames", id, name);
  for (const remark of groups.remarks) run.notes.add(remark);
  const events = await readEvents(run);
  const faqs = await readFaqs(run);
  run.writer.put("site", {
    id: "site",
    legislature: legislature.number,
    source: "api",
    // A run that reads fewer votes must not move the data date back.
    dataDate: { C: latestDay([upTo.C, votes.lastDay.C]), S: latestDay([upTo.S, votes.lastDay.S]) },
    missingParts: [
      ...(acts.hasBills ? [] : ["bills" as const]),
      ...(hasBodies ? [] : ["bodies" as const]),
      ...(acts.hasLegislativeDecrees ? [] : ["legislativeDecrees" as const]),
      ...(acts.hasImplementingDecrees ? [] : ["implementingDecrees" as const]),
      ...(events ? [] : ["events" as const]),
      ...(faqs ? [] : ["faqs" as const]),
    ],
    ...(acts.hasBills || acts.published === null ? {} : { publishedBills: acts.published }),
    attribution: [`Fonte: ${operator.name}`],
  });
  return people;
}

/**
 * Reads the code lists, which every list page includes. Governments are keyed by slug: their ids differ between
 * endpoints.
 */
async function readCodeLists(run: Run): Promise<readonly unknown[]> {
  const url = run.client.urlOf(paths.votings, { ...votesQuery, page_size: pageSize, page: 1 });
  const answer = await run.client.get(url, true).catch((error: unknown) => {
    // An API without a list of votes counts as unavailable.
    throw error instanceof NotFound ? new SourceUnavailable(`${url}: ${error.message}`) : error;
  });
  const parsed = rawPage.safeParse(answer.unchanged ? null : answer.body);
  return parsed.data?.codelists?.governments ?? [];
}

async function readEvents(run: Run): Promise<boolean> {
  const found = await readRows(run, paths.events, { kind: "event" }, (row) =>
    parseRaw("events", rawEvent, row, run.notes),
  );
  for (const { id, date, title, event_category, branch, vote_slug } of found.rows)
    run.writer.put("event", {
      id,
      date,
      title,
      category: event_category,
      branch,
      target: vote_slug === null ? null : { type: "vote", id: vote_slug, kind: null },
      sources: [],
    });
  if (found.isWhole) run.writer.complete("event");
  return !found.isMissing;
}

async function readFaqs(run: Run): Promise<boolean> {
  const found = await readRows(run, paths.faqs, { kind: "faq" }, (row, place): Faq => {
    const { id, question, answer, section, order } = parseRaw("faqs", rawFaq, row, run.notes);
    return { id, section, question, answer, order: order ?? place + 1 };
  });
  for (const faq of found.rows) run.writer.put("faq", faq);
  if (found.isWhole) run.writer.complete("faq");
  return !found.isMissing;
}
