import { charts } from "#src/i18n/charts.ts";
import { formatDayShort } from "#src/lib/format.ts";
import type { ChartSpec } from "./chart-spec.ts";

/** A range of the main axis: months by index from 1, days in milliseconds. */
export type Stretch = readonly [from: number, to: number];

/** The whole axis of a chart that can be zoomed; null = it cannot. */
export function wholeAxis({ type, labels = [], series }: ChartSpec): Stretch | null {
  if (type === "line") return labels.length > longestDrawn ? [1, labels.length] : null;
  if (type !== "scatter") return null;
  const days = series.flatMap(({ points = [] }) => points.map(([day]) => Date.parse(day)));
  const ends = days.reduce<Stretch>(
    ([from, to], day) => [Math.min(from, day), Math.max(to, day)],
    [Infinity, -Infinity],
  );
  return ends[0] < ends[1] ? ends : null;
}

/** Maximum number of months that a drawing shows well enough. */
const longestDrawn = 12;

/** Minimum number of months in a visible range. */
const fewestMonths = 3;

export const zoomTools = ["zoomIn", "zoomOut", "back", "forward", "reset"] as const;
export type ZoomTool = (typeof zoomTools)[number];

/** How much higher than its drawing an enlarged chart is. */
export const enlargement = 1.6;

/**
 * The range after a control; null = the drawing, with the whole axis. At first the whole axis is enlarged, as it is
 * drawn. Then the range is half or twice as long up to the same end, so that today stays in sight, or moved by half its
 * length.
 */
export function moveTo(tool: ZoomTool, before: Stretch | null, whole: Stretch): Stretch | null {
  if (tool === "reset") return null;
  if (before === null) return whole;
  const [from, to] = before;
  const span = to - from;
  switch (tool) {
    case "zoomIn":
      return within([from + span / 2, to], whole);
    case "zoomOut":
      return within([from - span, to], whole);
    case "back":
      return within([from - span / 2, to - span / 2], whole);
    case "forward":
      return within([from + span / 2, to + span / 2], whole);
  }
}

/** Limits a range to the whole axis, with a length between a sixteenth of it and all of it, and its end if that is possible; in whole units. */
function within([from, to]: Stretch, [first, last]: Stretch): Stretch {
  const shortest = Math.max(Math.round((last - first) / 16), fewestMonths - 1);
  const span = Math.min(Math.max(Math.round(to - from), shortest), last - first);
  const start = Math.min(Math.max(Math.round(to - span), first), last - span);
  return [start, start + span];
}

/** A range as text: its first and last month or day. */
export function stretchText({ type, labels = [] }: ChartSpec, stretch: Stretch): string {
  const [from = "", to = ""] = stretch.map((end) =>
    type === "line"
      ? labels[Math.min(Math.max(Math.round(end), 1), labels.length) - 1]
      : formatDayShort(new Date(end).toISOString().slice(0, 10)),
  );
  return charts.from(from, to);
}
