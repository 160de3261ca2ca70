import { queryConsole as labels } from "#src/i18n/query-console.ts";
import type { Cell } from "#src/domain/tables/table.ts";
import { forBars, showRow } from "#src/i18n/query-cells.ts";
import { formatNumber } from "#src/lib/format.ts";
import { toBars, type Bars } from "#src/lib/query-console.ts";
import type { Sort } from "./sql-protocol.ts";
import { mostShown, pageRows, type ShownResult } from "./use-sql-console.ts";

interface Props extends ShownResult {
  readonly onShow: (from: number, sort: Sort | null) => void;
  readonly onSave: () => void;
}

/** The rows of a result, a page at a time, with its chart, CSV and address. */
export function SqlResult({ result, rows, from, sort, years, address, onShow, onSave }: Props) {
  const { columns, total } = result;
  const last = Math.min(total, mostShown);
  const bars = total === rows.length ? toBars(...forBars(columns, rows)) : null;
  return (
    <div className="sql-result">
      {years.length > 0 && <p className="note">{labels.ofYears(years)}</p>}
      {total === 0 && <p>{labels.none}</p>}
      {bars !== null && <BarChart {...bars} />}
      {total > 0 && (
        <div className="scroll sql-table" role="region" aria-label={labels.results} tabIndex={0}>
          <table className="t tight">
            <caption className="vh">{labels.results}</caption>
            <thead>
              <tr>
                {columns.map((name, column) => {
                  const isSorted = sort?.column === column;
                  const isDescending = isSorted && !sort.isDescending;
                  return (
                    <th
                      key={`${name} ${column}`}
                      scope="col"
                      aria-sort={isSorted ? (sort.isDescending ? "descending" : "ascending") : undefined}
                      className={isNumbers(rows, column) ? "num" : undefined}
                    >
                      <button type="button" className="linkish" onClick={() => onShow(0, { column, isDescending })}>
                        {name}
                      </button>
                    </th>
                  );
                })}
              </tr>
            </thead>
            <ResultRows {...{ columns, rows }} />
          </table>
        </div>
      )}
      {last > pageRows && (
        <p className="sql-pages">
          <button
            type="button"
            className="btn plain"
            disabled={from === 0}
            onClick={() => onShow(from - pageRows, sort)}
          >
            {labels.previous}
          </button>
          <span role="status">{labels.range(from + 1, from + rows.length, total)}</span>
          <button
            type="button"
            className="btn plain"
            disabled={from + pageRows >= last}
            onClick={() => onShow(from + pageRows, sort)}
          >
            {labels.next}
          </button>
        </p>
      )}
      {total > mostShown && <p className="note">{labels.mostShown(mostShown)}</p>}
      <p className="more">
        {total > 0 && (
          <button type="button" className="linkish" onClick={onSave}>
            {labels.csv}
          </button>
        )}{" "}
        {total > 0 && <span className="note">{labels.asStored}</span>}{" "}
        {address === null ? <span className="note">{labels.noAddress}</span> : <a href={address}>{labels.address}</a>}
      </p>
    </div>
  );
}

/** Rows with links, words and Italian numbers. */
function ResultRows({ columns, rows }: { readonly columns: readonly string[]; readonly rows: ShownResult["rows"] }) {
  return (
    <tbody>
      {rows.map((row, index) => (
        <tr key={index}>
          {showRow(columns, row).map(({ text, href, isDay }, column) => (
            <td key={column} className={isNumbers(rows, column) ? "num" : isDay ? "day" : undefined}>
              {text === null ? (
                <span className="sub">{labels.empty}</span>
              ) : href === null ? (
                text
              ) : (
                <a href={href}>{text}</a>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const isNumbers = (rows: readonly (readonly Cell[])[], column: number): boolean =>
  rows.every((row) => row[column] === null || typeof row[column] === "number");

/** Height in px of a bar with its label. */
const rowHeight = 40;

/** One bar per row: label and value above it. */
function BarChart({ of, value, bars }: Bars) {
  const most = Math.max(...bars.map((bar) => bar.value), Number.MIN_VALUE);
  return (
    <figure className="sql-chart">
      <figcaption className="vh">{labels.chart}</figcaption>
      <svg
        className="plot"
        width="100%"
        height={bars.length * rowHeight}
        role="img"
        aria-label={labels.chartOf(value, of, bars.length)}
      >
        {bars.map(({ label, value: amount }, index) => (
          <g key={index}>
            <text x="0" y={index * rowHeight + 15}>
              {label}
            </text>
            <text className="em" x="100%" y={index * rowHeight + 15} textAnchor="end">
              {formatNumber(amount, Number.isInteger(amount) ? 0 : 2)}
            </text>
            <rect x="0" y={index * rowHeight + 21} width={`${String((amount / most) * 100)}%`} height="10" />
          </g>
        ))}
      </svg>
    </figure>
  );
}
