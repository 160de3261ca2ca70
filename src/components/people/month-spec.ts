import type { LineKind } from "#src/charts/MonthLines.tsx";
import type { ChartSpec } from "#src/charts/chart-spec.ts";
import { formatMonthShort } from "#src/lib/format.ts";

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
