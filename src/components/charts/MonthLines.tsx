import { barWidth } from "#src/lib/bar-width.ts";
import { formatMonth } from "#src/lib/format.ts";
import { ValueTicks } from "./ValueTicks.tsx";

/**
 * Style of a line; the person's own line may have the colour of a side. Dashes and dots distinguish lines without
 * colour.
 */
export type LineKind = "own" | "majority" | "opposition" | "dash" | "dot";

interface Line {
  readonly kind: LineKind;
  /** One value per month, from 0 (bottom) to 1 (top); null = no value, a gap in the line. */
  readonly values: readonly (number | null)[];
}

interface Props {
  /** ISO months ("2022-10"), one per value. */
  readonly months: readonly string[];
  readonly lines: readonly Line[];
  /** Horizontal rules; `at` from 0 to 1. */
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  /** Text alternative of the chart. */
  readonly label: string;
}

const top = 8;
const bottom = 228;
const width = 1000;
const classes: Record<LineKind, string> = {
  own: "ln",
  majority: "ln maj",
  opposition: "ln opp",
  dash: "ln ref",
  dot: "ln ref2",
};

/** Rendered at build time as a fluid SVG with fixed type size (x in per cent, y in pixels). */
export function MonthLines({ months, lines, ticks, label }: Props) {
  const across = (index: number) => (months.length < 2 ? 0.5 : index / (months.length - 1));
  const placeOf = (index: number) => barWidth(across(index), 1);
  const years = months.map((month, index) => startsYear(month, months[index - 1]));
  const isShort = !years.includes(true);
  const ends = isShort ? [months[0], months.at(-1)].filter((month, index, all) => all.indexOf(month) === index) : [];
  return (
    <svg className="plot inset" data-tips="months" height={bottom + 26} role="img" aria-label={label}>
      <ValueTicks ticks={ticks.map(({ at, label: text }) => ({ y: toY(at), text, isBase: at === 0 }))} />
      <svg viewBox={`0 0 ${String(width)} ${String(bottom)}`} preserveAspectRatio="none" width="100%" height={bottom}>
        {lines.toReversed().map(({ kind, values }) => (
          <path key={kind} className={classes[kind]} d={toPath(values, across, toY)} />
        ))}
      </svg>
      {months.map((month, index) =>
        years[index] === true ? (
          <g key={month}>
            <line className="base" x1={placeOf(index)} x2={placeOf(index)} y1={bottom} y2={bottom + 6} />
            <text x={placeOf(index)} y={bottom + 20} textAnchor={yearAnchor(across(index))}>
              {month.slice(0, 4)}
            </text>
          </g>
        ) : null,
      )}
      {ends.map((month, index) => (
        <text key={month} x={index === 0 ? "0" : "100%"} y={bottom + 20} textAnchor={index === 0 ? "start" : "end"}>
          {formatMonth(month ?? "")}
        </text>
      ))}
    </svg>
  );
}

/**
 * Whether this is the first month of its year. A chamber may not vote in January; the month before the first is
 * unknown.
 */
function startsYear(month: string, before: string | undefined): boolean {
  return month.endsWith("-01") || (before !== undefined && before.slice(0, 4) !== month.slice(0, 4));
}

/** Dash length for a value without neighbours: four pixels on a phone, half a month of a legislature. */
const dash = 14;

/**
 * SVG path through the values; `down` returns y in pixels. A gap starts a new stroke, an isolated value is a short
 * dash.
 */
export function toPath(
  values: readonly (number | null)[],
  across: (index: number) => number,
  down: (value: number) => number,
): string {
  const isKnown = (index: number) => (values[index] ?? null) !== null;
  return values
    .map((value, index) => {
      if (value === null) return "";
      const [x, y] = [Math.round(across(index) * width), down(value)];
      if (isKnown(index - 1)) return `L${x} ${y}`;
      return isKnown(index + 1) ? `M${x} ${y}` : `M${Math.min(Math.max(x - dash / 2, 0), width - dash)} ${y}h${dash}`;
    })
    .join("");
}

function toY(share: number): number {
  return Math.round((top + (bottom - top) * (1 - share)) * 10) / 10;
}

/** Keeps the label of a year at an end of the axis inside the chart. */
function yearAnchor(share: number): "start" | "middle" | "end" {
  return share < 0.02 ? "start" : share > 0.97 ? "end" : "middle";
}
