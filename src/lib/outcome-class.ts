import type { Outcome } from "#src/domain/codes.ts";

/** The classes of an outcome's word: its square is filled (approved), empty (rejected) or half full (any other). */
export function outcomeClass(outcome: Outcome): string {
  return outcome === "approved" ? "out" : outcome === "rejected" ? "out ko" : "out alt";
}
