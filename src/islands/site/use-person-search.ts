import { useEffect, useState } from "react";
import { isAbort } from "#src/stores/fetch-json.ts";
import type { PersonHit } from "#src/stores/data-port.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";

/** Milliseconds without typing before a search starts. Spec §4. */
const debounce = 600;
/** People in a page of results. Spec §9. */
const pageSize = 10;
/** How near the end of the list, in items, the next page is asked for. Spec §4. */
const prefetch = 10;

interface Found {
  /** The term and the last page that this answers. */
  readonly term: string;
  readonly page: number;
  readonly hits: readonly PersonHit[];
  readonly total: number;
  readonly isNear: boolean;
}
const nothing: Found = { term: "", page: 0, hits: [], total: 0, isNear: false };

export interface PersonSearchState {
  readonly hits: readonly PersonHit[];
  /** How many there are in all. */
  readonly total: number;
  /** Nobody has the name: theirs only come near. */
  readonly isNear: boolean;
  readonly isLoading: boolean;
  /** Says which item is the last in view: near the end it asks for the next page. */
  readonly reach: (lastInView: number) => void;
}

/** The people found for a term, page by page. A change of term starts again from the first page. Spec §4. */
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
      .then(({ count, results, isNear = false }) => {
        if (overtaken.signal.aborted) return;
        setFound((before) => ({
          ...wanted,
          total: count,
          isNear,
          hits: wanted.page === 1 ? results : [...before.hits, ...results],
        }));
      })
      .catch((reason: unknown) => {
        if (!isAbort(reason)) setFound({ ...nothing, ...wanted });
      });
    return () => overtaken.abort();
  }, [wanted]);

  // What answers another term is forgotten at once, before its own answer comes.
  const { hits, total, page, isNear } = found.term === search ? found : nothing;
  const wantedPage = wanted.term === search ? wanted.page : 1;
  const isLoading = search !== "" && page < wantedPage;
  const reach = (lastInView: number): void => {
    const isAtEnd = lastInView + prefetch >= hits.length;
    if (isAtEnd && !isLoading && hits.length < total) setWanted({ term: search, page: page + 1 });
  };
  return { hits, total, isNear, isLoading, reach };
}
