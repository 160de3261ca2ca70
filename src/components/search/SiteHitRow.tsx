import type { ComponentProps } from "react";
import type { SearchHit } from "#src/lib/search.ts";
import { Highlight } from "#src/components/common/Highlight.tsx";

interface Props extends ComponentProps<"li"> {
  readonly hit: SearchHit;
  readonly term: string;
  readonly isCurrent: boolean;
}

/** A page has no face, so no column for it. Not in the sheet, which is at its bound on the pages that choose people. */
export const withoutFace = { gridTemplateColumns: "0 1fr", columnGap: 0 } as const;

/** A page found by the site search: its title, and what it is. */
export function SiteHitRow({ hit, term, isCurrent, ...option }: Props) {
  return (
    <li {...option} style={withoutFace} className="page" aria-selected={isCurrent}>
      <b>
        <Highlight text={hit.title} term={term} />
      </b>
      <span>{hit.detail}</span>
    </li>
  );
}
