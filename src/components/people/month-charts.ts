import type { PersonVotes } from "#src/contracts/person-page.ts";
import { presence as text } from "#src/i18n/person-votes.ts";
import { strength } from "#src/i18n/people.ts";
import { formatShare, missing } from "#src/i18n/common.ts";
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

/** Colour and dash length (px; 0 = solid) of the lines, equal to the drawing. */
const looks: Record<LineKind, readonly [color: string, dash: number]> = {
  own: ["c1", 0],
  majority: ["c2", 0],
  opposition: ["c3", 14],
  dash: ["c5", 6],
  dot: ["c5", 2],
};
/** Default kinds, by position of the line. */
const kinds = ["own", "dash", "dot"] as const;

/** Spec of the interactive chart of monthly lines: shares in per cent, rounded to `digits`, as in the text. */
export function monthSpec(
  title: string,
  months: readonly string[],
  lines: readonly { readonly kind?: LineKind; readonly name: string; readonly values: readonly (number | null)[] }[],
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
  { kind: "own", name: text.present, of: ({ present }: Month) => present },
  { kind: "dash", name: text.mission, of: ({ mission }: Month) => mission },
  { kind: "dot", name: text.absent, of: ({ voting, present, mission }: Month) => voting - present - mission },
] as const;

/** Presences, missions and absences by month, as lines for both charts and as a table. */
export function presenceMonths(known: PersonVotes["months"]) {
  const drawn = fillMonths(known);
  const pairsOf = (part: (month: Month) => number) =>
    drawn.map(({ point }): Pair => point && [part(point), point.voting]);
  return {
    drawn,
    months: drawn.map(({ month }) => month),
    lines: parts.map(({ kind, name, of }) => ({ kind, name, pairs: pairsOf(of) })),
    table: {
      head: [strength.month, ...parts.map(({ name }) => name), text.votes],
      rows: drawn
        .toReversed()
        .map(({ month, point }) => [
          formatMonth(month),
          ...parts.map(({ of }) => (point === null ? missing.notEvaluable : formatShare(of(point), point.voting))),
          formatNumber(point?.voting ?? 0),
        ]),
    },
  };
}
