import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { isHashedAsset, registerFile } from "#scripts/lib/published.ts";
import { allEnded } from "#scripts/lib/all-ended.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { takeLock } from "#scripts/lib/lock.ts";
import { checkPlace, forgetFolders, recoverFolder, swapFolder } from "#scripts/lib/swap-folder.ts";
import { files } from "#src/lib/routes.ts";
import { snapshotName } from "#scripts/pull/pull.ts";
import { damaged, Snapshot } from "#scripts/pull/store/read.ts";
import { families } from "#scripts/views/families.ts";
import { CacheError, checkContracts, openPageStore } from "#scripts/views/node-store.ts";
import { redirectSchema } from "#scripts/views/site/redirects.ts";
import { makeBundle, type Bundle, type Bundler } from "./bundle.ts";
import { checkPages, type PageChecker } from "./check-pages.ts";
import { readCodeDigests, type CodeDigests } from "./code-digest.ts";
import { explainPage, printPlan } from "./explain.ts";
import { explainDiskError, isBrokenStore, Stage } from "./files.ts";
import { goneFiles, gonePages, writeGone } from "./gone.ts";
import { makeHostRules, makeNginxRules, makeRobots, makeSitemaps } from "./index-files.ts";
import {
  findAltered,
  findMissing,
  forgetManifests,
  markName,
  readManifest,
  writeManifest,
  type Manifest,
  type ManifestEntry,
} from "./manifest.ts";
import { addOldAssets, archiveAssets } from "./old-assets.ts";
import { addPhotos } from "./photos.ts";
import type { OpenData } from "./open-data/open-data.ts";
import {
  addOpenData,
  archiveOpenData,
  openDataPages,
  writeOpenDataPage,
  openDataAddresses,
} from "./open-data/publish.ts";
import { drawPictures, forgetPictures, type PictureMaker } from "./pictures.ts";
import { makePlan, pathOfFile, pagesToRender, planDigest, summarizePlan, writePlan, type Plan } from "./plan.ts";
import { prepareApart, type Preparer } from "./prepare.ts";
import { appendEvents, dataDigest, newEvents, readRegister, type Register, type RegisterKind } from "./register.ts";
import { renderPlan, renderSlice, takeSlices, type Renderer, type RenderOptions } from "./render.ts";
import { writeSearch } from "./search/search.ts";
import { addIndexFiles, emitFiles, fillStage, linkFiles } from "./stage.ts";
import { verifySite, type Fault } from "./verify.ts";

/** What `npm run build` is asked for. */
export interface BuildOptions {
  /** The project. */
  readonly root: string;
  readonly data: string;
  readonly out: string;
  readonly cache: string;
  readonly isFull: boolean;
  /** Slices of the plan, each in a process of its own; null: as many as are worth it. */
  readonly shards: number | null;
  /** Only render this slice of the plan (1 to `shards`) into a folder, for another machine. */
  readonly slice?: { readonly shard: number; readonly to: string };
  /** Folder with all slices, rendered elsewhere: this build puts them together. */
  readonly slices?: string;
  /** Only say what would be done: of all pages, or of one address. */
  readonly explain: "plan" | { readonly path: string } | null;
  /** Publish a site with faults (families without a route, broken links), for work in progress. */
  readonly isDraft: boolean;
  /** A process of its own, unless a test prepares here. */
  readonly prepare?: Preparer;
  /** Astro, unless a test bundles and renders by itself. */
  readonly bundle?: Bundler;
  readonly render?: Renderer;
  /** The drawings as PNG, unless a test makes the pictures by itself. */
  readonly pictures?: PictureMaker;
  /** Reads pages in threads, unless what a test renders is not HTML. */
  readonly check?: PageChecker;
}

/** All that a build stands on, read once at its start. */
interface Ground {
  readonly snapshot: Snapshot;
  readonly register: Register;
  /** Day of the data. */
  readonly edition: string;
  readonly code: CodeDigests;
  readonly published: Manifest | null;
  /** What of it is not there any more. */
  readonly missing: ReadonlySet<string>;
}

