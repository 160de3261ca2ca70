/**
 * Votes over time by margin. A React component, because the list re-renders it for the filtered votes; the page's own
 * chart is rendered at build time.
 */
import { riskyMargin } from "#src/domain/majority.ts";
import type { Branch } from "#src/domain/codes.ts";
import { votesPage } from "#src/i18n/votes-list.ts";
import { formatDayShort, formatNumber } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { dayNumber, round, toScale, yearTicks, type Scale } from "./scale.ts";
import { ValueTicks } from "./ValueTicks.tsx";

export type MarginPoint = readonly [day: string, margin: number, branch: Branch, id: string, name: string];

interface Props {
  /** At least one. */
  readonly points: readonly MarginPoint[];
  /** Ids of the votes drawn larger: those in the page's list. */
  readonly now: readonly string[];
}

const [top, bottom] = [8, 248];

/** Highest margin with a place on the scale of a drawing, a round number: 113 → 150. */
export const marginTop = (margins: readonly number[]): number => scaleOf(margins).max;

const scaleOf = (margins: readonly number[]): Scale => toScale(0, Math.max(40, ...margins), top, bottom);

/**
 * A disc for the Camera, a square for the Senato; every point links to its vote. The axis goes from the first to the
 * last vote. One stop of the keyboard; arrow keys move between the points (`tips.ts`).
 */
export function MarginScatter({ points, now }: Props) {
  const days = points.map(([day]) => day).toSorted();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const [from, to] = [dayNumber(first), dayNumber(last)];
  const scale = scaleOf(points.map(([, margin]) => margin));
  const toX = (day: string): number => (from === to ? 500 : Math.round(((dayNumber(day) - from) / (to - from)) * 1000));
  const big = new Set(now);
  const stop = points.find(([, , branch]) => branch === "C") ?? points[0];
  const drawn = (branch: Branch) =>
    points
      .filter((point) => point[2] === branch)
      .map((point) => {
        const [day, margin, , id, name] = point;
        return (
          <a key={id} href={routes.vote(id)} tabIndex={point === stop ? 0 : -1}>
            <title>{votesPage.point(formatDayShort(day), name, formatNumber(margin))}</title>
            {/* Not of zero length: PDF export omits such squares. */}
            <path className={big.has(id) ? "now" : undefined} d={`M${toX(day)} ${Math.round(scale.at(margin))}h.1`} />
          </a>
        );
      });
  const band = round(scale.at(riskyMargin));
  const years = yearTicks(first, last);
  const ends =
    first === last
      ? [{ at: 50, day: first }]
      : [
          { at: 0, day: first },
          { at: 100, day: last },
        ];
  return (
    <svg className="plot inset scatter" height="274" role="group" aria-label={votesPage.pointsLabel}>
      <rect x="0" y={band} width="100%" height={bottom - band} className="band" />
      <ValueTicks ticks={scale.ticks.slice(1).map((tick) => ({ y: scale.at(tick), text: formatNumber(tick) }))} />
      <svg viewBox="0 0 1000 248" preserveAspectRatio="none" width="100%" height="248" overflow="visible">
        <g className="dots">{drawn("C")}</g>
        <g className="dots b">{drawn("S")}</g>
      </svg>
      <line className="base" x1="0" x2="100%" y1={bottom} y2={bottom} />
      {years.map(({ year, at }) => (
        <g key={year}>
          <line className="base" x1={`${at}%`} x2={`${at}%`} y1={bottom} y2={bottom + 6} />
          <text x={`${at}%`} y={bottom + 20} textAnchor="middle">
            {year}
          </text>
        </g>
      ))}
      {years.length === 0 &&
        ends.map(({ at, day }) => (
          <text key={at} x={`${at}%`} y={bottom + 20} textAnchor={at === 0 ? "start" : at === 50 ? "middle" : "end"}>
            {formatDayShort(day)}
          </text>
        ))}
    </svg>
  );
}
