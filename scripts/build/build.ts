import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve, sep } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { allSettledOrThrow } from "#scripts/lib/all-settled.ts";
import { UsageError } from "#scripts/lib/errors.ts";
import { secondsSoFar, type Effects } from "#scripts/lib/effects.ts";
import { takeLock } from "#scripts/lib/lock.ts";
import { checkPlace, lockPlace, recoverFolder } from "#scripts/lib/swap-folder.ts";
import { checkLegislature } from "#scripts/pull/store/legislature.ts";
import { checkSum } from "#scripts/pull/store/checksum.ts";
import { damaged, Snapshot, snapshotName } from "#scripts/pull/store/read.ts";
import type { FailedContract } from "#scripts/contracts/engine/run.ts";
import { checkContracts } from "#scripts/contracts/engine/cached-contracts.ts";
import { CacheError, openPageStore } from "#scripts/contracts/engine/node-store.ts";
import { allOutputs, type BuildOptions, isUpToDate, readInputs, type BuildInputs } from "./build-inputs.ts";
import { makeBundle, type Bundle } from "./bundle/bundle.ts";
import type { BuildFigures } from "./figures.ts";
import { explainPage, printPlan } from "./explain.ts";
import { explainDiskError, isBrokenStore } from "./files.ts";
import { writeTombstone } from "./tombstones.ts";
import { makeSite } from "./make-site.ts";
import { findAltered, markName } from "./manifest.ts";
import { openDataAddresses, writeOpenDataPages } from "./open-data/publish.ts";
import { isReused, makePlan, pagesToRender, summarizePlan, writePlan, type Plan } from "./plan.ts";
import { prepareApart } from "./prepare.ts";
import type { RenderOptions } from "./render.ts";

/**
 * Builds and publishes the site, doing only what changed.
 * @returns null when nothing was published
 * @throws DataError, leaving the published site as it was.
 */
export async function buildSite(options: BuildOptions, effects: Effects): Promise<BuildFigures | null> {
  checkApart(options);
  try {
    checkPlace(options.out, markName);
    const releases: (() => void)[] = [];
    try {
      releases.push(takeLock(join(options.cache, "build.lock")));
      // Builds with different caches must not publish to the same folder concurrently: each would delete files that the
      // other links to.
      if (publishes(options)) releases.push(lockPlace(options.out));
      return await buildLocked(options, effects);
    } finally {
      for (const release of releases) release();
    }
  } catch (error) {
    throw explainDiskError(error, options.cache);
  }
}

/** Refuses nested folders: deleting from one must not delete another, and a site must not contain its own inputs. */
function checkApart({ data, out, cache }: BuildOptions): void {
  const folders = Object.entries({ data, out, cache });
  for (const [inner, folder] of folders)
    for (const [outer, around] of folders)
      if (inner !== outer && `${resolve(folder)}${sep}`.startsWith(`${resolve(around)}${sep}`))
        throw new UsageError(`--${inner} ${folder}: lies in --${outer} ${around}; name folders apart from each other`);
}

const publishes = ({ explain }: BuildOptions): boolean => explain === null;

async function buildLocked(options: BuildOptions, effects: Effects): Promise<BuildFigures | null> {
  if (recoverFolder(options.out)) effects.log("build: a killed build had left the site aside; it is back in place");
  const snapshot = new Snapshot(join(options.data, snapshotName));
  let release: (() => void) | undefined;
  try {
    checkLegislature(join(options.data, snapshotName), snapshot.record("site", "site")?.legislature ?? null);
    // Builds that publish to different folders append to the same address register. Taken only after the snapshot was
    // opened, so that a folder without a snapshot is left untouched.
    if (publishes(options)) release = takeLock(join(options.data, "build.lock"));
    return await buildWithCache(snapshot, options, effects);
  } finally {
    release?.();
    snapshot.close();
  }
}

