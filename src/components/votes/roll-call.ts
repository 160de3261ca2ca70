/** Arranges the members of a vote for display: by group, vote, seat. Pure functions of contract and composition. */
import { choiceCodes, type ChoiceCode, type MemberVoteCode, type SideOnDay } from "#src/domain/codes.ts";
import { addCounts, countCodes, countCodesBy, totalOf, type CodeCounts } from "#src/domain/code-counts.ts";
import { countNonParticipants } from "#src/domain/participation.ts";
import { plurality } from "#src/domain/group-line.ts";
import type { AreaChoice } from "#src/domain/territory.ts";
import { decodeBallots } from "#src/domain/ballot-text.ts";
import { groupBy } from "#src/lib/group-by.ts";
import type { Composition, CompositionGroup, CompositionMember } from "#src/contracts/composition.ts";
import type { GroupResult, VotePage } from "#src/contracts/vote-page.ts";

/** Order of codes inside a group; null (no position) last. */
const order: readonly (MemberVoteCode | null)[] = [
  "AYE",
  "NO",
  "ABST",
  "SEC",
  "PRES",
  "RNV",
  "PNV",
  "MIS",
  "ABSE",
  null,
];

/** A member with the position in a vote; `code` null = not published. */
export interface RollCallEntry {
  readonly member: CompositionMember;
  readonly code: MemberVoteCode | null;
  readonly isRebel: boolean;
  /** The President of the assembly: needs no position. */
  readonly isPresident: boolean;
}

/** Members of a group, by vote. `group: null` = in no group. */
export interface RollCallSection {
  readonly group: CompositionGroup | null;
  readonly size: number;
  readonly votes: readonly { readonly code: MemberVoteCode | null; readonly entries: readonly RollCallEntry[] }[];
}

/** Positions of the members in a vote, in the order of the composition. */
export interface VotePositions {
  readonly ballots: VotePage["ballots"];
  readonly rebels: readonly number[] | null;
}

export function toEntries(vote: VotePositions, chamber: Composition): readonly RollCallEntry[] {
  const codes = decodeBallots(vote.ballots);
  const rebels = new Set(vote.rebels);
  return chamber.members.map((member, index) => ({
    member,
    code: codes[index] ?? null,
    isRebel: rebels.has(index),
    isPresident: index === chamber.president,
  }));
}

/** The President of the assembly where no position is published: no member is missing. */
export function isPresidentAlone({ code, isPresident }: RollCallEntry): boolean {
  return isPresident && code === null;
}

const placeOf = new Map(order.map((code, place) => [code, place]));

/** Sections of the roll call: largest group first, members without group last. */
export function toRollCall(
  entries: readonly RollCallEntry[],
  groups: readonly CompositionGroup[],
): readonly RollCallSection[] {
  const byGroup = groupBy(entries, ({ member }) => member[5]);
  const sections = [...groups.keys(), null].flatMap((position): RollCallSection[] => {
    const own = byGroup.get(position);
    if (own === undefined) return [];
    const byCode = groupBy(own, ({ code }) => code);
    const votes = order.flatMap((code) => {
      const same = byCode.get(code);
      return same === undefined ? [] : [{ code, entries: same }];
    });
    return [{ group: position === null ? null : (groups[position] ?? null), size: own.length, votes }];
  });
  return sections.toSorted((a, b) => Number(a.group === null) - Number(b.group === null) || b.size - a.size);
}

/** Members whose choice changed from an earlier vote to this one, by group. */
export interface Turn {
  readonly before: ChoiceCode;
  readonly after: ChoiceCode;
  readonly size: number;
  readonly sections: readonly RollCallSection[];
}

/** Changes of choice, the most frequent first. */
export function toTurns(
  changed: NonNullable<VotePage["changes"]>["members"],
  entries: readonly RollCallEntry[],
  groups: readonly CompositionGroup[],
): readonly Turn[] {
  const earlier = new Map(changed);
  const turns = choiceCodes.flatMap((before) =>
    choiceCodes.map((after): Turn => {
      const same = entries.filter(({ code }, position) => code === after && earlier.get(position) === before);
      return { before, after, size: same.length, sections: toRollCall(same, groups) };
    }),
  );
  return turns.filter(({ size }) => size > 0).toSorted((a, b) => b.size - a.size);
}

/** Members from the left seat to the right: by group in the order of the seat chart, then by vote. */
export function toSeating(
  entries: readonly RollCallEntry[],
  groups: readonly CompositionGroup[],
): readonly RollCallEntry[] {
  // Members without group sit between the sides.
  const between = groups.findIndex(({ side }) => side === "majority") - 0.5;
  const wedge = ({ member: [, , , , , position], code }: RollCallEntry): number => {
    const place = placeOf.get(code) ?? order.length;
    const isMajority = position !== null && groups[position]?.side === "majority";
    // Reversed within the majority, so that the ayes of both sides are adjacent.
    return (position ?? between) * 100 + (isMajority ? place : -place);
  };
  const wedges = [...groupBy(entries, wedge)];
  return wedges.sort(([a], [b]) => a - b).flatMap(([, own]) => own);
}

/** A part of the stacked bar. `code: null` = all members not in other parts. */
export interface BarPart {
  readonly code: MemberVoteCode | null;
  readonly count: number;
}

type BarVote = Pick<VotePage, "counts" | "totals" | "isSecret" | "status">;

/**
 * Whether the bar of a vote is drawn from individual positions, so that its parts can link to members. Otherwise it
 * shows the declared totals: the ballot is secret, under review, or no position is published.
 */
export function hasCountedBar(vote: BarVote): vote is BarVote & { counts: CodeCounts } {
  return vote.counts !== null && !vote.isSecret && vote.status === "verified";
}

