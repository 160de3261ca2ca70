import type { ChartSpec } from "./chart-spec.ts";

/** The interactive chart of a square table of percentages: one series per row; null = cell without value. */
export function heatSpec(
  title: string,
  labels: readonly { readonly short: string }[],
  values: readonly (readonly (number | null)[])[],
): ChartSpec {
  return {
    type: "heatmap",
    title,
    unit: "%",
    digits: 1,
    labels: labels.map(({ short }) => short),
    series: labels.map(({ short }, row) => ({
      name: short,
      color: "c2",
      values: labels.map((_, column) => rounded(values[row]?.[column] ?? null)),
    })),
  };
}

function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(1));
}
