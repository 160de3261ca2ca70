import { expect, it } from "vitest";
import TableFiles from "#src/components/open-data/TableFiles.astro";
import { renderAstro } from "#tests/support/render-astro.ts";

it("offers the positions of a year, and of each month for spreadsheets, newest first", async () => {
  const file = (period: string) => ({
    path: `/open-data/ballot-${period}.csv.gz`,
    format: "csv",
    bytes: 1500,
    sha256: "",
  });
  const months = [file("2026-10"), file("2026-11")];
  const ballots = { name: "ballot", key: [], rows: 3, columns: [], files: [file("2026")], months };
  const html = await renderAstro(TableFiles, { tables: [ballots] });
  const text = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect([...html.matchAll(/href="(\/open-data[^"]+)"/g)].map(([, path]) => path)).toEqual([
    "/open-data/ballot-2026.csv.gz",
    "/open-data/ballot-2026-11.csv.gz",
    "/open-data/ballot-2026-10.csv.gz",
  ]);
  expect(text).toContain("Un mese per file, per i fogli di calcolo");
});
