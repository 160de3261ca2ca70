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

/** What a build has made, put aside as that of a day. */
function archive(day: string, text: string): void {
  for (const name of names) {
    rmSync(join(made, name), { force: true });
    writeFileSync(join(made, name), text);
  }
  archiveOpenData({ files: filesIn(made), page: { updated: day } }, data);
}

describe("the copies of the months", () => {
  it("are those of the last build of each, and the month of the data is there before it is kept", () => {
    archive("2026-10-30", "October");
    archive("2026-11-02", "early November");
    archive("2026-11-20", "November");
    archiveOpenData({ files: filesIn(made), page: { updated: "2026-11-20" } }, data);
    const folder = join(data, "open-data/2026-11");
    expect(readdirSync(folder).sort()).toEqual(names);
    expect(readFileSync(join(folder, "datapackage.json"), "utf8")).toBe("November");
    expect(openDataMonths(data, "2026-12-01")).toEqual(["2026-12", "2026-11", "2026-10"]);
  });

  it("leave out a month that a killed build had only begun", () => {
    archive("2026-10-30", "October");
    mkdirSync(join(data, "open-data/2026-11"));
    writeFileSync(join(data, "open-data/2026-11/datapackage.json"), "half");
    expect(openDataMonths(data, "2026-12-01")).toEqual(["2026-12", "2026-10"]);
  });
});
