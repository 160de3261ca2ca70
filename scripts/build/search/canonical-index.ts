/**
 * Rewrites a Pagefind index in a fixed order. Pagefind keeps filters in hash maps, so their order, and with it names
 * and bytes of files, changes between runs, even with one filter. Without filters an index never varies (seen with
 * 1.5.2; guarded by a test), but with an index per kind every search would load them all, several requests each.
 */
import { gunzipSync, gzipSync } from "node:zlib";
import { decode as decodeCbor, encode as encodeCbor } from "cborg";
import { z } from "zod";
import { digestOf } from "#scripts/lib/canonical.ts";

/** Prefix of the CBOR in every Pagefind file. */
const signature = "pagefind_dcd";

const anything = z.array(z.unknown());
/** Name of a filter, then its values, each with its pages. */
const filterSchema = z.tuple([z.string(), z.array(z.tuple([z.string(), z.array(z.number())]))]);
/** Version, pages, word chunks, filters (name and file), sort orders, fields. */
const metaSchema = z.tuple([
  z.string(),
  anything,
  anything,
  z.array(z.tuple([z.string(), z.string()])),
  anything,
  z.array(z.string()),
]);
const entrySchema = z.looseObject({ languages: z.record(z.string(), z.looseObject({ hash: z.string() })) });

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

export type IndexFiles = Map<string, Uint8Array>;

function take(files: IndexFiles, path: string): Uint8Array {
  const bytes = files.get(path);
  if (bytes === undefined) throw new Error(`the index of Pagefind has no ${path}`);
  files.delete(path);
  return bytes;
}

const decode = (bytes: Uint8Array): unknown => decodeCbor(gunzipSync(bytes).subarray(signature.length));

/** Adds a file with a content hash in its name; returns the variable part of the name. */
function add(
  files: IndexFiles,
  [before, after]: readonly [string, string],
  language: string,
  content: unknown,
): string {
  const bytes = Buffer.concat([Buffer.from(signature), encodeCbor(content)]);
  const name = `${language}_${digestOf(bytes).slice(0, 10)}`;
  files.set(`${before}${name}${after}`, gzipSync(bytes, { level: 9 }));
  return name;
}

/** Makes the bytes of an index depend on its content only. */
export function canonicalizeIndex(files: IndexFiles): void {
  const entry = entrySchema.parse(JSON.parse(Buffer.from(take(files, "pagefind-entry.json")).toString()));
  for (const [name, language] of Object.entries(entry.languages)) {
    const meta = metaSchema.parse(decode(take(files, `pagefind.${language.hash}.pf_meta`)));
    const [version, pages, chunks, filters, ...rest] = meta;
    const ordered = filters.toSorted(byName).map(([filter, hash]): [string, string] => {
      const [, values] = filterSchema.parse(decode(take(files, `filter/${hash}.pf_filter`)));
      return [filter, add(files, ["filter/", ".pf_filter"], name, [filter, values.toSorted(byName)])];
    });
    language.hash = add(files, ["pagefind.", ".pf_meta"], name, [version, pages, chunks, ordered, ...rest]);
  }
  files.set("pagefind-entry.json", Buffer.from(JSON.stringify(entry)));
}
