import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import type { BuildFigures } from "#scripts/build/figures.ts";
import { runNightly } from "#scripts/nightly/nightly.ts";
import { exitCodes, readRemarks, toMarkdown, writeReport, type NightlyReport } from "#scripts/nightly/report.ts";
import { folder, night, nothing, out, publish, eachInNewFolder } from "./support.ts";

eachInNewFolder();

describe("the build of a night", () => {
  const figures: BuildFigures = {
    ...{ isQuiet: true, made: 2, removed: 0, files: 47_000, bytes: 2_621_440_000 },
    stages: { contracts: 4, publish: 31 },
    heaviest: [{ file: "votazioni/vs19_1_1.html", bytes: 65_536 }],
    diskLeft: 10_485_760,
    faults: 0,
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

  it("that left pages out is published, has faults in its report and an exit code of its own", async () => {
    const remark = "page /sedute/camera/9 does not hold (no such thing): it is left out";
    const report = await nightOf({ ...figures, faults: 22, remarks: [remark] });
    expect([report.outcome, exitCodes[report.outcome]]).toEqual(["incomplete", 11]);
    expect(toMarkdown(report)).toContain("# Published without some pages");
    expect(toMarkdown(report)).toContain("47000 files, 2500 MB; 22 faults");
    expect(toMarkdown(report)).toContain(remark);
  });

  it("that changed the log of nights alone has nothing new", async () => {
    expect((await nightOf(figures)).outcome).toBe("nothing-new");
    expect((await nightOf({ ...figures, isQuiet: false })).outcome).toBe("published");
  });

  it("adds its remarks to those of the pull, as warnings", async () => {
    const { remarks } = await nightOf({ ...figures, remarks: ["page /x does not hold"] });
    expect(remarks).toEqual([{ severity: "warning", text: "page /x does not hold", nights: 1, isNews: true }]);
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

  it("has remarks that a report of an older version had too", async () => {
    const remark = { severity: "warning", text: "page /x does not hold", nights: 3 };
    writeFileSync(join(folder, "report.json"), JSON.stringify({ remarks: [remark] }));
    const { remarks } = await nightOf({ ...figures, remarks: ["page /x does not hold"] });
    expect(remarks).toEqual([{ ...remark, nights: 4, isNews: false }]);
  });

  it("is in the report with its figures", async () => {
    expect(toMarkdown(await nightOf(figures))).toContain(
      [
        "## Site",
        "",
        "- 2 pages and files made, 0 removed; 47000 files, 2500 MB; 0 faults",
        "- end of each stage: contracts 4 s, publish 31 s",
        "- heaviest pages: votazioni/vs19_1_1.html 64 KB",
        "- left on the disk: 10 MB",
      ].join("\n"),
    );
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
  // As in a folder and files that may only be read, which root may write all the same.
  for (const name of ["report.json.new", "report.md.new"]) mkdirSync(join(folder, name));
  const [from, cache] = [join(folder, "without dumps"), join(folder, "cache")];
  mkdirSync(from);
  const { status, stdout } = spawnSync(
    process.execPath,
    ["scripts/nightly.ts", "--data", folder, "--out", out, "--cache", cache, "--source", "opendata", "--from", from],
    { encoding: "utf8" },
  );
  expect(status).toBe(20);
  expect(readFileSync(join(cache, "report.md"), "utf8")).toMatch(/^# Kept the last good site, \d{4}-/);
  expect(stdout).toContain(`nightly: the report of this night is in ${cache}; one in ${folder} is of an earlier night`);
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
