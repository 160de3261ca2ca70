/** A printed number that the download does not give is named: fifteen kinds, each changed on a page of its own. */
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, inject, it } from "vitest";
import { checkNumbers } from "#scripts/check-numbers/check.ts";

interface Kind {
  /** Beginning of the name that the check gives to the number. */
  readonly what: string;
  /** Pages that may print it. */
  readonly pages: string;
  /** First group: text before the number; second: the number. */
  readonly number: RegExp;
}

/** Markup and blanks between two words. */
const gap = String.raw`(?:\s|<[^>]+>)*`;
const sideCells = String.raw`Maggioranza${gap}[\d.]+${gap}[\s\S]*?</t[hd]>`;
const kinds: readonly Kind[] = [
  { what: "ayes of the sentence", pages: "votazioni/*.html", number: /((?:con|a) )([\d.]+)(?=\svot[io]\scontro)/ },
  {
    what: "Votanti",
    pages: "votazioni/*.html",
    number: new RegExp(`(<dt[^>]*>${gap}Votanti${gap})([\\d.]+)`),
  },
  {
    what: "cohesion of Maggioranza",
    pages: "votazioni/*.html",
    number: new RegExp(`(Voto e compattezza per gruppo[\\s\\S]*?${sideCells}[^%]*?)([\\d,]+)(?=%)`),
  },
  { what: "presence", pages: "persone/*.html", number: new RegExp(`(Presenze${gap})([\\d,]+)(?=%)`) },
  { what: "presences, missions, absences", pages: "persone/*.html", number: /(>)([\d.]+)(?=\spresenz[ae], )/ },
  { what: "rebel votes", pages: "persone/*.html", number: new RegExp(`(Voti ribelli${gap})([\\d.]+)`) },
  { what: "rank", pages: "persone/*.html", number: /([^\d.])([\d.]+)(?=° posto su)/ },
  {
    what: "agreement of",
    pages: "organi_parlamentari/*/gruppi_parlamentari.html",
    number: new RegExp(`(<caption[^>]*>Concordanza fra i gruppi[\\s\\S]*?: ${gap})([\\d,]+)(?=%)`),
  },
  { what: "votes", pages: "sedute/*/*.html", number: /([^\d.])([\d.]+)(?=\svotazion[ei]\selettronic)/ },
  { what: "strength", pages: "persone/*.html", number: new RegExp(`(Indice di forza${gap})([\\d,]+)(?=%)`) },
  {
    what: "cohesion of the sentence",
    pages: "organi_parlamentari/*/gruppi_parlamentari/*.html",
    number: /(Nella legislatura la compattezza è (?:del |dell’|dello ))([\d,]+)(?=%)/,
  },
  {
    what: "votes with two lines",
    pages: "confronta/gruppi/*/*.html",
    number: /(votazion[ei] su )([\d.]+)(?=: la concordanza)/,
  },
  { what: "votes of the sentence", pages: "temi/*.html", number: /(Si è votato )([\d.]+)(?=\svolt)/ },
  { what: "margin of", pages: "votazioni.html", number: /(data-l="margine"[^>]*>)([\d.]+)/ },
  { what: "acts on", pages: "temi.html", number: new RegExp(`(<tbody[\\s\\S]*?<td[^>]*>${gap})([\\d.]+)`) },
];

/** 110 → 111, 43,9 → 43,0. */
const change = (number: string): string => number.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

it("names each of fifteen changed numbers, and nothing else", () => {
  const out = inject("states").find(({ name }) => name === "whole")?.out ?? "";
  const copy = mkdtempSync(join(tmpdir(), "changed-numbers-"));
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  };
  put("open-data/parlamento.sqlite.gz", "");
  copyFileSync(join(out, "open-data/parlamento.sqlite.gz"), join(copy, "open-data/parlamento.sqlite.gz"));
  const taken = new Set<string>();
  const changes = kinds.map(({ what, pages, number }) => {
    for (const path of globSync(pages, { cwd: out }).toSorted()) {
      const html = readFileSync(join(out, path), "utf8");
      const main = html.indexOf("<main");
      const found = number.exec(html.slice(main));
      if (taken.has(path) || found === null) continue;
      taken.add(path);
      const [whole, before = "", old = ""] = found;
      const at = main + found.index;
      put(path, `${html.slice(0, at)}${before}${change(old)}${html.slice(at + whole.length)}`);
      return { page: path.replace(/\.html$/, ""), what, printed: change(old), expected: old };
    }
    throw new Error(`no page prints ${what}`);
  });
  const { differences } = checkNumbers(copy);
  const named = changes.map(({ page, what, printed, expected }) => {
    const own = differences.filter((one) => one.page === page);
    return own.map((one) => ({
      isNamed: one.what.startsWith(what) && (one.printed ?? "").includes(printed) && one.expected.includes(expected),
      ...one,
    }));
  });
  expect(named.map((own) => own.map(({ isNamed }) => isNamed))).toEqual(kinds.map(() => [true]));
  expect(differences).toHaveLength(15);
});
