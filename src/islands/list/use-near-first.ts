import { useEffect, useMemo, useState } from "react";
import { afterPaint } from "./use-after-paint.ts";

/**
 * The rows of an answer in two steps: on a slow phone laying out a table is most of what a reader waits for, so the first `near` lines
 * take their new rows at once, the others when those are on the screen. Until then the others keep what they showed, and
 * `isWhole` is false.
 */
export function useNearFirst<Row>(
  rows: readonly Row[],
  near: number | undefined,
): { readonly drawn: readonly Row[]; readonly isWhole: boolean } {
  const [settled, settle] = useState(rows);
  useEffect(() => (near === undefined ? undefined : afterPaint(() => settle(rows))), [rows, near]);
  const isWhole = near === undefined || settled === rows || rows.length <= near;
  const drawn = useMemo(
    () => (isWhole ? rows : [...rows.slice(0, near), ...settled.slice(near, rows.length)]),
    [isWhole, rows, settled, near],
  );
  return { drawn, isWhole };
}
