/** All page types and file types: what the modules of the areas export. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { feedsOf } from "./feeds/define-feed.ts";
import { shareImages } from "./share-images/share-images.ts";
import type { AnyOutput } from "./engine/reader.ts";
import { searchRecordsOf } from "./search/search-records.ts";
import { siteContext } from "./site/site-context.ts";

const isOutput = (value: unknown): value is AnyOutput =>
  typeof value === "object" && value !== null && "contract" in value;

/** A module of an area, with all that it exports. */
async function importModule(file: string): Promise<Readonly<Record<string, unknown>>> {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the exports are tested one by one
  return import(/* @vite-ignore */ join(import.meta.dirname, file));
}

/** One after the other: a test runner that gets all at once may run a shared module twice. */
async function importModules(
  files: readonly string[],
): Promise<readonly { readonly file: string; readonly exports: Readonly<Record<string, unknown>> }[]> {
  const modules = [];
  for (const file of files) modules.push({ file, exports: await importModule(file) });
  return modules;
}

/** The modules of the areas, in the order of their paths. Code digests follow the pattern. */
export const outputModules = await importModules(
  globSync("./*/*.ts", { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith(".d.ts"))
    .sort(),
);

/** The site context comes first, then the images, which are rendered in parallel with the rest. */
const defined: readonly AnyOutput[] = [
  ...new Set([siteContext, shareImages, ...outputModules.flatMap(({ exports }) => Object.values(exports).flat())]),
].filter(isOutput);

export const searchRecords = searchRecordsOf(defined);

export const outputs: readonly AnyOutput[] = [...defined, searchRecords, ...defined.flatMap(feedsOf)];
