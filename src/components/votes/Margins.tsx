/** Parts of the chart of margins, which the page and the filtered list share. */
import { MarginScatter, type MarginPoint } from "#src/components/charts/MarginScatter.tsx";
import type { ChartData } from "#src/components/charts/ChartTable.tsx";
import { monthTicks, StackedBars } from "#src/components/charts/StackedBars.tsx";
import { marginMonths } from "#src/domain/margin-months.ts";
import type { MarginYear } from "#src/domain/margin-years.ts";
import { branch } from "#src/i18n/common.ts";
import { votesPage } from "#src/i18n/votes-list.ts";
import { formatMonth, formatNumber } from "#src/lib/format.ts";

/** Maximum number of votes drawn as points: more would cover each other. Of more, the close ones are counted by month. */
const mostPoints = 200;

export const isScatter = (points: readonly unknown[]): boolean => points.length <= mostPoints;

interface Props {
  /** At least one. */
  readonly points: readonly MarginPoint[];
  /** Ids of the votes drawn larger. */
  readonly now?: readonly string[];
}

export function MarginsDrawing({ points, now = [] }: Props) {
  if (isScatter(points)) return <MarginScatter points={points} now={now} />;
  const months = marginMonths(points);
  const names = months.map(({ month }) => month);
  const series = [
    { name: branch.C, className: "seg-cam", values: months.map(({ C }) => C) },
    { name: branch.S, className: "seg-sen", values: months.map(({ S }) => S) },
  ] as const;
  return <StackedBars labels={names} series={series} ticks={monthTicks(names)} label={votesPage.monthsLabel} />;
}

export function MarginsLegend({ points, now = [] }: Props) {
  const shape = isScatter(points) ? "k" : "k bx";
  return (
    <>
      <span>
        <i className={shape}></i>
        {branch.C}
      </span>
      <span>
        <i className={`${shape} c1`}></i>
        {branch.S}
      </span>
      {isScatter(points) && (
        <span>
          <i className="k bd"></i>
          {votesPage.risky}
        </span>
      )}
      {isScatter(points) && now.length > 0 && <span>{votesPage.bigger}</span>}
    </>
  );
}

/** Numbers of the drawing: by year for points, by month for bars. `counted`: column head of the votes counted. */
export function marginsTable(points: readonly MarginPoint[], years: readonly MarginYear[], counted: string): ChartData {
  if (isScatter(points)) return { head: votesPage.yearHead(counted), rows: years.map(votesPage.yearRow) };
  return {
    head: votesPage.monthHead,
    rows: marginMonths(points).map(({ month, C, S }) => [formatMonth(month), formatNumber(C), formatNumber(S)]),
  };
}
