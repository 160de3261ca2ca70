/** Weight of pages before any interaction, as sent by a host that compresses with Brotli. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { toBrotli } from "#scripts/lib/compress.ts";
import { memoize } from "#src/lib/memoize.ts";
import { templateOf } from "#scripts/build/files.ts";
import type { Fault } from "./verify.ts";

const kinds = ["html", "css", "scripts", "fonts", "whole"] as const;

/** Bytes of a page by kind of file, and in all. */
export type Weight = Readonly<Record<(typeof kinds)[number], number>>;

const kilobyte = 1024;

/** Bounds in bytes. */
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
   * A vote page contains the names of 400 members: 15 KB with the demonstration names. Names of a real parliament
   * compress less well, and old snapshots have birth dates in the ids of people, hence in every address.
   */
  vote: { ...usual, html: 17.5 * kilobyte, whole: 60 * kilobyte },
  /**
   * Archive pages list every record of a month as plain links; the first month of a legislature has a thousand bills.
   */
  archive: { ...usual, html: 60 * kilobyte, whole: 100 * kilobyte },
} satisfies Record<string, Weight>;

/**
 * Bytes allowed per rebel, who is named twice (`names-html.ts`) and marked in the seat chart. A free vote may have a
 * hundred rebels and must not stop a nightly run.
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
 * Weighs the sheets, scripts and fonts that the markup refers to; islands load theirs later. `quality`: Brotli quality,
 * by default that of the host.
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

/** Weighs the heaviest page of every template and size class; returns those over their bound. */
export function weighSite(folder: string, pages: readonly string[]): Fault[] {
  const sizeOf = memoize((path: string) => sizeAsSent(join(folder, path)));
  return heaviest(folder, pages).flatMap((file) => {
    const html = readFileSync(join(folder, file), "utf8");
    const allowed = boundsOf(file, html);
    const isLightEnough = findExcess(file, weighPage(html, sizeOf, quickQuality), allowed).length === 0;
    return isLightEnough ? [] : findExcess(file, weighPage(html, sizeOf), allowed);
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
export function sizeAsSent(file: string): number {
  const content = readFileSync(file);
  return /\.(css|js|svg|json)$/.test(file) ? toBrotli(content).length : content.length;
}
