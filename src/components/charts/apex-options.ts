import type { ApexOptions } from "apexcharts";
import { formatMonthName, formatNumber } from "#src/lib/format.ts";
import { pointAt, toTooltip, valueText, type At } from "./apex-tooltip.ts";
import type { ChartSeries, ChartSpec } from "./chart-spec.ts";
import type { Stretch } from "./zoom.ts";

const shortMonths = Array.from({ length: 12 }, (_, index) => formatMonthName(index + 1).slice(0, 3));

export type ColorOf = (token: string) => string;

/** The data in ApexCharts' format. */
export function toApexSeries(spec: ChartSpec): ApexAxisChartSeries {
  return spec.series.map((one) => ({ name: one.name, data: toData(spec, one) }));
}

function toData(spec: ChartSpec, { values, points }: ChartSeries) {
  if (points !== undefined) return points.map(([day, y]) => ({ x: Date.parse(day), y }));
  const toPlace = (value: number | null): number | null => (spec.isRoot && value !== null ? Math.sqrt(value) : value);
  return (spec.labels ?? []).map((label, index) => ({ x: label, y: toPlace(values?.[index] ?? null) }));
}

export interface Surroundings {
  readonly colorOf: ColorOf;
  readonly open: (href: string) => void;
  readonly width?: number;
  /** Visible range of the main axis; absent = all. */
  readonly part?: Stretch;
  /** Called when the reader drags across a range. */
  readonly enlarge?: (part: Stretch) => void;
}

/** ApexCharts options: the site's type and colours, Italian numbers, no animation, points with links. */
export function toApexOptions(spec: ChartSpec, around: Surroundings): ApexOptions {
  const { colorOf, open, width = 0, part, enlarge } = around;
  const isDark = colorOf("paper") !== "" && isDarkColor(colorOf("paper"));
  return {
    chart: {
      fontFamily: "inherit",
      foreColor: colorOf("ink-2"),
      background: "transparent",
      animations: { enabled: false },
      locales: [{ name: "it", options: { shortMonths } }],
      defaultLocale: "it",
      // The library's toolbar supports only the mouse; ours, below the chart, also works by keyboard and touch.
      toolbar: { show: false },
      stacked: spec.stack !== undefined,
      ...(spec.stack === "share" ? { stackType: "100%" } : {}),
      // The wheel scrolls the page.
      zoom: { enabled: enlarge !== undefined, allowMouseWheelZoom: false },
      events: {
        mounted: tidy,
        updated: tidy,
        zoomed: (
          _chart: unknown,
          { xaxis }: { readonly xaxis: Readonly<Record<"min" | "max", number | undefined>> },
        ) => {
          if (xaxis.min !== undefined && xaxis.max !== undefined) enlarge?.([xaxis.min, xaxis.max]);
        },
        markerClick: (_event: unknown, _chart: unknown, at?: At) => {
          const point = pointAt(spec, at);
          if (point !== undefined) open(point[3]);
        },
      },
    },
    theme: { mode: isDark ? "dark" : "light" },
    colors: spec.series.map(({ color }) => colorOf(color)),
    dataLabels: { enabled: false },
    grid: { borderColor: colorOf("hair") },
    // Our own legend is above the chart, with the same markers as the static chart.
    legend: { show: false },
    // Colours and patterns of the static chart.
    fill: {
      opacity: 1,
      colors: spec.series.map(({ color, pattern }) => (pattern === undefined ? colorOf(color) : `url(#${pattern})`)),
    },
    markers: toMarkers(spec),
    stroke: {
      width: spec.type === "line" ? 2.5 : spec.type === "scatter" ? 0 : 1,
      ...(spec.stack !== undefined ? { colors: [colorOf("paper")] } : {}),
      dashArray: spec.series.map(({ dash = 0 }) => dash),
    },
    // The library's highlight turns pale colours white; the tooltip shows the position instead.
    states: { hover: { filter: { type: "none" } } },
    plotOptions: { bar: { horizontal: spec.stack === "share" } },
    ...toAxes(spec, width, part),
    annotations: spec.band === undefined ? {} : { yaxis: [toBand(spec.band, colorOf)] },
    tooltip: toTooltip(spec, isDark),
  };
}

/** Type size of the static charts. */
const letters = { fontSize: "13px" };

const days: ApexXAxis = {
  type: "datetime",
  tooltip: { enabled: false },
  axisTicks: { show: false },
  labels: { datetimeFormatter: { year: "yyyy", month: "MMM yyyy", day: "dd/MM/yyyy" }, style: letters },
};

/**
 * Maximum width in px of the labels of horizontal bars: "America settentrionale" on one line, and up to two fifths of
 * the chart.
 */
