/** Adds the download to the site: the page's contract, the files in the stage, the monthly copies. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { files as addresses, routes } from "#src/lib/routes.ts";
import type { OpenDataFile, OpenDataPage } from "#src/contracts/open-data-page.ts";
import type { PageName } from "#src/contracts/page-contracts.ts";
import type { QueryAnswer, QueryTable } from "#src/contracts/query-pages.ts";
import { readyQueries, tablesIn } from "#src/lib/open-data-queries.ts";
import { contractWriter } from "#scripts/contracts/engine/cached-contracts.ts";
import { definePage, type AnyOutput, type Output } from "#scripts/contracts/engine/reader.ts";
import { votePages } from "#scripts/contracts/votes/vote-page.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { monthsFolder } from "#scripts/lib/published.ts";
import { keepFile, type Reusable, type Stage } from "#scripts/build/files.ts";
import type { ManifestEntry } from "#scripts/build/manifest.ts";
import type { OpenData } from "./open-data.ts";

/** A page type made from the download files, not from records. */
const fromDownload = <Name extends PageName>(name: Name, path: (key: string) => string) =>
  definePage({
    name,
    keys: () => [],
    path,
    search: null,
    build: () => {
      throw new Error("made from the files of the download");
    },
  });

const openDataPages = fromDownload("open-data", () => routes.openData());
const consolePages = fromDownload("query-console", () => routes.queryConsole());
const queryPages = fromDownload("query-answers", (id) => routes.readyQuery(id));

/** /open-data, and the pages under it. */
export const openDataOutputs = [openDataPages, consolePages, queryPages];

const monthly = ["parlamento.sqlite.gz", "datapackage.json", "csv-metadata.json"];

/**
 * The month of the data and the months with a complete copy, newest first. A build killed at the turn of a month may
 * leave an incomplete copy.
 */
export function openDataMonths(data: string, day: string): string[] {
  const archive = monthsFolder(data);
  const kept = (existsSync(archive) ? readdirSync(archive) : []).filter((month) =>
    monthly.every((name) => existsSync(join(archive, month, name))),
  );
  return [...new Set([day.slice(0, 7), ...kept])].sort().reverse();
}

/** Writes the contracts of /open-data and of the pages under it. */
export function writeOpenDataPages(db: DatabaseSync, { page, answers }: OpenData, data: string): void {
  const { year, updated, attribution } = page;
  const tables = page.tables.map(({ name, key, columns, files }) => ({ name, key, columns, files: parquetOf(files) }));
  const writeOne = contractWriter(db);
  const write = <T>(output: Output<T> & AnyOutput, key: string, contract: T): void => {
    const json = JSON.stringify(contract);
    writeOne(output, key, { json, updated, digest: digestOf(json), why: [] });
  };
  const find = db.prepare("SELECT contract ->> '$.heading' AS heading FROM page WHERE output = ? AND key = ?");
  const headingOf = (vote: string): string | null => {
    const heading = find.get(votePages.name, vote)?.["heading"];
    return typeof heading === "string" ? heading : null;
  };
  write(openDataPages, "index", { ...page, months: openDataMonths(data, updated) });
  write(consolePages, "index", { year, updated, attribution, tables });
  for (const { id, sql } of readyQueries(year)) {
    const answer = answers.find((one) => one.id === id);
    if (answer === undefined) throw new Error(`no result of the ready question ${id}`);
    const named = tablesIn(sql).flatMap((name) => tables.filter((table) => table.name === name));
    const read = named.map(({ name, files }) => ({ name, files }));
    write(queryPages, id, { year, updated, attribution, ...withHeadings(answer, headingOf), tables: read });
  }
  // Of questions that another version of the code had.
  const known = readyQueries(year).map(({ id }) => id);
  db.prepare("DELETE FROM page WHERE output = ? AND key NOT IN (SELECT value FROM json_each(?))").run(
    queryPages.name,
    JSON.stringify(known),
  );
}

/** An answer whose votes are called as on their pages; a vote without one keeps the title of the source. */
export function withHeadings(answer: QueryAnswer, headingOf: (vote: string) => string | null): QueryAnswer {
  const [vote, title] = [answer.columns.indexOf("vote"), answer.columns.indexOf("title")];
  if (vote === -1 || title === -1) return answer;
  const named = answer.rows.map((row) => row.with(title, headingOf(String(row[vote])) ?? row[title] ?? null));
  return { ...answer, rows: named };
}

/** The Parquet files of a table, with the year that the name of a partial file ends with. */
const parquetOf = (files: readonly OpenDataFile[]): QueryTable["files"] =>
  files
    .filter(({ format }) => format === "parquet")
    .map(({ path, bytes }) => ({ path, bytes, year: /-(\d{4})\.parquet$/.exec(path)?.[1] ?? null }));

export function openDataAddresses(openData: OpenData, data: string): ReadonlySet<string> {
  const names = openData.files.map(({ name }) => addresses.openData(name));
  const copies = openDataMonths(data, openData.page.updated).flatMap((month) =>
    monthly.map((name) => addresses.openDataMonth(month, name)),
  );
  return new Set([...names, ...copies]);
}

export function addOpenData(
  stage: Stage,
  openData: OpenData,
  data: string,
  site: Reusable,
): Map<string, ManifestEntry> {
  const entries = new Map<string, ManifestEntry>();
  const link = (from: string, file: string, digest: string): void => {
    stage.linkAs(from, file);
    entries.set(file, { kind: "index", digest });
  };
  const current = openData.page.updated.slice(0, 7);
  for (const { name, path: from, sha256 } of openData.files) {
    link(from, addresses.openData(name).slice(1), sha256);
    if (monthly.includes(name)) link(from, addresses.openDataMonth(current, name).slice(1), sha256);
  }
  for (const month of openDataMonths(data, openData.page.updated).filter((one) => one !== current))
    for (const name of monthly) {
      const from = join(monthsFolder(data), month, name);
      const file = addresses.openDataMonth(month, name).slice(1);
      const known = stage.take(from, file, site);
      const digest = known?.digest ?? createHash("sha256").update(readFileSync(from)).digest("hex");
      entries.set(file, known ?? { kind: "index", digest });
    }
  return entries;
}

/** Archives the monthly copy of the site about to be published. */
export function archiveOpenData(
  openData: Pick<OpenData, "files"> & { readonly page: Pick<OpenDataPage, "updated"> },
  data: string,
): void {
  const folder = join(monthsFolder(data), openData.page.updated.slice(0, 7));
  mkdirSync(folder, { recursive: true });
  for (const { name, path } of openData.files) if (monthly.includes(name)) keepFile(path, join(folder, name));
}
