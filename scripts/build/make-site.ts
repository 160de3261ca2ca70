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
import { accepts, proposeAcceptance, readAcceptances } from "#scripts/pull/gates/accept.ts";
import {
  faulty,
  forgetManifests,
  outdated,
  partly,
  writeManifest,
  type Manifest,
  type ManifestEntry,
} from "./manifest.ts";
import { addOldAssets, archiveAssets, addPhotos } from "./assets.ts";
import type { OpenData } from "./open-data/open-data.ts";
import { addOpenData, archiveOpenData } from "./open-data/publish.ts";
import { drawPictures, pictureCache } from "./pictures/pictures.ts";
import { fileOfPath, isAwaited, isReused, pagesToRender, pathOfFile, type Plan } from "./plan.ts";
import type { FailedContract } from "#scripts/contracts/engine/run.ts";
import { appendEvents, dataDigest, newEvents, type Published, type RegisterKind } from "./register.ts";
import { renderPlan, type RenderOptions } from "./render.ts";
import { addSearch, searchFolder, writeSearch } from "./search/search.ts";
import { addIndexFiles, fillStage, linkAssets, writeFiles } from "./stage.ts";
import { checkIdentities } from "./verify/identities.ts";
import { pagesWithDeadLinks, verifySite, type Fault } from "./verify/verify.ts";
import { isHashedAsset, stagesFolder } from "#scripts/lib/published.ts";
import { routes } from "#src/lib/routes.ts";
import { tombstoneFiles, tombstonePages } from "./tombstones.ts";

export interface Site {
  readonly db: DatabaseSync;
  readonly plan: Plan;
  readonly inputs: BuildInputs;
  readonly openData: OpenData;
  readonly downloads: ReadonlySet<string>;
  readonly bundle: Bundle;
  readonly task: RenderOptions;
  /** Pages whose contract could not be made. */
  readonly failed: readonly FailedContract[];
}

type Entries = Map<string, ManifestEntry>;

/**
 * Makes a site in the cache, verifies it and swaps it in. Returns remarks about pages that do not hold.
 * @throws DataError when verification fails, leaving the published site as it was.
 */
export async function makeSite(site: Site, options: BuildOptions, effects: Effects): Promise<BuildFigures> {
  const stages = stagesFolder(options.cache);
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
  const { faults, remarks, leftOut } = await verify(stage, entries, site, options, effects);
  if (leftOut.size > 0) await rewriteIndex(stage, site, entries, leftOut, options, effects);
  for (const remark of remarks) effects.log(`verify: ${remark}`);
  end("verify");
  const { plan, inputs } = site;
  const { code, published, missing } = inputs;
  const isSame = published?.build === code.build && plan.standalone === "unchanged" && missing.size === 0;
  const isFaulty = options.isDraft && faults > 0;
  publish(stage, entries, isFaulty ? faulty : remarks.length > 0 ? partly : null, site, options);
  end("publish");
  const figures = toFigures(options.out, entries, plan, isSame, ends);
  rmSync(stages, { recursive: true });
  effects.log(`build: ${entries.size} files in ${options.out}, at ${secondsSoFar(effects)}`);
  return { ...figures, faults, remarks };
}

