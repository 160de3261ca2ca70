/** Pages of text: questions and answers of the source, prose of the site, pages that the operator adds. */
import { readdirSync } from "node:fs";
import { routes } from "#src/lib/routes.ts";
import { searchWords } from "#src/i18n/search.ts";
import { faqPage } from "#src/i18n/prose.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { definePage } from "#scripts/contracts/engine/reader.ts";
import { lastChange } from "#scripts/contracts/stats/coverage.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";

export const faqPages = definePage({
  name: "faq",
  path: () => routes.faq(),
  search: { entry: () => pageEntry(faqPage.title, searchWords.faq) },
  build: (read) => {
    const faqs = read.all("faq").toSorted((a, b) => a.order - b.order);
    const questions = faqs.map(({ id, section, question, answer }) => ({ id, section, question, answer }));
    return { questions, updated: lastChange(read, faqs), sources: [] };
  },
});

const paths = { accessibility: routes.accessibility(), privacy: routes.privacy() } as const;

/** Prose pages. They have no data, but their addresses belong in the sitemap and in the address register. */
export const prosePages = definePage({
  name: "prose",
  keys: () => Object.keys(paths),
  path: (key) => (key === "privacy" ? paths.privacy : paths.accessibility),
  search: null,
  build: () => ({}),
});

const inSource = (folder: string): readonly string[] =>
  readdirSync(new URL(`../../../src/${folder}/`, import.meta.url));

/** Names of the pages in `src/content/pages`: their addresses. */
function ownPageNames(): readonly string[] {
  const taken = new Set(inSource("pages").map((name) => name.replace(/\.astro$/, "")));
  return inSource("content/pages")
    .filter((name) => name.endsWith(".md"))
    .map((name) => ownPageName(name, taken));
}

/**
 * The address, without its slash, of a file of `src/content/pages`. `taken`: first segments of the addresses of other pages.
 * @throws DataError if it cannot be an address, or is that of another page
 */
export function ownPageName(file: string, taken: ReadonlySet<string>): string {
  const name = file.slice(0, -".md".length);
  if (!/^[a-z0-9-]+$/.test(name))
    throw new DataError(
      `src/content/pages/${file}: the name becomes an address, so it may have only a to z, 0 to 9 and hyphens`,
    );
  if (taken.has(name))
    throw new DataError(`src/content/pages/${file}: the site has a page /${name} already; give the file another name`);
  return name;
}

/** Pages that the operator adds in Markdown. */
export const ownPages = definePage({
  name: "own-pages",
  keys: ownPageNames,
  path: routes.ownPage,
  search: null,
  build: () => ({}),
});
