/** Recomputes the printed numbers of a published site from its download. */
import { openDownload } from "./download.ts";
import { readMain } from "./page.ts";
import { checkGroups } from "./groups.ts";
import { checkPeople } from "./people.ts";
import { checkSittings } from "./sittings.ts";
import { checkThemes } from "./themes.ts";
import { checkVotes } from "./votes.ts";
import { checkVoteLists } from "./vote-lists.ts";
import { checkRanks } from "./ranks.ts";

/** A printed number and the same number recomputed; `printed` null = the page does not have it. */
export interface Comparison {
  readonly page: string;
  readonly what: string;
  readonly printed: string | null;
  readonly expected: string;
}

/** The recomputed facts, and the pages of the site. */
export interface Published {
  /** Rows of a query over the published tables and those of `download.ts`. */
  readonly rows: (sql: string, ...values: readonly string[]) => Readonly<Record<string, unknown>>[];
  /** Main part of a page by its path; null = there is no such page. */
  readonly page: (path: string) => string | null;
  /** Text of any file of the site; null = there is none. */
  readonly file: (path: string) => string | null;
}

const checks = [checkVotes, checkVoteLists, checkPeople, checkGroups, checkThemes, checkSittings, checkRanks];

/**
 * Compares every number that the checks recompute.
 * @param dir folder of the published site
 */
export function checkNumbers(dir: string): { readonly compared: number; readonly differences: readonly Comparison[] } {
  const download = openDownload(dir);
  try {
    const site: Published = { ...download, page: (path) => readMain(download.file(`${path}.html`)) };
    const all = checks.flatMap((check) => [...check(site)]);
    return { compared: all.length, differences: all.filter(({ printed, expected }) => printed !== expected) };
  } finally {
    download.close();
  }
}
