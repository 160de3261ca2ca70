/** Scales of charts. Charts are fluid SVG with x in per cent and y in pixels, so that type keeps its size. */

/** A linear mapping of values to positions. */
export interface Scale {
  readonly at: (value: number) => number;
  /** Round values to label, lowest first. */
  readonly ticks: readonly number[];
  readonly min: number;
  readonly max: number;
}

/**
 * A vertical scale: `max` at `top` px, `min` at `bottom` px, both extended to round numbers. `toScale(0, 113, 8, 248)`
 * has the ticks 0, 50, 100, 150.
 */
export function toScale(low: number, high: number, top: number, bottom: number): Scale {
  // Labels are whole numbers: a tick at 1.5 would also be labelled 2.
  const step = Math.max(1, niceStep(Math.max(high - low, 1) / 4));
  const min = Math.floor(low / step) * step;
  const max = Math.max(Math.ceil(high / step) * step, min + step);
  const ticks = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => round(min + index * step));
  return {
    ticks,
    min: round(min),
    max: round(max),
    at: (value) => round(bottom - ((value - min) / (max - min)) * (bottom - top)),
  };
}

/** 1, 2 or 5 times a power of ten, at least `rough`. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const digit = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  return digit * power;
}

/** Rounds chart coordinates to one decimal: exact enough for the eye, stable for digests. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Days since 1970 of an ISO day or month. */
export function dayNumber(day: string): number {
  return Date.parse(day.length === 7 ? `${day}-01` : day) / 86_400_000;
}

/** Yearly ticks: the years that begin between two ISO days, with their position on the axis in per cent. */
export function yearTicks(first: string, last: string): readonly { readonly year: string; readonly at: number }[] {
  const [from, to] = [dayNumber(first), dayNumber(last)];
  const years = Array.from({ length: Number(last.slice(0, 4)) - Number(first.slice(0, 4)) }, (_, index) =>
    String(Number(first.slice(0, 4)) + index + 1),
  );
  return years.map((year) => ({ year, at: round(((dayNumber(`${year}-01-01`) - from) / (to - from || 1)) * 100) }));
}
