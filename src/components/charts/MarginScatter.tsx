/**
 * Votes over time by margin. A React component, because the list re-renders it for the filtered votes; the page's own
 * chart is rendered at build time.
 */
import { addDays } from "#src/domain/days.ts";
import { legislatureStart } from "#src/domain/legislature.ts";
import { riskyMargin } from "#src/domain/majority.ts";
import type { Branch } from "#src/domain/codes.ts";
import { formatNumber } from "#src/lib/format.ts";
import { memoize } from "#src/lib/memoize.ts";
import { routes } from "#src/lib/routes.ts";
import { dayNumber, round, toScale, yearTicks } from "./scale.ts";

export type MarginPoint = readonly [day: string, margin: number, branch: Branch, id: string];

interface Props {
  readonly points: readonly MarginPoint[];
  /** Ids of the votes drawn larger: those in the page's list. */
  readonly now: readonly string[];
}

const [top, bottom] = [8, 248];
/** Maximum number of points with links; above it links would be too small to hit and an interactive chart too slow. */
export const mostLinks = 1500;

/**
 * A disc for the Camera, a square for the Senato; every point links to its vote. Hidden from screen readers, to which
 * 900 unnamed points are useless: title, table and list have the same information.
 */
export function MarginScatter({ points, now }: Props) {
  let [last, most] = [addDays(legislatureStart, 1), 40];
  for (const [day, margin] of points) {
    if (day > last) last = day;
    if (margin > most) most = margin;
  }
  const [from, to] = [dayNumber(legislatureStart), dayNumber(last)];
  const scale = toScale(0, most, top, bottom);
  const toX = memoize((day: string) => Math.round(((dayNumber(day) - from) / (to - from || 1)) * 1000));
  const toY = (margin: number): number => Math.round(scale.at(margin));
  // Not zero: PDF export omits squares of zero length.
  const dot = ([day, margin]: MarginPoint): string => `M${toX(day)} ${toY(margin)}h.1`;
  // Draws points at the same position only once, as thousands overlap.
  const dots = (own: readonly MarginPoint[]): string => {
    const spots = new Map<number, string>();
    for (const point of own) {
      const spot = toX(point[0]) * 1000 + toY(point[1]);
      if (!spots.has(spot)) spots.set(spot, dot(point));
    }
    return [...spots.values()].join("");
  };
  const big = new Set(now);
  const drawn = (branch: Branch) => {
    const own = points.filter((point) => point[2] === branch);
    // No pointer events: hit testing among thousands of dots takes longer than drawing a frame.
    if (points.length > mostLinks) return <path d={dots(own)} pointerEvents="none" />;
    return own.map((point) => (
      <a key={point[3]} href={routes.vote(point[3])} tabIndex={-1}>
        <path className={big.has(point[3]) ? "now" : undefined} d={dot(point)} />
      </a>
    ));
  };
  const band = round(scale.at(riskyMargin));
  return (
    <svg className="plot inset scatter" height="274" aria-hidden="true">
      <rect x="0" y={band} width="100%" height={bottom - band} className="band" />
      {scale.ticks.slice(1).map((tick) => (
        <g key={tick}>
          <line className="ax" x1="0" x2="100%" y1={scale.at(tick)} y2={scale.at(tick)} />
          <text x="-8" y={scale.at(tick) + 4} textAnchor="end">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      <svg viewBox="0 0 1000 248" preserveAspectRatio="none" width="100%" height="248" overflow="visible">
        <g className="dots">{drawn("C")}</g>
        <g className="dots b">{drawn("S")}</g>
      </svg>
      <line className="base" x1="0" x2="100%" y1={bottom} y2={bottom} />
      {yearTicks(legislatureStart, last).map(({ year, at }) => (
        <g key={year}>
          <line className="base" x1={`${at / 10}%`} x2={`${at / 10}%`} y1={bottom} y2={bottom + 6} />
          <text x={`${at / 10}%`} y={bottom + 20} textAnchor="middle">
            {year}
          </text>
        </g>
      ))}
    </svg>
  );
}
