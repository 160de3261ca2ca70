/** The site's own prose as search records: indicators, questions, notices. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { searchDetail } from "#src/i18n/search.ts";
import { routes } from "#src/lib/routes.ts";
import type { SearchRecord } from "#src/view/search-record.ts";

const pages: readonly (readonly [file: string, path: string])[] = [
  ["open-data.md", routes.openData()],
  ["accessibilita.md", routes.accessibility()],
  ["privacy-policy.md", routes.privacy()],
  ["stato.md", routes.status()],
];

const folders: readonly (readonly [folder: string, path: string])[] = [
  ["indicatori", routes.indicators()],
  ["faq", routes.faq()],
];

/** All prose under `root`/src/content that has an address. */
export function readProse(root: string): SearchRecord[] {
  const content = join(root, "src/content");
  const pieces = folders.flatMap(([folder, path]) =>
    readdirSync(join(content, folder))
      .filter((name) => name.endsWith(".md"))
      .sort()
      .map((name) =>
        toRecord(readFileSync(join(content, folder, name), "utf8"), `${path}#${name.slice(0, -".md".length)}`),
      ),
  );
  return [...pages.map(([file, path]) => toRecord(readFileSync(join(content, file), "utf8"), path)), ...pieces];
}

/** Takes the title or question from the front matter and the body without Markdown marks. */
function toRecord(markdown: string, path: string): SearchRecord {
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const title = /^(?:title|question): *"?(.*?)"?$/m.exec(front)?.[1] ?? path;
  const words = body.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/[*_`#>|]/g, " ");
  return { kind: "page", path, title, detail: searchDetail.prose, words, date: null };
}
