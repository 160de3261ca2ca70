/** The weight of pages before a reader does anything, as a host sends it that compresses with Brotli. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { toBrotli } from "#scripts/lib/compress.ts";
import { remember } from "#src/lib/remember.ts";
import { templateOf } from "#scripts/build/files.ts";
import type { Fault } from "./verify.ts";

const kinds = ["html", "css", "scripts", "fonts", "whole"] as const;

/** Bytes of a page by kind, and all together. */
export type Weight = Readonly<Record<(typeof kinds)[number], number>>;

const kilobyte = 1024;

/** What pages may weigh. */
const usual: Weight = {
  html: 40 * kilobyte,
  css: 10 * kilobyte,
  scripts: 3 * kilobyte,
  fonts: 35 * kilobyte,
  whole: 70 * kilobyte,
};
const bounds = {
  usual,
  /**
   * A page of a vote holds the names of 400 members: 15 KB with those of the demonstration. Those of a real parliament are less
   * alike, and snapshots from before ids were names have birth dates in every address.
   */
  vote: { ...usual, html: 17.5 * kilobyte, whole: 60 * kilobyte },
  /** The archives list every record of a month as plain links; the first month of a legislature has a thousand bills. */
  archive: { ...usual, html: 60 * kilobyte, whole: 100 * kilobyte },
} satisfies Record<string, Weight>;

/**
 * Bytes that a rebel adds (`names-html.ts`), named twice and ringed in the hall. A free vote may have a hundred of
 * them, and must not stop a night.
 */
const rebelBytes = 64;

function boundsOf(file: string, html: string): Weight {
  const bound = bounds[sizeClassOf(file)];
  const more = rebelBytes * (html.match(/<a class=reb /g) ?? []).length;
  return { ...bound, html: bound.html + more, whole: bound.whole + more };
}

function sizeClassOf(file: string): keyof typeof bounds {
  if (/^votazioni\/(vs19_|19-)/.test(file)) return "vote";
  return file.includes("/archivio/") ? "archive" : "usual";
}

/**
 * What a page loads by itself: the sheets, scripts and fonts that its markup names. What islands load, they load later.
 * `quality`: of the compression, if not the usual one.
 */
export function weighPage(html: string, sizeOf: (path: string) => number, quality?: number): Weight {
  const sum = (pattern: RegExp): number =>
    [...new Set([...html.matchAll(pattern)].map(([, path = ""]) => path))].reduce((all, path) => all + sizeOf(path), 0);
  const parts = {
    html: toBrotli(Buffer.from(html), quality).length,
    css: sum(/<link rel="stylesheet" href="([^"]+)"/g),
    scripts: sum(/<script [^>]*src="([^"]+)"/g),
    fonts: sum(/<link rel="preload" href="([^"]+)" as="font"/g),
  };
  return { ...parts, whole: parts.html + parts.css + parts.scripts + parts.fonts };
}

/** The heaviest page of every template and bound, weighed: those over the bound are faults. */
export function weighSite(folder: string, pages: readonly string[]): Fault[] {
  const sizeOf = remember((path: string) => sizeAsSent(join(folder, path)));
  return heaviest(folder, pages).flatMap((file) => {
    const html = readFileSync(join(folder, file), "utf8");
    const allowed = boundsOf(file, html);
    const isLightEnough = findExcess(file, weighPage(html, sizeOf, quickQuality), allowed).length === 0;
    return isLightEnough ? [] : findExcess(file, weighPage(html, sizeOf), allowed);
  });
}

/** Ten times as fast as the usual quality, with more bytes: a page within its bounds with it needs no second look. */
const quickQuality = 5;

function findExcess(file: string, found: Weight, allowed: Weight): Fault[] {
  return kinds
    .filter((kind) => found[kind] > allowed[kind])
    .map((kind) => ({ file, text: `weighs ${found[kind]} bytes (${kind}), more than ${allowed[kind]}` }));
}

function heaviest(folder: string, pages: readonly string[]): readonly string[] {
  const first = new Map<string, { readonly file: string; readonly size: number }>();
  for (const file of pages) {
    // Lists of votes lie in the folder of the votes themselves.
    const kind = file.includes("/") ? `${templateOf(file)} ${sizeClassOf(file)}` : file;
    const size = statSync(join(folder, file)).size;
    if (size > (first.get(kind)?.size ?? -1)) first.set(kind, { file, size });
  }
  return [...first.values()].map(({ file }) => file);
}

/** Bytes of a file as it is sent. Fonts and pictures are compressed already. */
export function sizeAsSent(file: string): number {
  const content = readFileSync(file);
  return /\.(css|js|svg|json)$/.test(file) ? toBrotli(content).length : content.length;
}
