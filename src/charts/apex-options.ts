import type { ApexOptions } from "apexcharts";
import { formatDayShort, formatNumber } from "#src/lib/format.ts";
import type { TwinSpec } from "./twin-spec.ts";

/** Resolves a colour token to the colour of the current theme. */
export type ColorOf = (token: string) => string;

/** The twin's data in ApexCharts' shape. It draws the rows of a heat map from the bottom up. */
export function toApexSeries(spec: TwinSpec, colorOf: ColorOf): ApexAxisChartSeries {
  const series = spec.type === "heatmap" ? spec.series.toReversed() : spec.series;
  return series.map(({ name, values, points }) => ({
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
  /** On the axis: without the zeros that all its numbers share. */
  const tick = (value: number): string =>
    Number.isInteger(value) ? `${formatNumber(value)}${spec.unit ?? ""}` : text(value);
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
      // Whole: a cell of a phone has room for two digits, the tooltip for all.
      formatter: (value) => (typeof value === "number" ? formatNumber(value) : ""),
      ...(spec.type === "heatmap" ? { style: { colors: [colorOf("ink")], fontWeight: 400 } } : {}),
    },
    grid: { borderColor: colorOf("hair") },
    // Ours stands above the chart, in the shapes of the drawing.
    legend: { show: false },
    markers: {
      size: spec.type === "scatter" ? 4 : 0,
      strokeWidth: 0,
      shape: spec.series.map((_, index) => (index % 2 === 0 ? "circle" : "square")),
    },
    stroke: {
      width: spec.type === "line" ? 2.5 : spec.type === "scatter" ? 0 : 1,
      ...(spec.type === "heatmap" ? { colors: [colorOf("paper")] } : {}),
      dashArray: spec.series.map((_, index) => (index === 0 || spec.type !== "line" ? 0 : 4)),
    },
    ...(spec.type === "heatmap" ? { states: { hover: { filter: { type: "none" } } } } : {}),
    plotOptions: {
      bar: { horizontal: spec.stack === "share" },
      heatmap: { enableShades: false, radius: 0, colorScale: { ranges: toShades(colorOf("paper"), colorOf("c2")) } },
    },
    xaxis:
      spec.type === "scatter"
        ? {
            type: "datetime",
            tooltip: { enabled: false },
            // In figures: the library names months in English.
            labels: { datetimeFormatter: { year: "yyyy", month: "MM/yyyy", day: "dd/MM/yyyy" } },
          }
        : {
            type: "category",
            labels: { hideOverlappingLabels: true },
            tooltip: { enabled: spec.type !== "heatmap" },
            ...(spec.type === "heatmap" ? {} : { tickAmount: 8 }),
          },
    yaxis:
      spec.stack === "share"
        ? {}
        : { labels: { formatter: (value) => (typeof value === "number" ? tick(value) : String(value)) } },
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
      y: {
        formatter: (value: number | null) => text(value),
        ...(spec.type === "heatmap"
          ? {
              title: {
                formatter: (row: string, at?: { dataPointIndex: number }) =>
                  `${escapeText(row)}, ${escapeText(spec.labels?.[at?.dataPointIndex ?? -1] ?? "")}:`,
              },
            }
          : {}),
      },
    },
  };
}

/** ApexCharts writes tooltips as markup. */
function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Ten shades of an ink for 0–100, pale enough for the number on them. */
function toShades(paper: string, ink: string): { from: number; to: number; color: string }[] {
  return Array.from({ length: 10 }, (_, step) => ({
    from: step * 10,
    to: step === 9 ? 100 : step * 10 + 9.999,
    color: mix(paper, ink, 0.04 + step * 0.05),
  }));
}

function mix(from: string, to: string, share: number): string {
  const [start, end] = [toChannels(from), toChannels(to)];
  const channels = start.map((value, index) => Math.round(value + ((end[index] ?? value) - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function toChannels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function isDarkColor(hex: string): boolean {
  const [r = 255, g = 255, b = 255] = toChannels(hex);
  return r + g + b < 384;
}
