import type { Outcome } from "#src/domain/codes.ts";

/** CSS class that sets a group's colour (`--g`) on an element. A group without a colour keeps the neutral grey. */
export function groupClass(id: string): string {
  return `g-${id}`;
}

/** CSS classes of an outcome's label: its square is filled (approved), empty (rejected) or half filled (any other). */
export function outcomeClass(outcome: Outcome): string {
  return outcome === "approved" ? "out" : outcome === "rejected" ? "out ko" : "out alt";
}

/** Length in characters above which a title is set smaller. */
const longTitle = 80;

/** CSS class of a page heading that shows a title from the source. */
export function titleClass(title: string): string | undefined {
  return title.length > longTitle ? "long-title" : undefined;
}
