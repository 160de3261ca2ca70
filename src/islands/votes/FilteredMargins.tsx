import { useEffect, useState, type ReactNode } from "react";
import { MarginScatter, type MarginPoint } from "#src/charts/MarginScatter.tsx";
import { riskyMargin } from "#src/domain/majority.ts";
import { branch } from "#src/i18n/common.ts";
import { votesPage } from "#src/i18n/votes-list.ts";
import { isDefault } from "#src/lib/filters/codec.ts";
import type { ListState } from "#src/lib/filters/definition.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";
import { votesSource } from "#src/stores/votes-source.ts";
import type { VoteRow } from "#src/view/vote-row.ts";

interface Props {
  readonly state: ListState;
  /** The chart of the page: every key vote. */
  readonly children: ReactNode;
}

/** The filtered rows as they are: points need neither titles nor scores. */
const pointSource = { ...votesSource, completeRows: (rows: readonly VoteRow[]) => Promise.resolve(rows) };

/** The chart of margins: of the key votes as the page has it, or of all votes that the reader has chosen. */
export function FilteredMargins({ state, children }: Props) {
  const [points, setPoints] = useState<readonly MarginPoint[] | null>(null);
  const isStandard = isDefault(votesSource, { ...state, ordering: votesSource.defaultOrdering, page: 1 });
  useEffect(() => {
    if (isStandard) return;
    const call = new AbortController();
    parliamentData()
      .then((data) => data.all(pointSource, state, call.signal))
      .then((rows) => setPoints(toPoints(rows)))
      // The list itself says that the data did not come.
      .catch(() => undefined);
    return () => {
      call.abort();
    };
  }, [isStandard, state]);
  if (isStandard || points === null) return children;
  if (points.length === 0) return null;
  const risky = points.filter(([, margin]) => margin < riskyMargin).length;
  return (
    <div className="list-chart">
      <figure>
        <figcaption>
          <b>{votesPage.chosenTitle(risky, points.length)}</b>
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
        <MarginScatter points={points} now={[]} />
      </figure>
    </div>
  );
}

function toPoints(rows: readonly VoteRow[]): readonly MarginPoint[] {
  return rows.flatMap((row): MarginPoint[] =>
    row.margin === null ? [] : [[row.date, row.margin, row.branch, row.id]],
  );
}
