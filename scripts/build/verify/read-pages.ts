import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Reading, StampedPage } from "./check-pages.ts";
import { lostText, PageReader } from "./page-facts.ts";
import { pathOfFile } from "#scripts/build/plan.ts";

/** Reads the links, ids and markup faults of pages in a folder. */
export function readPages(folder: string, stamped: readonly StampedPage[]): Reading {
  const reader = new PageReader();
  const faults: Reading["faults"] = [];
  const pages = stamped.map((page) => {
    const { file } = page;
    // Several times as fast as UTF-8.
    const text = readFileSync(join(folder, file), "latin1");
    const { targets, ids, lost, markup } = reader.read(text, pathOfFile(file));
    faults.push(...markup.map((fault) => ({ file, text: `is not valid HTML: ${fault}` })));
    faults.push(...lost.map((target) => ({ file, text: lostText(target) })));
    return { ...page, targets, ids };
  });
  return { faults, words: [...reader.words], pages };
}
