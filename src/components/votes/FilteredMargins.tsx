import { memo, startTransition, useEffect, useState, type ReactNode } from "react";
import type { ChartSpec } from "#src/components/charts/chart-spec.ts";
import { ChartTable } from "#src/components/charts/ChartTable.tsx";
import { marginTop, type MarginPoint } from "#src/components/charts/MarginScatter.tsx";
import { ZoomableChart } from "#src/components/charts/ZoomableChart.island.tsx";
import { LoadError } from "#src/components/list/LoadError.tsx";
import { branches } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { decidingMargin, riskyMargin } from "#src/domain/majority.ts";
import { marginYears, type MarginYear } from "#src/domain/margin-years.ts";
import { branch } from "#src/i18n/common.ts";
import { selectionText, votesPage } from "#src/i18n/votes-list.ts";
import { isDefault } from "#src/lib/filters/codec.ts";
import type { ListState } from "#src/lib/filters/definition.ts";
import { routes } from "#src/lib/routes.ts";
import type { IncompleteVote } from "#src/lib/lists/votes.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";
import { votePoints, votesSource } from "#src/stores/votes-source.ts";
import { isScatter, MarginsDrawing, MarginsLegend, marginsTable } from "./Margins.tsx";

interface Props {
  readonly state: ListState;
  readonly isByRule: boolean;
  /** Some of the votes came from the live API, so the static chart lacks them. */
  readonly hasNewer: boolean;
  /** The static chart of the page: all key votes. */
  readonly children: ReactNode;
}

/** A vote with a margin, and so with a place in the chart. */
type MarginRow = IncompleteVote & { readonly margin: number };

interface Chosen {
  /** Filter values of these votes. */
  readonly of: ListState["values"];
  readonly points: readonly MarginPoint[];
  readonly years: readonly MarginYear[];
  readonly title: string;
  /** Column header of the counted votes. */
  readonly counted: string;
  readonly spec: () => ChartSpec;
}

/** The chart of margins: the page's static chart of key votes, or a chart of the filtered votes. */
export function FilteredMargins({ state, isByRule, hasNewer, children }: Props) {
  const [chosen, setChosen] = useState<Chosen | "failed" | null>(null);
  const [attempt, setAttempt] = useState(1);
  const { values, ordering } = state;
  const isStandard = isDefault(votesSource, { values, ordering: votesSource.defaultOrdering, page: 1 });
  const isPages = isStandard && !hasNewer;
  useEffect(() => {
    if (isPages) return;
    const call = new AbortController();
    parliamentData()
      .then((data) => data.all(votePoints, { values, ordering, page: 1 }, call.signal))
      // A transition, because rendering hundreds of points may be interrupted by the next key press.
      .then((found) =>
        startTransition(() => setChosen(toChosen(values, found, isStandard ? selectionText(isByRule) : null))),
      )
      // Never show an earlier choice's figures under this choice.
      .catch(() => {
        if (!call.signal.aborted) setChosen("failed");
      });
    return () => {
      call.abort();
    };
  }, [isPages, isStandard, isByRule, values, ordering, attempt]);
  if (!isStandard && chosen === "failed")
    return <LoadError text={votesPage.chartFailed} retry={() => setAttempt((before) => before + 1)} />;
  const isOwn = isPages || chosen === null || chosen === "failed";
  const isLate = isOwn ? !isStandard : chosen.of !== values;
  return (
    // The chart still shows an earlier choice: hidden when the new one takes long.
    <div className={isLate ? "stale" : undefined}>
      {isOwn ? children : chosen.points.length > 0 && <ChosenMargins {...chosen} />}
    </div>
  );
}

/** The chart of the filtered votes. Memoized, because there may be 28,000. */
const ChosenMargins = memo(function ChosenMargins({ points, years, title, counted, spec }: Chosen) {
  const below = (
    <>
      <p className="after">
        {votesPage.chartNote} <a href={routes.indicators("margine")}>{votesPage.definition}</a>
      </p>
      <ChartTable title={title} table={marginsTable(points, years, counted)} />
    </>
  );
  return (
    <div className="list-chart">
      <figure>
        <figcaption>
          <b>{title}</b>
          <span className="legend">
            <MarginsLegend points={points} />
          </span>
        </figcaption>
        {isScatter(points) ? (
          <ZoomableChart spec={spec}>
            <MarginsDrawing points={points} />
            {below}
          </ZoomableChart>
        ) : (
          <div className="chart">
            <MarginsDrawing points={points} />
            {below}
          </div>
        )}
      </figure>
    </div>
  );
});

/** `selection`: texts of the selection with which the list begins; null = another one. */
function toChosen(
  of: ListState["values"],
  all: readonly IncompleteVote[],
  selection: ReturnType<typeof selectionText> | null,
): Chosen {
  const rows = all.filter(isDecided);
  const counted = all.map((row) => (isDecided(row) ? row : { ...row, margin: null }));
  const years = marginYears(counted).sort((a, b) => compareCodes(b.year, a.year));
  const risky = years.reduce((sum, year) => sum + year.risky, 0);
  const title = (selection?.chartTitle ?? votesPage.chosenTitle)(risky, rows.length);
  const label = selection?.title ?? votesPage.votes;
  return { of, points: rows.map(toPoint), years, title, counted: label, spec: () => toSpec(title, rows) };
}

function isDecided(row: IncompleteVote): row is MarginRow {
  return decidingMargin({ margin: row.margin ?? null, outcome: row.outcome }) !== null;
}

function toPoint(row: MarginRow): MarginPoint {
  return [row.date, row.margin, row.branch, row.id, nameOf(row)];
}

function toSpec(title: string, rows: readonly MarginRow[]): ChartSpec {
  return {
    type: "scatter",
    title,
    top: marginTop(rows.map(({ margin }) => margin)),
    band: { to: riskyMargin, name: votesPage.risky },
    series: branches.map((code) => ({
      name: branch[code],
      color: code === "C" ? "c2" : "c1",
      points: rows.flatMap((row) =>
        row.branch === code ? [[row.date, row.margin, nameOf(row), routes.vote(row.id)] as const] : [],
      ),
    })),
  };
}

/** Titles are loaded for key votes only; other votes are named by sitting and number. */
function nameOf({ title, sitting, number }: IncompleteVote): string {
  return title ?? votesPage.pointName(sitting, number);
}
