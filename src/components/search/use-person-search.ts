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
  readonly hits: readonly PersonHit[];
  readonly total: number;
  readonly isNear: boolean;
  readonly isFailed: boolean;
}
const nothing: Found = { term: "", page: 0, hits: [], total: 0, isNear: false, isFailed: false };

export interface PersonSearchState {
  readonly hits: readonly PersonHit[];
  /** Number of matches on all pages. */
  readonly total: number;
  /** Set when no name matches and all hits are fuzzy matches. */
  readonly isNear: boolean;
  /** Set when nothing was searched; the list is empty, or lacks its last page. */
  readonly isFailed: boolean;
  readonly isLoading: boolean;
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
      .then(({ count, results, isNear = false, isFailed = false }) => {
        if (overtaken.signal.aborted) return;
        setFound((before) => ({
          ...wanted,
          total: count,
          isNear,
          isFailed,
          hits: wanted.page === 1 ? results : [...before.hits, ...results],
        }));
      })
      .catch((reason: unknown) => {
        if (!isAbort(reason)) setFound({ ...nothing, ...wanted, isFailed: true });
      });
    return () => overtaken.abort();
  }, [wanted]);

  // Results of another term are dropped at once, before the new ones arrive.
  const { hits, total, page, isNear, isFailed } = found.term === search ? found : nothing;
  const wantedPage = wanted.term === search ? wanted.page : 1;
  const isLoading = search !== "" && page < wantedPage;
  const reach = (lastInView: number): void => {
    const isAtEnd = lastInView + prefetch >= hits.length;
    if (isAtEnd && !isLoading && hits.length < total) setWanted({ term: search, page: page + 1 });
  };
  return { hits, total, isNear, isFailed, isLoading, reach };
}
