/** Reads a workbook: by its XML, and with LibreOffice in the Italian language where it is installed. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import { z } from "zod";

/** A cell as a program shows it: text, number, or a day of the Gregorian calendar. */
export type SheetCell = string | number | { readonly day: string } | null;

const node = z.record(z.string(), z.unknown());
const cellSchema = z.object({ r: z.string(), s: z.string().optional(), t: z.string().optional(), v: z.string() });
const sheetSchema = z.object({
  worksheet: z.object({ sheetData: z.object({ row: z.array(z.object({ c: z.array(cellSchema).default([]) })) }) }),
});
const stringsSchema = z.object({
  sst: z.object({ si: z.array(z.object({ t: z.union([z.string(), z.object({ "#text": z.string().default("") })]) })) }),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => ["row", "c", "si"].includes(name),
});

/** The parts of a workbook by name. @throws Error if one of them is not well-formed. */
export function partsOf(bytes: Uint8Array): Map<string, string> {
  return new Map(
    Object.entries(unzipSync(bytes)).map(([name, part]) => {
      const xml = strFromU8(part);
      // The suggested successor is a separate package that is not installed; the check is the same.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      const fault = XMLValidator.validate(xml);
      if (fault !== true) throw new Error(`${name}: ${fault.err.msg}`);
      node.parse(parser.parse(xml));
      return [name, xml];
    }),
  );
}

/** Cells of the only sheet, row by row, its head first; empty cells are null. */
export function readXlsx(bytes: Uint8Array): SheetCell[][] {
  const parts = partsOf(bytes);
  const strings = stringsSchema
    .parse(parser.parse(parts.get("xl/sharedStrings.xml") ?? ""))
    .sst.si.map(({ t }) => (typeof t === "string" ? t : t["#text"]));
  const { row } = sheetSchema.parse(parser.parse(parts.get("xl/worksheets/sheet1.xml") ?? "")).worksheet.sheetData;
  return row.map(({ c }) => {
    const cells: SheetCell[] = [];
    for (const { r, s, t, v } of c) {
      const place = [...r.replace(/\d+/, "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
      while (cells.length < place) cells.push(null);
      const day = new Date(Date.UTC(1899, 11, 30) + Number(v) * 86_400_000);
      cells.push(
        t === "s" ? (strings[Number(v)] ?? "") : s === "2" ? { day: day.toISOString().slice(0, 10) } : Number(v),
      );
    }
    return cells;
  });
}

/** LibreOffice, if it is installed. */
export const soffice = ["soffice", "libreoffice"].find(
  (name) => spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0,
);

/** Settings of a profile whose language, decimal comma and dates are Italian. */
const italian = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>it-IT</value></prop></item>
<item oor:path="/org.openoffice.Office.Linguistic/General"><prop oor:name="DefaultLocale" oor:op="fuse"><value>it-IT</value></prop></item>
</oor:items>`;

/** Opens a workbook in an Italian LibreOffice and returns what its cells show, row by row. */
export function openInItalian(folder: string, bytes: Uint8Array): string[][] {
  const profile = join(folder, "profile");
  mkdirSync(join(profile, "user"), { recursive: true });
  writeFileSync(join(profile, "user", "registrymodifications.xcu"), italian);
  writeFileSync(join(folder, "dati.xlsx"), bytes);
  // Text with tabs, in UTF-8, cells as shown.
  const filter = "csv:Text - txt - csv (StarCalc):9,0,76,1,,1040,false,true,false";
  const done = spawnSync(
    soffice ?? "soffice",
    [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      ...["--headless", "--convert-to", filter, "--outdir", folder, join(folder, "dati.xlsx")],
    ],
    { encoding: "utf8" },
  );
  if (done.status !== 0) throw new Error(done.stderr);
  return readFileSync(join(folder, "dati.csv"), "utf8")
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split("\t"));
}
