import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

it("promises the versions of browsers for which the scripts are compiled", () => {
  const [, targets = ""] = /const browsers = \[(.*)\]/.exec(read("astro.config.mjs")) ?? [];
  expect(targets).toBe('"chrome123", "edge123", "firefox121", "safari17.5"');
  const page = read("src/content/accessibilita.md").replaceAll("*", "");
  for (const promise of ["Chrome ed Edge dalla versione 123", "Firefox dalla 121", "Safari dalla 17.5"])
    expect(page).toContain(promise);
});
