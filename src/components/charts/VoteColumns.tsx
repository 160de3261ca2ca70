import type { ReactNode } from "react";
import { formatMonthShort } from "#src/lib/format.ts";
import { groupBy } from "#src/lib/group-by.ts";
import { ValueTicks } from "./ValueTicks.tsx";

/** Part of a column, from `from` to `to` in units of the axis, with the class of its fill. */
interface Part {
  readonly className: string;
  readonly value: number;
}

export interface StackedColumn {
  readonly key: string;
  /** What the column shows, in words. */
  readonly title: string;
  /** From the bottom. */
  readonly parts: readonly Part[];
  /** A ring above the column. */
  readonly isRinged?: boolean;
}

interface Props {
  readonly columns: readonly StackedColumn[];
  /** Value at the top of the axis. */
  readonly top: number;
  /** Horizontal rules, in units of the axis. */
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  /** Labels below the columns; `at` in columns from the left. */
  readonly labels: readonly { readonly at: number; readonly text: string }[];
  /** Text alternative. */
  readonly label: string;
  readonly height: number;
  /** Least number of columns for which there is room, so that few columns are not too wide. */
  readonly least?: number;
  readonly onPick?: (key: string) => void;
  /** Lines over the columns. */
  readonly children?: ReactNode;
}

/** Room above the columns, for rings, in px. */
const above = 14;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Centre of a column, from 0 to 1. */
export const columnAt = (index: number, count: number): number => (index + 0.5) / count;

/** y in pixels of a value from 0 to 1, in a drawing of that height without labels. */
export const columnY = (share: number, height: number): number => round(above + (height - above) * (1 - share));

/**
 * Labels below the middle of the columns of each year, or of each month for columns of days: a year of three months has
 * room for its own. Without those too near to the one before. `keys`: months ("2026-11") or days.
 */
export function columnLabels(keys: readonly string[], least = 1): { at: number; text: string }[] {
  const isDays = keys[0]?.length === 10;
  const parts = groupBy([...keys.entries()], ([, key]) => key.slice(0, isDays ? 7 : 4));
  const room = Math.max(keys.length, least) / 14;
  const labels: { at: number; text: string }[] = [];
  for (const [part, columns] of parts) {
    const at = ((columns[0]?.[0] ?? 0) + (columns.at(-1)?.[0] ?? 0) + 1) / 2;
    if (at - (labels.at(-1)?.at ?? -room) < room) continue;
    labels.push({ at, text: isDays ? formatMonthShort(part).slice(0, 3) : part });
  }
  return labels;
}

/** Stacked columns as a fluid SVG with fixed type size (x in per cent, y in pixels). */
export function VoteColumns({ columns, top, ticks, labels, label, height, least = 1, onPick, children }: Props) {
  const slot = 100 / Math.max(columns.length, least);
  const percent = (value: number) => `${String(Math.round(value * 100) / 100)}%`;
  const toY = (value: number) => columnY(value / top, height);
  return (
    <svg className="plot inset cols" height={height + 24} role="img" aria-label={label}>
      <ValueTicks ticks={ticks.map(({ at, label: text }) => ({ y: toY(at), text, isBase: at === 0 }))} />
      {columns.map(({ key, title, parts, isRinged }, index) => {
        let sum = 0;
        return (
          <svg
            key={key}
            x={percent(slot * (index + 0.1))}
            width={percent(slot * 0.8)}
            onClick={onPick && parts.some(({ value }) => value > 0) ? () => onPick(key) : undefined}
          >
            <title>{title}</title>
            {parts.map(({ className, value }) => {
              if (value === 0) return null;
              const from = toY(sum);
              sum += value;
              return <rect key={className} className={className} y={toY(sum)} height={round(from - toY(sum))} />;
            })}
            {isRinged === true && <circle className="ring" cx="50%" cy={toY(sum) - 7} r="3.5" />}
          </svg>
        );
      })}
      {children}
      {labels.map(({ at, text }) => (
        <text key={at} x={percent(slot * at)} y={height + 18} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  );
}
