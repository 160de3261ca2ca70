import { charts } from "#src/i18n/charts.ts";
import { formatDayShort, formatNumber } from "#src/lib/format.ts";
import { escapeHtml } from "#src/lib/text.ts";
import type { ChartPoint, ChartSpec } from "./chart-spec.ts";

/** Position of the pointer, as reported by the library. */
export interface At {
  readonly seriesIndex: number;
  readonly dataPointIndex: number;
}

export function pointAt(spec: ChartSpec, at: At | undefined): ChartPoint | undefined {
  return at === undefined ? undefined : spec.series[at.seriesIndex]?.points?.[at.dataPointIndex];
}

export function valueText(spec: ChartSpec, value: number | null): string {
  return value === null ? "" : `${formatNumber(value, spec.digits ?? 0)}${spec.unit ?? ""}`;
}

function wholeText(spec: ChartSpec, at: At | undefined): string {
  if (spec.stack !== "share" || at === undefined) return "";
  const whole = spec.series.reduce((sum, { values }) => sum + (values?.[at.dataPointIndex] ?? 0), 0);
  return charts.ofWhole(formatNumber(whole));
}

/** Tooltip options: name and value. */
export function toTooltip(spec: ChartSpec, isDark: boolean): ApexTooltip {
  return {
    shared: spec.type === "line",
    intersect: spec.type !== "line",
    theme: isDark ? "dark" : "light",
    x: {
      formatter: (value: number, at?: At) => {
        const point = pointAt(spec, at);
        return point === undefined
          ? escapeHtml(String(spec.labels?.[value - 1] ?? value))
          : `${formatDayShort(point[0])}: ${escapeHtml(point[2])}`;
      },
    },
    y: {
      formatter: (place: number | null, at?: At) => {
        const value = spec.isRoot && place !== null ? place ** 2 : place;
        return `${valueText(spec, value)}${wholeText(spec, at)}`;
      },
      title: {
        formatter: (name: string) => `${escapeHtml(name)}: `,
      },
    },
  };
}
