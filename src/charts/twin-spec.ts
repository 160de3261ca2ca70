/**
 * What the interactive twin of a chart shows: plain data with labels already in Italian, so that the same sentence, table and
 * SVG made at build time lead to the same chart.
 */
export interface TwinSpec {
  readonly type: "line" | "bar" | "scatter" | "heatmap";
  /** Names the chart for who cannot see it. */
  readonly title: string;
  /** Labels along the main axis: months, groups. Scatter charts have days in their points instead. */
  readonly labels?: readonly string[];
  readonly series: readonly TwinSeries[];
  /** Bars one on top of the other: parts of a whole, lying down ("share"), or counts, standing ("count"). */
  readonly stack?: "share" | "count";
  /** Position of the label that the page is about. */
  readonly mark?: number;
  readonly unit?: "%";
  readonly digits?: number;
  /** A file with the same shape that holds the series, when they are too many for the page. */
  readonly src?: string;
}

/** One series. */
export interface TwinSeries {
  readonly name: string;
  /** A colour token of `tokens.css` without its dashes ("c1", "v-aye"), or "#RRGGBB". */
  readonly color: string;
  /** Values along the labels; null = no value. */
  readonly values?: readonly (number | null)[];
  /** Points of a scatter chart. */
  readonly points?: readonly TwinPoint[];
}

/** Day, value, name, address. */
export type TwinPoint = readonly [day: string, value: number, name: string, href: string];