/** Deletes an unusable cache and retries once: everything in the cache can be made again. */
async function buildWithCache(
  snapshot: Snapshot,
  options: BuildOptions,
  effects: Effects,
): Promise<BuildFigures | null> {
  try {
    return await buildFrom(snapshot, options, effects);
  } catch (error) {
    if (!(error instanceof CacheError) && !isBrokenStore(error)) throw error;
    effects.log(`build: the cache cannot be used (${error instanceof Error ? error.message : ""}); starting afresh`);
    for (const name of ["pages.sqlite", "pages.sqlite-journal"]) rmSync(join(options.cache, name), { force: true });
    return await buildFrom(snapshot, options, effects).catch((again: unknown) => {
      // The cache is new, so the snapshot must be damaged.
      throw again instanceof CacheError || isBrokenStore(again) ? damaged(join(options.data, snapshotName)) : again;
    });
  }
}

async function buildFrom(snapshot: Snapshot, options: BuildOptions, effects: Effects): Promise<BuildFigures | null> {
  const { cache, data, out, root } = options;
  const found = readInputs(snapshot, options, effects);
  if (isUpToDate(found) && !options.isFull && options.explain === null) {
    effects.log(`build: nothing changed, ${out} is up to date`);
    return null;
  }
  checkSum(join(data, snapshotName));
  const { prepare = prepareApart, bundle: makeAssets = makeBundle, explain } = options;
  // Explaining a plan needs no pictures.
  const drawsAhead = explain === null;
  const [{ contracts, openData }, bundle, altered] = await allSettledOrThrow([
    () =>
      prepare(
        { data, cache, day: found.edition, code: found.code.contracts, snapshot: snapshot.digest(), drawsAhead },
        effects,
      ),
    () => (explain === null ? makeAssets({ root, cache, code: found.code.render, isFull: options.isFull }) : null),
    // Checking tens of thousands of files takes seconds: done while this process only waits for the others.
    () => (found.published === null ? new Set<string>() : findAltered(out, found.published)),
  ]);
  const inputs: BuildInputs = { ...found, missing: found.missing.union(altered) };
  const db = openPageStore(join(cache, "pages.sqlite"));
  try {
    writeOpenDataPages(db, openData, data);
    const downloads = openDataAddresses(openData, data);
    const isFilling = snapshot.meta("filling") === "yes";
    writeTombstone(db, inputs.register, inputs.edition, snapshot.changes(), downloads, isFilling);
    effects.log(
      `contracts: ${contracts.total}, ${contracts.changed} changed, ${contracts.removed} removed, ${contracts.computed} computations, at ${secondsSoFar(effects)}`,
    );
    const plan = planSite(db, inputs, contracts.failed, options);
    effects.log(`plan: ${summarizePlan(plan)}`);
    if (explain === "plan") printPlan(plan, effects);
    else if (explain !== null) explainPage(db, plan, inputs.published, explain.path, effects);
    if (bundle === null) return null;
    const task = toTask(plan, bundle, options);
    const { failed } = contracts;
    return await makeSite({ db, plan, inputs, openData, downloads, bundle, task, failed }, options, effects);
  } finally {
    db.close();
  }
}

/** Number of pages from which a second process is worth its start-up time of half a second. */
const manyPages = 200;

function planSite(
  db: DatabaseSync,
  { code, published, missing }: BuildInputs,
  failures: readonly FailedContract[],
  { isFull, shards }: BuildOptions,
): Plan {
  const failed = new Set(failures.map(({ path }) => path));
  const plan = makePlan({ db, outputs: allOutputs, code, published, missing, isFull, failed });
  checkContracts(
    db,
    plan.files.filter((file) => !isReused(file)),
  );
  writePlan(db, pagesToRender(plan), shardsFor(plan, shards));
  return plan;
}

/** Two processes at most, unless more are requested: each takes 400 MB. */
function shardsFor(plan: Plan, wanted: number | null): number {
  return wanted ?? (pagesToRender(plan).length < manyPages ? 1 : Math.min(2, availableParallelism()));
}

function toTask(plan: Plan, { entry }: Bundle, { root, cache, shards }: BuildOptions): RenderOptions {
  const withStandalone = plan.standalone !== "unchanged";
  return { root, cache, entry, shards: shardsFor(plan, shards), withStandalone };
}
