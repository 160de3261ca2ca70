import { useEffect, useRef, useState, type ReactNode } from "react";
import {
  toVoteChart,
  toVoteChartLinks,
  toVoteChartTable,
  voteChartViews,
  type VoteChartView,
} from "#src/components/charts/vote-chart.ts";
import { votePage } from "#src/i18n/vote-page.ts";
import type { ApexChart } from "#src/components/charts/apex-chart.tsx";
import { loadChart } from "#src/components/charts/load-chart.ts";
import { LoadError } from "#src/components/list/LoadError.tsx";
import { addressWith } from "#src/components/search/address-with.ts";
import { fetchJson } from "#src/stores/fetch-json.ts";
import { ChartTable } from "#src/components/charts/ChartTable.tsx";
import type { PublishedPositions, VoterRow } from "./member-list.ts";

interface Props {
  readonly positions: PublishedPositions;
  /** The seat chart, whose seats a script names: `live-seats.ts`. */
  readonly children?: ReactNode;
}

/** Loaded when a view other than the seat chart is chosen. */
interface Loaded {
  readonly rows: readonly VoterRow[];
  readonly ApexChart: typeof ApexChart;
}

const parameter = "grafico";

/**
 * "Visualizza il grafico per": the seat chart, or bars by group, side, macro-area, election area, gender.
 *
 * ## Why an island
 * The other views are drawn by the chart library on demand; the choice is in the query. Without JavaScript the page has the seat chart and tables with the same numbers.
 */
export function VoteChart({ positions, children }: Props) {
  const [view, setView] = useState<VoteChartView>("seats");
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const field = useRef<HTMLSelectElement>(null);

  const choose = (next: string): void => {
    const address = addressWith(parameter, next === "seats" ? null : next);
    // On history navigation the browser restores the field, which must not add a history entry.
    if (address.href !== location.href) history.pushState(history.state, "", address);
    setView(voteChartViews.find((candidate) => candidate === next) ?? "seats");
  };

  useEffect(() => {
    const follow = (): void => {
      const asked = new URLSearchParams(location.search).get(parameter);
      setView(voteChartViews.find((candidate) => candidate === asked) ?? "seats");
    };
    // Takes over a choice made before hydration.
    const early = field.current?.value ?? "seats";
    if (early === "seats") follow();
    else choose(early);
    addEventListener("popstate", follow);
    return () => {
      removeEventListener("popstate", follow);
    };
  }, []);

  useEffect(() => {
    if (view === "seats" || loaded !== null || hasFailed) return;
    load(positions).then(setLoaded, () => {
      setHasFailed(true);
    });
  }, [view, loaded, hasFailed, positions]);

  return (
    <>
      <div className="chart-by js-only no-print">
        <label htmlFor="grafico">{votePage.chartBy}</label>
        <select
          id="grafico"
          ref={field}
          value={view}
          onChange={(event) => {
            choose(event.currentTarget.value);
          }}
        >
          {voteChartViews.map((name) => (
            <option key={name} value={name}>
              {votePage.chartViews[name]}
            </option>
          ))}
        </select>
      </div>
      {hasFailed && loaded === null && view !== "seats" ? (
        <LoadError text={votePage.chartFailed} retry={() => setHasFailed(false)} />
      ) : null}
      {view !== "seats" && loaded !== null ? <Bars view={view} {...loaded} /> : children}
    </>
  );
}

/** A view other than the seat chart: bars, links to the members, and the numbers as a table. */
function Bars({ view, rows, ApexChart: Chart }: Loaded & { readonly view: VoteChartView }) {
  const title = votePage.chartOf(votePage.chartViews[view]);
  const chart = toVoteChart(view, rows, votePage.chartWords(title));
  return (
    <>
      <Chart spec={chart} />
      <p className="legend no-print">
        {votePage.namesOf}
        {toVoteChartLinks(view, rows).map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
      <ChartTable title={title} table={toVoteChartTable(chart, votePage.chartViews[view])} />
    </>
  );
}

async function load(positions: PublishedPositions): Promise<Loaded> {
  const [Chart, { toVoterRows }, file] = await Promise.all([
    loadChart(),
    import("./member-list.ts"),
    fetchJson(positions.src),
  ]);
  return { ApexChart: Chart, rows: toVoterRows(positions, file) };
}
