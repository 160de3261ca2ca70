import { useEffect, useState } from "react";
import { isAbort } from "#src/stores/fetch-json.ts";
import type { PersonHit } from "#src/stores/data-port.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";

/** Milliseconds without typing before a search starts. Spec §4. */
const debounce = 600;
/** People per page of results. Spec §9. */
const pageSize = 10;
/** Distance from the end of the list, in items, at which the next page is requested. Spec §4. */
const prefetch = 10;

interface Found {
  /** Term and last page of the result. */
  readonly term: string;
  readonly page: number;
  /** People of the build. */
  readonly hits: readonly PersonHit[];
  readonly total: number;
  /** People whom only the live API has; null = not known, "asked" = it has not answered yet. */
  readonly newer: readonly PersonHit[] | null | "asked";
  readonly isNear: boolean;
  readonly isFailed: boolean;
}
const nothing: Found = { term: "", page: 0, hits: [], total: 0, newer: [], isNear: false, isFailed: false };

export interface PersonSearchState {
  readonly hits: readonly PersonHit[];
  /** Number of matches on all pages. */
  readonly total: number;
  /** Set when no name matches and all hits are fuzzy matches. */
  readonly isNear: boolean;
  /** Set when not all was searched: the list may lack people. */
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  /** Whether the live API may add people. */
  readonly isAsking: boolean;
  /** Reports the index of the last visible item; near the end of the list the next page is requested. */
  readonly reach: (lastInView: number) => void;
}

/** People found for a term, page by page. A new term starts with the first page. Spec §4. */
export function usePersonSearch(term: string): PersonSearchState {
  const search = term.trim();
  const [wanted, setWanted] = useState({ term: "", page: 1 });
  const [found, setFound] = useState(nothing);

  useEffect(() => {
    const timer = setTimeout(() => setWanted({ term: search, page: 1 }), debounce);
    return () => clearTimeout(timer);
  }, [search]);

  useEffect(() => {
    if (wanted.term === "") return;
    const overtaken = new AbortController();
    parliamentData()
      .then((data) => data.persons({ search: wanted.term, page: wanted.page, page_size: pageSize }, overtaken.signal))
      .then(async ({ count, results, isNear = false, isFailed = false, newer }) => {
        if (overtaken.signal.aborted) return;
        setFound((before) => ({
          ...wanted,
          total: count,
          isNear,
          isFailed,
          hits: wanted.page === 1 ? results : [...before.hits, ...results],
          newer: newer === undefined ? [] : wanted.page === 1 ? "asked" : before.newer,
        }));
        if (newer === undefined) return;
        const added = await newer;
        // What came meanwhile may have overtaken it.
        overtaken.signal.throwIfAborted();
        setFound((before) => ({ ...before, newer: added }));
      })
      .catch((reason: unknown) => {
        if (!isAbort(reason)) setFound({ ...nothing, ...wanted, isFailed: true });
      });
    return () => overtaken.abort();
  }, [wanted]);

  // Results of another term are dropped at once, before the new ones arrive.
  const { page, newer, isFailed, ...shown } = found.term === search ? found : nothing;
  const { hits, total, isNear } = newer === null || newer === "asked" ? shown : withNewer(shown, newer);
  const wantedPage = wanted.term === search ? wanted.page : 1;
  const isLoading = search !== "" && page < wantedPage;
  const reach = (lastInView: number): void => {
    const isAtEnd = lastInView + prefetch >= hits.length;
    if (isAtEnd && !isLoading && hits.length < total) setWanted({ term: search, page: page + 1 });
  };
  const isAsking = newer === "asked";
  return { hits, total, isNear, isFailed: isFailed || newer === null, isLoading, isAsking, reach };
}

/**
 * The people of the build and of the live API, which follow the first page: so they move nobody whom the reader may be
 * pointing at. A name that the API has is better than names like it.
 */
export function withNewer(
  { hits, total, isNear }: Pick<Found, "hits" | "total" | "isNear">,
  newer: readonly PersonHit[],
): Pick<Found, "hits" | "total" | "isNear"> {
  if (newer.length === 0) return { hits, total, isNear };
  if (isNear) return { hits: newer, total: newer.length, isNear: false };
  return {
    hits: [...hits.slice(0, pageSize), ...newer, ...hits.slice(pageSize)],
    total: total + newer.length,
    isNear: false,
  };
}
