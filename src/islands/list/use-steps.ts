import type { RefObject } from "react";
import { useAfterPaint } from "./use-after-paint.ts";
import { useInView } from "./use-in-view.ts";
import type { ListView } from "./use-list.ts";
import { useNearFirst } from "./use-near-first.ts";

/**
 * What each part of a list shows by now: an answer is painted in steps (decision 0021). `drawn` is for the rows,
 * `settled` for what stands under them; `isWhole` says that both show the answer. `near`: see `ListSpec`.
 */
export function useSteps<Row>(
  { state, answered, paged }: ListView<Row>,
  rows: RefObject<Element | null>,
  near = Infinity,
) {
  const isInView = useInView(rows);
  return {
    ...useNearFirst(answered, paged, isInView ? near : 0),
    /** For a chart of the answer, and the citations of the page. */
    followed: useAfterPaint(answered),
    /**
     * For the links that take filters off: the form shows the choice already, and on a phone they move all that is
     * below.
     */
    chosen: useAfterPaint(state),
  };
}
