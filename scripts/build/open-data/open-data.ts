/**
 * Writes the download: every table in every format, the snapshot as SQLite, Popolo, descriptions and checksums. Each
 * file is cached with the digest of its inputs and made again only when these or the code changed.
 */
import { statSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { files as addresses } from "#src/lib/routes.ts";
import type { OpenDataFile, OpenDataPage } from "#src/contracts/open-data-page.ts";
import type { QueryAnswer } from "#src/contracts/query-pages.ts";
import { allSettledOrThrow } from "#scripts/lib/all-settled.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { runThread } from "#scripts/lib/run-thread.ts";
import { ArtifactCache } from "#scripts/build/artifact-cache.ts";
import { readAnswers } from "./answers.ts";
import { toCsvw, toDataPackage, toSums, type DescribedTable } from "./describe.ts";
import { buildPopolo } from "./popolo.ts";
import { exportTables, type Block, type ExportTable } from "./tables.ts";
import { readMonths } from "./read-rows.ts";
import { readVoteProblems, type VoteProblems } from "./vote-problems.ts";
import { writeCsv, writeJson, writeParquet, type Writer } from "./write-files.ts";

/** One file of the download, by its published name; `path`: in the cache. */
export interface DownloadFile {
  readonly name: string;
  readonly path: string;
  readonly sha256: string;
}

/** The download in the cache, and the contract of its page. */
export interface OpenData {
  readonly files: readonly DownloadFile[];
  /** Results of the ready questions. */
  readonly answers: readonly QueryAnswer[];
  readonly page: Omit<OpenDataPage, "months">;
}

export interface OpenDataInput {
  readonly snapshot: string;
  readonly cache: string;
  readonly code: string;
  readonly day: string;
  readonly attribution: readonly string[];
}

const sqliteName = "parlamento.sqlite.gz";

type Format = OpenDataFile["format"];

/** Writes the files that are missing or outdated. */
export async function writeOpenData(
  { snapshot, cache, code, day, attribution }: OpenDataInput,
  effects: Effects,
): Promise<OpenData> {
  const artifacts = new ArtifactCache(cache, "open-data");
  const download = new Download(artifacts, code);
  const db = new DatabaseSync(snapshot, { readOnly: true });
  db.exec("BEGIN");
  const positions = new Snapshot(snapshot);
  try {
    const problems = await readVoteProblems(new ArtifactCache(cache, "vote-problems"), code, db, positions);
    const year = readMonths(db).at(-1)?.month.slice(0, 4) ?? day.slice(0, 4);
    // The snapshot is copied, compressed and queried in threads while the tables are written.
    const [{ sqlite, answers }, tables] = await allSettledOrThrow([
      async () => {
        const published = await addSnapshot(download, snapshot, db, problems);
        return { sqlite: published, answers: await download.answer(year) };
      },
      () => addTables(download, exportTables(db, positions, problems)),
    ]);
    const described = await addDescriptions(download, tables, attribution, day);
    const bundles = [sqlite, ...(await addPopolo(download, db)), ...described];
    const sums = toSums([...tables.flatMap(({ files, months }) => [...files, ...months]), ...bundles]);
    bundles.push(await download.addText("sums", "SHA256SUMS", sums));
    artifacts.forgetUnused();
    const files = download.files.sort((a, b) => (a.name < b.name ? -1 : 1));
    effects.log(`open data: ${files.length} files, ${artifacts.made} written`);
    return { files, answers, page: { ...toPage(tables, bundles, attribution, day), year } };
  } finally {
    positions.close();
    db.close();
  }
}

/** Collects the files of the download. */
class Download {
  readonly files: DownloadFile[] = [];
  readonly #artifacts: ArtifactCache;
  readonly #code: string;

  constructor(artifacts: ArtifactCache, code: string) {
    this.#artifacts = artifacts;
    this.#code = code;
  }

  /** Makes a file unless it is cached. `from`: digest of its inputs. Returns its address, size and checksum. */
  async add(
    format: Format,
    name: string,
    from: string,
    make: (file: string) => void | Promise<void>,
  ): Promise<OpenDataFile> {
    const { path, digest: sha256 } = await this.#artifacts.get(digestOf(name, this.#code, from), make);
    this.files.push({ name, path, sha256 });
    return { path: addresses.openData(name), format, bytes: statSync(path).size, sha256 };
  }

  /** Results of the ready questions about the SQLite file, which was added before. */
  async answer(year: string): Promise<QueryAnswer[]> {
    const packed = this.files.find(({ name }) => name === sqliteName);
    const key = digestOf("answers", this.#code, packed?.sha256 ?? "", year);
    const { path } = await this.#artifacts.get(key, async (file) => {
      await runThread(new URL("answers-thread.ts", import.meta.url), { packed: packed?.path, year, file });
    });
    return readAnswers(path);
  }

  addText(format: Format, name: string, content: string): Promise<OpenDataFile> {
    return this.add(format, name, digestOf(content), (file) => {
      writeFileSync(file, content);
    });
  }
}

