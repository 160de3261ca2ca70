import type { ReactNode } from "react";
import { toLower } from "#src/lib/text.ts";
import { Highlight } from "#src/ui/Highlight.tsx";

interface TableProps {
  /** Caption: what the rows are. */
  readonly name: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/**
 * Table of a list of acts. On a small screen CSS shows it as entries, which removes the table semantics, hence the
 * explicit roles.
 */
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
  /** Text above the title: number, type, flags. */
  readonly note: string;
  readonly href: string;
  readonly title: string;
  /** Search term, highlighted in note and title. */
  readonly term?: string;
  readonly children?: ReactNode;
}

/** First cell and header of a row. */
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
  /** Column name, shown on small screens, where the header row is hidden. */
  readonly label?: string;
}

export function Cell({ children, label }: CellProps) {
  return (
    <td role="cell" className="sub" data-l={label === undefined ? undefined : toLower(label)}>
      {children}
    </td>
  );
}

const done = ["law", "converted", "published", "adopted", "adopted_late"];
const ended = ["rejected", "absorbed", "unified", "withdrawn", "returned", "split", "ended", "lapsed", "overdue"];

/** State of an act as a square and a word: filled = completed, empty = failed or overdue, half filled = open. */
export function StateWord({ state, children }: { readonly state: string; readonly children: ReactNode }) {
  const look = done.includes(state) ? "out" : ended.includes(state) ? "out ko" : "out alt";
  return <span className={`${look} wraps`}>{children}</span>;
}
