import { useCallback, useEffect, useRef, type RefObject } from "react";

/** The links of rows: of a table, or of a list. */
const linksIn = (box: HTMLElement | null): readonly HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>("tbody a, li a") ?? []),
];

/**
 * Moves the focus to where reading goes on when other rows come: the control that asked for them is then below them, or
 * gone. Call the function just before asking; `isMore` says that the new rows will follow those already there. Once
 * `rows` have changed and nothing more is awaited, the focus goes to the first new row, or to "try again" when none
 * came.
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
    // Nothing has come yet: the page itself is just waking, after it was asked.
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
