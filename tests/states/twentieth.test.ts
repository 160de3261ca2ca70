/** The twentieth legislature by dry run: a source that has only its first week. */
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { ReadPart, Reading } from "#src/domain/coverage.ts";
import { contractsOf } from "#scripts/contracts/engine/cached-contracts.ts";
import { openPageStore } from "#scripts/contracts/engine/node-store.ts";
import { unfoundedClaims } from "./support/claims.ts";
import { readPages } from "./support/pages.ts";

const setting = "20:2027-05-23:2027-06-08";

describe("the first week of the twentieth legislature", () => {
  const folder = mkdtempSync(join(tmpdir(), "emiciclo-first-week-"));
  let said = "";
  const pages = () => readPages(join(folder, "dist"));
  const linesOf = (file: string): string =>
    pages()
      .find((page) => page.file === file)
      ?.lines.join("\n") ?? "";

  beforeAll(() => {
    const env = { ...process.env, EMICICLO_LEGISLATURE: setting };
    said = execFileSync(process.execPath, ["tests/states/support/first-week.ts", folder], { env, encoding: "utf8" });
  }, 600_000);

  it("is filled and built without a fault", () => {
    expect(JSON.parse(said)).toEqual({ findings: [], faults: 0, remarks: [] });
  });

  it("claims nothing of a part that was not read in full", () => {
    const store = openPageStore(join(folder, "cache/pages.sqlite"));
    const [site] = contractsOf(store, "site");
    store.close();
    expect(site?.readings).toMatchObject({ votesC: "complete", votesS: "unread", governments: "complete" });
    const readingOf = (part: ReadPart): Reading => site?.readings[part] ?? "unread";
    // No group has formed yet: that holds of everybody.
    const claims = unfoundedClaims(pages(), readingOf).filter((claim) => !/[Nn]essun gruppo/.test(claim));
    expect(claims).toEqual([]);
  });

  it("says nothing of the nineteenth", () => {
    const about = pages().flatMap(({ file, lines }) =>
      lines.filter((line) => /\bXIX\b|vs19_|\b19-\d+-\d+\b/.test(line)).map((line) => `${file}: ${line}`),
    );
    expect(about).toEqual([]);
    expect(linesOf("chi-siamo.html")).toContain("Seguiamo il Parlamento nella XX legislatura");
    expect(linesOf("governi.html")).toContain("In carica: Governo Ultimo, guidato da Anna tiglio.");
  });

  it("has its vote under an address of its own, and its members without a group", () => {
    expect(pages().map(({ file }) => file)).toContain("votazioni/vs20_2_001.html");
    expect(linesOf("persone/betulla-anna-1970-05-10.html")).toContain("Deputata. Nessun gruppo; eletta in Lombardia.");
  });

  it("leads from the colleges, which nobody has drawn yet, to the regions", () => {
    expect(linesOf("chi-mi-rappresenta.html")).toContain(
      "I comuni nei collegi delle elezioni del 23 maggio 2027 non sono nei nostri dati: si parte dalla regione.",
    );
  });
});
