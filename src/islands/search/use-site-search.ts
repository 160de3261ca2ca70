import { useEffect, useRef, useState } from "react";
import { aliasPath, cleanSearch, codePath, rankHits, type SearchHit } from "#src/lib/search.ts";
import { openSearchIndex, type SearchIndex } from "./search-index.ts";

/** What the reader asks for; kept in the address. */
export interface SearchQuery {
  readonly text: string;
  readonly kind: string;
  readonly year: string;
}

/** What is shown for it. */
export interface SearchView {
  readonly status: "idle" | "loading" | "done" | "failed";
  readonly asked: SearchQuery;
  readonly count: number;
  readonly hits: readonly SearchHit[];
  /** Older years are there to be added. */
  readonly canAddOlder: boolean;
}

/** Hits fetched at first, and at each "more". */
const step = 10;
/** Hits from which the order of the first ones is decided. */
const pool = 30;

const nothing: SearchQuery = { text: "", kind: "", year: "" };

/** The last answer, and the question that it answers. */
interface Answered extends Pick<SearchView, "count" | "hits" | "canAddOlder"> {
  readonly to: string;
  readonly isFailed: boolean;
}

const unanswered: Answered = { to: "", isFailed: false, count: 0, hits: [], canAddOlder: false };

/** The search of the page: reads the address after mount, answers as the reader types. */
export function useSiteSearch() {
  const [query, setQuery] = useState(nothing);
  const [limit, setLimit] = useState(step);
  const [isOlder, setOlder] = useState(false);
  const [answered, setAnswered] = useState(unanswered);
  const index = useRef<Promise<SearchIndex> | undefined>(undefined);
  const text = cleanSearch(query.text);
  const question = JSON.stringify([text, query.kind, query.year, limit, isOlder]);

  useEffect(() => {
    const read = (): void => setQuery(fromAddress(location.search));
    read();
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);

  useEffect(() => {
    if (text === "") return;
    let isStale = false;
    index.current ??= openSearchIndex();
    answer(index.current, { text, kind: query.kind, year: query.year }, { limit, isOlder })
      .then((found) => {
        if (!isStale) setAnswered({ to: question, isFailed: false, ...found });
      })
      .catch(() => {
        index.current = undefined;
        if (!isStale) setAnswered({ ...unanswered, to: question, isFailed: true });
      });
    return () => {
      isStale = true;
    };
  }, [text, query.kind, query.year, limit, isOlder, question]);

  const show = (next: SearchQuery, mode: "push" | "replace"): void => {
    setQuery(next);
    setLimit(step);
    const address = `${location.pathname}${toAddress(next)}`;
    if (mode === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  };
  return {
    query,
    view: toView(text, query, answered, question),
    show,
    more: () => setLimit(limit + step),
    addOlder: () => setOlder(true),
  };
}

/** While a new answer is on its way the last one stays, so that nothing jumps. */
function toView(text: string, query: SearchQuery, answered: Answered, question: string): SearchView {
  const asked = { ...query, text };
  if (text === "") return { ...unanswered, status: "idle", asked };
  const { count, hits, canAddOlder } = answered;
  const status = answered.to !== question ? "loading" : answered.isFailed ? "failed" : "done";
  return { status, asked, count, hits, canAddOlder };
}

interface Reach {
  readonly limit: number;
  readonly isOlder: boolean;
}

async function answer(opening: Promise<SearchIndex>, { text, kind, year }: SearchQuery, { limit, isOlder }: Reach) {
  const index = await opening;
  const needsOlder = isOlder || index.olderYears.includes(year);
  if (needsOlder) await index.addOlder();
  const filters = { ...(kind === "" ? {} : { tipo: kind }), ...(year === "" ? {} : { anno: year }) };
  let found = await index.search(text, filters, Math.max(limit, pool));
  // A name in use, or nothing found: the older years are worth their bytes.
  const alias = aliasPath(text, index.aliases);
  const isMissing = found.count === 0 || (alias !== null && !found.hits.some(({ path }) => path === alias));
  const reachesBack = needsOlder || (isMissing && index.olderYears.length > 0);
  if (reachesBack && !needsOlder) {
    await index.addOlder();
    found = await index.search(text, filters, Math.max(limit, pool));
  }
  const hits = rankHits(found.hits, text, index.aliases).slice(0, limit);
  return { count: found.count, hits, canAddOlder: !reachesBack && index.olderYears.length > 0 };
}

/** Page of an exact code, if it is published; null otherwise. */
export async function findExact(text: string): Promise<string | null> {
  const path = codePath(cleanSearch(text));
  if (path === null) return null;
  try {
    return (await fetch(path, { method: "HEAD" })).ok ? path : null;
  } catch {
    return null;
  }
}

function fromAddress(search: string): SearchQuery {
  const parameters = new URLSearchParams(search);
  return { text: parameters.get("q") ?? "", kind: parameters.get("tipo") ?? "", year: parameters.get("anno") ?? "" };
}

/** Empty values are not sent. Spec §5. */
function toAddress({ text, kind, year }: SearchQuery): string {
  const entries = Object.entries({ q: text, tipo: kind, anno: year }).filter(([, value]) => value !== "");
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries).toString()}`;
}
