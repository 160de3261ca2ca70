import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { silentEffects, type Effects } from "#scripts/lib/effects.ts";
import { AtWork, DataError, ProcessBroken, SourceUnavailable } from "#scripts/lib/errors.ts";
import type { BuildFigures } from "#scripts/build/figures.ts";
import { readNights } from "#scripts/lib/nights.ts";
import { raiseAlarm } from "#scripts/nightly/alarm.ts";
import { GateStop } from "#scripts/pull/gates/check.ts";
import { runNightly } from "#scripts/nightly/nightly.ts";
import { exitCodes, readRemarks, toMarkdown, writeReport, type NightlyReport } from "#scripts/nightly/report.ts";
import { pull, type PullReport } from "#scripts/pull/pull.ts";
import { apiSource } from "#scripts/pull/sources/api/api.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";

const nothing: PullReport = {
  changes: new Map(),
  findings: [],
  notes: ['votings: new field "mood"', "votings: 40 records wait for the next run"],
  warnings: ['votings: new field "mood"'],
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

describe("the remarks of a night", () => {
  const stop = (): Promise<PullReport> => {
    const finding = { gate: "fewer", severity: "stop", subject: "vote", message: "12 of 40 votes", keys: [] } as const;
    const error = new GateStop([finding], "accept.json", "2026-11-20");
    return Promise.reject(Object.assign(error, { notes: nothing.notes, warnings: nothing.warnings }));
  };
  const nothingToBuild = (): void => undefined;

  it("survive a stop, with its reason", async () => {
    publish();
    const report = await night(stop, nothingToBuild);
    expect(report.remarks.map(({ severity, text }) => [severity, text])).toEqual([
      ["stop", "fewer: 12 of 40 votes"],
      ["warning", 'votings: new field "mood"'],
      ["notice", "votings: 40 records wait for the next run"],
    ]);
    expect(toMarkdown(report)).toContain("- **stop** fewer: 12 of 40 votes\n- **warning** votings");
  });

  it("are counted by night, whatever their numbers, until a night is without them", async () => {
    publish();
    const waiting = (count: number) => ({ ...nothing, notes: [`votings: ${count} records wait`], warnings: [] });
    const nights = async (pulled: PullReport) =>
      (await night(() => Promise.resolve(pulled), nothingToBuild)).remarks.map((remark) => remark.nights);
    expect([await nights(waiting(40)), await nights(waiting(30)), await nights(waiting(2))]).toEqual([[1], [2], [3]]);
    expect(await nights({ ...nothing, notes: [] })).toEqual([]);
    expect(await nights(waiting(5))).toEqual([1]);
    const report = await night(() => Promise.resolve(waiting(4)), nothingToBuild);
    expect(toMarkdown(report)).toContain("- votings: 4 records wait (for 2 nights)\n");
  });

  it("are counted by kind also where another vote is the example, and name it in the log of nights", async () => {
    publish();
    const short = (vote: string) => ({ ...nothing, notes: [`totals: 1 votes do not add up: ${vote}`], warnings: [] });
    for (const vote of ["vs19_641_020", "vs19_642_001"])
      await night(() => Promise.resolve(short(vote)), nothingToBuild);
    expect(readNights(join(folder, "data")).flatMap(({ remarks }) => remarks)).toEqual([
      "totals: 1 votes do not add up: vs19_641_020",
      "totals: 1 votes do not add up: vs19_642_001",
    ]);
  });

  it("are in the log of nights, with what was read; a run that found another at work writes none", async () => {
    publish();
    await night(() => Promise.resolve(pulled), nothingToBuild);
    await night(() => Promise.reject(new AtWork("another run is at work")), nothingToBuild);
    await night(() => Promise.reject(new SourceUnavailable("down")), nothingToBuild);
    const file = join(folder, "data/nights.jsonl");
    expect(readFileSync(file, "utf8").split("\n")[0]).toBe(
      '{"time":"2026-11-20T02:25:10Z","outcome":"read","changed":3,"requests":0,"seconds":' +
        `${readNights(join(folder, "data"))[0]?.seconds ?? ""}` +
        ',"remarks":["votings: new field \\"mood\\"","votings: 40 records wait for the next run"]}',
    );
    expect(readNights(join(folder, "data")).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ["read", undefined],
      ["kept", "down"],
    ]);
    // A kill cuts a line short.
    writeFileSync(file, readFileSync(file, "utf8").slice(0, -20));
    await night(() => Promise.resolve(nothing), nothingToBuild);
    expect(readNights(join(folder, "data")).map(({ outcome }) => outcome)).toEqual(["read", "read"]);
  });
});

