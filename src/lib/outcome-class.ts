import type { Outcome } from "#src/domain/codes.ts";

/** CSS classes of an outcome's label: its square is filled (approved), empty (rejected) or half filled (any other). */
export function outcomeClass(outcome: Outcome): string {
  return outcome === "approved" ? "out" : outcome === "rejected" ? "out ko" : "out alt";
}
