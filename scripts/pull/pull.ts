import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { family } from "#src/config/family.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { RecordKind } from "#src/domain/records.ts";
import { sourceRefSchema, type SourceRef } from "#src/domain/records/parts.ts";
import { secondsSoFar, type Effects } from "#scripts/lib/effects.ts";
import { DataError, UsageError } from "#scripts/lib/errors.ts";
import { checkNotLost, publishedSource } from "#scripts/lib/published.ts";
import { readFamilyCareers, type CareersOutcome } from "./careers/read-careers.ts";
import { comparePublishedFigures } from "./compare-figures.ts";
import { setAsideContradictions, type Contradiction } from "./contradictions/contradictions.ts";
import { accepts, defaultAcceptFile, readAcceptances } from "./gates/accept.ts";
import { checkGates } from "./gates/check.ts";
import { watchClock } from "./gates/clock.ts";
import { readStanding } from "./gates/facts.ts";
import type { Finding, Standing } from "./gates/finding.ts";
import { clientDefaults, limitsOf } from "./http/client-defaults.ts";
import type { NoteSubjects } from "./notes.ts";
import { readPhotos, type PhotoOutcome } from "./photos/photos.ts";
import { defaultCorrectionsFile, readOwnCorrections } from "./own-corrections.ts";
import type { MemberTotals, Previous, PullOptions, PullOutcome, Source } from "./source.ts";
import { checkSum } from "./store/checksum.ts";
import { countAfter, hasNews, type ChangeSet } from "./store/changes.ts";
import { withSourceValues } from "./store/own-corrections.ts";
import { Snapshot, snapshotName } from "./store/read.ts";
import { migrateSnapshot } from "./store/migrate.ts";
import { describeSnapshot, isContinued, writeSnapshot } from "./store/write.ts";
import type { Writer } from "./store/writer.ts";
import { textsAddress } from "./texts/address.ts";
import { readTexts, textsBudget, type TextsOutcome } from "./texts/read-texts.ts";

/** Identity of the data. Data of different identity are never mixed in one snapshot. */
function identityOf({ name, version }: Source, { seed, scale, baseUrl, from }: PullOptions): string {
  if (name === "demo") return `demo ${version ?? ""}, seed ${seed}, scale ${scale}`;
  return `${name}, ${from === null ? serverOf(baseUrl) : "dumps"}`;
}

/** Host and path of an address, without scheme and trailing slashes: these do not make it another server. */
function serverOf(baseUrl: string | null): string {
  return baseUrl === null ? "official endpoints" : baseUrl.replace(/^https?:\/\//, "").replace(/\/+$/, "");
}

/**
 * Source of a pull without `--source`: that of the snapshot; without a snapshot, the demonstration.
 * @throws UsageError where a site of real data is published: its snapshot was lost, and invented data would replace it
 */
export function usualSource(dataDir: string, out: string): string {
  const file = join(dataDir, snapshotName);
  if (existsSync(file)) return describeSnapshot(file).identity.replace(/[ ,].*$/s, "");
  const published = publishedSource(out);
  if (published === null || published === "demo") return "demo";
  throw new UsageError(
    `${file}: not there, but ${out} shows data of "${published}"; bring back data/, or say --source ${published} --begin-anew to read everything again. With --source demo invented data replace them.`,
  );
}

/** Prevents any source from publishing an empty parliament. */
function checkNotEmpty(source: Source, changes: ChangeSet): void {
  const persons = changes.get("person");
  if (persons === undefined || countAfter(persons) === 0)
    throw new DataError(
      `source ${source.name}: it gave no person at all; the old snapshot stays. Check --from or --base-url.`,
    );
}

/** Logs one line per kind of record: number of records, and what changed. */
function report(changes: ChangeSet, effects: Effects): void {
  for (const [kind, entry] of changes) {
    const { appeared, changed, vanished, unchanged } = entry;
    effects.log(
      `  ${kind.padEnd(11)}${String(countAfter(entry)).padStart(8)}: ${appeared.length} new, ${changed.length} changed, ${vanished.length} vanished, ${unchanged} unchanged`,
    );
  }
  effects.log(hasNews(changes) ? "snapshot updated" : "nothing new");
}

export interface PullReport {
  readonly changes: ChangeSet;
  /** Findings that did not stop the pull. */
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
  /** Those among `notes` that want a person. */
  readonly warnings?: readonly string[];
  /** What `notes` are about, by note. */
  readonly about?: ReadonlyMap<string, NoteSubjects>;
  /** Requests for records that showed no sign of a change (sweep). */
  readonly swept: number;
}

/** The current snapshot, if the new one will be built on it; else null. */
function openPrevious(file: string, identity: string): Snapshot | null {
  if (!existsSync(file)) return null;
  const held = describeSnapshot(file);
  return held.isOutdated || !isContinued(held, identity) ? null : new Snapshot(file);
}

function snapshotDigest(file: string): string {
  const snapshot = new Snapshot(file);
  try {
    return snapshot.digest();
  } finally {
    snapshot.close();
  }
}

function compareFigures(file: string, totals: ReadonlyMap<string, MemberTotals>): string[] {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return comparePublishedFigures(db, totals);
  } finally {
    db.close();
  }
}

