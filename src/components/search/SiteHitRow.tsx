import type { ComponentProps } from "react";
import type { SearchHit } from "#src/lib/search.ts";
import { Highlight } from "#src/components/common/Highlight.tsx";

interface Props extends ComponentProps<"li"> {
  readonly hit: SearchHit;
  readonly term: string;
  readonly isCurrent: boolean;
}

/** A page found by the site search: its title, and what it is. */
export function SiteHitRow({ hit, term, isCurrent, ...option }: Props) {
  return (
    <li {...option} className="page" aria-selected={isCurrent}>
      <b>
        <Highlight text={hit.title} term={term} />
      </b>
      <span>{hit.detail}</span>
    </li>
  );
}
