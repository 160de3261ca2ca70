/** Bands of the share of votes at which a member was present. */
export const presenceBands = ["90_100", "75_90", "50_75", "_50"] as const;
export type PresenceBand = (typeof presenceBands)[number];

/** Band of a presence: ≥ 90 %, ≥ 75 %, ≥ 50 %, < 50 %; null when there was no vote. */
export function presenceBand(present: number, voting: number): PresenceBand | null {
  if (voting === 0) return null;
  // Compared as integers: 9 of 10 is exactly 90 %.
  const hundredths = present * 100;
  if (hundredths >= voting * 90) return "90_100";
  if (hundredths >= voting * 75) return "75_90";
  return hundredths >= voting * 50 ? "50_75" : "_50";
}
