import type { ReactNode } from "react";

interface TableProps {
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/** The table of a list of acts: entries on a small screen, so its elements carry their roles. */
export function ActTable({ heads, children }: TableProps) {
  return (
    <table className="t t-flow acts" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th role="columnheader" scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

interface CellProps {
  readonly children: ReactNode;
  /** Named on small screens, where the head is not seen. */
  readonly label?: string;
}

/** One cell. */
export function Cell({ children, label }: CellProps) {
  return (
    <td role="cell" className="sub" data-l={label?.toLowerCase()}>
      {children}
    </td>
  );
}

const done = ["law", "converted", "published", "adopted", "adopted_late"];
const ended = ["rejected", "absorbed", "unified", "withdrawn", "returned", "ended", "lapsed", "overdue"];

/** Where an act stands: filled square = reached its end, empty = will not (or is overdue), half = still open. Always with the word. */
export function StateWord({ state, children }: { readonly state: string; readonly children: ReactNode }) {
  const look = done.includes(state) ? "out" : ended.includes(state) ? "out ko" : "out alt";
  return <span className={`${look} wraps`}>{children}</span>;
}
