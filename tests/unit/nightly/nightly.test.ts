import { mkdirSync, mkdtempSync, readFileSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { DataError, SourceUnavailable } from "#scripts/lib/errors.ts";
import { runNight } from "#scripts/nightly/nightly.ts";
import { exitCodes, toMarkdown, writeReport, type NightReport } from "#scripts/nightly/report.ts";
import type { PullReport } from "#scripts/pull/pull.ts";

const nothing: PullReport = {
  changes: new Map(),
  findings: [],
  notes: ['votings: new field "mood"'],
  requests: 12,
  swept: 5,
};
const pulled: PullReport = {
  ...nothing,
  changes: new Map([["vote", { before: 10, appeared: ["a", "b"], changed: ["c"], vanished: [], unchanged: 9 }]]),
};

let folder = "";
let out = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "emiciclo-night-"));
  out = join(folder, "dist");
});
const publish = (): void => {
  mkdirSync(join(folder, "stage"));
  mkdirSync(out, { recursive: true });
  renameSync(out, join(folder, `old-${Math.random()}`));
  renameSync(join(folder, "stage"), out);
};
const night = async (pull: () => Promise<PullReport>, build: () => void): Promise<NightReport> =>
  await runNight({ source: "api", out, pull, build: () => Promise.resolve().then(build) }, silentEffects());

describe("night", () => {
  it("publishes", async () => {
    const report = await night(() => Promise.resolve(pulled), publish);
    expect(report).toMatchObject({
      outcome: "published",
      requests: 12,
      swept: 5,
      kinds: [{ kind: "vote", count: 12, appeared: 2, changed: 1, vanished: 0 }],
      reason: null,
    });
    expect(exitCodes[report.outcome]).toBe(0);
  });

  it("says that there is nothing new", async () => {
    publish();
    const report = await night(
      () => Promise.resolve(nothing),
      () => undefined,
    );
    expect(report.outcome).toBe("nothing-new");
    expect(exitCodes[report.outcome]).toBe(10);
  });

  it("keeps the last good site when the source is down, and still brings the site up to date with the snapshot", async () => {
    publish();
    let built = 0;
    const report = await night(
      () => Promise.reject(new SourceUnavailable("https://api.example: answered 503")),
      () => {
        built += 1;
      },
    );
    expect(report).toMatchObject({ outcome: "kept", reason: "https://api.example: answered 503" });
    expect(built).toBe(1);
    expect(exitCodes[report.outcome]).toBe(20);
  });

  it("keeps the last good site when the new one does not pass its checks", async () => {
    const report = await night(
      () => Promise.resolve(pulled),
      () => {
        throw new DataError("verify: 3 faults");
      },
    );
    expect(report).toMatchObject({ outcome: "kept", reason: "verify: 3 faults" });
  });

  it("fails on anything unexpected, with the stack", async () => {
    const report = await night(
      () => Promise.reject(new TypeError("cannot read x")),
      () => undefined,
    );
    expect(report.outcome).toBe("failed");
    expect(report.reason).toMatch(/TypeError: cannot read x\n\s+at /);
    expect(exitCodes[report.outcome]).toBe(1);
  });

  it("does not build where there is neither snapshot nor site", async () => {
    let built = 0;
    await night(
      () => Promise.reject(new SourceUnavailable("down")),
      () => {
        built += 1;
      },
    );
    expect(built).toBe(0);
  });

  it("reports for machines and for people", async () => {
    const report = await night(() => Promise.resolve(pulled), publish);
    writeReport(folder, report);
    expect(JSON.parse(readFileSync(join(folder, "report.json"), "utf8"))).toMatchObject({ outcome: "published" });
    expect(toMarkdown(report)).toContain("| vote | 12 | 2 | 1 | 0 |");
    expect(readFileSync(join(folder, "report.md"), "utf8")).toContain('- votings: new field "mood"');
  });
});
