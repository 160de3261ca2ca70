/**
 * Ready-made citations of a page in several formats. Pure. The version of a page is the day of its record's last
 * change, so that two readers who cite the same facts produce the same citation.
 */
import { formatDay, formatUpTo } from "./format.ts";
import { plainText } from "./plain-text.ts";
import { quoted } from "./text.ts";

export interface CitedPage {
  readonly title: string;
  /** Permanent absolute URL. */
  readonly url: string;
  readonly site: string;
  readonly publisher: string;
  /** ISO day of the record's last change; used as date and version of the data. */
  readonly updated: string;
  /** ISO day of the newest source data, when it is earlier than that change. */
  readonly upTo?: string | undefined;
}

/** "dati fino all’8 maggio 2024" after a separator; empty when `upTo` is not set. */
function dataUpTo({ upTo }: CitedPage, separator: string): string {
  return upTo === undefined ? "" : `${separator}dati fino ${plainText(formatUpTo(upTo))}`;
}

/** Plain Italian: «Titolo», in Emiciclo, Fondazione, pagina aggiornata al 19 novembre 2026, https://… */
export function toItalianCitation(page: CitedPage): string {
  return `${quoted(plainText(page.title))}, in ${page.site}, ${page.publisher}, pagina aggiornata ${plainText(formatUpTo(page.updated))} (versione ${page.updated})${dataUpTo(page, ", ")}, ${page.url}`;
}

/**
 * APA, 7th edition, with Italian wording, for a page without author: "Fondazione. (2026, 19 novembre). Titolo.
 * Emiciclo. https://…"
 */
export function toApa(page: CitedPage): string {
  const [day, month, year] = plainText(formatDay(page.updated)).split(" ");
  return `${page.publisher}. (${year ?? ""}, ${day ?? ""} ${month ?? ""}). ${plainText(page.title)}${page.upTo === undefined ? "" : ` [${dataUpTo(page, "")}]`}. ${page.site}. ${page.url}`;
}

/** LaTeX escapes of characters that LaTeX reads as commands. */
const latex: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  "&": "\\&",
  "%": "\\%",
  $: "\\$",
  "#": "\\#",
  _: "\\_",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

function latexText(text: string): string {
  return plainText(text).replaceAll(/[\\{}&%$#_~^]/g, (character) => latex[character] ?? character);
}

/**
 * A BibTeX entry. The key is made from the whole path, so that no two pages share one. Double braces keep capitals as
 * they are.
 */
export function toBibtex(page: CitedPage): string {
  const path = new URL(page.url).pathname.slice(1);
  const key = `${page.site.toLowerCase()}-${path || "home"}`.replaceAll(/[^a-zA-Z0-9-]/g, "-");
  const fields = {
    title: `{${latexText(page.title)}}`,
    author: `{${latexText(page.publisher)}}`,
    organization: latexText(page.site),
    year: page.updated.slice(0, 4),
    date: page.updated,
    version: page.updated,
    ...(page.upTo !== undefined && { note: dataUpTo(page, "") }),
    url: page.url,
    language: "italian",
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}},`);
  return [`@online{${key},`, ...lines, "}", ""].join("\n");
}

/** An RIS record; the format requires CRLF line ends. */
export function toRis(page: CitedPage): string {
  const tags: readonly (readonly [string, string])[] = [
    ["TY", "ELEC"],
    ["TI", plainText(page.title)],
    ["AU", plainText(page.publisher)],
    ["PB", plainText(page.site)],
    ["PY", page.updated.slice(0, 4)],
    ["DA", page.updated.replaceAll("-", "/")],
    ["ET", page.updated],
    ...(page.upTo === undefined ? [] : [["N1", dataUpTo(page, "")] as const]),
    ["LA", "it"],
    ["UR", page.url],
    ["ER", ""],
  ];
  return tags.map(([tag, value]) => `${tag}  - ${value}\r\n`).join("");
}

/** Escapes a value of a wiki template: characters that end the value or start markup. */
function wikiText(text: string): string {
  return plainText(text)
    .replaceAll(/[{}[\]<>&]/g, (character) => `&#${String(character.codePointAt(0))};`)
    .replaceAll("|", "{{!}}")
    .replaceAll(/'{2,}/g, (quotes) => "&#39;".repeat(quotes.length));
}

/** The template "Cita web" of the Italian Wikipedia. */
export function toWikipedia(page: CitedPage): string {
  const fields = {
    url: page.url,
    titolo: wikiText(page.title),
    sito: wikiText(page.site),
    editore: wikiText(page.publisher),
    data: plainText(formatDay(page.updated)),
  };
  return `{{Cita web |${Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join(" |")}}}`;
}
