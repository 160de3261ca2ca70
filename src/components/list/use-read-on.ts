import { useCallback, useEffect, useRef, type RefObject } from "react";

const linksIn = (box: HTMLElement | null): readonly HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>("tbody a, li a") ?? []),
];

/**
 * Moves the focus to the new rows when rows are added or replaced: the control that requested them is then below them
 * or removed. Call the returned function just before the request; `isMore`: new rows are appended. When `rows` have
 * changed and loading has ended, the focus moves to the first new row, or to the retry button after a failure.
 */
export function useReadOn(
  box: RefObject<HTMLElement | null>,
  rows: unknown,
  isAwaited = false,
): (isMore: boolean) => void {
  const from = useRef<number | null>(null);
  const shown = useRef(rows);
  useEffect(() => {
    if (isAwaited) return;
    const [retry] = box.current?.querySelectorAll<HTMLElement>(".list-error button") ?? [];
    // The effect also runs without new rows, for example after hydration: keep waiting.
    if (rows === shown.current && retry === undefined) return;
    shown.current = rows;
    if (from.current === null) return;
    (retry ?? linksIn(box.current)[from.current])?.focus();
    from.current = null;
  }, [box, rows, isAwaited]);
  return useCallback(
    (isMore) => {
      from.current = isMore ? linksIn(box.current).length : 0;
    },
    [box],
  );
}
