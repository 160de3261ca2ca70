/** Entries for members who join or leave a group. */
import { lastDay, shownEnd, shownStart } from "#src/domain/periods.ts";
import type { Membership } from "#src/domain/records.ts";
import { compareText } from "#src/lib/format.ts";
import type { FeedItem } from "#src/contracts/feed.ts";
import type { Reader } from "#scripts/contracts/engine/reader.ts";
import { finalDay } from "#scripts/contracts/stats/coverage.ts";
import { groupCardOn } from "#scripts/contracts/stats/person-card.ts";

type Passage = Extract<FeedItem, { type: "membership" }>;

/** One entry for all who join, or leave, a group on the same day. */
export function together(passages: readonly Passage[]): FeedItem[] {
  const moves = Map.groupBy(passages, ({ date, direction, group }) => [date, direction, group].join("/"));
  return [...moves.values()].flatMap((same): FeedItem[] => {
    const [first, second] = same;
    if (first === undefined || second === undefined) return [...same];
    const { date, direction, group } = first;
    const names = same.map(({ person }) => person.name).sort(compareText);
    return [{ type: "memberships", date, direction, group, names }];
  });
}

/**
 * Entries for leaving and joining a group, latest first, if the days are known. As on the pages, a change of group has
 * one day, the first in the new group; who leaves with the mandate does so on its last day, and nobody by the end of the
 * legislature. The group has the name that it had while the person was in it.
 */
export function toPassages(
  read: Reader,
  { groups, branch, ...mandate }: Pick<Membership, "branch" | "groups" | "end" | "lastDay">,
  person: { readonly id: string; readonly name: string },
): Passage[] {
  const passage = (group: string, date: string | null, named: string | null, direction: "in" | "out"): Passage[] =>
    date === null || named === null
      ? []
      : [{ type: "membership", date, direction, group: groupCardOn(read, group, named)?.name ?? group, person }];
  const final = read.derived(finalDay, branch);
  const isFinal = final !== null && mandate.end !== null && mandate.end > final;
  return groups.toReversed().flatMap((period) => {
    const [first, left] = [shownStart(period), shownEnd(period)];
    return [
      ...(left === mandate.end
        ? passage(period.group, isFinal ? null : lastDay(shownEnd(mandate)), lastDay(left), "out")
        : passage(period.group, left, lastDay(left), "out")),
      ...passage(period.group, first, first, "in"),
    ];
  });
}
