import type { TwinSpec } from "#src/charts/twin-spec.ts";
import { formatMonthShort } from "#src/lib/format.ts";

/** Colours of the person's own line, of the group's, of the chamber's. */
const colors = ["c1", "c4", "c5"] as const;

/** The interactive twin of lines over the months: shares in per cent, as precise as the words beside them. */
export function monthTwin(
  title: string,
  months: readonly string[],
  lines: readonly { readonly name: string; readonly values: readonly (number | null)[] }[],
  digits: number,
): TwinSpec {
  return {
    type: "line",
    title,
    labels: months.map(formatMonthShort),
    unit: "%",
    top: 100,
    digits,
    series: lines.map(({ name, values }, index) => ({
      name,
      color: colors[index] ?? "c4",
      values: values.map((value) => (value === null ? null : Number(value.toFixed(digits)))),
    })),
  };
}
