/** The votes that others write about: they have an embed and a picture of their own. */
export const notableKinds = ["key", "final", "confidence"] as const;

/** Key, final or on the confidence. */
export function isNotable(vote: {
  readonly isKey: boolean | null;
  readonly isFinal: boolean | null;
  readonly isConfidence: boolean | null;
}): boolean {
  return vote.isKey === true || vote.isFinal === true || vote.isConfidence === true;
}
