/**
 * Writes the download: every table in every format, the snapshot as SQLite, Popolo, descriptions and checksums. Each file
 * is kept in the cache with the digest of what it was made from, and made again only when that changed.
 */
import { createHash } from "node:crypto";
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { files as addresses } from "#src/lib/routes.ts";
import type { OpenDataFile, OpenDataPage } from "#src/view/open-data-page.ts";
import { allEnded } from "#scripts/lib/all-ended.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { runThread } from "#scripts/lib/run-thread.ts";
import { toCsvw, toDataPackage, toSums, type DescribedTable } from "./describe.ts";
import { buildPopolo } from "./popolo.ts";
import { countRows, exportTables, type ExportTable, type Part } from "./tables.ts";
import { writeCsv, writeJson, writeParquet, type Writer } from "./write-files.ts";

/** Changes when a writer changes what it writes. */
const formatVersion = 3;

const keptSchema = z.record(z.string(), z.strictObject({ from: z.string(), bytes: z.int(), sha256: z.string() }));
type Kept = z.infer<typeof keptSchema>;

/** The download as it is on the disk, and what the page says of it. */
export interface OpenData {
  /** Folder that holds the files. */
  readonly folder: string;
  /** Names in the folder, with the digest of the content. */
  readonly files: readonly { readonly name: string; readonly sha256: string }[];
  readonly page: Omit<OpenDataPage, "months">;
}

/** What the download is made from. */
export interface OpenDataInput {
  /** The snapshot's file. */
  readonly snapshot: string;
  readonly cache: string;
  /** Day of the data. */
  readonly day: string;
  readonly attribution: readonly string[];
}

type Format = OpenDataFile["format"];

/** Writes what is not there yet. */
export async function writeOpenData(
  { snapshot, cache, day, attribution }: OpenDataInput,
  effects: Effects,
): Promise<OpenData> {
  const folder = join(cache, "open-data");
  mkdirSync(folder, { recursive: true });
  const kept = readKept(folder);
  const db = new DatabaseSync(snapshot, { readOnly: true });
  const positions = new Snapshot(snapshot);
  const written: Kept = {};
  let made = 0;

  /** One file: kept when it is there and was made from the same, else made beside and moved in. */
  async function keep(
    name: string,
    format: Format,
    from: string,
    make: (file: string) => void | Promise<void>,
  ): Promise<OpenDataFile> {
    const known = kept[name];
    const target = join(folder, name);
    if (known?.from !== from || !existsSync(target)) {
      await make(`${target}.new`);
      renameSync(`${target}.new`, target);
      made += 1;
      written[name] = { from, bytes: statSync(target).size, sha256: await hashFile(target) };
    } else written[name] = known;
    const { bytes, sha256 } = written[name];
    return { path: addresses.openData(name), format, bytes, sha256 };
  }

  /** A table in every format. */
  async function writeTable(table: ExportTable): Promise<DescribedTable> {
    const files: OpenDataFile[] = [];
    for (const part of table.parts) {
      const name = `${table.name}${part.suffix}`;
      const from = sourceDigest(db, table, part);
      const keepAs = (ending: string, format: Format, write: Writer): Promise<OpenDataFile> =>
        keep(`${name}.${ending}`, format, from, (file) => write(file, table, table.blocks(part)));
      files.push(await keepAs("csv.gz", "csv", writeCsv));
      files.push(await keepAs("parquet", "parquet", writeParquet));
      if (!table.isLarge) files.push(await keepAs("json.gz", "json", writeJson));
    }
    return { table, rows: countRows(db, table), files };
  }

  async function writeTables(): Promise<DescribedTable[]> {
    const tables: DescribedTable[] = [];
    for (const table of exportTables(db, positions)) tables.push(await writeTable(table));
    return tables;
  }

  try {
    const data = `${formatVersion} ${contentDigest(db)}`;
    const thread = new URL("write-sqlite-thread.ts", import.meta.url);
    // The snapshot is written and compressed in a thread, while the tables are written.
    const [sqlite, tables] = await allEnded([
      keep("parlamento.sqlite.gz", "sqlite", data, async (file) => {
        await runThread(thread, { snapshot, file });
      }),
      writeTables(),
    ]);
    const bundles: OpenDataFile[] = [sqlite];
    for (const [name, items] of Object.entries(buildPopolo(db))) {
      const json = `${JSON.stringify(items, null, 1)}\n`;
      bundles.push(
        await keep(`popolo-${name}.json.gz`, "popolo", digestOf(json), (file) => writeFileSync(file, gzipSync(json))),
      );
    }
    const text = (name: string, format: Format, content: string): Promise<OpenDataFile> =>
      keep(name, format, digestOf(content), (file) => writeFileSync(file, content));
    bundles.push(
      await text(
        "datapackage.json",
        "datapackage",
        `${JSON.stringify(toDataPackage(tables, attribution, day), null, 1)}\n`,
      ),
    );
    bundles.push(await text("csv-metadata.json", "csvw", `${JSON.stringify(toCsvw(tables, day), null, 1)}\n`));
    const all = [...tables.flatMap(({ files }) => files), ...bundles];
    bundles.push(await text("SHA256SUMS", "sums", toSums(all)));
    writeFileSync(join(folder, "kept.json"), JSON.stringify(written));
    for (const name of Object.keys(kept)) if (written[name] === undefined) rmSync(join(folder, name), { force: true });
    effects.log(`open data: ${Object.keys(written).length} files, ${made} written`);
    return {
      folder,
      files: Object.entries(written)
        .map(([name, { sha256 }]) => ({ name, sha256 }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
      page: toPage(tables, bundles, attribution, day),
    };
  } finally {
    positions.close();
    db.close();
  }
}

function toPage(
  tables: readonly DescribedTable[],
  bundles: OpenDataFile[],
  attribution: readonly string[],
  day: string,
): OpenData["page"] {
  return {
    tables: tables.map(({ table, rows, files }) => ({
      name: table.name,
      comment: table.comment,
      key: [...table.key],
      rows,
      columns: table.columns.map((column) => ({ ...column })),
      files: [...files],
    })),
    bundles,
    attribution: [...attribution],
    updated: day,
  };
}

/** Digest of the records behind a table, or behind one year of the ballots. */
function sourceDigest(db: DatabaseSync, table: ExportTable, part: Part): string {
  const rows =
    part.year === null
      ? db.prepare("SELECT key, digest, changed_at FROM record WHERE kind = ? ORDER BY key").all(table.kind)
      : db
          .prepare(
            "SELECT r.key, r.digest FROM record r JOIN vote v ON v.vote = r.key WHERE r.kind = 'vote' AND substr(v.date, 1, 4) = ? ORDER BY r.key",
          )
          .all(part.year);
  const columns = table.columns.map(({ name, type }) => `${name} ${type}`).join(", ");
  return digestOf(
    [formatVersion, table.key.join(", "), columns, ...rows.map((row) => Object.values(row).join(" "))].join("\n"),
  );
}

function contentDigest(db: DatabaseSync): string {
  return String(db.prepare("SELECT value FROM meta WHERE key = 'digest'").get()?.["value"] ?? "");
}

function readKept(folder: string): Kept {
  const file = join(folder, "kept.json");
  if (!existsSync(file)) return {};
  const parsed = keptSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  return parsed.success ? parsed.data : {};
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) if (chunk instanceof Uint8Array) hash.update(chunk);
  return hash.digest("hex");
}