/**
 * The snapshot of a pull whose clock was ahead: its records were read today at the latest. As they are, a source could not
 * write them again.
 */
function readUntil(day: string, snapshot: Previous): Previous {
  return {
    ...withMethods(snapshot),
    record: (kind, key) => {
      const record = snapshot.record(kind, key);
      if (record === undefined || !("sources" in record)) return record;
      const sources = z.array(sourceRefSchema).parse(record.sources);
      const bound = (one: SourceRef): SourceRef => (one.fetchedAt > day ? { ...one, fetchedAt: day } : one);
      return { ...record, sources: sources.map(bound) };
    },
  };
}

const withMethods = (snapshot: Previous): Previous => ({
  digest: () => snapshot.digest(),
  keys: (kind) => snapshot.keys(kind),
  record: (kind, key) => snapshot.record(kind, key),
  quarantine: () => snapshot.quarantine(),
  ballots: (vote) => snapshot.ballots(vote),
  votesOf: (person) => snapshot.votesOf(person),
});

const earlierView = (snapshot: Snapshot, day: string): Previous =>
  (snapshot.meta("pulled") ?? day) > day ? readUntil(day, sourceView(snapshot)) : sourceView(snapshot);

/** The snapshot as its source gave it: a source that writes a stored record again must not write a correction of ours. */
function sourceView(snapshot: Snapshot): Previous {
  const holding = snapshot.ownCorrections().filter(({ until }) => until === null);
  if (holding.length === 0) return snapshot;
  const whole = <K extends RecordKind>(kind: K, key: string) => {
    const record = snapshot.record(kind, key);
    const own = holding.filter((one) => one.kind === kind && one.key === key);
    const ballots = kind === "vote" && own.length > 0 ? snapshot.ballots(key) : [];
    return record === undefined ? undefined : withSourceValues(kind, { record, ballots }, own);
  };
  return {
    ...withMethods(snapshot),
    record: (kind, key) => whole(kind, key)?.record,
    ballots: (vote) => {
      const isOwn = holding.some(({ kind, key }) => kind === "vote" && key === vote);
      return isOwn ? (whole("vote", vote)?.ballots ?? []) : snapshot.ballots(vote);
    },
  };
}

/** Reads the documents of amendments into the open snapshot, with a budget of their own. */
async function pullTexts(
  { options, dataDir, previous }: Pick<PhotoPull, "options" | "dataDir" | "previous">,
  { db, writer }: { readonly db: DatabaseSync; readonly writer: Writer },
  effects: Effects,
): Promise<TextsOutcome | undefined> {
  if (options.texts === undefined || options.texts === null) return undefined;
  const sql =
    "SELECT r.key, a.value FROM record r, json_each(r.json, '$.aliases') a WHERE r.kind = 'person' AND a.value LIKE 'senatore-%'";
  const people = new Map(
    db
      .prepare(sql)
      .all()
      .map(({ key, value }) => [String(value), String(key)]),
  );
  return await readTexts({
    ...{ dataDir, writer, effects, isSweep: options.sweep },
    address: textsAddress(options.texts),
    previous: previous === null ? null : sourceView(previous),
    personOf: (senator) => people.get(`senatore-${senator}`) ?? null,
    client: { ...clientDefaults, ...limitsOf(options), budget: textsBudget, retries: 2 },
  });
}

interface PhotoPull {
  readonly source: Source;
  readonly options: PullOptions;
  readonly dataDir: string;
  readonly previous: Snapshot | null;
  readonly spent: number;
}

/** Updates the photos of the people in the open snapshot, with the remaining request budget. */
async function pullPhotos(
  { source, options, dataDir, previous, spent }: PhotoPull,
  db: DatabaseSync,
  effects: Effects,
): Promise<PhotoOutcome | undefined> {
  // Demo people have no photos, and a pull from dumps must not use the network.
  if (source.name === "demo" || options.from !== null) return undefined;
  const sitters = db
    .prepare("SELECT person, image FROM person ORDER BY person")
    .all()
    .map(({ person, image }) => ({ id: String(person), image: image === null ? null : String(image) }));
  const limits = limitsOf(options);
  const outcome = await readPhotos(sitters, {
    dataDir,
    previous: (person) => previous?.record("photo", person),
    clientDefaults: { ...clientDefaults, ...limits, budget: limits.budget - spent },
    effects,
  });
  effects.log(`photos: ${outcome.photos.length} new or changed, ${outcome.requests} requests`);
  return outcome;
}

/** Reads the people of other legislatures from the sites of the family. */
async function pullCareers(
  { source, options, dataDir }: Pick<PhotoPull, "source" | "options" | "dataDir">,
  effects: Effects,
): Promise<CareersOutcome | undefined> {
  const sites = family.filter((site) => site.legislature !== legislature.number);
  // As for photos: invented people have no sites, and a pull from dumps must not use the network.
  if (sites.length === 0 || source.name === "demo" || options.from !== null) return undefined;
  const client = { ...clientDefaults, retries: 2 };
  return await readFamilyCareers({ sites, dataDir, isDemo: false, client, effects });
}

