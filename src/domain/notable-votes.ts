import type { Branch, Outcome } from "./codes.ts";

/** Kinds of vote that others are likely to write about: these votes have an embed of their own and a preview image. */
export const notableKinds = ["key", "final", "confidence"] as const;

export function isNotable(vote: {
  readonly isKey: boolean | null;
  readonly isFinal: boolean | null;
  readonly isConfidence: boolean | null;
}): boolean {
  return vote.isKey === true || vote.isFinal === true || vote.isConfidence === true;
}

/** What the preview image of any other vote tells: the outcome and the chamber. */
export const outcomeImages = [
  "camera-approvata",
  "camera-respinta",
  "camera-governo-battuto",
  "senato-approvata",
  "senato-respinta",
  "senato-governo-battuto",
] as const;
export type OutcomeImage = (typeof outcomeImages)[number];

/** null = neither approved nor rejected: annulled, or a quorum check. */
export function outcomeImage(vote: {
  readonly branch: Branch;
  readonly outcome: Outcome;
  readonly isGovernmentBeaten: boolean;
}): OutcomeImage | null {
  const chamber = vote.branch === "C" ? "camera" : "senato";
  if (vote.isGovernmentBeaten) return `${chamber}-governo-battuto`;
  return vote.outcome === "other" ? null : `${chamber}-${vote.outcome === "approved" ? "approvata" : "respinta"}`;
}
