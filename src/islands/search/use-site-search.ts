import { useEffect, useState } from "react";
import { searchKind } from "#src/i18n/search.ts";
import { citeQuery } from "#src/islands/list/cite-query.ts";
import { cleanSearch, codePath } from "#src/lib/search.ts";
import { openAnswers, type Answer } from "./answers.ts";
import { openSearchIndex } from "./search-index.ts";

/** What the reader asks for; kept in the address. */
export interface SearchQuery {
  readonly text: string;
  readonly kind: string;
  readonly year: string;
}

/** What is shown for it. */
export interface SearchView extends Answer {
  /** "asleep": the address has not been read yet, so nothing can be said of it. */
  readonly status: "asleep" | "idle" | "loading" | "done" | "failed";
  readonly asked: SearchQuery;
}

/** Hits shown at first, and at each "more". */
const step = 10;

const nothing: SearchQuery = { text: "", kind: "", year: "" };

/** The last answer, and the question that it answers. */
interface Answered extends Answer {
  readonly to: string;
  readonly isFailed: boolean;
}

const unanswered: Answered = { to: "", isFailed: false, count: 0, hits: [], isNear: false, canAddOlder: false };

/** The search of the page: reads the address after mount, answers as the reader types. */
export function useSiteSearch(years: readonly string[]) {
  const [inAddress, setQuery] = useState<SearchQuery | null>(null);
  const query = inAddress ?? nothing;
  const [limit, setLimit] = useState(step);
  const [isOlder, setOlder] = useState(false);
  const [answered, setAnswered] = useState(unanswered);
  const [attempt, setAttempt] = useState(1);
  const [{ open, ask }] = useState(() => openAnswers(openSearchIndex));
  const text = cleanSearch(query.text);
  const question = JSON.stringify([text, query.kind, query.year, limit, isOlder]);

  useEffect(() => {
    const read = (): void => setQuery(fromAddress(location.search, years));
    read();
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, [years]);

  // The question is cited with the page.
  useEffect(() => {
    if (inAddress !== null) citeQuery(toAddress(inAddress));
  }, [inAddress]);

  useEffect(() => {
    if (text === "") return;
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
  }, [text, query.kind, query.year, limit, isOlder, question, ask, attempt]);

  const retry = (): void => {
    setAnswered(unanswered);
    setAttempt((before) => before + 1);
  };
  const show = (next: SearchQuery, mode: "push" | "replace"): void => {
    setQuery(next);
    setLimit(step);
    // The same words again: what did not come is asked for again.
    if (answered.isFailed) retry();
    const address = `${location.pathname}${toAddress(next)}`;
    if (mode === "push" && address !== location.pathname + location.search) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  };
  return {
    query,
    view: toView(text, inAddress, answered, question),
    show,
    retry,
    /** Loads the index. */
    open,
    /** Looks for what is being typed, so that its answer is there when the reader stops. */
    prepare: (draft: string): void => {
      const text = cleanSearch(draft);
      if (text !== "") ask({ text, kind: query.kind, year: query.year, limit: step, isOlder }).catch(() => undefined);
    },
    more: () => setLimit(limit + step),
    addOlder: () => setOlder(true),
  };
}

/** While a new answer is on its way the last one stays, so that nothing jumps. */
function toView(text: string, query: SearchQuery | null, answered: Answered, question: string): SearchView {
  const asked = { ...(query ?? nothing), text };
  if (text === "") return { ...unanswered, status: query === null ? "asleep" : "idle", asked };
  const { count, hits, isNear, canAddOlder } = answered;
  const status = answered.to !== question ? "loading" : answered.isFailed ? "failed" : "done";
  return { status, asked, count, hits, isNear, canAddOlder };
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

/** `search` is what the field of the header sends. A kind or a year that cannot be chosen is none. */
export function fromAddress(search: string, years: readonly string[]): SearchQuery {
  const parameters = new URLSearchParams(search);
  const text = parameters.get("q") ?? parameters.get("search") ?? "";
  const oneOf = (options: readonly string[], name: string): string =>
    options.find((option) => option === parameters.get(name)) ?? "";
  return { text, kind: oneOf(Object.values(searchKind), "tipo"), year: oneOf(years, "anno") };
}

/** Empty values are not sent. Spec §5. */
function toAddress({ text, kind, year }: SearchQuery): string {
  const entries = Object.entries({ q: text, tipo: kind, anno: year }).filter(([, value]) => value !== "");
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries).toString()}`;
}