describe("the build of a night", () => {
  const figures: BuildFigures = {
    ...{ isQuiet: true, made: 2, removed: 0, files: 47_000, bytes: 2_621_440_000 },
    stages: { contracts: 4, publish: 31 },
    heaviest: [{ file: "votazioni/vs19_1_1.html", bytes: 65_536 }],
    diskLeft: 10_485_760,
    remarks: [],
  };
  const nightOf = async (build: BuildFigures): Promise<NightlyReport> => {
    publish();
    const earlier = readRemarks(folder);
    return await runNightly(
      {
        ...{ source: "api", data: join(folder, "data"), out, earlier },
        pull: () => Promise.resolve({ ...nothing, notes: [] }),
        build: () =>
          Promise.resolve()
            .then(publish)
            .then(() => build),
      },
      silentEffects(),
    );
  };

  it("that changed the log of nights alone has nothing new", async () => {
    expect((await nightOf(figures)).outcome).toBe("nothing-new");
    expect((await nightOf({ ...figures, isQuiet: false })).outcome).toBe("published");
  });

  it("adds its remarks to those of the pull, as warnings", async () => {
    const { remarks } = await nightOf({ ...figures, remarks: ["page /x does not hold"] });
    expect(remarks).toEqual([{ severity: "warning", text: "page /x does not hold", nights: 1 }]);
  });

  it("has remarks that are counted by night, as the last report has them", async () => {
    const counts: number[][] = [];
    for (const page of ["/x", "/x", "/y", "/x"]) {
      const report = await nightOf({ ...figures, remarks: [`page ${page} does not hold`] });
      writeReport(folder, report);
      counts.push(report.remarks.map(({ nights }) => nights));
    }
    expect(counts).toEqual([[1], [2], [1], [1]]);
  });

  it("is in the report with its figures", async () => {
    expect(toMarkdown(await nightOf(figures))).toContain(
      [
        "## Site",
        "",
        "- 2 pages and files made, 0 removed; 47000 files, 2500 MB",
        "- end of each stage: contracts 4 s, publish 31 s",
        "- heaviest pages: votazioni/vs19_1_1.html 64 KB",
        "- left on the disk: 10 MB",
      ].join("\n"),
    );
  });
});

describe("the alarm", () => {
  const reportOf = async (step: () => Promise<PullReport>): Promise<NightlyReport> => {
    publish();
    return await night(step, () => undefined);
  };
  const down = (): Promise<PullReport> => Promise.reject(new SourceUnavailable("answered 503"));

  it("gives the report to a command", async () => {
    const file = join(folder, "alarm.txt");
    await raiseAlarm(`cat > '${file}'`, await reportOf(down), silentEffects());
    expect(readFileSync(file, "utf8")).toContain("# Kept the last good site, 2026-11-20");
  });

  it("posts it to an address", async () => {
    const posted: Request[] = [];
    const fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      posted.push(new Request(input, init));
      return Promise.resolve(new Response(""));
    };
    await raiseAlarm("https://alarm.example/x", await reportOf(down), silentEffects({ fetch }));
    expect(posted.map(({ method, url }) => [method, url])).toEqual([["POST", "https://alarm.example/x"]]);
    expect(await posted[0]?.text()).toContain("answered 503");
  });

  it("is silent after a good night and for a warning that was there the night before, and logs its own failure", async () => {
    const lines: string[] = [];
    const effects = silentEffects({ log: (line) => lines.push(line) });
    await raiseAlarm("exit 3", await reportOf(() => Promise.resolve({ ...nothing, notes: [] })), effects);
    expect(lines).toEqual([]);
    const warned = (): Promise<PullReport> => Promise.resolve(nothing);
    await raiseAlarm("exit 3", await reportOf(warned), effects);
    await raiseAlarm("exit 3", await reportOf(warned), effects);
    await raiseAlarm(null, await reportOf(down), effects);
    expect(lines).toEqual(["nightly: the alarm was not sent (code 3)"]);
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