const allFamilies = [...families, openDataPages, gonePages, goneFiles];

/** Builds and publishes the site, doing only what changed. Throws DataError and leaves the published site as it was. */
export async function buildSite(options: BuildOptions, effects: Effects): Promise<void> {
  checkPlace(options.out, markName);
  const release = takeLock(join(options.cache, "build.lock"));
  try {
    if (recoverFolder(options.out)) effects.log("build: a killed build had left the site aside; it is back in place");
    const snapshot = new Snapshot(join(options.data, snapshotName));
    try {
      await buildWithCache(snapshot, options, effects);
    } finally {
      snapshot.close();
    }
  } catch (error) {
    throw explainDiskError(error, options.cache);
  } finally {
    release();
  }
}

/** A cache that cannot be used is thrown away, once: everything in it can be made again. */
async function buildWithCache(snapshot: Snapshot, options: BuildOptions, effects: Effects): Promise<void> {
  try {
    await buildFrom(snapshot, options, effects);
  } catch (error) {
    if (!(error instanceof CacheError) && !isBrokenStore(error)) throw error;
    effects.log(`build: the cache cannot be used (${error instanceof Error ? error.message : ""}); starting afresh`);
    for (const name of ["pages.sqlite", "pages.sqlite-journal"]) rmSync(join(options.cache, name), { force: true });
    await buildFrom(snapshot, options, effects).catch((again: unknown) => {
      // Not the cache, then, which is a new one.
      throw again instanceof CacheError || isBrokenStore(again) ? damaged(join(options.data, snapshotName)) : again;
    });
  }
}

async function buildFrom(snapshot: Snapshot, options: BuildOptions, effects: Effects): Promise<void> {
  const { cache, data, out, root } = options;
  const published = readManifest(cache, out);
  const ground: Ground = {
    snapshot,
    register: readRegister(data),
    edition: snapshot.meta("edition") ?? effects.today(),
    code: readCodeDigests(root, process.env),
    published,
    missing: published === null ? new Set() : findMissing(out, published),
  };
  if (isUpToDate(ground) && !options.isFull && options.explain === null && options.slice === undefined) {
    effects.log(`build: nothing changed, ${out} is up to date`);
    return;
  }
  const unknown = [...(published?.entries ?? [])].filter(
    ([file, { kind }]) => (kind === "page" || kind === "file") && !ground.register.entries.has(pathOfFile(file)),
  );
  if (unknown.length > 0)
    effects.log(
      `build: ${unknown.length} published addresses are not in ${registerFile(data)}; those without a page now will not answer. If it was lost, put the last good copy back and build again`,
    );
  const { prepare = prepareApart, bundle: makeAssets = makeBundle, explain } = options;
  // Who only explains, or renders a slice for another machine, publishes no picture.
  const drawsAhead = explain === null && options.slice === undefined;
  const [{ views, openData }, bundle, altered] = await allEnded([
    () =>
      prepare(
        { data, cache, day: ground.edition, code: ground.code.views, snapshot: snapshot.digest(), drawsAhead },
        effects,
      ),
    () => (explain === null ? makeAssets({ root, cache, code: ground.code.render, isFull: options.isFull }) : null),
    // Tens of thousands of files take their time to look at, seconds to remove: here, where this process only waits for the others.
    () => (published === null ? new Set<string>() : findAltered(out, published)),
    () => (explain === null ? forgetFolders(out) : null),
  ]);
  const db = openPageStore(join(cache, "pages.sqlite"));
  try {
    writeOpenDataPage(db, openData, data);
    const downloads = openDataAddresses(openData, data);
    writeGone(db, ground.register, ground.edition, snapshot.changes(), downloads);
    effects.log(
      `views: ${views.contracts} contracts, ${views.changed} changed, ${views.removed} removed, ${views.computed} computations${seconds(effects)}`,
    );
    const plan = planSite(db, { ...ground, missing: ground.missing.union(altered) }, options);
    effects.log(`plan: ${summarizePlan(plan)}`);
    if (explain === "plan") printPlan(plan, effects);
    else if (explain !== null) explainPage(db, plan, explain.path, effects);
    if (bundle === null) return;
    const task = toTask(plan, ground.code, bundle, options);
    if (options.slice !== undefined) await makeSlice(task, options.slice);
    else await makeSite(db, plan, { ...ground, openData, downloads, bundle, task }, options, effects);
  } finally {
    db.close();
  }
}

