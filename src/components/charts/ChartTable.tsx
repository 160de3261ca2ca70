import { charts } from "#src/i18n/charts.ts";

export interface ChartData {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface Props {
  readonly title: string;
  readonly table: ChartData;
}

/** Maximum number of columns that fit a narrow screen; wider tables scroll sideways. */
const mostSnug = 4;

/** The numbers of a chart as a table, collapsed below it. */
export function ChartTable({ title, table: { head, rows } }: Props) {
  return (
    <details className="chart-data">
      <summary aria-label={charts.of(charts.data, title)}>{charts.data}</summary>
      <div className={head.length > mostSnug ? "scroll" : "scroll snug"} role="region" aria-label={title} tabIndex={0}>
        <table className={head.length > 2 ? "t tight" : "t tight narrow"}>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              {head.map((cell, index) => (
                <th key={cell} scope="col" className={index > 0 ? "num" : undefined}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = "", ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]} className="num">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
