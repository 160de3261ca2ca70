import { formatNumber } from "#src/lib/format.ts";
import { round, toScale } from "./scale.ts";
import { ValueTicks } from "./ValueTicks.tsx";

/** A series of a stack. The class sets fill and pattern, so that stacks are readable in black and white. */
interface Series {
  readonly name: string;
  readonly className: "s-solid" | "s-open" | "s-half" | "seg-cam" | "seg-sen";
  readonly values: readonly number[];
}

interface Props {
  /** One per bar: "2026-11", or the name of a step. */
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** Axis labels, by index of the bar. */
  readonly ticks: readonly { readonly index: number; readonly label: string; readonly isMinor?: boolean }[];
  /** Text alternative of the chart. */
  readonly label: string;
}

const top = 10;
const bottom = 180;

export function StackedBars({ labels, series, ticks, label }: Props) {
  const totals = labels.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const scale = toScale(0, Math.max(...totals, 1), top, bottom);
  const slot = 100 / Math.max(labels.length, 1);
  const percent = (value: number) => `${String(Math.round(value * 100) / 100)}%`;
  return (
    <svg className="plot inset" data-tips="slots" height="206" role="img" aria-label={label}>
      <ValueTicks
        ticks={scale.ticks.map((tick) => ({ y: scale.at(tick), text: formatNumber(tick), isBase: tick === 0 }))}
      />
      {labels.map((name, index) => {
        let below = 0;
        return series.map(({ name: kind, className, values }) => {
          const value = values[index] ?? 0;
          const [from, to] = [scale.at(below), scale.at(below + value)];
          below += value;
          return value === 0 ? null : (
            <rect
              key={`${name} ${kind}`}
              className={className}
              x={percent(index * slot + slot * 0.12)}
              width={percent(slot * 0.76)}
              y={to}
              height={round(from - to)}
            />
          );
        });
      })}
      {ticks.map(({ index, label: text, isMinor }) => (
        <g key={text} className={isMinor === true ? "hide-s" : undefined}>
          <line className="base" x1={percent(index * slot)} x2={percent(index * slot)} y1={bottom} y2={bottom + 5} />
          <text x={percent(index * slot)} y={bottom + 19} textAnchor={index === 0 ? "start" : "middle"}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Ticks at the years that begin within the months; the first month when no year begins. */
export function monthTicks(months: readonly string[]): { index: number; label: string }[] {
  const years = months.flatMap((month, index) => (month.endsWith("-01") ? [{ index, label: month.slice(0, 4) }] : []));
  return years.length > 0 ? years : months.slice(0, 1).map((month) => ({ index: 0, label: month }));
}
