import type { ReactNode } from "react";
import { toLower } from "#src/lib/text.ts";
import { Highlight } from "#src/ui/Highlight.tsx";

interface TableProps {
  /** What its rows are. */
  readonly name: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/** The table of a list of acts: entries on a small screen, so its elements carry their roles. */
export function ActTable({ name, heads, children }: TableProps) {
  return (
    <table className="t t-flow acts" role="table">
      <caption className="vh">{name}</caption>
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

interface TitleProps {
  /** Over the title: number, nature, flags. */
  readonly note: string;
  readonly href: string;
  readonly title: string;
  /** Searched words, marked in both. */
  readonly term?: string;
  /** Under the title. */
  readonly children?: ReactNode;
}

/** The first cell of a row: what the row is about, as its head. */
export function TitleCell({ note, href, title, term = "", children }: TitleProps) {
  return (
    <th role="rowheader" scope="row" className="full">
      <span className="note blk">
        <Highlight text={note} term={term} />
      </span>{" "}
      <a href={href}>
        <Highlight text={title} term={term} />
      </a>
      {children}
    </th>
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
    <td role="cell" className="sub" data-l={label === undefined ? undefined : toLower(label)}>
      {children}
    </td>
  );
}

const done = ["law", "converted", "published", "adopted", "adopted_late"];
const ended = ["rejected", "absorbed", "unified", "withdrawn", "returned", "split", "ended", "lapsed", "overdue"];

/**
 * Where an act stands: filled square = reached its end, empty = will not (or is overdue), half = still open. Always
 * with the word.
 */
export function StateWord({ state, children }: { readonly state: string; readonly children: ReactNode }) {
  const look = done.includes(state) ? "out" : ended.includes(state) ? "out ko" : "out alt";
  return <span className={`${look} wraps`}>{children}</span>;
}
