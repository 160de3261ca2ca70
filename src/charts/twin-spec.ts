/**
 * What the interactive twin of a chart shows: plain data with labels already in Italian, so that the same sentence,
 * table and SVG made at build time lead to the same chart.
 */
export interface TwinSpec {
  readonly type: "line" | "bar" | "scatter" | "heatmap" | "rangeBar";
  /** Names the chart for whoever cannot see it. */
  readonly title: string;
  /** Labels along the main axis: months, groups. Scatter charts and ranges have them in their points and spans. */
  readonly labels?: readonly string[];
  readonly series: readonly TwinSeries[];
  /** Bars one on top of the other: parts of a whole, lying down ("share"), or counts, standing ("count"). */
  readonly stack?: "share" | "count";
  /** Position of the label that the page is about. */
  readonly mark?: number;
  /** End of the axis of values, which begins at 0; without it the axis ends with the values. */
  readonly top?: number;
  /** Values from 0 to here are marked. */
  readonly band?: { readonly to: number; readonly name: string };
  readonly unit?: "%";
  readonly digits?: number;
  /**
   * Left, top, width and height of the drawing, for points in its units: they lie over it, each in its own place, and
   * its words stay. Whatever the reader points at, the nearest point answers.
   */
  readonly box?: readonly [left: number, top: number, width: number, height: number];
  /** A day to mark across all ranges. */
  readonly event?: { readonly day: string; readonly name: string };
  /** A file with the same shape that holds the series, when they are too many for the page. */
  readonly src?: string;
}

/** One series. */
export interface TwinSeries {
  readonly name: string;
  /** A colour token of `tokens.css` without its dashes ("c1", "v-aye"), or "#RRGGBB". */
  readonly color: string;
  /** Length of the dashes of a line; 0 = whole. */
  readonly dash?: number;
  /** A pattern of the page's marks ("p-no") that fills its bars, so that they read without colour. */
  readonly pattern?: string;
  /** Values along the labels; null = no value. */
  readonly values?: readonly (number | null)[];
  /** Where its bars lead, along the labels; null = nowhere. */
  readonly hrefs?: readonly (string | null)[];
  /** Points of a scatter chart. */
  readonly points?: readonly TwinPoint[];
  /** Ranges between two days, a row each. */
  readonly spans?: readonly TwinSpan[];
  /** What a point looks like; lengths in the units of the drawing that it lies over. */
  readonly marker?: TwinMarker;
}

/** Day or place, value or height, name, address; what is said of it in place of the value. */
export type TwinPoint = readonly [x: string | number, y: number, name: string, href: string, words?: string];

/** Row, first and last day, what is said of it, colour. */
export type TwinSpan = readonly [row: string, from: string, to: string, words: string, color: string];

/** A shape by half its size; "ring" is a hollow circle, as thick as its stroke. */
export interface TwinMarker {
  readonly shape: "circle" | "square" | "diamond" | "ring" | "cross";
  readonly radius: number;
  readonly stroke?: number;
}
