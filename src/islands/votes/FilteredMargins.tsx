import { memo, startTransition, useEffect, useState, type ReactNode } from "react";
import { MarginScatter, type MarginPoint } from "#src/charts/MarginScatter.tsx";
import type { TwinSpec } from "#src/charts/twin-spec.ts";
import { branches } from "#src/domain/codes.ts";
import { riskyMargin } from "#src/domain/majority.ts";
import { marginYears, type MarginYear } from "#src/domain/margin-years.ts";
import { branch } from "#src/i18n/common.ts";
import { votesPage } from "#src/i18n/votes-list.ts";
import { compareCodes } from "#src/lib/filters/apply.ts";
import { isDefault } from "#src/lib/filters/codec.ts";
import type { ListState } from "#src/lib/filters/definition.ts";
import { routes } from "#src/lib/routes.ts";
import { ChartTwin } from "#src/islands/charts/ChartTwin.island.tsx";
import { LoadError } from "#src/islands/list/LoadError.tsx";
import { ChartTable } from "#src/ui/ChartTable.tsx";
import { parliamentData } from "#src/stores/parliament-data.ts";
import { votePoints, votesSource } from "#src/stores/votes-source.ts";
import type { VoteRow } from "#src/view/vote-row.ts";

interface Props {
  readonly state: ListState;
  /** The chart of the page: every key vote. */
  readonly children: ReactNode;
}

/** A vote that has a place in the chart. */
type MarginRow = VoteRow & { readonly margin: number };

/** What the reader has chosen, ready to be drawn. */
interface Chosen {
  /** The choice that these are of. */
  readonly of: ListState["values"];
  readonly points: readonly MarginPoint[];
  readonly years: readonly MarginYear[];
  readonly title: string;
  readonly twin: () => TwinSpec;
}

/** The chart of margins: of the key votes as the page has it, or of all votes that the reader has chosen. */
export function FilteredMargins({ state, children }: Props) {
  const [chosen, setChosen] = useState<Chosen | "failed" | null>(null);
  const [attempt, setAttempt] = useState(1);
  const { values, ordering } = state;
  const isStandard = isDefault(votesSource, { values, ordering: votesSource.defaultOrdering, page: 1 });
  useEffect(() => {
    if (isStandard) return;
    const call = new AbortController();
    parliamentData()
      .then((data) => data.all(votePoints, { values, ordering, page: 1 }, call.signal))
      // Hundreds of points may wait for the reader's next key.
      .then((found) => startTransition(() => setChosen(toChosen(values, found.filter(hasMargin)))))
      // Figures of an earlier choice would be wrong under this one.
      .catch(() => {
        if (!call.signal.aborted) setChosen("failed");
      });
    return () => {
      call.abort();
    };
  }, [isStandard, values, ordering, attempt]);
  if (!isStandard && chosen === "failed")
    return <LoadError text={votesPage.chartFailed} retry={() => setAttempt((before) => before + 1)} />;
  const isOwn = isStandard || chosen === null || chosen === "failed";
  const isLate = !isStandard && (isOwn || chosen.of !== values);
  return (
    // Of another choice than the rows: out of sight when its successor takes its time.
    <div className={isLate ? "late" : undefined}>
      {isOwn ? children : chosen.points.length > 0 && <ChosenMargins {...chosen} />}
    </div>
  );
}

/** The chart of some votes. Made again only when they are others: there may be all 28,000. */
const ChosenMargins = memo(function ChosenMargins({ points, years, title, twin }: Chosen) {
  return (
    <div className="list-chart">
      <figure>
        <figcaption>
          <b>{title}</b>
          <span className="legend">
            <span>
              <i className="k"></i>
              {branch.C}
            </span>
            <span>
              <i className="k c1"></i>
              {branch.S}
            </span>
            <span>
              <i className="k bd"></i>
              {votesPage.risky}
            </span>
          </span>
        </figcaption>
        <ChartTwin spec={twin} waits>
          <MarginScatter points={points} now={[]} />
        </ChartTwin>
        <ChartTable
          title={title}
          table={{ head: votesPage.yearHead(votesPage.votes), rows: years.map(votesPage.yearRow) }}
        />
      </figure>
    </div>
  );
});

function toChosen(of: ListState["values"], rows: readonly MarginRow[]): Chosen {
  const years = marginYears(rows).sort((a, b) => compareCodes(b.year, a.year));
  const risky = years.reduce((sum, year) => sum + year.risky, 0);
  const title = votesPage.chosenTitle(risky, rows.length);
  return { of, points: rows.map(toPoint), years, title, twin: () => toTwin(title, rows) };
}

function hasMargin(row: VoteRow): row is MarginRow {
  return row.margin !== null;
}

function toPoint({ date, margin, branch: where, id }: MarginRow): MarginPoint {
  return [date, margin, where, id];
}

/** The interactive twin of the same points; each leads to its vote. */
function toTwin(title: string, rows: readonly MarginRow[]): TwinSpec {
  return {
    type: "scatter",
    title,
    band: { to: riskyMargin, name: votesPage.risky },
    series: branches.map((code) => ({
      name: branch[code],
      color: code === "C" ? "c2" : "c1",
      points: rows.flatMap((row) =>
        row.branch === code
          ? [[row.date, row.margin, votesPage.pointName(row.sitting, row.number), routes.vote(row.id)] as const]
          : [],
      ),
    })),
  };
}
