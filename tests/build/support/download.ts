/** The download of a small demonstration parliament, and ways to read it back. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { writeOpenData, type OpenData } from "#scripts/build/open-data/open-data.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { parseCsv } from "#tests/support/csv-parser.ts";
import { pullDemo } from "./demo-snapshot.ts";

type Row = Record<string, string>;

/** Writes the download of a snapshot; what it needs is kept in `cache`. */
export const writeDownload = (snapshot: string, cache: string): Promise<OpenData> =>
  writeOpenData({ snapshot, cache, code: "test", day: "2026-11-20", attribution: ["Dati inventati"] }, silentEffects());

/** Checksum of each file. */
export const sumsOf = ({ files }: OpenData): Record<string, string> =>
  Object.fromEntries(files.map(({ name, sha256 }) => [name, sha256]));

/** A download, and what its files hold. */
export class Download {
  /** The snapshot that it was written from. */
  readonly snapshot: string;
  readonly cache: string;
  readonly written: OpenData;

  private constructor(snapshot: string, cache: string, written: OpenData) {
    this.snapshot = snapshot;
    this.cache = cache;
    this.written = written;
  }

  /** Fills a snapshot with a demonstration parliament and writes its download, in a folder of their own. */
  static async make(): Promise<Download> {
    const snapshot = await pullDemo(0.01, 19);
    const cache = dirname(snapshot);
    return new Download(snapshot, cache, await writeDownload(snapshot, cache));
  }

  /** Where a file of the download lies. */
  pathOf(file: string): string {
    return this.written.files.find(({ name }) => name === file)?.path ?? "";
  }

  /** The text of a compressed file. */
  text(file: string): string {
    return gunzipSync(readFileSync(this.pathOf(file))).toString("utf8");
  }

  /** The rows of a CSV file. */
  rows(file: string): Row[] {
    return parseCsv(this.text(file));
  }

  /** The rows of a table that has one CSV file. */
  csv(table: string): Row[] {
    return this.rows(`${table}.csv.gz`);
  }

  /** A table as `/open-data` describes it. */
  table(name: string): OpenData["page"]["tables"][number] | undefined {
    return this.written.page.tables.find((table) => table.name === name);
  }

  /** The names of the files of a table in a format: of the ballots one a year. */
  filesOf(name: string, format: "csv" | "parquet" | "json"): string[] {
    const files = (this.table(name)?.files ?? []).filter((file) => file.format === format);
    return files.map(({ path }) => fileName(path));
  }

  /** The rows of the CSV files of all years. */
  ballots(): Row[] {
    return this.filesOf("ballot", "csv").flatMap((file) => this.rows(file));
  }

  /** Opens the downloaded database. */
  openDatabase(): DatabaseSync {
    const file = join(this.cache, "parlamento.sqlite");
    if (!existsSync(file)) writeFileSync(file, gunzipSync(readFileSync(this.pathOf("parlamento.sqlite.gz"))));
    return new DatabaseSync(file, { readOnly: true });
  }
}

/** The name of a file of the download, from its address. */
export const fileName = (address: string): string => address.slice("/open-data/".length);
