import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { probeOptionSpec, pullOptionSpecs, readProbeOptions, readPullOptions } from "#scripts/pull/options.ts";
import { readOptions } from "#scripts/lib/options.ts";
import { loadSource } from "#scripts/pull/sources.ts";
import { usualSource } from "#scripts/pull/pull.ts";
import { pullSmall, putParliament } from "#tests/fixtures/small-pull.ts";

function read(...argv: readonly string[]) {
  const options = readOptions("pull", "Fills the snapshot.", pullOptionSpecs("demo"), argv);
  if (options === null) throw new Error("help was not asked for");
  return readPullOptions(options);
}

describe("the options of a pull", () => {
  it("are a small demonstration by default", () => {
    expect(read()).toEqual({
      source: "demo",
      dataDir: "data",
      accept: ".github/accept.json",
      corrections: ".github/corrections.json",
      pull: {
        ...{ scale: 0.02, seed: 19, baseUrl: null, from: null, sweep: false, budget: 8000 },
        ...{ beginAnew: false, minutes: null, texts: null },
      },
    });
  });

  it("are taken from the command line", () => {
    const said = [
      "--source",
      "api",
      "--base-url",
      "https://host/v1/19/",
      "--budget",
      "50",
      "--minutes",
      "90",
      "--sweep",
      "--seed",
      "0",
    ];
    expect(read(...said)).toMatchObject({
      source: "api",
      pull: { baseUrl: "https://host/v1/19/", budget: 50, minutes: 90, sweep: true, seed: 0 },
    });
  });

  it.each([
    [["--scale", "11"], "--scale: up to 10 is wanted, not 11"],
    [["--scale", "0"], "--scale: a number above 0 is wanted, not 0"],
    [["--budget=-1"], "--budget: a number above 0 is wanted, not -1"],
    [["--minutes=0"], "--minutes: a number above 0 is wanted, not 0"],
    [["--corrections", "nowhere.json"], "--corrections nowhere.json: no such file"],
    [["--accept", "nowhere.json"], "--accept nowhere.json: no such file"],
    [["--scale", "large"], '--scale: a number is wanted, not "large"'],
  ])("are rejected: %j", (argv, message) => {
    expect(() => read(...argv)).toThrow(message);
  });
});

describe("a probe", () => {
  it("takes the address, the data folder and the budget of a night", () => {
    const asked = read("--source", "api", "--base-url", "https://host/v1/19/", "--data", "elsewhere");
    expect(readProbeOptions(asked)).toEqual({
      baseUrl: "https://host/v1/19/",
      dataDir: "elsewhere",
      budget: 8000,
    });
  });

  it.each([
    ["demo", false],
    ["opendata", true],
    ["api", true],
  ])("of the source %s is there: %s", async (name, isThere) => {
    expect((await loadSource(name)).probe !== undefined).toBe(isThere);
  });

  it("is an option of a pull and of no nightly run", () => {
    const asked = readOptions("pull", "", { ...pullOptionSpecs("demo"), ...probeOptionSpec }, ["--probe"]);
    expect(asked?.flag("probe")).toBe(true);
    expect(() => readOptions("nightly", "", pullOptionSpecs("api"), ["--probe"])).toThrow("Unknown option '--probe'");
  });
});

describe("a pull without a source", () => {
  const folder = mkdtempSync(join(tmpdir(), "emiciclo-usual-"));
  const [data, out] = [join(folder, "data"), join(folder, "dist")];

  it("is a demonstration where nothing is", () => {
    expect(usualSource(data, out)).toBe("demo");
  });

  it("refuses where a site of real data is published and its snapshot was lost", () => {
    mkdirSync(out);
    writeFileSync(join(out, "stato.json"), '{"source":"opendata"}');
    expect(() => usualSource(data, out)).toThrow(
      `${data}/parliament.sqlite: not there, but ${out} shows data of "opendata"; bring back data/, or say --source opendata --begin-anew`,
    );
    writeFileSync(join(out, "stato.json"), '{"source":"demo"}');
    expect(usualSource(data, out)).toBe("demo");
  });

  it("has the source of the snapshot", async () => {
    await pullSmall(data, putParliament);
    expect(usualSource(data, out)).toBe("api");
  });
});
