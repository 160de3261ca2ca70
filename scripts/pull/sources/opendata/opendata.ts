import { mkdirSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { branches, type Branch } from "#src/domain/codes.ts";
import { latestDay } from "#src/domain/days.ts";
import { legislature } from "#src/domain/legislature.ts";
import {
  sittingSchema,
  type Act,
  type Body,
  type Government,
  type ParliamentaryGroup,
  type Person,
  type RecordKind,
  type Sitting,
  type SiteRecord,
} from "#src/domain/records.ts";
import { allSettledOrThrow } from "#scripts/lib/all-settled.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { ResponseCache } from "#scripts/pull/cache.ts";
import { BudgetSpent, type ClientOptions } from "#scripts/pull/http/client.ts";
import { Notes } from "#scripts/pull/notes.ts";
import { limitsOf } from "#scripts/pull/http/client-defaults.ts";
import {
  type Previous,
  sourceKinds,
  type PullOptions,
  type PullOutcome,
  type RecordWriter,
  type Source,
} from "#scripts/pull/source.ts";
import { gatherAnswers, memberAnswers, neededQueries, type Answers } from "./answers.ts";
import { buildBills } from "./bills.ts";
import { buildBodies } from "./bodies.ts";
import { buildDecrees } from "./decrees.ts";
import { cameraBillQueries, readCameraBills } from "./camera-bills.ts";
import { presidentList } from "./camera-presidents.ts";
import { readChamberVotes } from "./chamber-votes.ts";
import { buildDraftDecrees } from "./draft-decrees.ts";
import { openDumps } from "./dumps.ts";
import { openEndpoints } from "./endpoint.ts";
import { governmentDrafts, governmentMembers, governmentRecords } from "./government.ts";
import { buildGovernments, governmentList } from "./governments.ts";
import { buildGroups } from "./groups.ts";
import { groupNames, groupSuccessions, ministersNamesInUse, namesInUse } from "./camera-queries.ts";
import { isYoung, untilEnd } from "./legislature-days.ts";
import { readNamesInUse } from "./names-in-use.ts";
import { buildPeople } from "./people.ts";
import type { ReadDays } from "./person-draft.ts";
import { readRegister } from "./register.ts";
import { s21, s22 } from "./senate-work-queries.ts";
import { valuesIn } from "./by-predicate.ts";
import { find, get, type Chambers } from "./sparql.ts";
import { toDay } from "./text.ts";
import { typeset } from "./typeset.ts";

/** Official open data of Camera and Senato, from a folder of dumps or from the SPARQL endpoints. Tests retry faster. */
export function createOpendataSource(overrides: Partial<ClientOptions> = {}): Source {
  return {
    name: "opendata",
    pull: async (options, writer, effects) => await pull(options, writer, effects, overrides),
    probe: async (options, effects) => await (await import("./probe.ts")).probe(options, effects, overrides),
  };
}

export const opendataSource: Source = createOpendataSource();

async function pull(
  options: PullOptions,
  writer: RecordWriter,
  effects: Effects,
  overrides: Partial<ClientOptions>,
): Promise<PullOutcome> {
  const { from, baseUrl, previous, sweep, dataDir } = options;
  const limits = limitsOf(options);
  const chambers =
    from === null ? openEndpoints(baseUrl, effects, { ...overrides, ...limits }) : openDumps(toFolder(from), effects);
  // A pull from dumps must work offline, so the photos are not fetched.
  const ofFolder: WriteOptions = from === null ? {} : { missingParts: ["photos"], credits: derivedCredits };
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
  const file = dataDir === undefined ? ":memory:" : join(dataDir, "opendata-cache.sqlite");
  const cache = new ResponseCache(file, `opendata ${chambers.origin}`, previous?.digest() ?? null);
  const callbacks = {
    committed: (digest: string) => {
      cache.commit(digest);
    },
    close: () => {
      cache.close();
    },
  };
  const day = previous === undefined || sweep || from !== null ? null : wholeSince(cache);
  if (day !== null) return { ...callbacks, notes: [restingNote(day)], requests: 0, swept: 0 };
  try {
    const { notes, warnings, about, swept } = await writeChambers(chambers, writer, effects, {
      ...ofFolder,
      previous,
      cache,
      sweep,
    });
    const requests = chambers.requests?.() ?? 0;
    if (requests > 0) effects.log(`opendata: ${requests} requests of ${limits.budget}`);
    return {
      notes,
      warnings,
      about,
      requests,
      swept,
      ...callbacks,
    };
  } catch (error) {
    cache.close();
    if (error instanceof BudgetSpent)
      throw new DataError(
        `source opendata: ${error.message} before people and acts were read; the old snapshot stays. Raise --budget or --minutes.`,
      );
    throw error;
  }
}

/** Day on which a legislature that has ended was read to its last vote; null = not yet, or it goes on. */
function wholeSince(cache: ResponseCache): string | null {
  const day = cache.facts("whole").get(String(legislature.number));
  return legislature.end !== null && typeof day === "string" ? day : null;
}

/** `day`: of a run that read everything. */
function signWhole(cache: ResponseCache, day: string): void {
  if (untilEnd(day) < day) cache.setFact("whole", String(legislature.number), day);
}

const restingNote = (day: string): string =>
  `legislature ${legislature.number} ended on ${legislature.end ?? ""} and has been read whole on ${day}: the chambers are asked nothing. --sweep reads it again.`;

/** Credits of files in the dump folder that the Camera does not publish itself (`composizione-derivata-19.nt`). */
const derivedCredits = ["Roberto2213/ImparaDeputato (CC BY-SA 4.0)"];

function toFolder(from: string): string {
  return isAbsolute(from) ? from : resolve(process.cwd(), from);
}

interface WriteOptions {
  readonly missingParts?: SiteRecord["missingParts"];
  readonly credits?: readonly string[];
  readonly previous?: Previous | undefined;
  readonly cache?: ResponseCache;
  /** Read all votes again. */
  readonly sweep?: boolean;
}

/** Messages for the operator, those that want a person, and votes read again without a sign of a change. */
interface WriteResult {
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
  readonly about: Notes["about"];
  readonly swept: number;
}

/**
 * Queries the engines, builds the records, writes them and logs their number. Exported for tests, which pass their own
 * engines.
 */
export async function writeChambers(
  chambers: Chambers,
  writer: RecordWriter,
  effects: Effects,
  {
    missingParts = [],
    credits = [],
    previous,
    cache = new ResponseCache(":memory:", "", null),
    sweep = false,
  }: WriteOptions = {},
): Promise<WriteResult> {
  const ownNotes = new Notes();
  const { camera, senato, answers, days } = await readRegisters(chambers, cache, effects, ownNotes);
  const governmentRows = await camera.engine.select(governmentMembers);
  const governments = buildGovernments(await camera.engine.select(governmentList), governmentRows, previous, ownNotes);
  const {
    people: registered,
    index,
    ambiguous,
  } = buildPeople(
    answers,
    chambers.undatedPeriods,
    days,
    previous,
    governmentDrafts(governmentRows, governments, days),
    readNamesInUse([...(await camera.engine.select(namesInUse)), ...(await camera.engine.select(ministersNamesInUse))]),
  );
  const allGroups = buildGroups({
    ...{ answers, people: registered, index, days, previous, notes: ownNotes },
    names: await camera.engine.select(groupNames),
    successions: await camera.engine.select(groupSuccessions),
  });
  const presidents = await camera.engine.select(presidentList);
  const bodies = buildBodies({ answers, people: registered, index, days, presidents, notes: ownNotes });
  const bills = buildBills({
    answers,
    index,
    findBody: bodies.find,
    days,
    governments,
    subjects: await senato.engine.select(s22),
    camera: await readCameraBills(camera.engine, index, ownNotes),
    notes: ownNotes,
  });
  const decrees = buildDecrees(bills, days, governments);
  const drafts = buildDraftDecrees(await senato.engine.select(s21), days, governments);
  const votes = await readChamberVotes({
    ...{ chambers, writer, previous, cache, effects, days, governments, index, bills, isSweep: sweep },
    blocked: { C: camera.isBlocked, S: senato.isBlocked },
    ...{ people: registered, groups: allGroups, bodies: bodies.bodies },
  });
  const { people, groups } = votes;
  const sittings = mergeSittings(buildSittings(answers), votes.sittings);
  const missing: SiteRecord["missingParts"] = [
    ...(votes.hasVotes ? [] : ["votes" as const]),
    ...(votes.withSides.size === branches.length ? [] : ["sides" as const]),
    ...missingParts,
  ];
  const inOffice = governmentRecords(governmentRows, governments, { index, days, previous });
  if (!inOffice.records.some(({ roles }) => roles.length > 0)) missing.push("governments");
  const unread = [camera, senato].flatMap(({ note }) => note ?? []);
  const unknownRoles = inOffice.unknown.map((role) => `government: unknown role "${role}"`);
  const leftOut = ambiguous.map(leftOutNote);
  const notes = [...unread, ...ownNotes.lines, ...votes.notes, ...leftOut, ...unknownRoles];
  const warnings = [...unread, ...ownNotes.warnings, ...votes.warnings, ...unknownRoles];
  const upTo = upToOf(votes, previous, days);
  writer.put("site", typeset(siteRecord(upTo, missing, credits)));
  const acts = [...bills, ...decrees, ...drafts];
  putAll(writer, { people, groups, bodies: bodies.bodies, governments: inOffice.records, sittings, acts });
  // Kinds without records too: the source has none, and that is complete. Published votes stay for ever.
  const lasting: readonly RecordKind[] = chambers.votes === undefined ? [] : ["vote", "sitting"];
  for (const kind of sourceKinds) if (!lasting.includes(kind)) writer.complete(kind);
  if (votes.pending > 0) writer.reportPending(votes.pending);
  if (unread.length === 0 && votes.isWhole) signWhole(cache, effects.today());

  const figures = { persons: people, groups, bodies: bodies.bodies, bills, decrees, drafts, sittings };
  effects.log(`opendata: ${listCounts(figures)}; Camera to ${days.C}, Senato to ${days.S}`);
  return { notes, warnings, about: new Map([...ownNotes.about, ...votes.about]), swept: votes.swept };
}

const listCounts = (figures: Readonly<Record<string, readonly unknown[]>>): string =>
  Object.entries(figures)
    .map(([what, { length }]) => `${String(length)} ${what}`)
    .join(", ");

/** Asks both engines what every pull needs, and to which day their data reach. */
async function readRegisters(chambers: Chambers, cache: ResponseCache, effects: Effects, notes: Notes) {
  const optional = [
    ...[governmentList, governmentMembers, presidentList],
    ...[namesInUse, ministersNamesInUse, groupNames, groupSuccessions, s21, s22],
    ...cameraBillQueries,
  ];
  const inputs = { chambers, cache, queries: neededQueries, optional };
  const [camera, senato] = await allSettledOrThrow([
    () => readRegister("camera", inputs),
    () => readRegister("senato", inputs),
  ]);
  const answers = await gatherAnswers({ camera: camera.engine, senato: senato.engine }, effects);
  refuseEmpty(answers, chambers.origin, effects.today(), notes);
  const days: ReadDays = {
    C: untilEnd(camera.day ?? latestCameraDay(answers)),
    S: untilEnd(senato.day ?? latestSenateDay(answers)),
  };
  return { camera, senato, answers, days };
}

const leftOutNote = (name: string): string =>
  `government: ${name} bears the name of a member, without a date of birth: left out`;

/** The days to which the votes are read. */
function upToOf(
  { isCut, lastDay }: Awaited<ReturnType<typeof readChamberVotes>>,
  previous: Previous | undefined,
  days: ReadDays,
): SiteRecord["dataDate"] {
  // A chamber without a day counts as one without data: on a first night without its votes, the register has a day.
  const upTo = (branch: Branch): string | null =>
    (isCut[branch] ? (previous?.record("site", "site")?.dataDate[branch] ?? lastDay[branch]) : null) ?? days[branch];
  return { C: upTo("C"), S: upTo("S") };
}

interface Built {
  readonly people: readonly Person[];
  readonly groups: readonly ParliamentaryGroup[];
  readonly bodies: readonly Body[];
  readonly governments: readonly Government[];
  readonly sittings: readonly Sitting[];
  readonly acts: readonly Act[];
}

function putAll(writer: RecordWriter, built: Built): void {
  const put: RecordWriter["put"] = (kind, record) => writer.put(kind, typeset(record));
  for (const person of built.people) put("person", person);
  for (const group of built.groups) put("group", group);
  for (const body of built.bodies) put("body", body);
  for (const government of built.governments) put("government", government);
  for (const sitting of built.sittings) put("sitting", sitting);
  for (const act of built.acts) put("act", act);
}

/**
 * An empty result is a failure of the source, never an empty parliament: only a young legislature may lack what is to
 * come. @throws DataError if another query returned no rows.
 */
function refuseEmpty(answers: Answers, origin: string, today: string, notes: Notes): void {
  const { number } = legislature;
  for (const [what, rows] of Object.entries(answers)) {
    if (rows.length > 0) continue;
    if (isYoung(today) && !memberAnswers.has(what)) notes.add("the chambers publish none yet", what);
    else
      throw new DataError(
        `${origin}: no ${what} of legislature ${number}. Check that the data are of legislature ${number} and complete, then repeat the pull.`,
      );
  }
}

function buildSittings(answers: Answers): Sitting[] {
  return answers.sittings.flatMap((row): Sitting[] => {
    const date = toDay(get(row, "data"));
    const number = Number(get(row, "num"));
    const rest = valuesIn(sittingSchema, "senate", row);
    return date === null
      ? []
      : [{ ...rest, id: `S-${String(number)}`, branch: "S", number, date, url: find(row, "s") }];
  });
}

/** The published sittings, and those known only from their votes: the Camera's, and the newest of the Senate. */
function mergeSittings(published: readonly Sitting[], voted: readonly Sitting[]): Sitting[] {
  const ids = new Set(published.map(({ id }) => id));
  return [...published, ...voted.filter(({ id }) => !ids.has(id))];
}

/**
 * Last day covered by the Camera's dumps. They carry no date of their own, so it is the latest day among their rows.
 */
function latestCameraDay(answers: Answers): string {
  const rows = [...answers.deputies, ...answers.cameraPeriods, ...answers.cameraOffices];
  return latest(rows.flatMap((row) => [toDay(find(row, "inizio")), toDay(find(row, "fine"))]));
}

function latestSenateDay(answers: Answers): string {
  return latest(answers.readingStates.map((row) => toDay(find(row, "dstato"))));
}

/** @throws DataError if no row has a day: the snapshot could not tell how far it goes. */
function latest(days: readonly (string | null)[]): string {
  const day = latestDay(days);
  if (day === null) throw new DataError("no row of the data has a day; check that they are complete, then pull again");
  return day;
}

function siteRecord(
  days: SiteRecord["dataDate"],
  missingParts: SiteRecord["missingParts"],
  credits: readonly string[],
): SiteRecord {
  return {
    id: "site",
    legislature: legislature.number,
    source: "opendata",
    dataDate: { C: days.C, S: days.S },
    missingParts: [
      "keyActs",
      "decreeFlags",
      "gazette",
      // Only their drafts are published.
      "legislativeDecrees",
      "implementingDecrees",
      "events",
      "faqs",
      ...missingParts,
    ],
    attribution: [
      "Senato della Repubblica, dati.senato.it (CC BY 3.0)",
      "Camera dei deputati, dati.camera.it (CC BY-SA 4.0)",
      ...credits,
      "Dati modificati",
    ],
  };
}
