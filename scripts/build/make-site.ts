import { rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { allSettledOrThrow } from "#scripts/lib/all-settled.ts";
import { secondsSoFar, type Effects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { swapFolder } from "#scripts/lib/swap-folder.ts";
import { inputsDigest } from "#scripts/contracts/engine/inputs.ts";
import { syncAllToDisk } from "#scripts/lib/disk.ts";
import { allOutputs, type BuildOptions, type BuildInputs } from "./build-inputs.ts";
import type { Bundle } from "./bundle/bundle.ts";
import { checkPages } from "./verify/check-pages.ts";
import { toFigures, type BuildFigures } from "./figures.ts";
import { Stage, type Reusable } from "./files.ts";
import { makeIndexFiles } from "./index-files.ts";
import { faulty, forgetManifests, writeManifest, type Manifest, type ManifestEntry } from "./manifest.ts";
import { addOldAssets, archiveAssets, addPhotos } from "./assets.ts";
import type { OpenData } from "./open-data/open-data.ts";
import { addOpenData, archiveOpenData } from "./open-data/publish.ts";
import { drawPictures, pictureCache } from "./pictures/pictures.ts";
import { pagesToRender, type Plan } from "./plan.ts";
import { appendEvents, dataDigest, newEvents, type Published, type RegisterKind } from "./register.ts";
import { renderPlan, takeSlices, type RenderOptions } from "./render.ts";
import { addSearch, writeSearch } from "./search/search.ts";
import { addIndexFiles, writeFiles, fillStage } from "./stage.ts";
import { verifySite } from "./verify/verify.ts";
import { isHashedAsset } from "#scripts/lib/published.ts";
import { tombstoneFiles, tombstonePages } from "./tombstones.ts";

export interface Site {
  readonly db: DatabaseSync;
  readonly plan: Plan;
  readonly inputs: BuildInputs;
  readonly openData: OpenData;
  readonly downloads: ReadonlySet<string>;
  readonly bundle: Bundle;
  readonly task: RenderOptions;
}

type Entries = Map<string, ManifestEntry>;

/**
 * Makes a site in the cache, verifies it and swaps it in.
 * @throws DataError when verification fails, leaving the published site as it was.
 */
export async function makeSite(site: Site, options: BuildOptions, effects: Effects): Promise<BuildFigures> {
  const stages = join(options.cache, "stage");
  // Processes of a killed build may still be running. Each build has a stage of its own, so they cannot write into
  // ours.
  rmSync(stages, { recursive: true, force: true, maxRetries: 5 });
  const stage = new Stage(join(stages, String(process.pid)));
  const ends: Record<string, number> = {};
  const end = (name: string): void => {
    ends[name] = Math.round(effects.elapsed() / 1000);
  };
  end("contracts");
  const entries = await fill(stage, site, options, effects);
  end("render and index");
  const faults = await verify(stage, entries, site, options, effects);
  end("verify");
  const { plan, inputs } = site;
  const { code, published, missing } = inputs;
  const isSame = published?.build === code.build && plan.standalone === "unchanged" && missing.size === 0;
  const figures = toFigures(stage.folder, entries, plan, isSame, ends);
  publish(stage, entries, faults, site, options);
  end("publish");
  rmSync(stages, { recursive: true });
  effects.log(`build: ${entries.size} files in ${options.out}, at ${secondsSoFar(effects)}`);
  return figures;
}

async function fill(stage: Stage, site: Site, options: BuildOptions, effects: Effects): Promise<Entries> {
  const { db, plan, inputs, openData, bundle, task } = site;
  const { root, cache, data, out, isDraft } = options;
  const { register, edition, code, published, snapshot } = inputs;
  const pages = pagesToRender(plan);
  const render = options.render ?? (options.slices === undefined ? renderPlan : takeSlices(options.slices));
  // Pages are rendered in other processes: this one handles files, pictures and search meanwhile.
  const [pictures, search] = await allSettledOrThrow([
    () => (options.pictures ?? drawPictures)({ db, outputs: allOutputs, plan, cache }),
    () => writeSearch({ db, root, cache, out, code: code.contracts, day: edition }, effects),
    () => (pages.length > 0 || task.withStandalone ? render(task, stage.folder) : null),
    () => writeFiles({ db, outputs: allOutputs, plan, stage }),
  ]);
  effects.log(
    `render: ${pages.length} pages, ${pictures.files.size} pictures (${pictures.drawn} drawn), at ${secondsSoFar(effects)}`,
  );
  const { assets } = bundle;
  const entries = fillStage({ plan, published, out, assets, pictures: pictures.files, stage, isDraft, effects });
  const add = (added: ReadonlyMap<string, ManifestEntry>): void => {
    for (const [file, entry] of added) entries.set(file, entry);
  };
  const reusable: Reusable = {
    folder: out,
    find: (file) => (inputs.missing.has(file) ? undefined : published?.entries.get(file)),
  };
  add(addPhotos(stage, data, snapshot, reusable));
  add(addOldAssets(stage, data, register, edition, entries));
  add(addIndexFiles(stage, makeIndexFiles(db, plan, edition)));
  add(addSearch(stage, search));
  add(addOpenData(stage, openData, data, reusable));
  effects.log(`stage: ${entries.size} files, at ${secondsSoFar(effects)}`);
  return entries;
}

/**
 * Runs the publication checks; returns the number of faults. Faults stop the publication; a draft only prints them.
 */
async function verify(
  stage: Stage,
  entries: Entries,
  { plan, inputs }: Site,
  { check = checkPages, out, isDraft }: BuildOptions,
  effects: Effects,
): Promise<number> {
  const { register, published, missing, code } = inputs;
  // Other code has other assets and anchors; an altered site and a draft may have faults that are not in changed pages.
  const isSound =
    published !== null &&
    published.render === code.render &&
    published.build === code.build &&
    published.data !== faulty &&
    missing.size === 0;
  const faults = await verifySite({
    folder: stage.folder,
    files: new Set(entries.keys()),
    published: isSound ? { folder: out, entries: published.entries, unchanged: unchangedFiles(plan, published) } : null,
    register,
    check,
  });
  const lines = faults.slice(0, 20).map(({ file, text }) => `  ${file} ${text}`);
  if (faults.length > lines.length) lines.push(`  and ${faults.length - lines.length} more`);
  if (faults.length > 0 && !isDraft)
    throw new DataError(`verify: ${faults.length} faults; the published site is as it was\n${lines.join("\n")}`);
  for (const line of lines) effects.log(line);
  effects.log(`verify: ${entries.size} files, ${faults.length} faults, at ${secondsSoFar(effects)}`);
  return faults.length;
}

/** Planned files and standalone pages that the stage has from the published site. */
function unchangedFiles(plan: Plan, { entries }: Manifest): ReadonlySet<string> {
  const planned = plan.files.filter(({ reason }) => reason === "unchanged").map(({ file }) => file);
  const standalone = [...entries].filter(([, { kind }]) => kind === "standalone").map(([file]) => file);
  return new Set(plan.standalone === "unchanged" ? [...planned, ...standalone] : planned);
}

/**
 * Swaps the stage in as the published site. Manifest, archives and address register are written before: only the swap
 * makes them effective.
 */
function publish(stage: Stage, entries: Entries, faults: number, site: Site, { cache, data, out }: BuildOptions): void {
  const { plan, inputs, openData, downloads } = site;
  const { register, edition, code, snapshot } = inputs;
  const events = newEvents(register, publishedAddresses(plan, entries, downloads), edition);
  const digest = writeManifest(cache, stage.folder, {
    ...code,
    site: plan.site,
    data: faults > 0 ? faulty : dataDigest(inputsDigest(snapshot), register.text + events),
    entries,
  });
  archiveAssets(stage, data, register, edition, entries);
  archiveOpenData(openData, data);
  appendEvents(data, register, events);
  syncAllToDisk([stage.folder, data]);
  swapFolder(stage.folder, out);
  forgetManifests(cache, [digest]);
  // The published site links to its pictures: the others are those of older sites.
  pictureCache(cache).forgetUnused();
}

/** Addresses that this build serves with content of their own, without tombstones. */
function publishedAddresses(
  plan: Plan,
  entries: ReadonlyMap<string, ManifestEntry>,
  downloads: ReadonlySet<string>,
): Published {
  const own = plan.files.filter(
    ({ output, file }) => entries.has(file) && output !== tombstonePages.name && output !== tombstoneFiles.name,
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
