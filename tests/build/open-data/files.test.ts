/** Files of the download: published sizes, the same rows in every format, reproducible bytes. */
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from "hyparquet";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { addVotes, correctVote } from "#scripts/bench/edits.ts";
import { snapshotName } from "#scripts/pull/store/read.ts";
import { Download, fileName, sumsOf, writeDownload } from "#tests/build/support/download.ts";

let download: Download;
beforeAll(async () => {
  download = await Download.make();
});

/** Rewrites tables of a snapshot with the same rows, inserted in reverse order. */
function refillBackwards(snapshot: string, tables: readonly string[]): void {
  const db = new DatabaseSync(snapshot);
  for (const name of tables)
    db.exec(
      `CREATE TEMP TABLE kept AS SELECT * FROM ${name}; DELETE FROM ${name}; INSERT INTO ${name} SELECT * FROM kept ORDER BY rowid DESC; DROP TABLE kept`,
    );
  db.close();
}

/** Gives the votes and people of a snapshot the numbers of another order of arrival, and keeps those of a lost vote. */
function renumberBackwards(snapshot: string): void {
  const db = new DatabaseSync(snapshot);
  db.exec(`
    CREATE TEMP TABLE kept AS SELECT * FROM ballot;
    DELETE FROM ballot;
    INSERT INTO ballot SELECT 100000 - vote_no, 100000 - person_no, code FROM kept ORDER BY 1, 2;
    UPDATE vote_no SET no = 100000 - no;
    UPDATE person_no SET no = 100000 - no;
    INSERT INTO vote_no VALUES ('vs19_1_999', 100001);`);
  db.close();
}

describe("the files of the download", () => {
  it("have the size and the checksum that are published", () => {
    for (const { path, bytes, sha256 } of [
      ...download.written.page.tables.flatMap(({ files, months }) => [...files, ...months]),
      ...download.written.page.bundles,
    ]) {
      const content = readFileSync(download.pathOf(fileName(path)));
      expect([path, content.length, createHash("sha256").update(content).digest("hex")]).toEqual([path, bytes, sha256]);
    }
  });

  it("have the same rows in CSV, JSON and Parquet", async () => {
    for (const { name, rows, columns, files } of download.written.page.tables.filter((one) => one.name !== "ballot")) {
      const fromCsv = download.csv(name);
      const fromJson = z
        .array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
        .parse(JSON.parse(download.text(`${name}.json.gz`)));
      const buffer = await asyncBufferFromFile(download.pathOf(`${name}.parquet`));
      const fromParquet: Record<string, unknown>[] = await parquetReadObjects({ file: buffer });
      expect([name, fromCsv.length, fromJson.length, fromParquet.length]).toEqual([name, rows, rows, rows]);
      expect(files.map(({ format }) => format)).toEqual(["csv", "parquet", "json"]);
      expect(fromParquet, name).toEqual(fromJson);
      const names = columns.map((column) => column.name);
      const harmless = (value: string | number | null | undefined): string => {
        const text = value === null || value === undefined ? "" : String(value);
        return typeof value === "string" && /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text)
          ? `'${text}`
          : text;
      };
      expect(fromCsv, name).toEqual(
        fromJson.map((row) => Object.fromEntries(names.map((column) => [column, harmless(row[column])]))),
      );
    }
  });

  it("have every position of every vote, year by year", async () => {
    const parquet = download.filesOf("ballot", "parquet");
    const buffers = await Promise.all(parquet.map((name) => asyncBufferFromFile(download.pathOf(name))));
    const counts = await Promise.all(buffers.map(async (file) => Number((await parquetMetadataAsync(file)).num_rows)));
    expect(counts.length).toBeGreaterThan(1);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(download.table("ballot")?.rows);
    expect(download.ballots()).toHaveLength(download.table("ballot")?.rows ?? -1);
  });

  it("have the positions of each month too, with the rows of the year and few enough for a spreadsheet", () => {
    const months = download.table("ballot")?.months ?? [];
    expect(months.map(({ path }) => path)).toContain("/open-data/ballot-2026-11.csv.gz");
    expect(months.flatMap(({ path }) => download.rows(fileName(path)))).toEqual(download.ballots());
    const others = download.written.page.tables.filter(({ name }) => name !== "ballot");
    expect(others.flatMap(({ months: none }) => none)).toEqual([]);
  });

  it("are the same bytes whatever the insertion order, and are not rewritten without a change", async () => {
    const other = mkdtempSync(join(tmpdir(), "open-data-"));
    const snapshot = join(other, snapshotName);
    copyFileSync(download.snapshot, snapshot);
    refillBackwards(snapshot, ["ballot", "vote", "act_step"]);
    const again = await writeDownload(snapshot, other);
    expect(sumsOf(again)).toEqual(sumsOf(download.written));
    const before = statSync(download.pathOf("vote.csv.gz")).mtimeMs;
    await writeDownload(download.snapshot, download.cache);
    expect(statSync(download.pathOf("vote.csv.gz")).mtimeMs).toBe(before);
  });

  it("are the same bytes whatever the order in which the votes arrived", async () => {
    const other = mkdtempSync(join(tmpdir(), "open-data-"));
    const snapshot = join(other, snapshotName);
    copyFileSync(download.snapshot, snapshot);
    renumberBackwards(snapshot);
    expect(sumsOf(await writeDownload(snapshot, other))).toEqual(sumsOf(download.written));
  });

  it("are the same bytes from an incremental run and from a full one", async () => {
    const data = mkdtempSync(join(tmpdir(), "open-data-"));
    const snapshot = join(data, snapshotName);
    copyFileSync(download.snapshot, snapshot);
    await writeDownload(snapshot, data);
    for (const change of [() => addVotes(data, 3), () => correctVote(data)]) {
      await change();
      const night = await writeDownload(snapshot, data);
      const anew = await writeDownload(snapshot, mkdtempSync(join(tmpdir(), "open-data-")));
      expect(sumsOf(night)).toEqual(sumsOf(anew));
      expect(night.page).toEqual(anew.page);
    }
  });
});
