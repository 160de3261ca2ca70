/**
 * Writes the search index with Pagefind. The main index contains everything undated and the last two years; each older
 * year, and the amendments, have an index of their own, which the browser loads on request. An index is rewritten only when its records or the
 * code changed.
 */
import { writeFileSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { close, createIndex } from "pagefind";
import { searchAliases } from "#src/data/reference/search-aliases.ts";
import { fillProse } from "#src/i18n/fill-prose.ts";
import { searchKind, searchDetail } from "#src/i18n/search.ts";
import { files, routes } from "#src/lib/routes.ts";
import { aliasKey, amendmentsIndex, currentIndex, indexesFile, toIndexWords } from "#src/lib/search.ts";
import type { ComparePage } from "#src/contracts/compare-page.ts";
import type { SearchGroups, SearchRecord } from "#src/contracts/search.ts";
import { splitElisions } from "#src/lib/text.ts";
import { allSettledOrThrow } from "#scripts/lib/all-settled.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { contractsOf } from "#scripts/contracts/engine/cached-contracts.ts";
import { ArtifactCache } from "#scripts/build/artifact-cache.ts";
import { listFiles, Stage } from "#scripts/build/files.ts";
import type { ManifestEntry } from "#scripts/build/manifest.ts";
import { canonicalizeIndex } from "./canonical-index.ts";

/** A file of the search. `name`: below the folder of the search; `path`: in the cache. */
export interface SearchFile {
  readonly name: string;
  readonly path: string;
  /** Digest of the inputs of the index that it belongs to. */
  readonly digest: string;
}

interface SearchInput {
  /** The page store, with the contracts of the file type "search". */
  readonly db: DatabaseSync;
  readonly root: string;
  readonly cache: string;
  /** The published site, whose unchanged files are linked. */
  readonly out: string;
  /** Digest of the code, including Pagefind's version: the browser cannot combine indexes of different versions. */
  readonly code: string;
  /** Day of the data. The last year with a record, and the one before, are in the main index. */
  readonly day: string;
  /** Addresses of pages that are left out of the site; default: none. */
  readonly without?: ReadonlySet<string>;
}

/** Pagefind files that this site does not use: its user interfaces, languages other than Italian. */
const unused = /^(pagefind-(ui|modular-ui|component-ui|highlight)|wasm\.unknown)/;

export async function writeSearch(
  { db, root, cache, out, code, day, without }: SearchInput,
  effects: Effects,
): Promise<readonly SearchFile[]> {
  const artifacts = new ArtifactCache(cache, "search");
  const records = [...contractsOf(db, "search"), ...readProse(root)].filter(({ path }) => without?.has(path) !== true);
  // Day of the newest record, not of the data: official dumps may end long before the day on which they are read.
  const last = records.reduce(
    (latest, { date }) => (date !== null && date > latest && date <= day ? date : latest),
    "",
  );
  const year = Number((last === "" ? day : last).slice(0, 4));
  const groups = Map.groupBy(records, (record) => indexOf(record, year));
  const found: SearchFile[] = [];
  try {
    for (const [name, own] of groups) {
      const digest = digestOf([code, ...own.map((record) => JSON.stringify(record)).sort()].join("\n"));
      const before = join(out, files.search(name).slice(1));
      const { path } = await artifacts.get(digest, (folder) => writeIndex(folder, own, before));
      for (const file of listFiles(path)) found.push({ name: `${name}/${file}`, path: join(path, file), digest });
    }
  } finally {
    await close();
  }
  effects.log(`search: ${records.length} records in ${groups.size} indexes, ${artifacts.made} written`);
  const [compared] = contractsOf(db, "compare").filter((page) => page.groups.length > 0);
  const manifest = JSON.stringify({
    ...toManifest([...groups.keys()], year, records),
    ...toSearchGroups(compared?.groups ?? []),
  });
  const digest = digestOf(manifest);
  const { path } = await artifacts.get(digest, (file) => {
    writeFileSync(file, manifest);
  });
  artifacts.forgetUnused();
  return [...found, { name: indexesFile, path, digest }];
}

/** "cerca/indice/": the folder of all files of the search. */
export const searchFolder = (): string => files.search("").slice(1);

/** Hard-links the index files into the stage: they are never changed in place. */
export function addSearch(stage: Stage, found: readonly SearchFile[]): Map<string, ManifestEntry> {
  const entries = new Map<string, ManifestEntry>();
  for (const { name, path, digest } of found) {
    const file = files.search(name).slice(1);
    stage.linkAs(path, file);
    entries.set(file, { kind: "index", digest });
  }
  return entries;
}

function indexOf({ date, index }: SearchRecord, year: number): string {
  if (index === "amendments") return amendmentsIndex;
  return date === null || Number(date.slice(0, 4)) >= year - 1 ? currentIndex : date.slice(0, 4);
}

/** The groups that have pages of comparisons, for searches that name two of them. */
function toSearchGroups(chambers: ComparePage["groups"]): SearchGroups {
  return {
    groups: chambers.flatMap(({ groups }) =>
      groups.map(({ id, branch, acronym, name }) => ({ id, branch, acronym, name })),
    ),
    pairs: chambers.flatMap(({ agreement }) => agreement.map(({ a, b }) => [a, b].toSorted().join(" "))),
  };
}

/** Publishes only those curated names of an act that occur in its search record. */
function toManifest(names: readonly string[], last: number, records: readonly SearchRecord[]): object {
  const words = new Map(records.map((record) => [record.path, record.words]));
  const aliases = Object.entries(searchAliases).flatMap(([key, own]) => {
    const [kind, id = ""] = key.split("/");
    const path = routes.act(kind === "bill" ? "bill" : "decree", id);
    return own
      .filter((name) => words.get(path)?.includes(name))
      .map((name): [string, string] => [aliasKey(name), path]);
  });
  return { indexes: [...names].sort(), last, aliases: Object.fromEntries(aliases) };
}

/**
 * Every text with and without apostrophes: "D’Amico" is searched as one word, "l’università" as two. Codes of acts also
 * in their canonical spelling, but not those in the detail of an implementing decree: the law that it implements is
 * another act, which comes first in a search for its code.
 */
function toContent({ path, title, detail, words }: SearchRecord): string {
  const isImplementing = path.startsWith(`${routes.acts("datt")}/`);
  const codes = toIndexWords([title, isImplementing ? "" : detail, words].join(". ")).join(" ");
  return [title, detail, words]
    .flatMap((text) => [text, splitElisions(text)])
    .concat(codes)
    .join(". ");
}

/** Writes one index from its records. `before`: the published index of the same name, whose unchanged files are linked. */
export async function writeIndex(target: string, records: readonly SearchRecord[], before: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: "it" });
  if (index === undefined)
    throw new DataError(`search: Pagefind did not start (${errors.join("; ")}); run npm ci again`);
  const add = async (record: SearchRecord): Promise<void> => {
    const { errors: refused } = await index.addCustomRecord({
      url: record.path,
      content: toContent(record),
      language: "it",
      meta: { title: record.title, detail: record.detail, kind: record.kind, date: record.date ?? "" },
      filters: {
        tipo: [searchKind[record.kind] ?? record.kind],
        ...(record.date === null ? {} : { anno: [record.date.slice(0, 4)] }),
      },
    });
    if (refused.length > 0) throw new DataError(`search: ${record.path} cannot be indexed (${refused.join("; ")})`);
  };
  // Sent without waiting for each reply: the index is the same, and replies are slow on a busy machine.
  await allSettledOrThrow(records.map((record) => () => add(record)));
  // Not `writeFiles`: it resolves before the last bytes are on the disk.
  const made = await index.getFiles();
  if (made.errors.length > 0) throw new DataError(`search: ${made.errors.join("; ")}`);
  await index.deleteIndex();
  const contents = new Map(
    made.files.filter(({ path }) => !unused.test(path)).map(({ path, content }) => [path, content]),
  );
  canonicalizeIndex(contents);
  const folder = new Stage(target);
  // Nearly all files are unchanged and keep their date, by which servers tell browsers that they have them.
  for (const [path, content] of contents) folder.writeOrLink(before, path, content);
}

