import { spawnSync } from "node:child_process";
import { DatabaseSync } from "node:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "emiciclo-legislature-"));
const data = join(folder, "data");

/** Runs a command; `setting`: the environment variable. */
function run(command: string, args: readonly string[], setting = ""): { readonly code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.ts`, ...args], {
    encoding: "utf8",
    env: { ...process.env, EMICICLO_LEGISLATURE: setting },
  });
  return { code: status, said: `${stdout}${stderr}` };
}

describe("the option --legislature", () => {
  it.each(["pull", "build", "nightly", "verify", "check-numbers"])("of %s is explained", (command) => {
    expect(run(command, ["--help"]).said).toMatch(/--legislature N +17, 18, 19, or N:ELECTED:FIRST .*\(default 19\)/);
  });

  it.each(["pull", "build"])("of %s stops with the way out where the days are not known", (command) => {
    const expected = {
      code: 1,
      said: `legislature "20": say 17, 18, 19, or a number with the days of its election and first sitting, for example 20:2027-05-23:2027-06-08\n`,
    };
    expect(run(command, ["--legislature", "20", "--data", folder])).toEqual(expected);
    expect(run(command, ["--data", folder], "20")).toEqual(expected);
  });
});

describe("a snapshot of another legislature", () => {
  const file = join(data, "parliament.sqlite");
  const otherSite = [
    "--data",
    data,
    "--out",
    join(folder, "out"),
    "--cache",
    join(folder, "cache"),
    "--legislature",
    "18",
  ];

  beforeAll(() => {
    expect(run("pull", ["--source", "demo", "--scale", "0.001", "--data", data]).code).toBe(0);
  });

  it("is not built", () => {
    expect(run("build", otherSite)).toEqual({
      code: 1,
      said: `${file}: holds legislature 19, and this run is about legislature 18; say --legislature 19, or give another folder with --data\n`,
    });
  });

  it("is not continued by a pull", () => {
    const db = new DatabaseSync(file);
    db.exec("UPDATE meta SET value = 'opendata, dumps' WHERE key = 'identity'");
    db.close();
    rmSync(`${file}.sha256`);
    const { code, said } = run("pull", [
      "--source",
      "opendata",
      "--from",
      folder,
      "--data",
      data,
      "--legislature",
      "18",
    ]);
    expect(said).toContain(`${file}: holds legislature 19, and this run is about legislature 18; say --legislature 19`);
    expect(code).toBe(1);
  });
});
