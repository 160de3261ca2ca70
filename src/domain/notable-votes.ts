/** The votes that others write about: they have an embed and a picture of their own. */
export const notableKinds = ["key", "final", "confidence"] as const;

/** Key, final or on the confidence. */
export function isNotable(vote: {
  readonly isKey: boolean;
  readonly isFinal: boolean;
  readonly isConfidence: boolean;
}): boolean {
  return vote.isKey || vote.isFinal || vote.isConfidence;
}
