import type { PersonVotes } from "#src/contracts/person-page.ts";
import { presence as text, reliability } from "#src/i18n/person-votes.ts";
import { strength } from "#src/i18n/people.ts";
import { bareShare, formatShare, missing } from "#src/i18n/common.ts";
import { fillMonths } from "#src/domain/days.ts";
import type { ChartSpec } from "#src/components/charts/chart-spec.ts";
import type { LineKind } from "#src/components/charts/MonthLines.tsx";
import { formatPercent, formatRange, formatMonthShort, formatMonth, formatNumber } from "#src/lib/format.ts";

export const percentTicks = [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, label: formatPercent(at * 100, 0) }));

export const stripLabels = [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, text: formatPercent(at * 100, 0) }));

/** Labels and counts of the fifty classes of a distribution, two percentage points each. */
export function stripClasses(counts: readonly number[]): { label: string; count: number }[] {
  return counts.map((count, index) => ({ label: `${formatRange(index * 2, index * 2 + 2)}%`, count }));
}

/** Part and whole; null = no data. */
export type Pair = readonly [part: number, whole: number] | null;

/** Ratio from 0 to 1; null if there is no whole. */
export function ratio(pair: Pair): number | null {
  return pair === null || pair[1] === 0 ? null : pair[0] / pair[1];
}

/** Ratio in per cent, not rounded; null if there is no whole. */
export function toPercent(pair: Pair): number | null {
  return pair === null || pair[1] === 0 ? null : (pair[0] * 100) / pair[1];
}

/** Shares of the votes of a month: columns in the drawing, lines in the interactive chart. */
type ShareKind = "present" | "mission" | "absent";

/** Colour and dash length (px; 0 = solid) of the lines, equal to the drawing. */
const looks: Record<LineKind | ShareKind, readonly [color: string, dash: number]> = {
  own: ["c1", 0],
  majority: ["c2", 0],
  opposition: ["c3", 14],
  dash: ["c5", 6],
  dot: ["c5", 2],
  present: ["c4", 0],
  mission: ["c4", 8],
  absent: ["c4", 3],
};
/** Default kinds, by position of the line. */
const kinds = ["own", "dash", "dot"] as const;

/** Spec of the interactive chart of monthly lines: shares in per cent, rounded to `digits`, as in the text. */
export function monthSpec(
  title: string,
  months: readonly string[],
  lines: readonly {
    readonly kind?: LineKind | ShareKind;
    readonly name: string;
    readonly values: readonly (number | null)[];
  }[],
  digits: number,
): ChartSpec {
  return {
    type: "line",
    title,
    labels: months.map(formatMonthShort),
    unit: "%",
    top: 100,
    digits,
    series: lines.map(({ name, values, kind }, index) => {
      const [color, dash] = looks[kind ?? kinds[index] ?? "dot"];
      return {
        name,
        color,
        dash,
        values: values.map((value) => (value === null ? null : Number(value.toFixed(digits)))),
      };
    }),
  };
}

type Month = PersonVotes["months"][number];

/** Parts of the votes of a month, which add up to all of them. The names are those of the spec, §9. */
const parts = [
  { kind: "present", name: text.present, of: ({ present }: Month) => present },
  { kind: "mission", name: text.mission, of: ({ mission }: Month) => mission },
  { kind: "absent", name: text.absent, of: ({ voting, present, mission }: Month) => voting - present - mission },
] as const;

/**
 * Presences, missions and absences by month, and the lines of reliability: the member's, one per side of the group, the
 * group's and the chamber's. `acronym` of the group; null = none.
 */
export function votingMonths(votes: Pick<PersonVotes, "months" | "branch" | "changedGroup">, acronym: string | null) {
  const drawn = fillMonths(votes.months);
  const pairsOf = (of: (month: Month) => Pair) => drawn.map(({ point }): Pair => point && of(point));
  const shares = parts.map(({ kind, name, of }) => ({
    kind,
    name,
    pairs: pairsOf((month) => [of(month), month.voting]),
  }));
  const own = pairsOf((month) => month.own);
  // A series includes the first month of the next one, so that the line has no gap.
  const sides = drawn.map(({ point }) => (point === null ? undefined : point.side));
  const ownLines = [...new Set(sides.filter((side) => side !== undefined))].map((side) => ({
    kind: side === null || side === "neither" ? ("own" as const) : side,
    name: reliability.onSide(reliability.index, side),
    pairs: own.map((pair, index) => (sides[index] === side || sides[index - 1] === side ? pair : null)),
  }));
  const others = [
    ...(acronym === null
      ? []
      : [
          {
            kind: "dash" as const,
            name: votes.changedGroup ? reliability.groupThen : reliability.group(acronym),
            pairs: pairsOf((month) => month.group),
          },
        ]),
    { kind: "dot" as const, name: reliability.chamber(votes.branch), pairs: pairsOf((month) => month.chamber) },
  ];
  const hasLine = own.some((pair) => pair !== null && pair[1] > 0);
  const columns = hasLine ? [{ name: reliability.index, pairs: own }, ...others] : [];
  const words = (pair: Pair) => (pair === null || pair[1] === 0 ? missing.notEvaluable : formatShare(...pair));
  return {
    drawn,
    months: drawn.map(({ month }) => month),
    shares,
    lines: hasLine ? [...ownLines, ...others] : [],
    table: {
      head: [strength.month, ...parts.map(({ name }) => name), text.votes, ...columns.map(({ name }) => name)],
      // A row for each month drawn: the tooltip of a month shows its row.
      rows: drawn
        .map(({ month, point }, index) => [
          formatMonth(month),
          ...parts.map(({ of }) => (point === null ? missing.notEvaluable : bareShare(of(point), point.voting))),
          formatNumber(point?.voting ?? 0),
          ...columns.map(({ pairs }) => words(pairs[index] ?? null)),
        ])
        .toReversed(),
    },
  };
}
