import type { ReactNode } from "react";
import { lists } from "#src/i18n/lists.ts";
import { useHydrated } from "#src/islands/use-hydrated.ts";
import type { Column } from "#src/lib/columns.ts";
import { Cases } from "#src/components/common/Share.tsx";

/** Cells with markup, by the name of their column. `term`: searched words. */
export type Cells<Row> = Readonly<Record<string, (row: Row, term: string) => ReactNode>>;

interface Props<Row> {
  readonly caption: string;
  /** `false` = omitted column. */
  readonly columns: readonly (Column<Row> | false)[];
  readonly rows: readonly Row[];
  readonly cells: Cells<Row>;
  readonly term?: string | undefined;
  /** Current ordering, with sign. */
  readonly ordering?: string | undefined;
  /** Orders by a column, with sign: heads of columns with an ordering become buttons once the page is hydrated. */
  readonly onOrder?: ((ordering: string) => void) | undefined;
  readonly className?: string;
  /** Whether readers sort the rows of a page without an island by the heads (`sort-tables.ts`). */
  readonly isSortable?: boolean;
}

/**
 * Rows as a table: of a list, or of a page. On a small screen CSS shows it as entries, which removes the table semantics, hence the
 * explicit roles.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  cells,
  term = "",
  ordering = "",
  onOrder,
  className,
  isSortable = false,
}: Props<Row>) {
  const isHydrated = useHydrated();

  const shown = columns.filter((column) => column !== false).filter(({ head }) => head !== undefined);
  return (
    <table className={className === undefined ? "t t-flow" : `t t-flow ${className}`} role="table">
      <caption className="vh">{caption}</caption>
      <thead role="rowgroup" data-later={isSortable ? "" : undefined}>
        <tr role="row">
          {shown.map((column, index) =>
            column.head === "" ? null : (
              <Head
                key={column.name}
                {...{ column, ordering }}
                onOrder={isHydrated ? onOrder : undefined}
                span={shown[index - 1]?.head === "" ? 2 : undefined}
              />
            ),
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {/* Keyed by index, so that new rows reuse the existing elements instead of recreating them. */}
        {rows.map((row, index) => (
          <TableRow key={index} {...{ row, cells, term }} columns={shown} />
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps {
  readonly column: Pick<Column<never>, "head" | "headClass" | "definition" | "kind" | "ordering">;
  readonly ordering: string;
  readonly onOrder: Props<never>["onOrder"];
  readonly span: number | undefined;
}

function Head({ column, ordering, onOrder, span }: HeadProps) {
  const { head = "", headClass, definition, kind, ordering: by } = column;
  const isSorted = by !== undefined && by === ordering.replace(/^-/, "");
  // Names begin with the first letter, numbers and days with the highest.
  const isDown = isSorted ? !ordering.startsWith("-") : kind !== "title";
  return (
    <th
      role="columnheader"
      scope="col"
      className={headClass ?? (kind === "number" ? "num" : undefined)}
      colSpan={span}
      aria-sort={isSorted ? (ordering.startsWith("-") ? "descending" : "ascending") : undefined}
    >
      {kind === "chart" ? (
        <span className="vh">{head}</span>
      ) : by === undefined || onOrder === undefined ? (
        head
      ) : (
        <button type="button" className="linkish sort" onClick={() => onOrder(isDown ? `-${by}` : by)}>
          {head}
        </button>
      )}
      {definition !== undefined && (
        <>
          {" "}
          <a className="why" href={definition} aria-label={lists.howComputed(head)}>
            i
          </a>
        </>
      )}
    </th>
  );
}

interface RowProps<Row> extends Pick<Props<Row>, "cells"> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly term: string;
}

function TableRow<Row>({ row, columns, cells, term }: RowProps<Row>) {
  return (
    <tr role="row">
      {columns.map((column) => {
        const { name, head = "", kind } = column;
        const content = cells[name]?.(row, term) ?? cellContent(column, row);
        return kind === "title" ? (
          <th key={name} role="rowheader" scope="row" className={valueOf(column.className ?? "full", row)}>
            {content}
          </th>
        ) : (
          <td
            key={name}
            role="cell"
            className={cellClass(column, row)}
            data-l={valueOf(column.label ?? (kind === "number" ? head.toLowerCase() : undefined), row)}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** Classes of a cell: those of its column, and that of numbers. */
function cellClass<Row>({ kind, className }: Column<Row>, row: Row): string | undefined {
  const given = valueOf(className, row);
  return kind !== "number" ? given : given === undefined ? "num" : `num ${given}`;
}

/** An option of a column that may depend on the row. */
function valueOf<Row>(given: string | ((row: Row) => string | undefined) | undefined, row: Row): string | undefined {
  return typeof given === "function" ? given(row) : given;
}

/** Content of a cell without markup of its own. */
export function cellContent<Row>({ text, value, cases }: Column<Row>, row: Row): ReactNode {
  const words = text?.(row) ?? String(value?.(row) ?? "");
  return cases === undefined ? (
    words
  ) : (
    <>
      {words}
      <Cases cases={cases(row)} />
    </>
  );
}
