/** What a browser loads is parsed by Safari from 16.0 on, which has look-behind in patterns only since 16.4. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const src = join(import.meta.dirname, "../../../../src");

/** Modules of the project that a module, or the script of a component, imports at once or later; types are not loaded. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const code = file.endsWith(".astro")
    ? [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join("\n")
    : text.replaceAll(/import type [^;]+;/g, "");
  return [...code.matchAll(/(?:from |import\(|import )"((?:#src|\.)[^"?]+)(?:\?chunk)?"/g)]
    .map(([, path = ""]) => (path.startsWith("#src/") ? join(src, path.slice(5)) : join(dirname(file), path)))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
}

function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  for (const next of importsOf(file)) {
    if (seen.has(next)) continue;
    seen.add(next);
    loadedBy(next, seen);
  }
  return seen;
}

it("has no look-behind", () => {
  const loaded = new Set<string>();
  for (const root of globSync("**/*.{island.tsx,astro}", { cwd: src })) {
    const file = join(src, root);
    if (root.endsWith(".tsx")) loaded.add(file);
    loadedBy(file, loaded);
  }
  expect([...loaded]).toContain(join(src, "lib/search.ts"));
  expect([...loaded]).toContain(join(src, "lib/csv.ts"));
  const behind = [...loaded].filter((file) => /\(\?<[=!]/.test(readFileSync(file, "utf8")));
  expect(behind.map((file) => file.slice(src.length))).toEqual([]);
});