/** Seconds since the process began, for the end of a line of progress. */
const seconds = (effects: Effects): string => `, at ${(effects.elapsed() / 1000).toFixed(1)} s`;

function isUpToDate({ snapshot, register, code, published, missing }: Ground): boolean {
  const data = dataDigest(snapshot.digest(), register.text);
  return (
    published?.data === data && published.render === code.render && published.views === code.views && missing.size === 0
  );
}

/** Pages for which a second process is worth its start, half a second. */
const manyPages = 200;

function planSite(db: DatabaseSync, { code, published, missing }: Ground, { isFull, shards }: BuildOptions): Plan {
  const plan = makePlan({ db, families: allFamilies, code, published, missing, isFull });
  checkContracts(
    db,
    plan.files.filter(({ reason }) => reason !== "kept"),
  );
  writePlan(db, pagesToRender(plan), shardsFor(plan, shards));
  return plan;
}

/** Two at most, unless more are asked for: each takes 400 MB. */
function shardsFor(plan: Plan, wanted: number | null): number {
  return wanted ?? (pagesToRender(plan).length < manyPages ? 1 : Math.min(2, availableParallelism()));
}

/** What a renderer is told of a plan. */
function toTask(
  plan: Plan,
  code: CodeDigests,
  { entry }: Bundle,
  { root, cache, shards }: BuildOptions,
): RenderOptions {
  const withLoose = plan.shell !== "kept";
  return { root, cache, entry, shards: shardsFor(plan, shards), withLoose, plan: planDigest(plan, code) };
}

async function makeSlice(task: RenderOptions, { shard, to }: NonNullable<BuildOptions["slice"]>): Promise<void> {
  mkdirSync(to, { recursive: true });
  await renderSlice(task, shard, to);
}

