import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { silentEffects, type Effects } from "#scripts/lib/effects.ts";
import { AtWork, DataError, ProcessBroken, SourceUnavailable } from "#scripts/lib/errors.ts";
import { readNights } from "#scripts/lib/nights.ts";
import { runNightly } from "#scripts/nightly/nightly.ts";
import { exitCodes, toMarkdown, writeReport } from "#scripts/nightly/report.ts";
import { pull } from "#scripts/pull/pull.ts";
import { apiSource } from "#scripts/pull/sources/api/api.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";
import { folder, night, nothing, out, publish, pulled, eachInNewFolder } from "./support.ts";

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

  it.each<readonly [string, { date?: string; days: readonly string[] }, readonly string[]]>([
    [
      "a source says so",
      { date: "Sat, 21 Nov 2026 02:25:00 GMT", days: ["2026-11-20", "2027-12-25", "2026-11-21"] },
      ["2026-11-20", "2026-11-21"],
    ],
    [
      "no night was there for a month",
      { days: ["2026-11-20", "2027-12-25", "2026-11-21"] },
      ["2026-11-20", "2026-11-21"],
    ],
    ["the last night was later", { days: ["2026-11-20", "2026-11-17", "2026-11-21"] }, ["2026-11-20", "2026-11-21"]],
    [
      "a later night had the wrong clock",
      { date: "Sat, 21 Nov 2026 02:25:00 GMT", days: ["2026-11-30", "2026-11-21"] },
      ["2026-11-30", "2026-11-21"],
    ],
  ])("publishes no time of a clock that is wrong: %s", async (_, { date, days }, logged) => {
    publish();
    for (const day of days)
      await runNightly(
        {
          ...{ source: "api", data: join(folder, "data"), out, build: () => Promise.resolve(null) },
          pull: async (effects) => {
            await askTwice(effects);
            throw new SourceUnavailable("answered 503");
          },
        },
        silentEffects({
          ...{ today: () => day, now: () => new Date(`${day}T02:25:10Z`) },
          fetch: () =>
            Promise.resolve(
              new Response("", { headers: date === undefined || day.startsWith("2026-11-30") ? {} : { date } }),
            ),
        }),
      );
    expect(readNights(join(folder, "data")).map(({ time }) => time.slice(0, 10))).toEqual(logged);
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
