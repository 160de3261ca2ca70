/** Weight of pages before any interaction, as sent by a host that compresses with Brotli. */
import { readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { legislature } from "#src/domain/legislature.ts";
import { toBrotli } from "#scripts/lib/compress.ts";
import { memoize } from "#src/lib/memoize.ts";
import { templateOf } from "#scripts/build/files.ts";
import type { Fault } from "./verify.ts";

const kinds = ["html", "css", "scripts", "fonts", "whole"] as const;

/** Bytes by kind of file, and in all: of a page, or allowed. */
export type Weight = Readonly<Record<(typeof kinds)[number], number>>;

const kilobyte = 1024;

const usual: Weight = {
  html: 40 * kilobyte,
  // Half a kilobyte is for colours of groups that the demonstration does not have: a legislature gets new ones.
  css: 10.5 * kilobyte,
  scripts: 3 * kilobyte,
  fonts: 35 * kilobyte,
  whole: 71 * kilobyte,
};
const bounds = {
  usual,
  /**
   * A vote page contains the names of 400 members: 16 KB with the demonstration names. Names of a real parliament
   * compress less well, and old snapshots have birth dates in the ids of people, hence in every address.
   */
  vote: { ...usual, html: 17.5 * kilobyte, whole: 60 * kilobyte },
  /**
   * Archive pages list every record of a month as plain links, pages of sittings every vote; the first month of a
   * legislature has a thousand bills.
   */
  archive: { ...usual, html: 60 * kilobyte, whole: 100 * kilobyte },
  /** The page for unknown addresses completes short addresses and searches for misspelt ones, by script. */
  notFound: { ...usual, scripts: 4 * kilobyte },
} satisfies Record<string, Weight>;

/**
 * Bytes allowed per rebel, who is named twice (`names-html.ts`) and marked in the seat chart. A free vote may have a
 * hundred rebels and must not stop a nightly run.
 */
const rebelBytes = 64;

/** Bytes allowed for each seat beyond six hundred: pages that name every member grow with the chambers. */
const seatBytes = 24;
const seatsBeyond = Math.max(0, legislature.seats.C + legislature.seats.S - 600);

function boundsOf(file: string, html: string): Weight {
  const bound = bounds[sizeClassOf(file)];
  const more = rebelBytes * (html.match(/<a class=reb /g) ?? []).length + seatBytes * seatsBeyond;
  return { ...bound, html: bound.html + more, whole: bound.whole + more };
}

function sizeClassOf(file: string): keyof typeof bounds {
  if (/^votazioni\/(vs)?\d+[_-]\d+[_-]\d/.test(file)) return "vote";
  if (file === "404.html") return "notFound";
  return file.includes("/archivio/") || file.startsWith("sedute/") ? "archive" : "usual";
}

/** Files that pages load, by path from the root of the site. */
interface Assets {
  readonly sizeOf: (path: string) => number;
  /** Modules that a script imports statically. */
  readonly importsOf: (path: string) => readonly string[];
}

/**
 * Weighs the sheets, scripts and fonts that the markup refers to, and the modules that these scripts import; islands
 * load theirs later. `quality`: Brotli quality, by default that of the host.
 */
export function weighPage(html: string, { sizeOf, importsOf }: Assets, quality?: number): Weight {
  const named = (pattern: RegExp): Set<string> => new Set([...html.matchAll(pattern)].map(([, path = ""]) => path));
  const sum = (paths: ReadonlySet<string>): number => [...paths].reduce((all, path) => all + sizeOf(path), 0);
  const scripts = named(/<script [^>]*src="([^"]+)"/g);
  // The loop also visits the modules that it adds.
  for (const script of scripts) for (const path of importsOf(script)) scripts.add(path);
  const parts = {
    html: toBrotli(Buffer.from(html), quality).length,
    css: sum(named(/<link rel="stylesheet" href="([^"]+)"/g)),
    scripts: sum(scripts),
    fonts: sum(named(/<link rel="preload" href="([^"]+)" as="font"/g)),
  };
  return { ...parts, whole: parts.html + parts.css + parts.scripts + parts.fonts };
}

/** A static import in a minified module: `import{a}from"./b.js"`, `import"./b.js"`. */
const staticImport = /\b(?:from|import)\s*"(\.[^"]+)"/g;

/** The assets of a site, weighed as sent, each once. */
export function assetsIn(folder: string): Assets {
  const read = (path: string): string => readFileSync(join(folder, path), "utf8");
  return {
    sizeOf: memoize((path: string) => sizeAsSent(join(folder, path))),
    importsOf: (path) =>
      [...read(path).matchAll(staticImport)].map(([, name = ""]) => posix.join(posix.dirname(path), name)),
  };
}

/** Weighs the heaviest page of every template and size class; returns those over their bound. */
export function weighSite(folder: string, pages: readonly string[]): Fault[] {
  const assets = assetsIn(folder);
  return heaviest(folder, pages).flatMap((file) => {
    const html = readFileSync(join(folder, file), "utf8");
    const allowed = boundsOf(file, html);
    const isLightEnough = findExcess(file, weighPage(html, assets, quickQuality), allowed).length === 0;
    return isLightEnough ? [] : findExcess(file, weighPage(html, assets), allowed);
  });
}

/** Ten times as fast as the usual quality, with larger output: a page within its bounds needs no second measurement. */
const quickQuality = 5;

function findExcess(file: string, found: Weight, allowed: Weight): Fault[] {
  return kinds
    .filter((kind) => found[kind] > allowed[kind])
    .map((kind) => ({ file, text: `weighs ${found[kind]} bytes (${kind}), more than ${allowed[kind]}` }));
}

function heaviest(folder: string, pages: readonly string[]): readonly string[] {
  const first = new Map<string, { readonly file: string; readonly size: number }>();
  for (const file of pages) {
    // Lists of votes are in the same folder as vote pages.
    const kind = file.includes("/") ? `${templateOf(file)} ${sizeClassOf(file)}` : file;
    const size = statSync(join(folder, file)).size;
    if (size > (first.get(kind)?.size ?? -1)) first.set(kind, { file, size });
  }
  return [...first.values()].map(({ file }) => file);
}

/** Bytes of a file as sent. Fonts and pictures are compressed already. */
function sizeAsSent(file: string): number {
  const content = readFileSync(file);
  return /\.(css|js|svg|json)$/.test(file) ? toBrotli(content).length : content.length;
}
