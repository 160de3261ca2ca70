import type { Outcome } from "#src/domain/codes.ts";

/** CSS class that sets a group's colour (`--g`) on an element. A group without a colour keeps the neutral grey. */
export function groupClass(id: string): string {
  return `g-${id}`;
}

/** CSS classes of an outcome's label: its square is filled (approved), empty (rejected) or half filled (any other). */
export function outcomeClass(outcome: Outcome): string {
  return outcome === "approved" ? "out" : outcome === "rejected" ? "out ko" : "out alt";
}

/** The same of a proposal, also one that was voted in parts; null = the outcome is not known. */
export function proposalClass(result: Outcome | "parts" | null): string {
  return result === "parts" || result === null ? "out alt" : outcomeClass(result);
}

/** Length in characters above which a title is set smaller. */
const longTitle = 80;

/** CSS class of a page heading that shows a title from the source. */
export function titleClass(title: string): string | undefined {
  return title.length > longTitle ? "long-title" : undefined;
}

const done = new Set(["is_law", "converted", "published", "adopted", "adopted_late"]);
/** Whether nothing more is awaited of an act, and it holds: a law, a converted decree-law, an adopted decree. */
export const isDone = (state: string): boolean => done.has(state);

const ended = new Set([
  "rejected",
  "absorbed",
  "unified",
  "withdrawn",
  "returned",
  "split",
  "ended",
  "lapsed",
  "overdue",
]);
const own: Readonly<Record<string, string>> = { to_begin: "out new", one_branch: "out half", adopted_late: "out late" };

/**
 * CSS classes of an act's state: its sign is filled (completed; after its term, in another colour), empty (failed or
 * overdue), a ring (never examined), one of two halves (approved by one chamber), or filled across (open in any other
 * way).
 */
export function stateClass(state: string): string {
  return own[state] ?? (done.has(state) ? "out" : ended.has(state) ? "out ko" : "out alt");
}
