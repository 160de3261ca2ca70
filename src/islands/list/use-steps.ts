import { useMemo } from "react";
import type { ListState, Paged } from "#src/lib/filters/definition.ts";
import { inOnePiece, useAfterPaint } from "./use-after-paint.ts";
import type { ListView } from "./use-list.ts";

/** Rows, and what they answer. */
interface Answer<Row> {
  readonly state: ListState;
  readonly paged: Paged<Row>;
}

/** What each part of a list shows by now: an answer is painted in steps (decision 0021). */
export function useSteps<Row>({ state, answered, paged }: ListView<Row>) {
  const answer = useMemo((): Answer<Row> => ({ state: answered, paged }), [answered, paged]);
  const drawn = useAfterPaint(answer, inOnePiece);
  return {
    /** For the rows and what stands under them. */
    drawn,
    /** Do the rows show the answer? */
    isDrawn: drawn === answer,
    /** For a chart of the answer, and the citations of the page. */
    followed: useAfterPaint(drawn.state),
    /**
     * For the links that take filters off: the form shows the choice already, and on a phone they move all that is
     * below.
     */
    chosen: useAfterPaint(state),
  };
}
