/** What the header loads is parsed by Safari from 16.0 on, which has look-behind in patterns only since 16.4. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const src = join(import.meta.dirname, "../../../../src");

/** Modules of the project that a module imports, at once or later; types are not loaded. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, "utf8").replaceAll(/import type [^;]+;/g, "");
  return [...code.matchAll(/(?:from |import\(|import )"((?:#src|\.)[^"?]+)"/g)]
    .map(([, path = ""]) => (path.startsWith("#src/") ? join(src, path.slice(5)) : join(dirname(file), path)))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
}

function loadedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of importsOf(file)) loadedBy(next, seen);
  return seen;
}

it("has no look-behind", () => {
  const loaded = [...loadedBy(join(src, "components/search/PersonSearch.island.tsx"))];
  expect(loaded).toContain(join(src, "lib/search.ts"));
  const behind = loaded.filter((file) => /\(\?<[=!]/.test(readFileSync(file, "utf8")));
  expect(behind.map((file) => file.slice(src.length))).toEqual([]);
});