const addSnapshot = (
  download: Download,
  snapshot: string,
  db: DatabaseSync,
  problems: VoteProblems,
): Promise<OpenDataFile> =>
  download.add("sqlite", sqliteName, contentDigest(db), async (file) => {
    await runThread(new URL("write-sqlite-thread.ts", import.meta.url), { snapshot, problems, file });
  });

async function addTables(download: Download, exported: Iterable<ExportTable>): Promise<DescribedTable[]> {
  const tables: DescribedTable[] = [];
  for (const table of exported) {
    // Copies the description only: the table may hold its rows in memory.
    const { name, en, it, key, columns, rows } = table;
    tables.push({ table: { name, en, it, key, columns, rows }, ...(await addTable(download, table)) });
  }
  return tables;
}

async function addTable(download: Download, table: ExportTable): Promise<Pick<DescribedTable, "files" | "months">> {
  const files: OpenDataFile[] = [];
  for (const part of table.parts) {
    const from = sourceDigest(table, table.source(part));
    let read: readonly Block[] | undefined;
    // A small table is read once for all formats; a large one would not fit into memory.
    const blocks = (): Iterable<Block> => (table.isLarge ? table.blocks(part) : (read ??= [...table.blocks(part)]));
    const add = (ending: string, format: Format, write: Writer): Promise<OpenDataFile> =>
      download.add(format, `${table.name}${part.suffix}.${ending}`, from, (file) => write(file, table, blocks()));
    files.push(await add("csv.gz", "csv", writeCsv), await add("parquet", "parquet", writeParquet));
    if (!table.isLarge) files.push(await add("json.gz", "json", writeJson));
  }
  const months: OpenDataFile[] = [];
  for (const part of table.months) {
    const write = (file: string) => writeCsv(file, table, table.blocks(part));
    const from = sourceDigest(table, table.source(part));
    months.push(await download.add("csv", `${table.name}${part.suffix}.csv.gz`, from, write));
  }
  return { files, months };
}

async function addPopolo(download: Download, db: DatabaseSync): Promise<OpenDataFile[]> {
  const files: OpenDataFile[] = [];
  for (const [name, items] of Object.entries(buildPopolo(db))) {
    const json = `${JSON.stringify(items, null, 1)}\n`;
    const write = (file: string): void => writeFileSync(file, gzipSync(json));
    files.push(await download.add("popolo", `popolo-${name}.json.gz`, digestOf(json), write));
  }
  return files;
}

async function addDescriptions(
  download: Download,
  tables: readonly DescribedTable[],
  attribution: readonly string[],
  day: string,
): Promise<OpenDataFile[]> {
  const toText = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
  return [
    await download.addText("datapackage", "datapackage.json", toText(toDataPackage(tables, attribution, day))),
    await download.addText("csvw", "csv-metadata.json", toText(toCsvw(tables, day))),
  ];
}

function toPage(
  tables: readonly DescribedTable[],
  bundles: OpenDataFile[],
  attribution: readonly string[],
  day: string,
): Omit<OpenData["page"], "year"> {
  return {
    tables: tables.map(({ table, files, months }) => ({
      name: table.name,
      key: [...table.key],
      rows: table.rows,
      columns: table.columns.map(({ name, type, nullable }) => ({ name, type, nullable })),
      files: [...files],
      months: [...months],
    })),
    bundles,
    attribution: [...attribution],
    updated: day,
  };
}

function sourceDigest({ key, columns }: ExportTable, source: string): string {
  const names = columns.map(({ name, type }) => `${name} ${type}`).join(", ");
  return digestOf([key.join(", "), names, source].join("\n"));
}

function contentDigest(db: DatabaseSync): string {
  return String(db.prepare("SELECT value FROM meta WHERE key = 'digest'").get()?.["value"] ?? "");
}
