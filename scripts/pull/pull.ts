import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { secondsSoFar, type Effects } from "#scripts/lib/effects.ts";
import { DataError, OutdatedSnapshot } from "#scripts/lib/errors.ts";
import { readAcceptances } from "./gates/accept.ts";
import { checkGates } from "./gates/check.ts";
import { readStanding } from "./gates/facts.ts";
import type { Finding, Standing } from "./gates/finding.ts";
import { manners } from "./http/manners.ts";
import { readPhotos, type PhotoOutcome } from "./photos/photos.ts";
import type { PullOptions, PullOutcome, Source } from "./source.ts";
import { countAfter, hasNews, type ChangeSet } from "./store/changes.ts";
import { Snapshot, snapshotName } from "./store/read.ts";
import { renewSnapshot } from "./store/renew.ts";
import { writeSnapshot } from "./store/write.ts";

/** Where an operator answers for what the gates would stop. */
export const defaultAcceptFile = ".github/accept.json";

/** What the snapshot is of: data of different identity are never mixed in one file. */
function identityOf({ name, version }: Source, { seed, scale, baseUrl, from }: PullOptions): string {
  if (name === "demo") return `demo ${version ?? ""}, seed ${seed}, scale ${scale}`;
  return `${name}, ${from === null ? serverOf(baseUrl) : "dumps"}`;
}

/** An address without what makes no other server of it: the scheme, and a slash at the end. */
function serverOf(baseUrl: string | null): string {
  return baseUrl === null ? "official endpoints" : baseUrl.replace(/^https?:\/\//, "").replace(/\/+$/, "");
}

/** No source may publish an empty parliament. */
function checkNotEmpty(source: Source, changes: ChangeSet): void {
  const persons = changes.get("person");
  if (persons === undefined || countAfter(persons) === 0)
    throw new DataError(
      `source ${source.name}: it gave no person at all; the old snapshot stays. Check --from or --base-url.`,
    );
}

/** Prints one line per kind of record: how many, and what changed. */
function report(changes: ChangeSet, effects: Effects): void {
  for (const [kind, entry] of changes) {
    const { appeared, changed, vanished, unchanged } = entry;
    effects.log(
      `  ${kind.padEnd(11)}${String(countAfter(entry)).padStart(8)}: ${appeared.length} new, ${changed.length} changed, ${vanished.length} vanished, ${unchanged} unchanged`,
    );
  }
  effects.log(hasNews(changes) ? "snapshot updated" : "nothing new");
}

/** What a pull did. */
export interface PullReport {
  readonly changes: ChangeSet;
  /** What the gates let through with a remark. */
  readonly findings: readonly Finding[];
  /** Remarks of the source. */
  readonly notes: readonly string[];
  /** Requests that read again what nothing said had changed. */
  readonly swept: number;
}

/** The snapshot as it is, when the new one will be built upon it. */
function openPrevious(file: string, identity: string): Snapshot | null {
  if (!existsSync(file)) return null;
  try {
    const snapshot = new Snapshot(file);
    if (snapshot.meta("identity") === identity) return snapshot;
    snapshot.close();
  } catch (error) {
    if (!(error instanceof OutdatedSnapshot)) throw error;
  }
  return null;
}

/** Digest of all that the snapshot holds. */
function snapshotDigest(file: string): string {
  const snapshot = new Snapshot(file);
  try {
    return snapshot.digest();
  } finally {
    snapshot.close();
  }
}

interface PhotoPull {
  readonly source: Source;
  readonly options: PullOptions;
  readonly dataDir: string;
  readonly previous: Snapshot | null;
  /** Requests that the source has sent. */
  readonly spent: number;
}

/** Brings the photos of the people in the open snapshot up to date, with the requests that the source has left. */
async function pullPhotos(
  { source, options, dataDir, previous, spent }: PhotoPull,
  db: DatabaseSync,
  effects: Effects,
): Promise<PhotoOutcome | undefined> {
  // Invented people have none, and whoever reads a folder of dumps wants no network.
  if (source.name === "demo" || options.from !== null) return undefined;
  const sitters = db
    .prepare("SELECT person, image FROM person ORDER BY person")
    .all()
    .map(({ person, image }) => ({ id: String(person), image: image === null ? null : String(image) }));
  const budget = (options.budget ?? manners.budget) - spent;
  const outcome = await readPhotos(sitters, {
    dataDir,
    previous: (person) => previous?.record("photo", person),
    manners: { ...manners, budget },
    effects,
  });
  effects.log(`photos: ${outcome.photos.length} new or changed, ${outcome.requests} requests`);
  return outcome;
}

/**
 * Fills the snapshot in `dataDir` from a source and returns what it did.
 * @throws DataError when the source fails or the gates refuse its data; the old snapshot stays.
 */
export async function pull(
  source: Source,
  options: PullOptions,
  dataDir: string,
  effects: Effects,
  acceptFile = defaultAcceptFile,
): Promise<PullReport> {
  const file = join(dataDir, snapshotName);
  const identity = identityOf(source, options);
  effects.log(`pull: ${identity} → ${file}`);
  const day = source.today ?? effects.today();
  const acceptances = readAcceptances(acceptFile, day);
  const renewed = renewSnapshot(file, identity);
  const previous = openPrevious(file, identity);
  let findings: readonly Finding[] = [];
  let outcome: PullOutcome | undefined;
  let photos: PhotoOutcome | undefined;
  let before: Standing = { seats: { C: 0, S: 0 }, mandates: 0 };
  const check = (changes: ChangeSet, db: DatabaseSync): void => {
    checkNotEmpty(source, changes);
    findings = checkGates({ changes, db, day, before }, acceptances, acceptFile);
  };
  try {
    const changes = await writeSnapshot(file, { identity, day, check }, async (sink, db) => {
      before = readStanding(db, day);
      outcome = await source.pull({ ...options, dataDir, ...(previous === null ? {} : { previous }) }, sink, effects);
      photos = await pullPhotos({ source, options, dataDir, previous, spent: outcome?.requests ?? 0 }, db, effects);
      for (const photo of photos?.photos ?? []) sink.put("photo", photo);
    });
    outcome?.committed(snapshotDigest(file));
    photos?.commit();
    report(changes, effects);
    for (const { gate, message } of findings) effects.log(`  ${gate}: ${message}`);
    const notes = [...(renewed === null ? [] : [renewed]), ...(outcome?.notes ?? []), ...(photos?.notes ?? [])];
    for (const note of notes) effects.log(`  note: ${note}`);
    effects.log(`pull: done in ${secondsSoFar(effects)}`);
    return {
      changes,
      findings,
      notes,
      swept: outcome?.swept ?? 0,
    };
  } finally {
    outcome?.close();
    previous?.close();
  }
}
