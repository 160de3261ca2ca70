import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Reading, StampedPage } from "./check-pages.ts";
import { checkMarkup } from "./markup.ts";
import { lostText, readPageFacts } from "./page-facts.ts";
import { pathOfFile } from "./plan.ts";
import { WordList } from "./word-list.ts";

/** Reads pages of a folder: what they name and offer, and what a browser would silently repair in them. */
export function readPages(folder: string, stamped: readonly StampedPage[]): Reading {
  const list = new WordList();
  const faults: Reading["faults"] = [];
  const pages = stamped.map((page) => {
    const { file } = page;
    // Tags, ids and most addresses are the same in Latin-1, which is read several times as fast.
    const text = readFileSync(join(folder, file), "latin1");
    faults.push(...checkMarkup(text).map((fault) => ({ file, text: `is not valid HTML: ${fault}` })));
    const { targets, ids, lost } = readPageFacts(text, pathOfFile(file));
    faults.push(...lost.map((target) => ({ file, text: lostText(target) })));
    return { ...page, targets: list.internAll(targets), ids: list.internAll(ids) };
  });
  return { faults, words: list.words, pages };
}
