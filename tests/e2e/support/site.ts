/**
 * Builds the demonstration site once and serves it for all browser tests. Data and site are stored in .cache/e2e and
 * reused when nothing changed, as in production.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { Snapshot, snapshotName } from "#scripts/pull/store/read.ts";
import { writeSnapshot } from "#scripts/pull/store/write.ts";
import { freePort } from "#tests/support/free-port.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the served site, without trailing slash. */
    baseUrl: string;
    /** Folder of the site's snapshot. */
    dataDir: string;
    /** Folder of the built site. */
    outDir: string;
    /** File of the page contracts, with the address of every page. */
    pagesFile: string;
  }
}

const dataDir = ".cache/e2e/data";
const outDir = ".cache/e2e/dist";
const cacheDir = ".cache/e2e/cache";

function runScript(script: string, ...args: string[]): void {
  const { status } = spawnSync("node", [script, ...args], { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${script} ${args.join(" ")} ended with ${String(status)}`);
}

/** Adds a correction to the change log, as a later run would: the demonstration data have none. */
async function logCorrection(): Promise<void> {
  const file = join(dataDir, snapshotName);
  const snapshot = new Snapshot(file);
  const [identity = "", day = ""] = [snapshot.meta("identity"), snapshot.meta("edition")];
  const required = snapshot.record("vote", "vs19_641_012")?.required ?? null;
  snapshot.close();
  await writeSnapshot(file, { identity, day }, async (_, db) => {
    const log = db.prepare(
      "INSERT OR REPLACE INTO change_log VALUES (?, 'vote', 'vs19_641_012', 'changed', 'required', '129', ?)",
    );
    log.run(day, String(required));
    await Promise.resolve();
  });
}

async function waitFor(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

/** Vitest's global set-up: returns the tear-down. */
export default async function setup(project: TestProject): Promise<() => void> {
  runScript("scripts/pull.ts", "--source", "demo", "--data", dataDir);
  await logCorrection();
  runScript("scripts/build.ts", "--data", dataDir, "--out", outDir, "--cache", cacheDir);
  const port = await freePort();
  const server = spawn("node", ["scripts/serve.ts", "--out", outDir, "--port", String(port)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const baseUrl = `http://127.0.0.1:${port}`;
  await waitFor(`${baseUrl}/`, server);
  project.provide("baseUrl", baseUrl);
  project.provide("dataDir", dataDir);
  project.provide("outDir", outDir);
  project.provide("pagesFile", join(cacheDir, "pages.sqlite"));
  return () => server.kill();
}
