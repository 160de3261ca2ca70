import type { ApexOptions } from "apexcharts";
import { formatDayShort, formatNumber } from "#src/lib/format.ts";
import type { TwinSpec } from "./twin-spec.ts";

/** Resolves a colour token to the colour of the current theme. */
export type ColorOf = (token: string) => string;

/** The twin's data in ApexCharts' shape. */
export function toApexSeries(spec: TwinSpec, colorOf: ColorOf): ApexAxisChartSeries {
  return spec.series.map(({ name, values, points }) => ({
    name,
    data:
      points === undefined
        ? (spec.labels ?? []).map((label, index) => ({
            x: label,
            y: values?.[index] ?? null,
            ...(index === spec.mark ? { fillColor: colorOf("c1") } : {}),
          }))
        : points.map(([day, value]) => ({ x: Date.parse(day), y: value })),
  }));
}

/** Options of the twin: the site's type and colours, Italian numbers, no animation, points that lead to their page. */
export function toApexOptions(spec: TwinSpec, colorOf: ColorOf, open: (href: string) => void): ApexOptions {
  const text = (value: number | null): string =>
    value === null ? "" : `${formatNumber(value, spec.digits ?? 0)}${spec.unit ?? ""}`;
  const pointAt = (series: number, index: number) => spec.series[series]?.points?.[index];
  const isDark = colorOf("paper") !== "" && isDarkColor(colorOf("paper"));
  return {
    chart: {
      fontFamily: "inherit",
      foreColor: colorOf("ink-2"),
      background: "transparent",
      animations: { enabled: false },
      toolbar: { show: true, tools: { download: false } },
      stacked: spec.stack !== undefined,
      ...(spec.stack === "share" ? { stackType: "100%" } : {}),
      zoom: { enabled: spec.type === "scatter" || spec.type === "line" },
      events: {
        dataPointSelection: (
          _event: unknown,
          _chart: unknown,
          at?: { seriesIndex: number; dataPointIndex: number },
        ) => {
          const point = at === undefined ? undefined : pointAt(at.seriesIndex, at.dataPointIndex);
          if (point !== undefined) open(point[3]);
        },
      },
    },
    theme: { mode: isDark ? "dark" : "light" },
    colors: spec.series.map(({ color }) => colorOf(color)),
    dataLabels: {
      enabled: spec.type === "heatmap",
      formatter: (value) => (typeof value === "number" ? text(value) : ""),
    },
    grid: { borderColor: colorOf("hair") },
    // The library styles its legend with a style element, which the content policy forbids: ours stands above the chart.
    legend: { show: false },
    markers: {
      size: spec.type === "scatter" ? 4 : 0,
      strokeWidth: 0,
      shape: spec.series.map((_, index) => (index % 2 === 0 ? "circle" : "square")),
    },
    stroke: {
      width: spec.type === "line" ? 2.5 : spec.type === "bar" ? 1 : 0,
      dashArray: spec.series.map((_, index) => (index === 0 || spec.type !== "line" ? 0 : 4)),
    },
    plotOptions: { bar: { horizontal: spec.stack === "share" } },
    xaxis:
      spec.type === "scatter"
        ? {
            type: "datetime",
            tooltip: { enabled: false },
            // In figures: the library names months in English.
            labels: { datetimeFormatter: { year: "yyyy", month: "MM/yyyy", day: "dd/MM/yyyy" } },
          }
        : { type: "category", labels: { hideOverlappingLabels: true }, tickAmount: 8 },
    yaxis:
      spec.stack === "share"
        ? {}
        : { labels: { formatter: (value) => (typeof value === "number" ? text(value) : String(value)) } },
    tooltip: {
      shared: spec.type === "line",
      intersect: spec.type !== "line",
      theme: isDark ? "dark" : "light",
      x: {
        formatter: (value: number, at?: { seriesIndex: number; dataPointIndex: number }) => {
          const point = at === undefined ? undefined : pointAt(at.seriesIndex, at.dataPointIndex);
          return point === undefined
            ? String(spec.labels?.[value - 1] ?? value)
            : `${formatDayShort(point[0])}: ${escapeText(point[2])}`;
        },
      },
      y: { formatter: (value: number | null) => text(value) },
    },
  };
}

/** ApexCharts writes tooltips as markup. */
function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function isDarkColor(hex: string): boolean {
  const [r = 255, g = 255, b = 255] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return r + g + b < 384;
}
