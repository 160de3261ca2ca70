import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readCode, readCodeDigests, type CodeDigests } from "#scripts/build/code-digest.ts";

const project = join(import.meta.dirname, "../../../..");
const parts = ["contracts", "render", "build"] as const;
type Part = (typeof parts)[number];

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "code-"));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const differ = (before: CodeDigests, after: CodeDigests): Part[] =>
  parts.filter((part) => before[part] !== after[part]);

describe("a change of code makes again", () => {
  const copy = newFolder();
  for (const name of ["astro.config.mjs", "package.json", "package-lock.json", "public", "scripts", "src"])
    cpSync(join(project, name), join(copy, name), { recursive: true });

  let digests = readCodeDigests(copy, {});

  /** Which digests a change of a file changes. The file is new if it is not there. */
  function decidedBy(file: string): Part[] {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    appendFileSync(join(copy, file), "\n");
    const before = digests;
    digests = readCodeDigests(copy, {});
    return differ(before, digests);
  }

  it.each(["package-lock.json", "tsconfig.json", "src/domain/days.ts", "src/i18n/votes.ts", "scripts/build/files.ts"])(
    "everything: %s",
    (file) => {
      expect(decidedBy(file)).toEqual(["contracts", "render", "build"]);
    },
  );

  it.each([
    "astro.config.mjs",
    "src/pages/faq.astro",
    "src/pages/nuova.astro",
    "src/styles/tokens.css",
    "src/components/common/PersonName.tsx",
    "src/components/site/boot.ts",
    "src/islands/hydrate.ts",
    // A chunk of its own, a plugin of Vite, a worker of browsers, a file that Astro copies.
    "src/islands/mount.ts",
    "scripts/build/bundle/integrations.ts",
    "src/sw/answers.ts",
    "public/favicon.svg",
  ])("pages: %s", (file) => {
    expect(decidedBy(file)).toEqual(["render"]);
  });

  it.each(["scripts/build/bundle/bundle-process.ts", "scripts/build/bundle/render-entry.ts"])(
    "pages, as a module of another process or of Astro: %s",
    (file) => {
      expect(decidedBy(file)).toEqual(["render", "build"]);
    },
  );

  it.each([
    "scripts/contracts/engine/run.ts",
    "scripts/pull/store/read.ts",
    "scripts/build/tombstones.ts",
    "scripts/build/stage.ts",
    "scripts/build/search/search.ts",
    "scripts/build/open-data/write-files.ts",
    // Started as a process and as a thread.
    "scripts/build/prepare-process.ts",
    "scripts/build/open-data/write-sqlite-thread.ts",
  ])("contracts, files, search and download: %s", (file) => {
    expect(decidedBy(file)).toEqual(["contracts", "build"]);
  });

  it("pictures and style sheets: a typeface", () => {
    expect(decidedBy("public/fonts/newsreader-display-500.woff2")).toEqual(["contracts", "render"]);
  });

  it("search index and pages: prose, also a new piece", () => {
    expect(decidedBy("src/content/faq/nuova.md")).toEqual(["contracts", "render"]);
  });

  it.each(["scripts/serve/content-types.ts", "scripts/build/index-files.ts", "scripts/build/verify/read-pages.ts"])(
    "host rules and checks, but no page: %s",
    (file) => {
      expect(decidedBy(file)).toEqual(["build"]);
    },
  );

  it.each([
    "README.md",
    "tests/unit/lib/format.test.ts",
    "scripts/bench/bench.ts",
    "scripts/pull/sources/demo/votes.ts",
    "scripts/pull/store/write.ts",
    "scripts/serve/server.ts",
    "scripts/deploy/hosts.ts",
    // Types only.
    "scripts/pull/store/indexes.ts",
    "src/styles/unused.css",
    "src/pages/.DS_Store",
  ])("nothing: %s", (file) => {
    expect(decidedBy(file)).toEqual([]);
  });
});

/** A module and its runtime imports, transitively. */
function loadedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(project, file), "utf8");
  const names = code.matchAll(/(?:^(?:import|export) (?!type\b)[^;]*?\bfrom |\bimport\()"([#.][^"]+)"/gm);
  for (const [, name = ""] of names)
    loadedBy(name.startsWith("#") ? name.slice(1) : normalize(join(dirname(file), name)), found);
  return found;
}

describe("a digest contains all that is loaded by", () => {
  it.each([
    ["contracts", "scripts/build/prepare-process.ts"],
    ["contracts", "scripts/build/open-data/write-sqlite-thread.ts"],
    ["contracts", "scripts/build/pictures/pictures-process.ts"],
    ["contracts", "scripts/build/search/search.ts"],
    ["render", "scripts/build/render-process.ts"],
    ["render", "scripts/build/bundle/bundle-process.ts"],
    ["build", "scripts/build.ts"],
    ["build", "scripts/build/verify/check-pages-thread.ts"],
  ] as const)("%s: %s", (part, module) => {
    const known = readCode(project)[part];
    expect([...loadedBy(module)].filter((file) => !known.has(file))).toEqual([]);
  });
});

it("paths count, whether imported, passed to a process or matched by a pattern; imports of types do not", () => {
  const root = newFolder();
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write("scripts/build.ts", 'import type {\n  A,\n} from "./lib/a.ts";\nimport { type B } from "./lib/b.ts";\n');
  write("scripts/lib/a.ts", "");
  write("scripts/lib/b.ts", 'const process = "c.ts";\nconst text = "no.ts";\nexport * from "#src/d.ts";\n');
  write("scripts/lib/c.ts", "await import('./e.ts');\n");
  write("scripts/lib/e.ts", "");
  write("scripts/lib/no.ts.txt", "");
  write("src/d.ts", 'import "./f.css?url";\nimport.meta.glob("/src/texts/*.md");\n');
  write("src/f.css", '@import "./g.css";\n');
  write("src/g.css", "");
  write("src/texts/h.md", "");
  write("src/texts/deeper/no.md", "");
  expect([...readCode(root).build.keys()]).toEqual([
    "scripts/build.ts",
    "scripts/lib/b.ts",
    "scripts/lib/c.ts",
    "scripts/lib/e.ts",
    "src/d.ts",
    "src/f.css",
    "src/g.css",
    "src/texts/h.md",
  ]);
});

it("a public setting counts as code, another does not", () => {
  const root = newFolder();
  const plain = readCodeDigests(root, {});
  expect(readCodeDigests(root, { HOME: "/home/rossi" })).toEqual(plain);
  expect(differ(plain, readCodeDigests(root, { PUBLIC_API_BASE: "https://api.example/" }))).toEqual([...parts]);
});
