import type { MouseEvent } from "react";

/**
 * Moves the focus before its control is removed: to the next control of the same kind, or the previous one, or to the
 * first field when none is left. Only for keyboard clicks (`detail` is 0).
 */
export function passFocus({ currentTarget, detail }: MouseEvent, isLast: boolean): void {
  if (detail !== 0) return;
  const beside = [...(currentTarget.closest("p, ul")?.querySelectorAll<HTMLElement>(currentTarget.tagName) ?? [])];
  const at = beside.findIndex((control) => control === currentTarget);
  const field = currentTarget.closest("react-island")?.querySelector<HTMLElement>("input, select");
  (isLast ? field : (beside[at + 1] ?? beside[at - 1]))?.focus();
}
