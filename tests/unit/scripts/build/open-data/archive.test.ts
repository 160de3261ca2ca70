import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { archiveOpenData, openDataMonths } from "#scripts/build/open-data/publish.ts";

const names = ["csv-metadata.json", "datapackage.json", "parlamento.sqlite.gz"];
let data = "";
let made = "";

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "archive-"));
  made = join(data, "made");
  mkdirSync(made);
});

const filesIn = (folder: string) => names.map((name) => ({ name, path: join(folder, name), sha256: "" }));

/** Archives the output of a build on a given day. */
function archive(day: string, text: string): void {
  for (const name of names) {
    rmSync(join(made, name), { force: true });
    writeFileSync(join(made, name), text);
  }
  archiveOpenData({ files: filesIn(made), page: { updated: day } }, data);
}

describe("the monthly copies", () => {
  it("are those of the last build of each month, and the current month is listed before it is archived", () => {
    archive("2026-10-30", "October");
    archive("2026-11-02", "early November");
    archive("2026-11-20", "November");
    archiveOpenData({ files: filesIn(made), page: { updated: "2026-11-20" } }, data);
    const folder = join(data, "open-data/2026-11");
    expect(readdirSync(folder).sort()).toEqual(names);
    expect(readFileSync(join(folder, "datapackage.json"), "utf8")).toBe("November");
    expect(openDataMonths(data, "2026-12-01")).toEqual(["2026-12", "2026-11", "2026-10"]);
  });

  it("exclude a month that a killed build left incomplete", () => {
    archive("2026-10-30", "October");
    mkdirSync(join(data, "open-data/2026-11"));
    writeFileSync(join(data, "open-data/2026-11/datapackage.json"), "half");
    expect(openDataMonths(data, "2026-12-01")).toEqual(["2026-12", "2026-10"]);
  });
});