const labelRoom = (width: number): number => Math.max(170, Math.round(width * 0.4));

/** Tick amount of a percentage axis: the library turns 2 into halves and 8 into fifths. */
const shareTicks = (width: number): number => (width < 480 ? 2 : 8);

/** Tick amount of an axis of months: horizontal labels would overlap otherwise. */
const monthTicks = (width: number): number => Math.min(8, Math.max(2, Math.floor(width / 110)));

/**
 * Maximum number of labels that are names, all of which are shown; more labels are months, of which some may be
 * omitted.
 */
const mostNames = 12;

function toAxes(spec: ChartSpec, width: number, part?: Stretch): Pick<ApexOptions, "xaxis" | "yaxis"> {
  const ends = part === undefined ? {} : { min: part[0], max: part[1] };
  const room = labelRoom(width);
  const areNames = (spec.labels ?? []).length <= mostNames;
  /** Axis label: whole numbers without decimals. */
  const tick = (value: number): string =>
    Number.isInteger(value) ? `${formatNumber(value)}${spec.unit ?? ""}` : valueText(spec, value);
  return {
    xaxis:
      spec.type === "scatter"
        ? { ...days, ...ends }
        : {
            type: "category",
            ...ends,
            labels: {
              hideOverlappingLabels: true,
              rotate: areNames ? -45 : 0,
              style: letters,
              ...(spec.stack === "share" ? { formatter: (share: string) => `${share}%` } : {}),
            },
            // The tooltip at the point has the same text.
            tooltip: { enabled: false },
            axisTicks: { show: false },
            ...(spec.stack === "share" ? { tickAmount: shareTicks(width) } : {}),
            ...(spec.stack === "share" || areNames ? {} : { tickAmount: monthTicks(width) }),
          },
    yaxis:
      spec.stack === "share"
        ? { labels: { maxWidth: room, style: letters, formatter: (name) => fitName(String(name), room) } }
        : {
            ...(spec.top === undefined
              ? {}
              : { min: spec.low ?? 0, max: spec.isRoot ? Math.sqrt(spec.top) : spec.top }),
            labels: {
              formatter: (value) =>
                typeof value === "number" ? tick(spec.isRoot ? value ** 2 : value) : String(value),
              style: letters,
            },
          },
  };
}

/** Circles and squares by turns, so that colour is not the only difference. */
function toMarkers({ type, series }: ChartSpec): ApexMarkers {
  return {
    size: type === "scatter" ? 4 : 0,
    strokeWidth: 0,
    shape: series.map((_, index) => (index % 2 === 0 ? "circle" : "square")),
  };
}

/** Range in ms above which an axis of days labels only years, as the static chart does. */
const longest = 800 * 24 * 60 * 60 * 1000;

/** Corrects the library's output after each render. */
function tidy({
  el,
  w,
}: {
  readonly el: Element;
  readonly w: { readonly globals: Readonly<Record<"minX" | "maxX", number>> };
}): void {
  // The library paints the band over the points; move it behind them.
  const band = el.querySelector(".apexcharts-yaxis-annotations");
  if (band !== null) el.querySelector(".apexcharts-grid")?.after(band);
  if (w.globals.maxX - w.globals.minX < longest) return;
  for (const label of el.querySelectorAll(".apexcharts-xaxis-label"))
    if (/^\p{L}+ \d{4}$/u.test(label.querySelector("tspan")?.textContent ?? "")) label.remove();
}

/** Band from 0 to a value; named in the legend. */
function toBand({ to }: NonNullable<ChartSpec["band"]>, colorOf: ColorOf): YAxisAnnotations {
  return { y: 0, y2: to, fillColor: colorOf("tint"), opacity: 0.9, borderColor: "transparent" };
}

/** RGB channels of "#1a2b3c", or "#fff" as minified style sheets write it. */
function toChannels(hex: string): readonly number[] {
  const whole = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
  return [1, 3, 5].map((at) => Number.parseInt(whole.slice(at, at + 2), 16));
}

function isDarkColor(hex: string): boolean {
  const [r = 255, g = 255, b = 255] = toChannels(hex);
  return r + g + b < 384;
}

/** Estimated width of a letter in px. */
const letter = 7.5;

/**
 * Fits the name of a horizontal bar into `room` px: in one line, or in two of nearly equal length. The library would
 * truncate it, and two names may begin alike.
 */
export function fitName(name: string, room: number): string | string[] {
  if (name.length * letter <= room) return name;
  const far = (at: number): number => Math.abs(at - name.length / 2);
  const [at] = [...name.matchAll(/ /g)].map(({ index }) => index).toSorted((a, b) => far(a) - far(b));
  return at === undefined ? name : [name.slice(0, at), name.slice(at + 1)];
}
