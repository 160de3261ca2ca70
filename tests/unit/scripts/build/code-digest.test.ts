import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { readCodeDigests } from "#scripts/build/code-digest.ts";

/** Which code digests depend on a file. */
function decidedBy(file: string): { views: boolean; render: boolean } {
  const root = mkdtempSync(join(tmpdir(), "code-"));
  const before = readCodeDigests(root, {});
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), "1");
  const after = readCodeDigests(root, {});
  return { views: before.views !== after.views, render: before.render !== after.render };
}

describe("a code change invalidates", () => {
  it.each(["package-lock.json", "src/domain/days.ts", "src/i18n/votes.ts"])("everything: %s", (file) => {
    expect(decidedBy(file)).toEqual({ views: true, render: true });
  });

  it.each([
    "src/pages/index.astro",
    "src/styles/tokens.css",
    "src/ui/PersonName.tsx",
    "src/islands/site/boot.ts",
    "public/favicon.svg",
  ])("pages: %s", (file) => {
    expect(decidedBy(file)).toEqual({ views: false, render: true });
  });

  it.each(["scripts/views/run.ts", "scripts/lib/canonical.ts"])("contracts and files: %s", (file) => {
    expect(decidedBy(file)).toEqual({ views: true, render: false });
  });

  // Build files that write or draw the output of page types.
  it.each(["scripts/build/gone.ts", "scripts/build/pictures/pictures.ts", "public/fonts/newsreader.woff2"])(
    "tombstone files, and pictures: %s",
    (file) => {
      expect(decidedBy(file)).toEqual({ views: true, render: true });
    },
  );

  it.each(["scripts/build/search/search.ts", "scripts/build/open-data/write-files.ts"])(
    "the search indexes, and the download: %s",
    (file) => {
      expect(decidedBy(file)).toEqual({ views: true, render: true });
    },
  );

  it.each(["README.md", "tests/unit/lib/format.test.ts"])("nothing: %s", (file) => {
    expect(decidedBy(file)).toEqual({ views: false, render: false });
  });
});

/** A module and its runtime imports, transitively. */
function loadedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(import.meta.dirname, "../../../..", file), "utf8");
  const names = code.matchAll(/(?:^(?:import|export) (?!type\b)[^;]*?\bfrom |\bimport\()"([#.][^"]+)"/gm);
  for (const [, name = ""] of names)
    loadedBy(name.startsWith("#") ? name.slice(1) : normalize(join(dirname(file), name)), found);
  return found;
}

it("all code that makes contracts, files, pictures, download and search is part of the views digest", () => {
  const makers = [
    "scripts/build/all-families.ts",
    "scripts/build/open-data/open-data.ts",
    "scripts/build/open-data/write-sqlite-thread.ts",
    "scripts/build/pictures/pictures.ts",
    "scripts/build/search/search.ts",
  ];
  const loaded = makers.flatMap((file) => [...loadedBy(file)]).filter((file) => file.startsWith("src/"));
  expect(loaded).toContain("src/domain/vote-check.ts");
  expect(loaded.filter((file) => !decidedBy(file).views)).toEqual([]);
});

it("a public setting counts as code, other environment variables do not", () => {
  const root = mkdtempSync(join(tmpdir(), "code-"));
  const plain = readCodeDigests(root, {});
  expect(readCodeDigests(root, { HOME: "/home/rossi" })).toEqual(plain);
  expect(readCodeDigests(root, { PUBLIC_API_BASE: "https://api.example/" })).not.toEqual(plain);
});