/** What a pull reads beside its source. */
type Beside = Pick<TextsOutcome, "notes" | "warnings" | "commit">;

async function pullBeside(
  pulled: PhotoPull,
  { db, writer }: { readonly db: DatabaseSync; readonly writer: Writer },
  effects: Effects,
): Promise<Beside> {
  const texts = await pullTexts(pulled, { db, writer }, effects);
  const photos = await pullPhotos(pulled, db, effects);
  for (const photo of photos?.photos ?? []) writer.put("photo", photo);
  const careers = await pullCareers(pulled, effects);
  return {
    notes: [...(texts?.notes ?? []), ...(photos?.notes ?? []), ...(careers?.notes ?? [])],
    warnings: [...(texts?.warnings ?? []), ...(careers?.warnings ?? [])],
    commit: () => {
      careers?.commit();
      photos?.commit();
      texts?.commit();
    },
  };
}

/**
 * Fills the snapshot in `dataDir` from a source.
 * @throws DataError when the source fails or the gates refuse its data; the old snapshot is kept
 */
export async function pull(
  source: Source,
  options: PullOptions,
  dataDir: string,
  effects: Effects,
  acceptFile = defaultAcceptFile,
  correctionsFile = defaultCorrectionsFile,
): Promise<PullReport> {
  const file = join(dataDir, snapshotName);
  const identity = identityOf(source, options);
  effects.log(`pull: ${identity} → ${file}`);
  if (options.beginAnew !== true) checkNotLost(file, dataDir, options.out);
  checkSum(file);
  const day = source.today ?? effects.today();
  const acceptances = readAcceptances(acceptFile, day);
  const isForeign = source.name === "demo" && correctionsFile === defaultCorrectionsFile;
  // The corrections of the real parliament must not touch an invented one.
  const corrections = isForeign ? [] : readOwnCorrections(correctionsFile, day);
  const migrated = migrateSnapshot(file, identity);
  const previous = openPrevious(file, identity);
  const { effects: watched, sourceDays } = watchClock(effects);
  let findings: readonly Finding[] = [];
  let correctionNotes: readonly string[] = [];
  let outcome: PullOutcome | undefined;
  let beside: Beside | undefined;
  let before: Standing = { seats: { C: 0, S: 0 }, mandates: 0 };
  let contradictions: readonly Contradiction[] = [];
  const published = previous === null ? null : new DatabaseSync(file, { readOnly: true });
  const check = (changes: ChangeSet, db: DatabaseSync): void => {
    checkNotEmpty(source, changes);
    const lastPull = previous?.meta("pulled") ?? null;
    const clock = source.today === undefined ? { day, lastPull, sourceDays: sourceDays() } : null;
    const pulled = { changes, db, day, before, previous, published, contradictions, clock };
    findings = checkGates(pulled, acceptances, acceptFile);
  };
  try {
    const onNotes = (notes: readonly string[]): void => void (correctionNotes = notes);
    const changes = await writeSnapshot(file, { identity, day, check, corrections, onNotes }, async (writer, db) => {
      before = readStanding(db, day);
      const earlier = previous === null ? {} : { previous: earlierView(previous, day) };
      outcome = await source.pull({ ...options, dataDir, ...earlier }, writer, watched);
      const isAccepted = (kind: string, key: string): boolean => accepts(acceptances, "contradiction", kind, key, day);
      contradictions = setAsideContradictions({ db, previous: previous ?? undefined, day }, writer, isAccepted);
      const spent = outcome?.requests ?? 0;
      beside = await pullBeside({ source, options, dataDir, previous, spent }, { db, writer }, effects);
    });
    outcome?.committed(snapshotDigest(file));
    beside?.commit();
    report(changes, effects);
    for (const { gate, message } of findings) effects.log(`  ${gate}: ${message}`);
    const compared = describeSnapshot(file).isImporting ? [] : compareFigures(file, outcome?.totals ?? new Map());
    const notes = [
      ...(migrated === null ? [] : [migrated]),
      ...(outcome?.notes ?? []),
      ...correctionNotes,
      ...compared,
      ...(beside?.notes ?? []),
    ];
    for (const note of notes) effects.log(`  note: ${note}`);
    effects.log(`pull: done in ${secondsSoFar(effects)}`);
    return {
      changes,
      findings,
      notes,
      warnings: [...(outcome?.warnings ?? []), ...(beside?.warnings ?? [])],
      about: outcome?.about ?? new Map<string, NoteSubjects>(),
      swept: outcome?.swept ?? 0,
    };
  } catch (error) {
    // What the source noticed may explain why its data were stopped.
    if (error instanceof DataError && outcome !== undefined)
      Object.assign(error, { notes: outcome.notes, warnings: outcome.warnings ?? [] });
    throw error;
  } finally {
    outcome?.close();
    previous?.close();
    published?.close();
  }
}