const pages: readonly (readonly [file: string, path: string])[] = [
  ["open-data.md", routes.openData()],
  ["accessibilita.md", routes.accessibility()],
  ["privacy-policy.md", routes.privacy()],
  ["stato.md", routes.status()],
];

/** Folders of prose: what a file of each is, and its address by its name without ending. */
const folders: readonly (readonly [folder: string, detail: string, address: (name: string) => string])[] = [
  ["indicatori", searchDetail.definition, (name) => `${routes.indicators()}#${name}`],
  ["faq", searchDetail.question, (name) => `${routes.faq()}#${name}`],
  ["pages", searchDetail.prose, routes.ownPage],
];

/** The site's own prose as search records (indicators, questions, notices): all of src/content that has an address. */
function readProse(root: string): SearchRecord[] {
  const content = join(root, "src/content");
  const pieces = folders.flatMap(([folder, detail, address]) =>
    readdirSync(join(content, folder))
      .filter((name) => name.endsWith(".md"))
      .sort()
      .map((name) =>
        toRecord(readFileSync(join(content, folder, name), "utf8"), detail, address(name.slice(0, -".md".length))),
      ),
  );
  return [
    ...pages.map(([file, path]) => toRecord(readFileSync(join(content, file), "utf8"), searchDetail.prose, path)),
    ...pieces,
  ];
}

/** Takes the title or question from the front matter and the body without Markdown marks. */
function toRecord(markdown: string, detail: string, path: string): SearchRecord {
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(fillProse(markdown)) ?? [];
  const title = /^(?:title|question): *"?(.*?)"?$/m.exec(front)?.[1] ?? path;
  const words = body.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/[*_`#>|]/g, " ");
  return { kind: "page", path, title, detail, words, date: null };
}
