import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { toXlsx } from "#src/lib/xlsx.ts";
import { hostileTitles } from "#tests/fixtures/hostile.ts";
import { openInItalian, partsOf, readXlsx, soffice } from "#tests/support/spreadsheet.ts";

it("types every cell: numbers, days, and text for all that only looks like one", () => {
  const looksLikeOne = ["19-10-1", "2026-3", "15/2025", "1e5", "007", "3,5", "12", "TRUE", "2026-11", "2026-02-30"];
  expect(
    readXlsx(
      toXlsx(
        ["id", "data", "forza", "nota"],
        [["19-10-1", "2026-11-19", 12.5, null], ...looksLikeOne.map((id) => [id, "1900-03-01", -3, "1861-03-17"])],
      ),
    ),
  ).toEqual([
    ["id", "data", "forza", "nota"],
    ["19-10-1", { day: "2026-11-19" }, 12.5],
    ...looksLikeOne.map((id) => [id, { day: "1900-03-01" }, -3, "1861-03-17"]),
  ]);
});

it.each(["=1+1", "x;=HYPERLINK(A1)", "＝1", "\t@cmd", "_x0041_", " due  spazi ", ...hostileTitles])(
  "keeps the text %j, which is no formula",
  (text) => {
    const bytes = toXlsx([text], [[text]]);
    expect(partsOf(bytes).get("xl/worksheets/sheet1.xml")).not.toContain("<f>");
    const shown = text
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "")
      // XML has one kind of line break.
      .replaceAll(/\r\n?/g, "\n")
      .replace("_x0041_", "_x005F_x0041_");
    expect(readXlsx(bytes)).toEqual([[shown], [shown]]);
  },
);

it("names columns beyond Z", () => {
  const header = Array.from({ length: 704 }, (_, index) => `c${String(index)}`);
  const sheet = partsOf(toXlsx(header, [])).get("xl/worksheets/sheet1.xml") ?? "";
  const places = [...sheet.matchAll(/ r="([A-Z]+)1"/g)].map(([, name]) => name);
  expect([0, 25, 26, 51, 52, 701, 702, 703].map((at) => places[at])).toEqual([
    "A",
    "Z",
    "AA",
    "AZ",
    "BA",
    "ZZ",
    "AAA",
    "AAB",
  ]);
});

it("gives equal bytes for equal tables", () => {
  expect(toXlsx(["a"], [["è"]])).toEqual(toXlsx(["a"], [["è"]]));
  // The date of all parts is the first day of the format's calendar.
  expect([...toXlsx(["a"], []).slice(10, 14)]).toEqual([0, 0, 33, 0]);
});

it("cuts a text that no spreadsheet can hold", () => {
  const [, [cell] = []] = readXlsx(toXlsx(["a"], [["x".repeat(40_000)]]));
  expect(cell).toBe(`${"x".repeat(32_766)}…`);
});

it.skipIf(soffice === undefined)(
  soffice === undefined
    ? "LibreOffice is not installed"
    : "opens right in an Italian LibreOffice, where columns add up",
  { timeout: 120_000 },
  () => {
    const rows = [
      ["19-10-1", "2026-11-19", 12.5],
      ["2026-3", "2025-01-02", 1000],
    ] as const;
    const parts = unzipSync(toXlsx(["id", "data", "forza"], rows));
    const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    const formulas = ["SUM(C2:C3)", "YEAR(B2)", "ISTEXT(A2)", "ISNUMBER(A3)", "B2-B3"].map(
      (text) => `<c><f>${text}</f></c>`,
    );
    parts["xl/worksheets/sheet1.xml"] = strToU8(
      sheet.replace("</sheetData>", `<row r="4">${formulas.join("")}</row></sheetData>`),
    );
    expect(openInItalian(mkdtempSync(join(tmpdir(), "xlsx-")), zipSync(parts))).toEqual([
      ["id", "data", "forza", "", ""],
      ["19-10-1", "19/11/2026", "12,5", "", ""],
      ["2026-3", "02/01/2025", "1000", "", ""],
      ["1012,5", "2026", "VERO", "FALSO", "686"],
    ]);
  },
);
