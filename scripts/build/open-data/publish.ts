/** Brings the download into the site: the page's contract, the files in the stage, the monthly copies. */
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { files as addresses, routes } from "#src/lib/routes.ts";
import { openDataPageSchema, type OpenDataPage } from "#src/view/open-data-page.ts";
import { defineFamily, type AnyFamily } from "#scripts/views/reader.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import type { Stage } from "#scripts/build/files.ts";
import type { Manifest, ManifestEntry } from "#scripts/build/manifest.ts";
import type { OpenData } from "./open-data.ts";

/** /open-data: made from the files themselves, not from records. */
export const openDataPages: AnyFamily = defineFamily<OpenDataPage>({
  name: "open-data",
  schema: openDataPageSchema,
  keys: () => [],
  path: () => routes.openData(),
  build: () => {
    throw new Error("made from the files of the download");
  },
});

/** Files that make a monthly copy. */
const monthly = ["parlamento.sqlite.gz", "datapackage.json", "csv-metadata.json"];

/** Months with a copy: those published already and the one of the data, newest first. */
export function openDataMonths(published: Manifest | null, day: string): string[] {
  const kept = [...(published?.entries.keys() ?? [])].flatMap(
    (file) => /^open-data\/archivio\/(\d{4}-\d{2})\//.exec(file)?.[1] ?? [],
  );
  return [...new Set([day.slice(0, 7), ...kept])].sort().reverse();
}

/** Writes the contract of the page where the renderer finds it. */
export function writeOpenDataPage(db: DatabaseSync, data: OpenData, published: Manifest | null): void {
  const page = openDataPageSchema.parse({ ...data.page, months: openDataMonths(published, data.page.updated) });
  const json = JSON.stringify(page);
  db.prepare("DELETE FROM page WHERE family = ?").run(openDataPages.name);
  db.prepare("INSERT INTO page (family, key, path, updated, digest, contract) VALUES (?, ?, ?, ?, ?, ?)").run(
    openDataPages.name, "index", routes.openData(), page.updated, digestOf(json), json,
  ); // prettier-ignore
}

/** Links the files, and the copies of the months, into the stage; they are never written twice. */
export function addOpenData(
  stage: Stage,
  data: OpenData,
  published: { readonly manifest: Manifest | null; readonly out: string },
): Map<string, ManifestEntry> {
  const entries = new Map<string, ManifestEntry>();
  const link = (from: string, file: string, digest: string): void => {
    stage.linkAs(from, file);
    entries.set(file, { kind: "index", digest });
  };
  const month = data.page.updated.slice(0, 7);
  for (const { name, sha256 } of data.files) {
    link(join(data.folder, name), addresses.openData(name).slice(1), sha256);
    if (monthly.includes(name)) link(join(data.folder, name), addresses.openDataMonth(month, name).slice(1), sha256);
  }
  for (const [file, { digest }] of published.manifest?.entries ?? []) {
    const isOlder = file.startsWith("open-data/archivio/") && !entries.has(file);
    if (isOlder) link(join(published.out, file), file, digest);
  }
  return entries;
}
