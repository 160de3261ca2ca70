import { field } from "./api-fields.ts";
import type { ListDefinition } from "#src/lib/filters/definition.ts";
import { completeSource, DataCallError, type FetchCached, type ListSource, type LiveRows } from "./data-port.ts";

/**
 * The rows of a file: a list, or an object with the list as `rows`. Rows are not checked; the build has validated them.
 * @throws DataCallError "unreadable" when it is neither.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller names the rows of its file
export function rowsIn<Row>(file: unknown, path: string): readonly Row[] {
  const isList = (data: unknown): data is readonly Row[] => Array.isArray(data);
  const rows = field(file, "rows") ?? file;
  if (!isList(rows)) throw new DataCallError("unreadable", path);
  return rows;
}

export async function readRows<Row>(fetchCached: FetchCached, path: string): Promise<readonly Row[]> {
  return rowsIn<Row>(await fetchCached(path), path);
}

/** The source of a list with all rows in one file, an object with the list as `rows`. */
export function tableSource<Row>(list: ListDefinition<Row>, path: string): ListSource<Row> {
  return completeSource(list, async (_state, fetchCached) => tableRows<Row>(await fetchCached(path), path));
}

/**
 * The rows of an object with the list as `rows`.
 * @throws DataCallError "unreadable" when it is something else.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller names the rows of its file
export const tableRows = <Row>(file: unknown, path: string): readonly Row[] =>
  rowsIn<Row>(field(file, "rows") ?? null, path);

/** The source of a list with all rows in one file. */
export function fileSource<Row>(list: ListDefinition<Row>, path: string, live?: LiveRows<Row>): ListSource<Row> {
  return completeSource(list, (_state, fetchCached) => readRows<Row>(fetchCached, path), live);
}