async function fill(stage: Stage, site: Site, options: BuildOptions, effects: Effects): Promise<Entries> {
  const { db, plan, inputs, openData, bundle, task } = site;
  const { root, cache, data, out, isDraft } = options;
  const { register, edition, code, published, snapshot } = inputs;
  const pages = pagesToRender(plan);
  const assets = linkAssets(stage, bundle.assets);
  const render = options.render ?? renderPlan;
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

/** Number and share of the pages that may be taken out of a site; more mean that the code or the data are at fault. */
const takenOut = { number: 5, share: 0.01 } as const;
/** Checks of one site, each after pages were taken out. */
const mostChecks = 3;

/**
 * Runs the publication checks. A page that does not hold is replaced by its published version, or left out if there is
 * none; the next build tries again. A page that is left out, and a link to it, are faults of the published site. A
 * draft has all pages, and only prints the faults.
 * @throws DataError when too many pages do not hold and no operator accepts it, or something else than a page
 */
async function verify(
  stage: Stage,
  entries: Entries,
  site: Site,
  { check = checkPages, out, isDraft, accept }: BuildOptions,
  effects: Effects,
): Promise<{ readonly faults: number; readonly remarks: string[]; readonly leftOut: ReadonlySet<string> }> {
  const { db, plan, inputs, failed } = site;
  const { register, published, missing, code } = inputs;
  // Other code has other assets and anchors; an altered site and a draft may have faults that are not in changed pages.
  const isSound =
    published !== null &&
    published.render === code.render &&
    published.build === code.build &&
    published.data !== faulty &&
    published.data !== partly &&
    missing.size === 0;
  const kept = new Set(plan.files.filter(({ reason }) => reason === "kept").map(({ file }) => file));
  const leftOut = new Set(failed.map(({ path }) => fileOf(path)).filter((file) => !entries.has(file)));
  const remarks = failed.map(({ path, reason }) => remarkOn(path, reason, !leftOut.has(fileOf(path))));
  // A contract that could not be made is that of another night.
  if (failed.length === 0) remarks.push(...checkIdentities(db));
  for (let checks = 1; ; checks += 1) {
    const all = await verifySite({
      folder: stage.folder,
      files: new Set(entries.keys()),
      published: isSound
        ? { folder: out, entries: published.entries, unchanged: unchangedFiles(plan, published) }
        : null,
      register,
      check,
      kept,
      leftOut,
    });
    const faults = all.filter(({ isOfLeftOut }) => isOfLeftOut !== true);
    if (faults.length === 0 || isDraft) {
      for (const line of toLines(faults)) effects.log(line);
      const count = all.length + leftOut.size;
      effects.log(`verify: ${entries.size} files, ${count} faults, at ${secondsSoFar(effects)}`);
      const links = all.filter(({ isOfLeftOut }) => isOfLeftOut);
      return {
        faults: count,
        remarks: [...remarks, ...links.map(({ file, text }) => `page ${pathOfFile(file)} ${text}`)],
        leftOut,
      };
    }
    const { pages, isMany } = pagesToTakeOut(stage, entries, faults, { kept, leftOut });
    const today = effects.today();
    const isAccepted = accept !== undefined && accepts(readAcceptances(accept, today), "pages", "page", "", today);
    const isServed = (file: string): boolean =>
      published !== null &&
      published.data !== faulty &&
      published.entries.get(file)?.kind === "page" &&
      !missing.has(file);
    const isNeeded = (file: string): boolean => register.entries.get(pathOfFile(file))?.until === null;
    const isStopped = checks === mostChecks || pages.length === 0 || (isMany && !isAccepted);
    if (isStopped || pages.some((file) => !isServed(file) && isNeeded(file)))
      throw new DataError(
        `verify: ${faults.length} faults; the published site is as it was\n${toLines(faults).join("\n")}${isMany && accept !== undefined ? proposal(pages.length, accept, today) : ""}`,
      );
    for (const file of pages) {
      rmSync(join(stage.folder, file));
      const entry = isServed(file) ? published?.entries.get(file) : undefined;
      if (entry === undefined) entries.delete(file);
      else entries.set(file, { ...entry, digest: outdated });
      if (entry !== undefined) stage.link(out, file);
      (entry === undefined ? leftOut : kept).add(file);
      const text = faults.find((fault) => fault.file === file)?.text ?? "has a link to something that is not there";
      remarks.push(remarkOn(pathOfFile(file), text, entry !== undefined));
    }
  }
}

/** Files have an extension, pages have none. */
const fileOf = (path: string): string => fileOfPath(path, /\.\w+$/.test(path) ? "file" : "page");

const remarkOn = (path: string, reason: string, isKept: boolean): string =>
  `page ${path} does not hold (${reason}): ${isKept ? "its last good version stays" : "it is left out"}`;

function toLines(faults: readonly Fault[]): string[] {
  const lines = faults.slice(0, 20).map(({ file, text }) => `  ${file} ${text}`);
  return faults.length > lines.length ? [...lines, `  and ${faults.length - lines.length} more`] : lines;
}

/** How to accept that many pages are replaced by their published versions, or left out. */
function proposal(count: number, accept: string, day: string): string {
  const entry = proposeAcceptance({ gate: "pages", subject: "page", keys: [] }, day);
  return `\nIf the site may be published without these ${count} pages, say so in ${accept}, with a reason:\n  ${entry}`;
}

/**
 * Pages whose removal mends the faults; none if other files have faults. `isMany`: more than may be taken out without a
 * person's word.
 */
function pagesToTakeOut(
  stage: Stage,
  entries: Entries,
  faults: readonly Fault[],
  apart: { readonly kept: ReadonlySet<string>; readonly leftOut: ReadonlySet<string> },
): { readonly pages: string[]; readonly isMany: boolean } {
  const named = faults.map(({ file }) => file);
  const pages = new Set([...named, ...pagesWithDeadLinks(stage.folder, new Set(entries.keys()), apart)]);
  const isOfPages = [...pages].every((file) => entries.get(file)?.kind === "page" && !apart.kept.has(file));
  const all = [...entries.values()].filter(({ kind }) => kind === "page").length;
  return {
    pages: isOfPages ? [...pages].sort() : [],
    isMany: isOfPages && pages.size > Math.max(takenOut.number, all * takenOut.share),
  };
}

/**
 * Writes the files that list all pages, and the search, again, without the pages that are left out. Lists and files of data
 * have their records, which are no less true: at the address that they name a page says that it is awaited.
 */
async function rewriteIndex(
  stage: Stage,
  { db, plan, inputs }: Site,
  entries: Entries,
  leftOut: ReadonlySet<string>,
  { root, cache, out }: BuildOptions,
  effects: Effects,
): Promise<void> {
  const { edition, code } = inputs;
  const rest = { ...plan, files: plan.files.filter(({ file }) => !leftOut.has(file)) };
  const files = makeIndexFiles(db, rest, edition);
  const without = new Set([...leftOut].map(pathOfFile));
  const search = await writeSearch({ db, root, cache, out, code: code.contracts, day: edition, without }, effects);
  const folder = searchFolder();
  for (const file of [...files.keys(), ...[...entries.keys()].filter((file) => file.startsWith(folder))]) {
    rmSync(join(stage.folder, file), { force: true });
    entries.delete(file);
  }
  for (const [file, entry] of [...addIndexFiles(stage, files), ...addSearch(stage, search)]) entries.set(file, entry);
  for (const file of [...leftOut].filter((one) => one.endsWith(".html"))) {
    stage.linkAs(join(stage.folder, fileOfPath(routes.awaited(), "page")), file);
    entries.set(file, { kind: "index", digest: outdated });
  }
}

/** Planned files and standalone pages that the stage has from the published site. */
function unchangedFiles(plan: Plan, { entries }: Manifest): ReadonlySet<string> {
  const planned = plan.files.filter(isReused).map(({ file }) => file);
  const standalone = [...entries].filter(([, { kind }]) => kind === "standalone").map(([file]) => file);
  return new Set(plan.standalone === "unchanged" ? [...planned, ...standalone] : planned);
}

/**
 * Swaps the stage in as the published site. Manifest, archives and address register are written before: only the swap
 * makes them effective.
 */
function publish(
  stage: Stage,
  entries: Entries,
  state: typeof faulty | typeof partly | null,
  site: Site,
  { cache, data, out }: BuildOptions,
): void {
  const { plan, inputs, openData, downloads } = site;
  const { register, edition, code, snapshot } = inputs;
  const events = newEvents(register, publishedAddresses(plan, entries, downloads), edition);
  const digest = writeManifest(cache, stage.folder, {
    ...code,
    site: plan.site,
    data: state ?? dataDigest(inputsDigest(snapshot), register.text + events),
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

/** Addresses that this build serves with content of their own, or whose content is awaited; without tombstones. */
function publishedAddresses(
  plan: Plan,
  entries: ReadonlyMap<string, ManifestEntry>,
  downloads: ReadonlySet<string>,
): Published {
  const isTombstone = (output: string): boolean => output === tombstonePages.name || output === tombstoneFiles.name;
  /** Not of a page that is left out. */
  const isServed = (file: string): boolean => (entries.get(file)?.kind ?? "index") !== "index";
  const own = plan.files.filter(
    (planned) => isServed(planned.file) && (!isTombstone(planned.output) || isAwaited(planned)),
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
