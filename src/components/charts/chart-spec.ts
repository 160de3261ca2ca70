/**
 * Data of an interactive chart: plain values with Italian labels, from the same data as the text, table and SVG
 * rendered at build time.
 */
export interface ChartSpec {
  readonly type: "line" | "bar" | "scatter";
  /** Text alternative of the chart. */
  readonly title: string;
  /** Labels along the main axis: months, groups. Scatter charts have them in their points. */
  readonly labels?: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Stacked bars: horizontal parts of a whole. */
  readonly stack?: "share";
  /** Maximum of the value axis, which then starts at `low`; absent = derived from the values. */
  readonly top?: number;
  /** Minimum of an axis with a maximum, 0 by default. */
  readonly low?: number;
  /** The value axis is a square root, as in the static chart. */
  readonly isRoot?: true;
  /** Highlights the values from 0 to `to`. */
  readonly band?: { readonly to: number; readonly name: string };
  readonly unit?: "%";
  readonly digits?: number;
  /** URL of a file of the same shape with the series, when they are too large for the page. */
  readonly src?: string;
}

export interface ChartSeries {
  readonly name: string;
  /** A colour token of `tokens.css` without its dashes ("c1", "v-aye"), or "#RRGGBB". */
  readonly color: string;
  /** Dash length of a line; 0 = solid. */
  readonly dash?: number;
  /** Id of a pattern on the page ("p-no") that fills the bars, so that they are readable without colour. */
  readonly pattern?: string;
  /** One per label; null = no value. */
  readonly values?: readonly (number | null)[];
  /** Links of the bars, one per label; null = none. */
  readonly hrefs?: readonly (string | null)[];
  readonly points?: readonly ChartPoint[];
}

/** Day, value, name, URL. */
export type ChartPoint = readonly [day: string, value: number, name: string, href: string];
