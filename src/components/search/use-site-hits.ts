import { useEffect, useState } from "react";
import { cleanSearch, type SearchHit } from "#src/lib/search.ts";
import { siteAnswers } from "./site-answers.ts";

/** Results shown below the names; the others are one link away. */
const shown = 6;
/** Of one kind: many votes on a subject would hide its bill or decree-law. */
const most = 4;

/** The first hits; more than {@link most} of a kind only where there are no others. */
export function shownHits(hits: readonly SearchHit[]): readonly SearchHit[] {
  const isOneOfMany = ({ kind }: SearchHit, at: number): boolean =>
    hits.slice(0, at).filter((before) => before.kind === kind).length >= most;
  const many = hits.filter(isOneOfMany);
  return [...hits.filter((hit) => !many.includes(hit)), ...many].slice(0, shown);
}

interface SiteHits {
  readonly hits: readonly SearchHit[];
  /** Number of all hits. */
  readonly count: number;
  /** All hits are fuzzy matches. */
  readonly isNear: boolean;
  /** Set when nothing was searched. */
  readonly isFailed: boolean;
  readonly isLoading: boolean;
}

const nothing = { text: "", hits: [], count: 0, isNear: false, isFailed: false } as const;

/** What the site search finds for a term; nothing for an empty one. */
export function useSiteHits(term: string): SiteHits {
  const text = cleanSearch(term);
  const [found, setFound] = useState<{ readonly text: string } & Omit<SiteHits, "isLoading">>(nothing);
  useEffect(() => {
    if (text === "") return;
    let isStale = false;
    void siteAnswers
      .ask({ text, kind: "", year: "", limit: shown * 4, isOlder: false })
      .then(
        ({ hits, count, isNear }) => ({ text, hits: isNear ? [] : shownHits(hits), count, isNear, isFailed: false }),
        () => ({ ...nothing, text, isFailed: true }),
      )
      .then((answer) => {
        if (!isStale) setFound(answer);
      });
    return () => {
      isStale = true;
    };
  }, [text]);
  const { hits, count, isNear, isFailed } = found.text === text ? found : nothing;
  return { hits, count, isNear, isFailed, isLoading: text !== "" && found.text !== text };
}
