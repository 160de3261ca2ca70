import { useEffect, useState } from "react";
import { cleanSearch, type SearchHit } from "#src/lib/search.ts";
import { siteAnswers } from "./site-answers.ts";

/** Results shown below the names; the others are one link away. */
const shown = 6;

interface SiteHits {
  readonly hits: readonly SearchHit[];
  /** All hits are fuzzy matches. */
  readonly isNear: boolean;
  readonly isLoading: boolean;
}

const nothing = { text: "", hits: [], isNear: false } as const;

/** What the site search finds for a term; nothing for an empty one, and when it fails. */
export function useSiteHits(term: string): SiteHits {
  const text = cleanSearch(term);
  const [found, setFound] = useState<{ readonly text: string } & Omit<SiteHits, "isLoading">>(nothing);
  useEffect(() => {
    if (text === "") return;
    let isStale = false;
    void siteAnswers
      .ask({ text, kind: "", year: "", limit: shown, isOlder: false })
      .catch(() => nothing)
      .then(({ hits, isNear }) => {
        if (!isStale) setFound({ text, hits: isNear ? [] : hits, isNear });
      });
    return () => {
      isStale = true;
    };
  }, [text]);
  const { hits, isNear } = found.text === text ? found : nothing;
  return { hits, isNear, isLoading: text !== "" && found.text !== text };
}
