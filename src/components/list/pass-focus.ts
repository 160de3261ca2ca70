import type { MouseEvent } from "react";

/**
 * Moves the focus before its control is removed, so that it never falls on the body: to the next control of the same
 * kind, or the previous one. When none is left, to the first field, or after a click by pointer to the count: a field
 * would open the keyboard of a phone.
 */
export function passFocus({ currentTarget, detail }: MouseEvent, isLast: boolean): void {
  const beside = [...(currentTarget.closest("p, ul")?.querySelectorAll<HTMLElement>(currentTarget.tagName) ?? [])];
  const at = beside.findIndex((control) => control === currentTarget);
  const island = currentTarget.closest("react-island");
  const field = island?.querySelector<HTMLElement>("input, select");
  const count = island?.querySelector<HTMLElement>(".count[role=status]");
  count?.setAttribute("tabindex", "-1");
  // `detail` is 0 for a click by keyboard.
  const rest = detail === 0 ? field : (count ?? field);
  (isLast ? rest : (beside[at + 1] ?? beside[at - 1]))?.focus({ preventScroll: detail !== 0 });
}