async function makeSite(
  db: DatabaseSync,
  plan: Plan,
  ground: Ground & {
    readonly openData: OpenData;
    /** Addresses of the download. */
    readonly downloads: ReadonlySet<string>;
    readonly bundle: Bundle;
    readonly task: RenderOptions;
  },
  options: BuildOptions,
  effects: Effects,
): Promise<void> {
  const { cache, data, out, root, isDraft } = options;
  const { register, edition, code, published, snapshot, downloads, bundle, task } = ground;
  const pages = pagesToRender(plan);
  const render = options.render ?? (options.slices === undefined ? renderPlan : takeSlices(options.slices));
  // A killed build may have left processes at work: they must not write among our files, and may still write while theirs go.
  const stages = join(cache, "stage");
  rmSync(stages, { recursive: true, force: true, maxRetries: 5 });
  const folder = join(stages, String(process.pid));
  const stage = new Stage(folder);
  // Pages are rendered in processes of their own: this one has time for the files, the pictures and the search.
  const [pictures, search] = await allEnded([
    () => (options.pictures ?? drawPictures)({ db, families: allFamilies, plan, cache }),
    () => writeSearch({ db, root, cache, code: code.views, day: edition }, effects),
    () => (pages.length > 0 || task.withLoose ? render(task, folder) : null),
    () => emitFiles({ db, families: allFamilies, plan, stage }),
  ]);
  effects.log(
    `render: ${pages.length} pages, ${pictures.files.size} pictures (${pictures.drawn} drawn)${seconds(effects)}`,
  );
  const assets = bundle.assets;
  const entries = fillStage({ plan, published, out, assets, pictures: pictures.files, stage, isDraft, effects });
  for (const [file, entry] of addPhotos(stage, data, snapshot)) entries.set(file, entry);
  for (const [file, entry] of addOldAssets(stage, data, register, edition, entries)) entries.set(file, entry);
  addIndexFiles(stage, entries, indexFiles(db, plan));
  linkFiles(
    stage,
    entries,
    search.folder,
    search.files.map(({ name, digest }) => ({ from: name, to: files.search(name).slice(1), digest })),
  );
  for (const [file, entry] of addOpenData(stage, ground.openData, data, published)) entries.set(file, entry);
  effects.log(`stage: ${entries.size} files${seconds(effects)}`);
  const stamp = [code.render, code.views, plan.site].join(" ");
  const check = options.check ?? checkPages;
  const faults = await verifySite({ db, folder, entries, register, code: stamp, check });
  reportFaults(faults, entries.size, isDraft, effects);
  const events = newEvents(register, publishedAddresses(plan, entries, downloads), edition);
  const manifest: Manifest = {
    ...code,
    site: plan.site,
    data: dataDigest(snapshot.digest(), register.text + events),
    entries,
  };
  const digest = writeManifest(cache, folder, manifest);
  archiveAssets(stage, data, register, edition, entries);
  archiveOpenData(ground.openData, data);
  appendEvents(data, register, events);
  swapFolder(folder, out);
  forgetManifests(cache, [digest]);
  forgetPictures(cache);
  rmSync(stages, { recursive: true });
  effects.log(`build: ${entries.size} files in ${out}${seconds(effects)}`);
}

/** Faults stop the publication; a draft only says them. */
function reportFaults(faults: readonly Fault[], files: number, isDraft: boolean, effects: Effects): void {
  const lines = faults.slice(0, 20).map(({ file, text }) => `  ${file} ${text}`);
  if (faults.length > lines.length) lines.push(`  and ${faults.length - lines.length} more`);
  if (faults.length > 0 && !isDraft)
    throw new DataError(`verify: ${faults.length} faults; the published site is as it was\n${lines.join("\n")}`);
  for (const line of lines) effects.log(line);
  effects.log(`verify: ${files} files, ${faults.length} faults${seconds(effects)}`);
}

function indexFiles(db: DatabaseSync, plan: Plan): ReadonlyMap<string, string> {
  const rows = db.prepare("SELECT contract FROM page WHERE family = 'redirects' ORDER BY key").all();
  const redirects = rows.map((row) => redirectSchema.parse(JSON.parse(String(row["contract"]))));
  return new Map([
    ...makeSitemaps(plan.files),
    ["robots.txt", makeRobots()],
    ["_redirects", makeHostRules(redirects)],
    ["_nginx-redirects.conf", makeNginxRules()],
  ]);
}

/** The addresses that this build answers with something of its own. */
function publishedAddresses(
  plan: Plan,
  entries: ReadonlyMap<string, ManifestEntry>,
  downloads: ReadonlySet<string>,
): ReadonlyMap<string, RegisterKind> {
  const own = plan.files.filter(
    ({ family, file }) => entries.has(file) && family !== gonePages.name && family !== goneFiles.name,
  );
  const pages = own.map(({ path, kind }): [string, RegisterKind] => {
    if (path.endsWith(".html")) return [path.slice(0, -".html".length), "page"];
    return [path, kind];
  });
  const assets = [...entries].filter(([file, { kind }]) => kind === "asset" && isHashedAsset(file));
  return new Map([
    ...pages,
    ...[...downloads].map((address): [string, RegisterKind] => [address, "file"]),
    ...assets.map(([file]): [string, RegisterKind] => [`/${file}`, "asset"]),
  ]);
}
