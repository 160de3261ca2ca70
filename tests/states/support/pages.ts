/** What the pages of a built site say, sentence by sentence, without any code of the builders. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#scripts/build/files.ts";

export interface ReadPage {
  /** "persone/rossi-maria.html" */
  readonly file: string;
  /** Rows of tables, items of lists and paragraphs, each as one line of plain text. */
  readonly lines: readonly string[];
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

const toText = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replaceAll(/[\s\u00a0\u202f]+/g, " ")
    .trim();

/** By built site: every proof reads all pages. */
const known = new Map<string, readonly ReadPage[]>();

/** The main part of every page, without what only scripts read. Redirects have none. */
export function readPages(out: string): readonly ReadPage[] {
  const pages = known.get(out) ?? readMains(out);
  known.set(out, pages);
  return pages;
}

function readMains(out: string): ReadPage[] {
  return listFiles(out)
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const html = readFileSync(join(out, file), "utf8");
      return { file, lines: toLines(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "") };
    });
}

/** The text of a document, by row, item and paragraph. */
export function toLines(html: string): string[] {
  const shown = html.replaceAll(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, " ");
  // A row of a table is a line: its head names what its cells count.
  return shown
    .replaceAll(/<\/t[dh]>/g, " | ")
    .split(/<\/?(?:tr|p|li|h\d|dt|dd|div|caption|figcaption|option|summary|section|thead|tbody)\b[^>]*>/)
    .map(toText)
    .filter((line) => line !== "");
}
