/** The lists of a member's votes; also the last part of their addresses. */
export const personVoteLists = ["voti-ribelli", "voti-chiave", "voti-fiducia"] as const;
export type PersonVoteList = (typeof personVoteLists)[number];

/** Something of each list. */
export function ofEachList<T>(of: (list: PersonVoteList) => T): Record<PersonVoteList, T> {
  return { "voti-ribelli": of("voti-ribelli"), "voti-chiave": of("voti-chiave"), "voti-fiducia": of("voti-fiducia") };
}
