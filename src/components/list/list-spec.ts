import type { ReactNode } from "react";
import type { SourcePart } from "#src/domain/codes.ts";
import type { Column } from "#src/lib/columns.ts";
import type { ListState } from "#src/lib/filters/definition.ts";
import type { ListSource } from "#src/stores/data-port.ts";
import type { ListLabels } from "./labels.ts";

/** What a specific list passes to the shared list component. */
export interface ListSpec<Row, Bare = Row> {
  readonly source: ListSource<Row, Bare>;
  /** Parts of the data that the source of the site does not provide: what requires them is removed. */
  readonly missingParts: readonly SourcePart[];
  readonly labels: ListLabels;
  /** What a value of the query stands for, where only the rows say it; shown before the value in its chip. */
  readonly nameIn?: (name: string, value: string, rows: readonly Row[]) => string | null;
  /** Renders the rows as table, cards or entries. `term` is the search, for highlighting. */
  readonly Rows: (props: {
    readonly rows: readonly Row[];
    readonly term: string;
    readonly state: ListState;
    /** Orders the list; with sign. */
    readonly onOrder: (ordering: string) => void;
  }) => ReactNode;
  /** What follows the count of filtered rows, for a list with all rows on one page: sums, as text. */
  readonly sums?: (rows: readonly Row[]) => string;
  /** The page has all rows without JavaScript, so the note that filters need it is omitted. */
  readonly holdsAll?: true;
  /** Note without JavaScript, in place of the usual one. */
  readonly noScript?: string;
  /** Columns of the CSV; absent: no download. */
  readonly columns?: readonly Column<Row>[];
}
