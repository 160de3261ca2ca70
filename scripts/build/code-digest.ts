/** Digests of the code that decides the bytes of the site. The code is found by following imports. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { digestOf } from "#scripts/lib/canonical.ts";
import { memoize } from "#src/lib/memoize.ts";

/**
 * `contracts`: code that decides contracts, serialized files, pictures, download and search. `render`: code that decides
 * rendered pages and assets. `build`: code of the whole pipeline after the pull; if only this one changed, the site is
 * assembled and verified again, and its pages stay as they are.
 */
export interface CodeDigests {
  readonly contracts: string;
  readonly render: string;
  readonly build: string;
}

/** Modules where the code of a digest starts, and files that it reads by path. Folders end with a slash. */
interface Start {
  readonly modules: readonly string[];
  readonly data: readonly string[];
}

const starts: Readonly<Record<keyof CodeDigests, Start>> = {
  contracts: {
    modules: [
      "scripts/build/prepare.ts",
      "scripts/build/tombstones.ts",
      "scripts/build/open-data/publish.ts",
      "scripts/build/stage.ts",
      "scripts/build/search/search.ts",
      "scripts/build/pictures/pictures.ts",
    ],
    // Prose for the search index, typefaces for pictures.
    data: ["src/content/", "public/fonts/"],
  },
  render: {
    modules: [
      "astro.config.mjs",
      // Astro finds routes by folder.
      "src/pages/",
      // `serviceWorker` gives folder and name separately.
      "src/sw/sw.ts",
      "scripts/build/bundle/bundle.ts",
      "scripts/build/render.ts",
    ],
    // Astro copies it into the assets.
    data: ["public/"],
  },
  build: { modules: ["scripts/build.ts"], data: [] },
};

/** Inputs of every digest: versions of the packages, settings of the compiler. */
const common = ["package.json", "package-lock.json", "tsconfig.json"];

/** Files of the project that a digest may contain, by path from `root`. */
function listProject(root: string): ReadonlySet<string> {
  const list = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => name !== ".DS_Store")
      .flatMap((entry) => (entry.isDirectory() ? list(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
  const isThere = (path: string): boolean => existsSync(join(root, path));
  return new Set([
    ...[...common, "astro.config.mjs"].filter(isThere),
    ...["public", "scripts", "src"].filter(isThere).flatMap(list),
  ]);
}

/** An import of types: the compiler removes it. */
const typeImport = /^(?:import|export) type [^;=]*? from "[^"]+";/gm;

/** A string that may be a path or a pattern of paths. Vite's `?url` is not part of the path. */
const pathText = /(["'])([^"'\s]*\.\w+)(?:\?\w+)?\1/g;

/**
 * Files that a module names. Every string that is the path of a file counts, relative to the module or to the project
 * (`#src/`, `/src/`): imports, style sheets, `import.meta.glob`, modules of workers and of child processes. A string
 * that only looks like a path adds a file, so at worst too much is made again.
 */
function namedIn(text: string, module: string, files: ReadonlySet<string>): string[] {
  return [...text.replaceAll(typeImport, "").matchAll(pathText)].flatMap(([, , name = ""]) => {
    const path = /^[#/]/.test(name) ? name.slice(1) : posix.join(posix.dirname(module), name);
    if (path.includes("*")) return [...files].filter((file) => posix.matchesGlob(file, path));
    return files.has(path) ? [path] : [];
  });
}

/** Lists the files that decide each digest, with the digest of their content. */
export function readCode(root: string): Readonly<Record<keyof CodeDigests, ReadonlyMap<string, string>>> {
  const files = listProject(root);
  const read = memoize((file: string) => readFileSync(join(root, file)));
  const digestFile = memoize((file: string) => digestOf(read(file)));
  const follow = memoize((module: string) => namedIn(read(module).toString(), module, files));
  const within = (paths: readonly string[]): string[] =>
    [...files].filter((file) => paths.some((path) => file === path || (path.endsWith("/") && file.startsWith(path))));
  const codeOf = ({ modules, data }: Start): ReadonlyMap<string, string> => {
    const found = new Set(within(modules));
    // The loop also visits the modules that it adds.
    for (const module of found) for (const file of follow(module)) found.add(file);
    const all = [...found.union(new Set(within([...common, ...data])))];
    return new Map(all.sort().map((file) => [file, digestFile(file)]));
  };
  return { contracts: codeOf(starts.contracts), render: codeOf(starts.render), build: codeOf(starts.build) };
}

/**
 * Computes the digests of the code under `root`. The name of `root` is not included: two checkouts of the same code
 * have the same digests.
 */
export function readCodeDigests(root: string, environment: NodeJS.ProcessEnv): CodeDigests {
  // These variables are built into browser code, so they count as code.
  const settings = Object.entries(environment)
    .filter(([name]) => name.startsWith("PUBLIC_") || ["EMICICLO_LEGISLATURE", "EMICICLO_FAMILY"].includes(name))
    .map(([name, value]) => `${name}=${value ?? ""}`);
  const { contracts, render, build } = readCode(root);
  const digest = (code: ReadonlyMap<string, string>): string =>
    digestOf(
      [process.version, ...settings.sort(), ...[...code].map(([file, content]) => `${file} ${content}`)].join("\n"),
    );
  return { contracts: digest(contracts), render: digest(render), build: digest(build) };
}
