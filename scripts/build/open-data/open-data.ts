/**
 * Writes the download: every table in every format, the snapshot as SQLite, Popolo, descriptions and checksums. Each
 * file is cached with the digest of its inputs and made again only when these or the code changed.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { files as addresses } from "#src/lib/routes.ts";
import type { OpenDataFile, OpenDataPage } from "#src/view/open-data-page.ts";
import { allEnded } from "#scripts/lib/all-ended.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { runThread } from "#scripts/lib/run-thread.ts";
import { toCsvw, toDataPackage, toSums, type DescribedTable } from "./describe.ts";
import { KeptFiles } from "./kept-files.ts";
import { buildPopolo } from "./popolo.ts";
import { exportTables, type Block, type ExportTable } from "./tables.ts";
import { readVoteProblems, type VoteProblems } from "./vote-problems.ts";
import { writeCsv, writeJson, writeParquet, type Writer } from "./write-files.ts";

/** The download in the cache, and the contract of its page. */
export interface OpenData {
  readonly folder: string;
  readonly files: ReturnType<KeptFiles["files"]>;
  readonly page: Omit<OpenDataPage, "months">;
}

export interface OpenDataInput {
  readonly snapshot: string;
  readonly cache: string;
  readonly code: string;
  readonly day: string;
  readonly attribution: readonly string[];
}

type Format = OpenDataFile["format"];

/** Writes the files that are missing or outdated. */
export async function writeOpenData(
  { snapshot, cache, code, day, attribution }: OpenDataInput,
  effects: Effects,
): Promise<OpenData> {
  const kept = new KeptFiles(join(cache, "open-data"), code);
  const db = new DatabaseSync(snapshot, { readOnly: true });
  db.exec("BEGIN");
  const positions = new Snapshot(snapshot);
  try {
    const problems = await readVoteProblems(new KeptFiles(join(cache, "vote-problems"), code), db, positions);
    // The snapshot is copied and compressed in a thread while the tables are written.
    const [sqlite, tables] = await allEnded([
      () => keepSnapshot(kept, snapshot, db, problems),
      () => keepTables(kept, exportTables(db, positions, problems)),
    ]);
    const described = await keepDescriptions(kept, tables, attribution, day);
    const bundles = [sqlite, ...(await keepPopolo(kept, db)), ...described];
    const sums = toSums([...tables.flatMap(({ files }) => files), ...bundles]);
    bundles.push(await keepText(kept, "SHA256SUMS", "sums", sums));
    kept.save();
    const files = kept.files();
    effects.log(`open data: ${files.length} files, ${kept.made} written`);
    return { folder: kept.folder, files, page: toPage(tables, bundles, attribution, day) };
  } finally {
    positions.close();
    db.close();
  }
}

/** Makes or keeps one file of the download; returns its address, size and checksum. */
async function keepAs(format: Format, kept: KeptFiles, ...file: Parameters<KeptFiles["keep"]>): Promise<OpenDataFile> {
  const { bytes, sha256 } = await kept.keep(...file);
  return { path: addresses.openData(file[0]), format, bytes, sha256 };
}

const keepText = (kept: KeptFiles, name: string, format: Format, content: string): Promise<OpenDataFile> =>
  keepAs(format, kept, name, digestOf(content), (file) => {
    writeFileSync(file, content);
  });

const keepSnapshot = (
  kept: KeptFiles,
  snapshot: string,
  db: DatabaseSync,
  problems: VoteProblems,
): Promise<OpenDataFile> =>
  keepAs("sqlite", kept, "parlamento.sqlite.gz", contentDigest(db), async (file) => {
    await runThread(new URL("write-sqlite-thread.ts", import.meta.url), { snapshot, problems, file });
  });

async function keepTables(kept: KeptFiles, exported: Iterable<ExportTable>): Promise<DescribedTable[]> {
  const tables: DescribedTable[] = [];
  for (const table of exported) {
    // Copies the description only: the table may hold its rows in memory.
    const { name, comment, key, columns, rows } = table;
    tables.push({ table: { name, comment, key, columns, rows }, files: await keepTable(kept, table) });
  }
  return tables;
}

async function keepTable(kept: KeptFiles, table: ExportTable): Promise<OpenDataFile[]> {
  const files: OpenDataFile[] = [];
  for (const part of table.parts) {
    const from = sourceDigest(table, table.source(part));
    let read: readonly Block[] | undefined;
    // A small table is read once for all formats; a large one would not fit into memory.
    const blocks = (): Iterable<Block> => (table.isLarge ? table.blocks(part) : (read ??= [...table.blocks(part)]));
    const keep = (ending: string, format: Format, write: Writer): Promise<OpenDataFile> =>
      keepAs(format, kept, `${table.name}${part.suffix}.${ending}`, from, (file) => write(file, table, blocks()));
    files.push(await keep("csv.gz", "csv", writeCsv), await keep("parquet", "parquet", writeParquet));
    if (!table.isLarge) files.push(await keep("json.gz", "json", writeJson));
  }
  return files;
}

async function keepPopolo(kept: KeptFiles, db: DatabaseSync): Promise<OpenDataFile[]> {
  const files: OpenDataFile[] = [];
  for (const [name, items] of Object.entries(buildPopolo(db))) {
    const json = `${JSON.stringify(items, null, 1)}\n`;
    const write = (file: string): void => writeFileSync(file, gzipSync(json));
    files.push(await keepAs("popolo", kept, `popolo-${name}.json.gz`, digestOf(json), write));
  }
  return files;
}

async function keepDescriptions(
  kept: KeptFiles,
  tables: readonly DescribedTable[],
  attribution: readonly string[],
  day: string,
): Promise<OpenDataFile[]> {
  const toText = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
  return [
    await keepText(kept, "datapackage.json", "datapackage", toText(toDataPackage(tables, attribution, day))),
    await keepText(kept, "csv-metadata.json", "csvw", toText(toCsvw(tables, day))),
  ];
}

function toPage(
  tables: readonly DescribedTable[],
  bundles: OpenDataFile[],
  attribution: readonly string[],
  day: string,
): OpenData["page"] {
  return {
    tables: tables.map(({ table, files }) => ({
      name: table.name,
      key: [...table.key],
      rows: table.rows,
      columns: table.columns.map(({ name, type, nullable }) => ({ name, type, nullable })),
      files: [...files],
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
