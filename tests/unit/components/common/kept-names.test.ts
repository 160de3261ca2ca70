/** A browser that translates a page keeps names: of people, of groups, and the title of a person's page. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { namesHtml } from "#src/components/votes/names-html.ts";

const root = join(import.meta.dirname, "../../../../src");
const sources = globSync("{components,pages}/**/*.{astro,tsx}", { cwd: root }).map(
  (file) => [file, readFileSync(join(root, file), "utf8")] as const,
);

/** Opening tags of a file that match, each with all its attributes. */
const tags = (source: string, pattern: RegExp): readonly string[] =>
  [...source.matchAll(/<(?:a|span|abbr)\s(?:[^<>]|=>|\{[^{}]*\})*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => pattern.test(tag));

it("links to people and groups are not translated, nor their acronyms", () => {
  const isName = /href=\{routes\.person\(|class(?:Name)?=\{`g \$|^<abbr /;
  const found = sources.flatMap(([file, source]) => tags(source, isName).map((tag) => ({ file, source, tag })));
  expect(found.length).toBeGreaterThan(30);
  const translated = found.filter(
    ({ source, tag }) =>
      !tag.includes('translate="no"') &&
      // A list of names alone has the attribute once.
      !/<ul class(?:Name)?="names" translate="no"/.test(source) &&
      // A point of a drawing: its name is in a title, which no browser translates.
      !tag.includes("id={`m-"),
  );
  expect(translated.map(({ file, tag }) => `${file}: ${tag}`)).toEqual([]);
});

it("the title of a person's page and the places of a roll call are not translated", () => {
  expect(sources.find(([file]) => file.endsWith("people/PersonTitle.astro"))?.[1]).toContain('<h1 translate="no">');
  const member = ["neri-ada", "Neri", "Ada", "F", null, null, null] as const;
  const entry = { member, group: null, code: "AYE", isRebel: true, isPresident: false } as const;
  const { text } = namesHtml([entry]);
  expect(text).toBe(
    '<ul class="names" translate="no"><li><a class=reb href=/persone/neri-ada>Neri Ada</a><span class=vh translate=yes>, ribelle</span></ul>',
  );
});
