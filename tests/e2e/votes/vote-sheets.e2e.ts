/** Vote pages do not load the style sheet of all other pages (`pages.css`): nothing on them may depend on it. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, inject } from "vitest";
import { test } from "#tests/e2e/support/browser.ts";
import { settled } from "#tests/e2e/support/visitor.ts";
import { finalVote } from "#tests/e2e/support/vote-page.ts";

const read = (file: string): string => readFileSync(join(inject("outDir"), file), "utf8");
const sheetsOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path = ""]) => path);
const stylesOf = (sheets: readonly string[]): Set<string> =>
  new Set(sheets.flatMap((sheet) => [...read(sheet).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name)));

/** Classes with rules only in sheets that vote pages do not load. */
let unknown: ReadonlySet<string>;
beforeAll(() => {
  const own = sheetsOf(read(`votazioni/${finalVote}.html`));
  const others = sheetsOf(read("votazioni.html")).filter((sheet) => !own.includes(sheet));
  unknown = stylesOf(others).difference(stylesOf(own));
});

test("no vote page has an unstyled class without scripts", () => {
  expect(unknown).toContain("pager");
  const names = readdirSync(join(inject("outDir"), "votazioni")).filter((name) => /^(vs19_|19-).*\.html$/.test(name));
  expect(names.length).toBeGreaterThan(500);
  for (const name of names) {
    const html = read(`votazioni/${name}`);
    const classes = [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare = ""]) =>
      (quoted ?? bare).split(" "),
    );
    expect([...unknown.intersection(new Set(classes))], name).toEqual([]);
  }
});

test("no vote page has an unstyled class in content added by scripts", async ({ open }) => {
  const page = await open(`/votazioni/${finalVote}?group=camera-gin&onlyRebels=true&grafico=groups`, settled());
  await page.locator("#membri .chip").first().waitFor();
  await page.locator("#aula .apexcharts-canvas").waitFor();
  await page.getByText("Altri filtri").click();
  await page.locator("#cerca").fill("a");
  await page.locator("[role=option]").first().waitFor();
  const classes = await page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap(({ classList }) => [...classList]),
  );
  expect(classes).toContain("chip");
  expect([...unknown.intersection(new Set(classes))]).toEqual([]);
});

test("the offline page has no unstyled class for readers of vote pages only", () => {
  const classes = [...read("offline.html").matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  expect(sheetsOf(read(`votazioni/${finalVote}.html`))).toEqual(expect.arrayContaining(sheetsOf(read("offline.html"))));
  expect([...unknown.intersection(new Set(classes))]).toEqual([]);
});
