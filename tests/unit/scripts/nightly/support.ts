/** One nightly run, in a folder of its own for each test. */
import { mkdirSync, mkdtempSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach } from "vitest";
import { silentEffects, type Effects } from "#scripts/lib/effects.ts";
import { runNightly } from "#scripts/nightly/nightly.ts";
import type { NightlyReport } from "#scripts/nightly/report.ts";
import type { PullReport } from "#scripts/pull/pull.ts";

/** A pull that changed no record. */
export const nothing: PullReport = {
  changes: new Map(),
  findings: [],
  notes: ['votings: new field "mood"', "votings: 40 records wait for the next run"],
  warnings: ['votings: new field "mood"'],
  swept: 5,
};
/** A pull with three changed votes. */
export const pulled: PullReport = {
  ...nothing,
  changes: new Map([
    ["vote", { before: 10, appeared: ["a", "b"], changed: ["c"], vanished: [], unchanged: 9, confirmed: [] }],
  ]),
};

export let folder = "";
export let out = "";
/** Gives each test of the calling file a new folder. */
export function eachInNewFolder(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "emiciclo-night-"));
    out = join(folder, "dist");
  });
}

/** Replaces the published site, as a build does. */
export const publish = (): void => {
  mkdirSync(join(folder, "stage"));
  mkdirSync(out, { recursive: true });
  renameSync(out, join(folder, `old-${Math.random()}`));
  renameSync(join(folder, "stage"), out);
};
/** One run with a source that returns an empty object to every request. */
export const night = async (
  pull: (effects: Effects) => Promise<PullReport>,
  build: () => void,
): Promise<NightlyReport> =>
  await runNightly(
    {
      source: "api",
      data: join(folder, "data"),
      out,
      pull,
      build: () =>
        Promise.resolve()
          .then(build)
          .then(() => null),
    },
    silentEffects({ fetch: () => Promise.resolve(new Response("{}")) }),
  );
