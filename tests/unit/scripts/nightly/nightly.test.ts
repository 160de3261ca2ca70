import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { silentEffects, type Effects } from "#scripts/lib/effects.ts";
import { AtWork, DataError, ProcessBroken, SourceUnavailable } from "#scripts/lib/errors.ts";
import { runNightly } from "#scripts/nightly/nightly.ts";
import { exitCodes, toMarkdown, writeReport, type NightlyReport } from "#scripts/nightly/report.ts";
import { pull, type PullReport } from "#scripts/pull/pull.ts";
import { apiSource } from "#scripts/pull/sources/api/api.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";

const nothing: PullReport = {
  changes: new Map(),
  findings: [],
  notes: ['votings: new field "mood"'],
  swept: 5,
};
const pulled: PullReport = {
  ...nothing,
  changes: new Map([
    ["vote", { before: 10, appeared: ["a", "b"], changed: ["c"], vanished: [], unchanged: 9, confirmed: [] }],
  ]),
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
/** One run with a source that returns an empty object to every request. */
const night = async (pull: (effects: Effects) => Promise<PullReport>, build: () => void): Promise<NightlyReport> =>
  await runNightly(
    {
      source: "api",
      out,
      pull,
      build: () =>
        Promise.resolve()
          .then(build)
          .then(() => []),
    },
    silentEffects({ fetch: () => Promise.resolve(new Response("{}")) }),
  );
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

  it("fails without the address of the source", async () => {
    const report = await night(
      async (effects) =>
        await pull(apiSource, { ...pullOptions, baseUrl: null }, join(folder, "data"), effects, join(folder, "a.json")),
      () => undefined,
    );
    expect(report.reason).toMatch(/^source api: say where the API is/);
    expect([report.outcome, exitCodes[report.outcome]]).toEqual(["failed", 1]);
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
    expect(readFileSync(join(folder, "report.md"), "utf8")).toContain('- votings: new field "mood"');
  });
});

it("removes the report of the previous run when it ends before writing its own", () => {
  for (const name of ["report.json", "report.md"]) writeFileSync(join(folder, name), "of yesterday");
  const { status } = spawnSync(process.execPath, ["scripts/nightly.ts", "--data", folder, "--budget", "0"]);
  expect(status).toBe(1);
  expect(readdirSync(folder).filter((name) => name.startsWith("report"))).toEqual([]);
});

it("replaces the report of another run also where the folder allows no new file", async () => {
  const report = await night(() => Promise.reject(new SourceUnavailable("down")), publish);
  for (const name of ["report.json", "report.md"]) {
    writeFileSync(join(folder, name), "# Published, yesterday");
    mkdirSync(join(folder, `${name}.new`));
  }
  writeReport(folder, report);
  expect(readFileSync(join(folder, "report.md"), "utf8")).toMatch(/^# Kept the last good site, /);
  expect(JSON.parse(readFileSync(join(folder, "report.json"), "utf8"))).toMatchObject({ outcome: "kept" });
});

it("adds the remarks of the build to the report", async () => {
  const report = await runNightly(
    {
      source: "api",
      out,
      pull: () => Promise.resolve(nothing),
      build: () => Promise.resolve(["page /x does not hold"]),
    },
    silentEffects(),
  );
  expect(report.notes).toEqual(['votings: new field "mood"', "page /x does not hold"]);
});

it("prints its report and keeps its exit code when the report cannot be written", () => {
  mkdirSync(join(folder, "report.json.new"));
  const from = join(folder, "without dumps");
  mkdirSync(from);
  const { status, stdout } = spawnSync(
    process.execPath,
    ["scripts/nightly.ts", "--data", folder, "--out", out, "--source", "opendata", "--from", from],
    { encoding: "utf8" },
  );
  expect(status).toBe(20);
  expect(stdout).toMatch(/nightly: the report cannot be written \(EISDIR: .+\):\n# Kept the last good site, \d{4}-/);
  expect(stdout).toContain(from);
});

it("keeps its exit code when the previous report cannot be removed", () => {
  for (const name of ["report.json", "no dumps"]) mkdirSync(join(folder, name));
  const { status, stdout } = spawnSync(
    process.execPath,
    ["scripts/nightly.ts", "--data", folder, "--out", out, "--source", "opendata", "--from", join(folder, "no dumps")],
    { encoding: "utf8" },
  );
  expect(status).toBe(20);
  expect(stdout).toContain("nightly: the report cannot be written");
});
