/**
 * Pagefind keeps filters in hash maps, so their order (and with it names and bytes of the files) changes from run to run.
 * Here they are written again in one order. Nothing else of an index varies (seen with 1.5.2; a test watches it).
 */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { z } from "zod";
import { digestOf } from "#scripts/lib/canonical.ts";
import { decodeCbor, encodeCbor, type Cbor } from "./cbor.ts";

/** Stands before the CBOR in every file of Pagefind. */
const signature = "pagefind_dcd";

const anything = z.array(z.custom<Cbor>());
/** Values of a filter, each with its pages. */
const filterSchema = z.tuple([z.string(), z.array(z.tuple([z.string(), z.array(z.number())]))]);
/** Version, pages, chunks of words, then filters by name and file; then orders and fields. */
const metaSchema = z.tuple([
  z.string(), anything, anything, z.array(z.tuple([z.string(), z.string()])), anything, z.array(z.string()),
]); // prettier-ignore
const entrySchema = z.looseObject({ languages: z.record(z.string(), z.looseObject({ hash: z.string() })) });

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

function read(file: string): Cbor {
  return decodeCbor(gunzipSync(readFileSync(file)).subarray(signature.length));
}

/** Puts the content in the place of a file and gives the new name's changing part. */
function replace(folder: string, [before, hash, after]: readonly [string, string, string], content: Cbor): string {
  const bytes = Buffer.concat([Buffer.from(signature), encodeCbor(content)]);
  const [language = ""] = hash.split("_");
  const name = `${language}_${digestOf(bytes).slice(0, 10)}`;
  renameSync(join(folder, `${before}${hash}${after}`), join(folder, `${before}${name}${after}`));
  writeFileSync(join(folder, `${before}${name}${after}`), gzipSync(bytes, { level: 9 }));
  return name;
}

/** Gives an index of Pagefind the same bytes whenever it holds the same. */
export function canonicalizeIndex(folder: string): void {
  const entry = entrySchema.parse(JSON.parse(readFileSync(join(folder, "pagefind-entry.json"), "utf8")));
  for (const language of Object.values(entry.languages)) {
    const [version, pages, chunks, filters, ...rest] = metaSchema.parse(
      read(join(folder, `pagefind.${language.hash}.pf_meta`)),
    );
    const ordered = filters.toSorted(byName).map(([name, hash]): [string, string] => {
      const [, values] = filterSchema.parse(read(join(folder, "filter", `${hash}.pf_filter`)));
      return [name, replace(folder, ["filter/", hash, ".pf_filter"], [name, values.toSorted(byName)])];
    });
    language.hash = replace(
      folder,
      ["pagefind.", language.hash, ".pf_meta"],
      [version, pages, chunks, ordered, ...rest],
    );
  }
  writeFileSync(join(folder, "pagefind-entry.json"), JSON.stringify(entry));
}
