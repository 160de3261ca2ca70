/** The members who voted against their groups, by name. */
import { isRebel } from "#src/domain/rebels.ts";
import { memberVoteCodes } from "#src/domain/codes.ts";
import { compareText } from "#src/lib/format.ts";
import type { NamedRebel } from "#src/contracts/votes-list.ts";
import { defineDerivation } from "#scripts/contracts/engine/reader.ts";
import { lineOf, monthVotes } from "#scripts/contracts/stats/month-votes.ts";
import { groupCardOn } from "#scripts/contracts/stats/person-card.ts";
import { branchMonth } from "#scripts/contracts/stats/roster.ts";

/** Rebels of a verified open vote, by name; empty for any other. Argument: vote id. */
export const voteRebels = defineDerivation<readonly NamedRebel[]>("vote-rebels", (read, id) => {
  const { branch, date } = read.require("vote", id);
  const month = read.derived(monthVotes, branchMonth(branch, date));
  const at = month.votes.findIndex((vote) => vote.id === id);
  const vote = month.votes[at];
  if (vote === undefined || vote.isSecret) return [];
  const rebels = month.members.flatMap((person, column): NamedRebel[] => {
    const cell = at * month.members.length + column;
    const code = memberVoteCodes[month.codes[cell] ?? -1];
    const position = month.groupOf[cell] ?? -1;
    const group = month.groups[position];
    // The President of the assembly is counted in no group.
    if (code === undefined || group === undefined || column === vote.president) return [];
    if (!isRebel(code, lineOf(vote, position))) return [];
    const { familyName, givenName } = read.require("person", person);
    const acronym = groupCardOn(read, group.id, date)?.acronym ?? group.id;
    return [{ id: person, name: `${familyName} ${givenName}`, group: { id: group.id, acronym } }];
  });
  return rebels.toSorted((a, b) => compareText(a.name, b.name));
});
