/** Adds the download to the site: the page's contract, the files in the stage, the monthly copies. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { files as addresses, routes } from "#src/lib/routes.ts";
import { openDataPageSchema, type OpenDataPage } from "#src/contracts/open-data-page.ts";
import { contractWriter } from "#scripts/contracts/engine/cached-contracts.ts";
import { defineOutput, type AnyOutput } from "#scripts/contracts/engine/reader.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { monthsFolder } from "#scripts/lib/published.ts";
import { keepFile, type Reusable, type Stage } from "#scripts/build/files.ts";
import type { ManifestEntry } from "#scripts/build/manifest.ts";
import type { OpenData } from "./open-data.ts";

/** /open-data: made from the download files, not from records. */
export const openDataPages: AnyOutput = defineOutput<OpenDataPage>({
  name: "open-data",
  schema: openDataPageSchema,
  keys: () => [],
  path: () => routes.openData(),
  build: () => {
    throw new Error("made from the files of the download");
  },
});

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

export function writeOpenDataPage(db: DatabaseSync, openData: OpenData, data: string): void {
  const { page } = openData;
  const json = JSON.stringify(openDataPageSchema.parse({ ...page, months: openDataMonths(data, page.updated) }));
  contractWriter(db)(openDataPages, "index", { json, updated: page.updated, digest: digestOf(json), why: [] });
}

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
