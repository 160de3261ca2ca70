/** The download of a small demonstration parliament, and readers of its files. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { writeOpenData, type OpenData } from "#scripts/build/open-data/open-data.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { parseCsv } from "#tests/support/csv-parser.ts";
import { pullDemo } from "./demo-snapshot.ts";

type Row = Record<string, string>;

/** Writes the download of a snapshot; intermediate files go to `cache`. */
export const writeDownload = (snapshot: string, cache: string): Promise<OpenData> =>
  writeOpenData({ snapshot, cache, code: "test", day: "2026-11-20", attribution: ["Dati inventati"] }, silentEffects());

/** Checksum of each file. */
export const sumsOf = ({ files }: OpenData): Record<string, string> =>
  Object.fromEntries(files.map(({ name, sha256 }) => [name, sha256]));

/** A download and the content of its files. */
export class Download {
  /** Path of the snapshot that was exported. */
  readonly snapshot: string;
  readonly cache: string;
  readonly written: OpenData;

  private constructor(snapshot: string, cache: string, written: OpenData) {
    this.snapshot = snapshot;
    this.cache = cache;
    this.written = written;
  }

  /** Writes a demonstration parliament and its download to a new folder. */
  static async make(): Promise<Download> {
    const snapshot = await pullDemo(0.01, 19);
    const cache = dirname(snapshot);
    return new Download(snapshot, cache, await writeDownload(snapshot, cache));
  }

  /** Path of a file of the download. */
  pathOf(file: string): string {
    return this.written.files.find(({ name }) => name === file)?.path ?? "";
  }

  /** Text of a compressed file. */
  text(file: string): string {
    return gunzipSync(readFileSync(this.pathOf(file))).toString("utf8");
  }

  /** Rows of a CSV file. */
  rows(file: string): Row[] {
    return parseCsv(this.text(file));
  }

  /** Rows of a table with one CSV file. */
  csv(table: string): Row[] {
    return this.rows(`${table}.csv.gz`);
  }

  /** A table as described on `/open-data`. */
  table(name: string): OpenData["page"]["tables"][number] | undefined {
    return this.written.page.tables.find((table) => table.name === name);
  }

  /** File names of a table in a format; the ballots have one file a year. */
  filesOf(name: string, format: "csv" | "parquet" | "json"): string[] {
    const files = (this.table(name)?.files ?? []).filter((file) => file.format === format);
    return files.map(({ path }) => fileName(path));
  }

  /** Rows of the CSV files of all years. */
  ballots(): Row[] {
    return this.filesOf("ballot", "csv").flatMap((file) => this.rows(file));
  }

  openDatabase(): DatabaseSync {
    const file = join(this.cache, "parlamento.sqlite");
    if (!existsSync(file)) writeFileSync(file, gunzipSync(readFileSync(this.pathOf("parlamento.sqlite.gz"))));
    return new DatabaseSync(file, { readOnly: true });
  }
}

/** File name of the download, from its address. */
export const fileName = (address: string): string => address.slice("/open-data/".length);
