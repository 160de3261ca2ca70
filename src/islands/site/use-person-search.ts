import { useEffect, useState } from "react";
import { isAbort } from "#src/stores/fetch-json.ts";
import { parliamentData, type PersonHit } from "#src/stores/parliament-data.ts";

/** Milliseconds without typing before a search starts. Spec §4. */
const debounce = 600;
/** People in a page of results. Spec §9. */
const pageSize = 10;
/** How near the end of the list, in items, the next page is asked for. Spec §4. */
const prefetch = 10;

interface Found {
  readonly hits: readonly PersonHit[];
  readonly total: number;
  /** Last page asked for. */
  readonly page: number;
}
const nothing: Found = { hits: [], total: 0, page: 1 };

export interface PersonSearchState extends Found {
  readonly isLoading: boolean;
  /** Says which item is the last in view: near the end it asks for the next page. */
  readonly reach: (lastInView: number) => void;
}

/** The people found for a term, page by page. A change of term starts again from the first page. Spec §4. */
export function usePersonSearch(term: string): PersonSearchState {
  const [found, setFound] = useState(nothing);
  const [wanted, setWanted] = useState({ term: "", page: 1 });
  const [isLoading, setLoading] = useState(false);
  const search = term.trim();

  // A new term forgets the old list at once, before its own answer comes.
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    setFound(nothing);
    setLoading(search !== "");
  }

  useEffect(() => {
    const timer = setTimeout(() => setWanted({ term: search, page: 1 }), debounce);
    return () => clearTimeout(timer);
  }, [search]);

  useEffect(() => {
    if (wanted.term === "" || wanted.term !== search) return;
    const overtaken = new AbortController();
    setLoading(true);
    parliamentData()
      .then((data) => data.persons({ search: wanted.term, page: wanted.page, page_size: pageSize }, overtaken.signal))
      .then(({ count, results }) => {
        if (overtaken.signal.aborted) return;
        setFound((before) => ({ total: count, page: wanted.page, hits: wanted.page === 1 ? results : [...before.hits, ...results] }));
        setLoading(false);
      })
      .catch((reason: unknown) => {
        if (!isAbort(reason)) setLoading(false);
      });
    return () => overtaken.abort();
  }, [wanted, search]);

  const reach = (lastInView: number): void => {
    const isNear = lastInView + prefetch >= found.hits.length;
    if (isNear && !isLoading && found.hits.length < found.total) setWanted({ term: search, page: found.page + 1 });
  };
  return { ...found, isLoading, reach };
}
