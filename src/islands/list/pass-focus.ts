import type { MouseEvent } from "react";

/**
 * Hands the focus on before its control goes away with what it removes: to the next of its kind, or the one before, or to
 * the first field when none will be left. Only for the keyboard: a pointer has no place in the page to lose.
 */
export function passFocus({ currentTarget, detail }: MouseEvent, isLast: boolean): void {
  if (detail !== 0) return;
  const beside = [...(currentTarget.closest("p, ul")?.querySelectorAll<HTMLElement>(currentTarget.tagName) ?? [])];
  const at = beside.findIndex((control) => control === currentTarget);
  const field = currentTarget.closest("astro-island")?.querySelector<HTMLElement>("input, select");
  (isLast ? field : (beside[at + 1] ?? beside[at - 1]))?.focus();
}
