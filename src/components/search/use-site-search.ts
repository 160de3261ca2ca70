import { useEffect, useState } from "react";
import { formerKinds, searchKind } from "#src/i18n/search.ts";
import { citeQuery } from "#src/components/list/cite-query.ts";
import { cleanSearch, codePath } from "#src/lib/search.ts";
import type { Answer } from "./answers.ts";
import { siteAnswers } from "./site-answers.ts";

/** The reader's search; stored in the query of the URL. */
export interface SearchQuery {
  readonly text: string;
  readonly kind: string;
  readonly year: string;
}

export interface SearchView extends Answer {
  /** "asleep": the URL has not been read yet, so nothing can be shown. */
  readonly status: "asleep" | "idle" | "loading" | "done" | "failed";
  readonly asked: SearchQuery;
}

/** Hits shown initially, and added by each "more". */
const step = 10;

const nothing: SearchQuery = { text: "", kind: "", year: "" };

/** The last result, with the serialized search that it belongs to. */
interface Answered extends Answer {
  readonly to: string;
  readonly isFailed: boolean;
}

const unanswered: Answered = { to: "", isFailed: false, count: 0, hits: [], isNear: false, from: null };

/** State of the search page: reads the URL after mount, searches as the reader types. */
export function useSiteSearch(years: readonly string[]) {
  const [inAddress, setQuery] = useState<SearchQuery | null>(null);
  const query = inAddress ?? nothing;
  const [limit, setLimit] = useState(step);
  const [isOlder, setOlder] = useState(false);
  const [answered, setAnswered] = useState(unanswered);
  const [attempt, setAttempt] = useState(1);
  const { open, ask } = siteAnswers;
  const text = cleanSearch(query.text);
  const unknown = unknownIn(query, years);
  const isUnknown = unknown.length > 0;
  const question = JSON.stringify([text, query.kind, query.year, limit, isOlder]);

  useEffect(() => {
    const read = (): void => setQuery(fromAddress(location.search));
    read();
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);

  // Includes the query in the page's citations.
  useEffect(() => {
    if (inAddress !== null) citeQuery(toAddress(inAddress));
  }, [inAddress]);

  useEffect(() => {
    if (text === "" || isUnknown) return;
    let isStale = false;
    ask({ text, kind: query.kind, year: query.year, limit, isOlder })
      .then((found) => {
        if (!isStale) setAnswered({ to: question, isFailed: false, ...found });
      })
      .catch(() => {
        if (!isStale) setAnswered({ ...unanswered, to: question, isFailed: true });
      });
    return () => {
      isStale = true;
    };
  }, [text, query.kind, query.year, limit, isOlder, isUnknown, question, ask, attempt]);

  const retry = (): void => {
    setAnswered(unanswered);
    setAttempt((before) => before + 1);
  };
  const show = (next: SearchQuery, mode: "push" | "replace"): void => {
    setQuery(next);
    setLimit(step);
    // The same search again after a failure: retry.
    if (answered.isFailed) retry();
    const address = `${location.pathname}${toAddress(next)}`;
    if (mode === "push" && address !== location.pathname + location.search) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  };
  return {
    query,
    view: toView(text, inAddress, isUnknown ? { ...unanswered, to: question } : answered, question),
    unknown,
    show,
    retry,
    open,
    /** Prefetches the result for text being typed, so that it is available when the reader stops. */
    prepare: (draft: string): void => {
      const text = cleanSearch(draft);
      if (text !== "" && !isUnknown)
        ask({ text, kind: query.kind, year: query.year, limit: step, isOlder }).catch(() => undefined);
    },
    more: () => setLimit(limit + step),
    addOlder: () => setOlder(true),
  };
}

/** Keeps the previous result while loading, so that the layout does not jump. */
function toView(text: string, query: SearchQuery | null, answered: Answered, question: string): SearchView {
  const asked = { ...(query ?? nothing), text };
  if (text === "") return { ...unanswered, status: query === null ? "asleep" : "idle", asked };
  const { count, hits, isNear, from } = answered;
  const status = answered.to !== question ? "loading" : answered.isFailed ? "failed" : "done";
  return { status, asked, count, hits, isNear, from };
}

/** Path of the published page for an exact code; null when there is none. */
export async function findExact(text: string): Promise<string | null> {
  const path = codePath(cleanSearch(text));
  if (path === null) return null;
  try {
    return (await fetch(path, { method: "HEAD" })).ok ? path : null;
  } catch {
    return null;
  }
}

/** `search` is the parameter sent by the header's field. Unknown kinds and years stay: see {@link unknownIn}. */
export function fromAddress(search: string): SearchQuery {
  const parameters = new URLSearchParams(search);
  const text = parameters.get("q") ?? parameters.get("search") ?? "";
  const kind = parameters.get("tipo") ?? "";
  return { text, kind: formerKinds[kind] ?? kind, year: parameters.get("anno") ?? "" };
}

/** The kind and the year of a search that the index does not have: nothing is found with them. */
export function unknownIn({ kind, year }: SearchQuery, years: readonly string[]): readonly string[] {
  return [
    ...(kind === "" || Object.values(searchKind).includes(kind) ? [] : [kind]),
    ...(year === "" || years.includes(year) ? [] : [year]),
  ];
}

/** Empty values are omitted. Spec §5. */
function toAddress({ text, kind, year }: SearchQuery): string {
  const entries = Object.entries({ q: text, tipo: kind, anno: year }).filter(([, value]) => value !== "");
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries).toString()}`;
}
