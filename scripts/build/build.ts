import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Effects } from "#scripts/lib/effects.ts";
import { takeLock } from "#scripts/lib/lock.ts";
import { snapshotName } from "#scripts/pull/pull.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { families } from "#scripts/views/families.ts";
import { openPageStore } from "#scripts/views/node-store.ts";
import { runViews } from "#scripts/views/run.ts";
import { readCodeDigests } from "./code-digest.ts";
import { explainDiskError, listFiles } from "./files.ts";
import { forgetManifests, readManifest, writeManifest, type Manifest } from "./manifest.ts";
import { makePlan, summarizePlan, writePlan } from "./plan.ts";
import { publish, recoverPublished } from "./publish.ts";
import { renderPlan } from "./render.ts";
import { fillStage } from "./stage.ts";
import { verifyLinks } from "./verify.ts";

/** What `npm run build` is asked for. */
export interface BuildOptions {
  /** The project. */
  readonly root: string;
  readonly data: string;
  readonly out: string;
  readonly cache: string;
  readonly isFull: boolean;
  readonly shards: number;
}

export async function buildSite(options: BuildOptions, effects: Effects): Promise<void> {
  mkdirSync(options.cache, { recursive: true });
  const release = takeLock(join(options.cache, "build.lock"));
  const snapshot = new Snapshot(join(options.data, snapshotName));
  try {
    if (recoverPublished(options.out))
      effects.log("build: a killed build had left the site aside; it is back in place");
    await buildFrom(snapshot, options, effects);
  } catch (error) {
    throw explainDiskError(error, options.cache);
  } finally {
    snapshot.close();
    release();
  }
}

async function buildFrom(snapshot: Snapshot, options: BuildOptions, effects: Effects): Promise<void> {
  const { cache, out, root, isFull, shards } = options;
  const code = readCodeDigests(root, process.env);
  const published = readManifest(cache, out);
  const data = snapshot.digest();
  if (!isFull && published?.data === data && published.render === code.render && published.views === code.views) {
    effects.log(`build: nothing changed, ${out} is up to date`);
    return;
  }
  const db = openPageStore(join(cache, "pages.sqlite"));
  try {
    const report = runViews({ db, snapshot, families, code: code.views });
    effects.log(`views: ${report.contracts} contracts, ${report.changed} changed, ${report.removed} removed`);
    const present = new Set(listFiles(out));
    const plan = makePlan({ db, families, code, published, present, isFull });
    effects.log(`plan: ${summarizePlan(plan)}`);
    const pages = plan.files.filter(({ kind, reason }) => kind === "page" && reason !== "kept");
    writePlan(db, pages, shards);
    const mustRender = pages.length > 0 || plan.shell !== "kept";
    const rendered = mustRender ? await renderPlan({ root, cache, shards, withLoose: plan.shell !== "kept" }) : [];
    effects.log(`render: ${pages.length} pages`);
    const folder = join(cache, "stage");
    rmSync(folder, { recursive: true, force: true });
    const entries = fillStage({ db, families, plan, published, out, rendered, folder });
    checkSite(db, folder, entries, [code.render, code.views, plan.site].join(" "), effects);
    const manifest: Manifest = { render: code.render, views: code.views, site: plan.site, data, entries };
    const digest = writeManifest(cache, folder, manifest);
    publish(folder, out);
    forgetManifests(cache, [digest]);
    rmSync(join(cache, "render"), { recursive: true, force: true });
    effects.log(`build: ${entries.size} files in ${out}, ${(effects.elapsed() / 1000).toFixed(1)} s`);
  } finally {
    db.close();
  }
}

/** Verifies the stage and says what is wrong with it. */
function checkSite(
  db: DatabaseSync,
  folder: string,
  entries: Manifest["entries"],
  code: string,
  effects: Effects,
): void {
  const files = new Map([...entries].map(([file, { digest }]) => [file, `${digest} ${code}`]));
  const problems = verifyLinks({ db, folder, files });
  for (const { file, text } of problems.slice(0, 20)) effects.log(`verify: ${file} ${text}`);
  effects.log(`verify: ${entries.size} files, ${problems.length} faults`);
}
