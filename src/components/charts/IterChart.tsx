import type { Stay } from "#src/domain/act-timeline.ts";
import { type Branch, branches } from "#src/domain/codes.ts";
import { daysBetween, monthsBetween } from "#src/domain/days.ts";
import { actPage } from "#src/i18n/acts.ts";
import { branch as branchName } from "#src/i18n/common.ts";
import { isOver, stayText } from "./iter-spec.ts";
import { formatDay, formatDayShort, formatIdentifier, formatMonthName, formatNumber } from "#src/lib/format.ts";

export interface Iter {
  readonly stays: readonly Stay[];
  /** Day of the law; null = not a law. */
  readonly law: string | null;
  /** Whether the bill is still in progress: the last stay has no end then, so its days are not counted. */
  readonly isOpen: boolean;
}

const bars = { C: "seg-cam", S: "seg-sen" } as const;
const [firstLane, laneHeight] = [44, 48];

/** First and last day of an iter and the days between them; null = shorter than a day, so there is nothing to draw. */
export function iterSpan({ stays, law }: Pick<Iter, "stays" | "law">) {
  const start = stays[0]?.start;
  const end = [...stays.map((stay) => stay.end), ...(law === null ? [] : [law])].sort().at(-1);
  const days = start === undefined || end === undefined ? 0 : daysBetween(start, end);
  return start === undefined || end === undefined || days < 1 ? null : { start, end, days };
}

/**
 * Days in the chambers, from presentation to the last vote; without the time until the law, which the page's header
 * shows.
 */
export function iterDays(stays: readonly Stay[]): number {
  return iterSpan({ stays, law: null })?.days ?? 0;
}

/** Bars of a bill's stays, one lane per chamber: Camera above Senato. */
export function IterChart(iter: Iter) {
  const { stays, law } = iter;
  const span = iterSpan(iter);
  if (span === null) return null;
  const { start, end, days } = span;
  const lanes = branches.filter((branch) => stays.some((stay) => stay.branch === branch));
  const laneOf = (branch: Branch) => firstLane + laneHeight * lanes.indexOf(branch);
  const bottom = firstLane + laneHeight * lanes.length - 8;
  const at = (day: string) => (daysBetween(start, day) / days) * 97;
  const endOf = (stay: Stay) => Math.max(at(stay.end), at(stay.start) + 0.5);
  const percent = (value: number) => `${String(Math.round(value * 10) / 10)}%`;
  return (
    <svg className="plot" height={bottom + 24} role="img" aria-label={describe(stays, law)}>
      {lanes.map((branch) => (
        <line key={branch} className="ax" x1="0" x2="100%" y1={laneOf(branch)} y2={laneOf(branch)} />
      ))}
      {/* Lines first, so that the labels' halo covers them */}
      {stays.slice(1).map((stay, index) => {
        const before = stays[index];
        return before === undefined || before.branch === stay.branch ? null : (
          <line
            key={stay.reading}
            className="hop"
            x1={percent(endOf(before))}
            x2={percent(at(stay.start))}
            y1={laneOf(before.branch)}
            y2={laneOf(stay.branch)}
          />
        );
      })}
      {stays.map((stay, index) => {
        const isLast = index === stays.length - 1;
        const left = at(stay.start);
        const isLate = left > 55;
        const clear = isLate ? !isLast && -5 : index > 0 && 5; // clear of the connecting line
        const y = laneOf(stay.branch);
        return (
          <g key={stay.reading}>
            <rect
              className={bars[stay.branch]}
              x={percent(left)}
              y={y - 7}
              width={percent(endOf(stay) - left)}
              height="14"
            >
              <title>{stayText(iter, stay)}</title>
            </rect>
            <text
              className="halo"
              x={percent(isLate ? endOf(stay) : left)}
              dx={clear || undefined}
              y={y - 13}
              textAnchor={isLate ? "end" : "start"}
            >
              <tspan className="em">{formatIdentifier(stay.reading)}</tspan>
              {!isOver(iter, stay) ? null : (
                <tspan className="hide-s"> {actPage.shortDays(formatNumber(stay.days))}</tspan>
              )}
            </text>
          </g>
        );
      })}
      {law !== null && <rect className="seg-law" x={percent(at(law))} y="30" width="3" height={bottom - 56} />}
      {law !== null && (
        <text className="em halo" x={percent(at(law))} y={bottom - 10} textAnchor="end">
          {actPage.lawMark(formatDayShort(law))}
        </text>
      )}
      <line className="base" x1="0" x2="100%" y1={bottom} y2={bottom} />
      {toTicks(start, end).map(({ day, label }, index) => (
        <Tick key={day} x={percent(at(day))} y={bottom} label={label} index={index} />
      ))}
    </svg>
  );
}

interface TickProps {
  readonly x: string;
  readonly y: number;
  readonly label: string;
  readonly index: number;
}

/** A mark of the time axis; every second one is without a label on phones. */
function Tick({ x, y, label, index }: TickProps) {
  return (
    <g>
      <line className="base" x1={x} x2={x} y1={y} y2={y + 5} />
      <text
        className={index % 2 === 1 ? "hide-s" : undefined}
        x={x}
        y={y + 19}
        textAnchor={index === 0 ? "start" : "middle"}
      >
        {label}
      </text>
    </g>
  );
}

/** At most five ticks: the first month, then evenly spaced months; the year is added when it changes. */
function toTicks(start: string, end: string): { day: string; label: string }[] {
  const months = monthsBetween(start.slice(0, 7), end.slice(0, 7));
  const every = Math.max(1, Math.ceil(months.length / 5));
  let year = "";
  return months
    .map((month) => (month === start.slice(0, 7) ? start : `${month}-01`))
    .filter(
      (day, index) =>
        index % every === 0 &&
        (index === 0 || daysBetween(start, day) / Math.max(1, daysBetween(start, end)) > 0.08) &&
        day <= end,
    )
    .map((day) => {
      const name = formatMonthName(Number(day.slice(5, 7))).slice(0, 3);
      const label = day.slice(0, 4) === year ? name : `${name} ${day.slice(0, 4)}`;
      year = day.slice(0, 4);
      return { day, label };
    });
}

function describe(stays: Iter["stays"], law: string | null): string {
  const parts = stays.map(
    (stay) =>
      `${branchName[stay.branch]}, ${formatIdentifier(stay.reading)}: ${formatDay(stay.start)} – ${formatDay(stay.end)}`,
  );
  return [...parts, ...(law === null ? [] : [actPage.lawMark(formatDay(law))])].join("; ");
}