/** Totals that decided a vote; null = the vote was annulled, or its totals do not match the seats. */
export function decidingTotals({ status, outcome, totals }: Pick<VotePage, "status" | "outcome" | "totals">) {
  return status === "review" || outcome === "other" ? null : totals;
}

export function toBarParts(vote: BarVote): readonly BarPart[] {
  if (hasCountedBar(vote)) return countsByCode(vote.counts);
  const { counts, totals } = vote;
  if (totals.ayes === null || totals.noes === null) return [];
  const declared: BarPart[] = [
    { code: "AYE", count: totals.ayes },
    { code: "NO", count: totals.noes },
    { code: "ABST", count: totals.abstained ?? 0 },
  ];
  const members = counts === null ? 0 : totalOf(counts);
  const rest = members - declared.reduce((sum, { count }) => sum + count, 0);
  return [...declared, { code: null, count: rest }].filter(({ count }) => count > 0);
}

/** Codes with a non-zero count, in the order of the roll call. */
export function countsByCode(counts: CodeCounts): readonly { readonly code: MemberVoteCode; readonly count: number }[] {
  return order.flatMap((code) => (code === null || counts[code] === 0 ? [] : [{ code, count: counts[code] }]));
}

/**
 * A row of the group table: a side, or the groups of neither side, those of which it is not known (`group: null`), before its groups; "none" = members
 * without group.
 */
export interface GroupRow {
  readonly result: GroupResult;
  readonly group: CompositionGroup | "none" | null;
  /** Side of the members counted in the row. */
  readonly side: SideOnDay;
  /** Size of the whole group, when some of its members are counted in a row of another side; null otherwise. */
  readonly partOf: number | null;
}

/**
 * Majority and its groups, opposition and its groups, then the groups of neither side, then those whose side is not known; largest first within each. Every
 * member is counted once: those in the mixed group or in no group are counted under their own side.
 */
export function toGroupRows(
  vote: Pick<VotePage, "ballots" | "groups" | "sides">,
  chamber: Composition,
): readonly GroupRow[] {
  const results = chamber.groups.flatMap((group, position): GroupRow[] => {
    const result = group.isMixed ? undefined : vote.groups[position];
    return result === undefined ? [] : [{ result, group, side: group.side, partOf: null }];
  });
  const rows = [...results, ...toLooseRows(vote.ballots, chamber)];
  const of = (side: SideOnDay) =>
    rows.filter((row) => row.side === side).toSorted((a, b) => sizeInTable(b) - sizeInTable(a));
  const sides = sidesOfTable.flatMap((side): GroupRow[] => {
    const result = vote.sides.find((candidate) => candidate.side === side);
    return result === undefined ? [] : [{ result, group: null, side, partOf: null }, ...of(side)];
  });
  const others = (["neither", null] as const).flatMap((side): readonly GroupRow[] => {
    const own = of(side);
    if (own.length === 0) return [];
    const sum: GroupRow = { result: toSum(own), group: null, side, partOf: null };
    // A single part of a group would repeat the sum.
    return [sum, ...(own.length === 1 && own[0]?.partOf !== null ? [] : own)];
  });
  return [...sides, ...others];
}

const sizeInTable = ({ group, result }: GroupRow): number => (group === "none" ? -1 : totalOf(result.counts));

const sidesOfTable = ["majority", "opposition"] as const;

/** Rows for the members of the mixed group and of no group, one per side. They have no common line. */
function toLooseRows(ballots: VotePage["ballots"], { groups, members, president }: Composition): readonly GroupRow[] {
  const eligible = decodeBallots(ballots).map((code, member) => (member === president ? null : code));
  return [...groups, null].flatMap((group, place): readonly GroupRow[] => {
    if (group !== null && !group.isMixed) return [];
    const position = group === null ? null : place;
    const own = eligible.map((code, member) => (members[member]?.[5] === position ? code : null));
    const whole = totalOf(countCodes(own));
    const bySide = countCodesBy(own, (member) => members[member]?.[6] ?? null);
    return [...bySide].map(([side, counts]): GroupRow => {
      const nonParticipants = countNonParticipants(counts);
      const result = { counts, line: "NV", rebels: null, nonParticipants, cohesion: null } as const;
      return { result, group: group ?? "none", side, partOf: bySide.size > 1 ? whole : null };
    });
  });
}

/** Sum of the groups of neither side. They have no common line, so no line and no cohesion. */
function toSum(rows: readonly GroupRow[]): GroupResult {
  const results = rows.map(({ result }) => result);
  const known = results.flatMap(({ rebels }) => rebels ?? []);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
  return {
    counts: addCounts(results.map(({ counts }) => counts)),
    line: "NV",
    rebels: known.length === 0 ? null : sum(known),
    nonParticipants: sum(results.map(({ nonParticipants }) => nonParticipants)),
    cohesion: null,
  };
}

/** The plurality among some members; null when nobody expressed a choice or the first two tie. */
export function prevailing(ayes: number, noes: number, abstained: number): "AYE" | "NO" | "ABST" | null {
  return plurality({ ...countCodes([]), AYE: ayes, NO: noes, ABST: abstained });
}

/** Choices of the members who have an area and a group; `group`: its position in the composition. */
export function toAreaChoices(entries: readonly RollCallEntry[], groups: VotePage["groups"]): readonly AreaChoice[] {
  return entries.flatMap(({ member: [, , , , area, position], code }): AreaChoice[] => {
    const choice = choiceCodes.find((known) => known === code);
    const line = position === null ? undefined : groups[position]?.line;
    return area === null || choice === undefined || line === undefined
      ? []
      : [{ area, group: String(position), line, choice }];
  });
}
