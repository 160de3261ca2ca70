import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Effects } from "#scripts/lib/effects.ts";
import { AtWork, DataError, ProcessBroken, SourceUnavailable } from "#scripts/lib/errors.ts";
import { readNights } from "#scripts/lib/nights.ts";
import { exitCodes, toMarkdown, writeReport } from "#scripts/nightly/report.ts";
import { pull } from "#scripts/pull/pull.ts";
import { apiSource } from "#scripts/pull/sources/api/api.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";
import { folder, night, nothing, publish, pulled, eachInNewFolder } from "./support.ts";

eachInNewFolder();

const askTwice = async ({ fetch }: Effects): Promise<void> => {
  for (const path of ["persons/", "votings/"]) await fetch(`https://api.example/${path}`);
};

describe("a nightly run", () => {
  it("publishes", async () => {
    const report = await night(async (effects) => {
      await askTwice(effects);
      return pulled;
    }, publish);
    expect(report).toMatchObject({
      outcome: "published",
      requests: 2,
      swept: 5,
      kinds: [{ kind: "vote", count: 12, appeared: 2, changed: 1, vanished: 0 }],
      reason: null,
    });
    expect(exitCodes[report.outcome]).toBe(0);
  });

  it("reports that there is nothing new", async () => {
    publish();
    const report = await night(
      () => Promise.resolve(nothing),
      () => undefined,
    );
    expect(report.outcome).toBe("nothing-new");
    expect(exitCodes[report.outcome]).toBe(10);
  });

  it("keeps the last good site when the source is down, and still builds from the snapshot", async () => {
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

  it("fails when one of our own processes ends abnormally, which is not a fault of the source", async () => {
    publish();
    const report = await night(
      () => Promise.resolve(pulled),
      () => {
        throw new ProcessBroken("rendering stopped (code 1)");
      },
    );
    expect(report).toMatchObject({ outcome: "failed", reason: "rendering stopped (code 1)" });
    expect(exitCodes[report.outcome]).toBe(1);
  });

  it("keeps the last good site when the new one fails its checks", async () => {
    const report = await night(
      () => Promise.resolve(pulled),
      () => {
        throw new DataError("verify: 3 faults");
      },
    );
    expect(report).toMatchObject({ outcome: "kept", reason: "verify: 3 faults" });
  });

  it("counts the requests of a stopped pull", async () => {
    const report = await night(
      async (effects) => {
        await askTwice(effects);
        throw new DataError("vanished (vote): 1 vote records vanished");
      },
      () => undefined,
    );
    expect(report).toMatchObject({ outcome: "kept", requests: 2 });
  });

  it("fails without the address of the source, and neither builds nor counts as a night", async () => {
    publish();
    let built = 0;
    const report = await night(
      async (effects) =>
        await pull(apiSource, { ...pullOptions, baseUrl: null }, join(folder, "data"), effects, join(folder, "a.json")),
      () => {
        built += 1;
      },
    );
    expect(report.reason).toMatch(/^source api: say where the API is/);
    expect([report.outcome, exitCodes[report.outcome]]).toEqual(["failed", 1]);
    expect([built, readNights(join(folder, "data"))]).toEqual([0, []]);
  });

  it("fails on an unexpected error, with the stack", async () => {
    const report = await night(
      () => Promise.reject(new TypeError("cannot read x")),
      () => undefined,
    );
    expect(report.outcome).toBe("failed");
    expect(report.reason).toMatch(/TypeError: cannot read x\n\s+at /);
    expect(exitCodes[report.outcome]).toBe(1);
  });

  it("does not build without snapshot and site", async () => {
    let built = 0;
    await night(
      () => Promise.reject(new SourceUnavailable("down")),
      () => {
        built += 1;
      },
    );
    expect(built).toBe(0);
  });

  it("does not build while another run is active", async () => {
    publish();
    let built = 0;
    const report = await night(
      () => Promise.reject(new AtWork("data/parliament.sqlite.lock: another run is at work")),
      () => {
        built += 1;
      },
    );
    expect(report).toMatchObject({ outcome: "kept", reason: "data/parliament.sqlite.lock: another run is at work" });
    expect(built).toBe(0);
  });

  it("writes a report for machines and one for people", async () => {
    const report = await night(() => Promise.resolve(pulled), publish);
    writeReport(folder, report);
    expect(JSON.parse(readFileSync(join(folder, "report.json"), "utf8"))).toMatchObject({ outcome: "published" });
    expect(toMarkdown(report)).toContain("| vote | 12 | 2 | 1 | 0 |");
    expect(readFileSync(join(folder, "report.md"), "utf8")).toContain(
      '- **warning** votings: new field "mood"\n- votings: 40 records wait',
    );
  });
});
