/** Lists of votes of a member; each value is also the last segment of the list's address. */
export const personVoteLists = ["voti-ribelli", "voti-chiave", "voti-fiducia"] as const;
export type PersonVoteList = (typeof personVoteLists)[number];

export function ofEachList<T>(of: (list: PersonVoteList) => T): Record<PersonVoteList, T> {
  return { "voti-ribelli": of("voti-ribelli"), "voti-chiave": of("voti-chiave"), "voti-fiducia": of("voti-fiducia") };
}
