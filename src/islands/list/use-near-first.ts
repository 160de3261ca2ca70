import { useEffect, useMemo, useState } from "react";
import type { ListState, Paged } from "#src/lib/filters/definition.ts";
import { afterPaint } from "./use-after-paint.ts";

/** Rows, and what they answer. */
export interface Answer<Row> {
  readonly state: ListState;
  readonly paged: Paged<Row>;
}

/**
 * An answer in two steps: on a slow phone laying out a table is most of what a reader waits for, so the first `near`
 * lines take their new rows at once, the others once those are on the screen. Until then the others keep what they
 * showed, which is `settled`, and `isWhole` is false. With no line near, as under a chart that fills the screen, all
 * rows wait.
 */
export function useNearFirst<Row>(
  state: ListState,
  paged: Paged<Row>,
  near: number,
): { readonly drawn: Answer<Row>; readonly settled: Answer<Row>; readonly isWhole: boolean } {
  const answer = useMemo(() => ({ state, paged }), [state, paged]);
  const [before, settle] = useState(answer);
  useEffect(() => (before === answer ? undefined : afterPaint(() => settle(answer))), [before, answer]);
  const settled = paged.results.length <= near ? answer : before;
  const isWhole = settled === answer;
  const drawn = useMemo(
    () => (isWhole || near === 0 ? settled : mix(answer, settled, near)),
    [isWhole, answer, settled, near],
  );
  return { drawn, settled, isWhole };
}

/** As many lines as the answer has, the first of them its own. */
function mix<Row>({ state, paged }: Answer<Row>, before: Answer<Row>, near: number): Answer<Row> {
  const others = before.paged.results.slice(near, paged.results.length);
  return { state, paged: { ...paged, results: [...paged.results.slice(0, near), ...others] } };
}
