/** The lists of a member's votes; also the last part of their addresses. */
export const personVoteLists = ["voti-ribelli", "voti-chiave", "voti-fiducia"] as const;
export type PersonVoteList = (typeof personVoteLists)[number];
