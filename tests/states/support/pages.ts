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

// A drawing may hold another, after whose end the labels of its axis follow.
const withoutUnseen = (html: string): string =>
  html.replaceAll(/<(script|style|template|svg|text)\b[\s\S]*?<\/\1>/g, " ");

/** The text of a document, by row of a table, item of a list, term with its descriptions, and paragraph. */
export function toRows(html: string): string[] {
  const rows: string[] = [];
  const rest = withoutUnseen(html)
    .replaceAll(/<\/(?:t[dh]|d[dt]|p|div|span)>/g, "$& ")
    // The innermost: an item may hold a list.
    .replaceAll(/<(tr|li)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/g, (row) => {
      rows.push(row);
      return "<p>";
    });
  return [
    ...rows,
    ...rest.split(/<\/?(?:p|li|ul|h\d|dl|caption|figcaption|option|summary|section)\b[^>]*>|<(?:div|dt)\b[^>]*>/),
  ]
    .map(toText)
    .filter((row) => row !== "");
}

/** The text of a document, by row, item and paragraph. */
export function toLines(html: string): string[] {
  const shown = withoutUnseen(html);
  // A row of a table is a line: its head names what its cells count.
  return shown
    .replaceAll(/<\/t[dh]>/g, " | ")
    .split(/<\/?(?:tr|p|li|h\d|dt|dd|div|caption|figcaption|option|summary|section|thead|tbody)\b[^>]*>/)
    .map(toText)
    .filter((line) => line !== "");
}
