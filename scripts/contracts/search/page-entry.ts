import { searchDetail } from "#src/i18n/search.ts";
import type { SearchEntry } from "#scripts/contracts/engine/reader.ts";

/** Entry of a list or ranking in the site search, so that queries like "governo battuto" or "deputati" find its page. */
export function pageEntry(title: string, words = "", detail: string = searchDetail.list): SearchEntry {
  return { kind: "page", title, detail, words, date: null };
}
