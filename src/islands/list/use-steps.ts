import { useMemo } from "react";
import type { ListState, Paged } from "#src/lib/filters/definition.ts";
import { inOnePiece, useAfterPaint } from "./use-after-paint.ts";
import type { ListView } from "./use-list.ts";

interface Answer<Row> {
  readonly state: ListState;
  readonly paged: Paged<Row>;
}

/** What each part of a list currently shows: a result is painted in steps (decision 0021). */
export function useSteps<Row>({ state, answered, paged }: ListView<Row>) {
  const answer = useMemo((): Answer<Row> => ({ state: answered, paged }), [answered, paged]);
  const drawn = useAfterPaint(answer, inOnePiece);
  return {
    /** For the rows and the pager. */
    drawn,
    /** Whether the rows show the latest result. */
    isDrawn: drawn === answer,
    /** For the chart, and for the page's citations. */
    followed: useAfterPaint(drawn.state),
    /**
     * For the links that remove filters. Later than the form, which shows the choice at once: on a phone these links
     * move everything below them.
     */
    chosen: useAfterPaint(state),
  };
}
