/** Kinds of vote that others are likely to write about: these votes have an embed of their own and a preview image. */
export const notableKinds = ["key", "final", "confidence"] as const;

export function isNotable(vote: {
  readonly isKey: boolean | null;
  readonly isFinal: boolean | null;
  readonly isConfidence: boolean | null;
}): boolean {
  return vote.isKey === true || vote.isFinal === true || vote.isConfidence === true;
}
