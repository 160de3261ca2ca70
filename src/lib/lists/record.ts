/** The votes of one member as a list: rows of the votes list with the member's position and the line of the group. */
import { decodeBallots, lineOfLetter } from "#src/domain/ballot-text.ts";
import {
  mainVoteTypes,
  memberVoteCodes,
  type Branch,
  type GroupVoteCode,
  type MemberVoteCode,
} from "#src/domain/codes.ts";
import { isRebel } from "#src/domain/rebels.ts";
import type { MonthLines } from "#src/lib/comparison.ts";
import { groupBy } from "#src/lib/group-by.ts";
import { holds, isAmong } from "#src/lib/filters/apply.ts";
import type { Filter, ListDefinition } from "#src/lib/filters/definition.ts";
import { votesList, votesPageSize, type IncompleteVote, type IndexedVote, type VoteItem } from "./votes.ts";

export interface Position {
  readonly code: MemberVoteCode;
  /** Line of the member's group; null = in no group. */
  readonly line: GroupVoteCode | null;
}

export interface Stance extends Position {
  /** Voted against the line. */
  readonly isDissent: boolean;
}

/** A vote of the record. */
export type RecordItem = IncompleteVote & Stance;

/** Positions of a member in one chamber. */
export interface ChamberLines {
  readonly branch: Branch;
  readonly months: MonthLines;
}

/**
 * Joins votes, newest first, with the letters of a member. A vote without a position of the member is left out.
 *
 * @throws RangeError when a month has not as many letters as votes: letters refer to votes by position.
 */
export function toRecord<Row extends Pick<VoteItem, "branch" | "date">>(
  rows: readonly Row[],
  chambers: readonly ChamberLines[],
): (Row & Stance)[] {
  const monthOf = ({ branch, date }: Pick<VoteItem, "branch" | "date">): string => `${branch}:${date.slice(0, 7)}`;
  const votes = groupBy(rows, monthOf);
  const found = new Map<Row, Position>();
  for (const { branch, months } of chambers)
    for (const [month, positions, lines = ""] of months) {
      const own = votes.get(`${branch}:${month}`)?.toReversed() ?? [];
      if (own.length !== positions.length || own.length !== lines.length)
        throw new RangeError(`${branch} ${month}: ${positions.length} positions in ${own.length} votes`);
      const codes = decodeBallots(positions.toUpperCase());
      for (const [place, row] of own.entries()) {
        const code = codes[place] ?? null;
        if (code !== null) found.set(row, { code, line: lineOfLetter(lines.charAt(place)) });
      }
    }
  return rows.flatMap((row) => {
    const position = found.get(row);
    return position === undefined ? [] : [{ ...row, ...position, isDissent: isRebel(position.code, position.line) }];
  });
}

/** Filters of the votes list that apply unchanged, by name. */
const shared = ["search", "topic", "bill", "govbill", "govdecree", "implementingdecree"];

const recordFilters: readonly Filter<IndexedVote & Stance>[] = [
  ...votesList.filters.filter(({ name }) => shared.includes(name)),
  { name: "dissent", kind: "flag", matches: holds(({ isDissent }) => isDissent) },
  { name: "vote", kind: "choice", values: memberVoteCodes, matches: isAmong(({ code }) => code) },
  ...votesList.filters.flatMap(({ name, kind, matches }) =>
    // Without its default: all votes are wanted, not only key votes.
    name === "main_vote_type" ? [{ name, kind, matches, values: mainVoteTypes.filter((type) => type !== "all") }] : [],
  ),
  // A year or a month, chosen in the drawing.
  {
    name: "period",
    kind: "link",
    shape: /^\d{4}(?:-\d{2})?$/,
    matches:
      ([period = ""]) =>
      ({ date }) =>
        date.startsWith(period),
  },
];

export const recordList: ListDefinition<IndexedVote & Stance> = {
  collection: "record",
  filters: recordFilters,
  // Always newest first.
  orderings: [],
  defaultOrdering: "-date",
  pageSize: votesPageSize,
  paging: "more",
};
