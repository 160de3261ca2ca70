import { field } from "./api-fields.ts";
import type { FetchCached } from "./data-port.ts";

/**
 * The rows of a file: a list, or an object with the list as `rows`. Rows are not checked; the build has validated them.
 * @throws TypeError when it is neither.
 */
export async function readRows<Row>(fetchCached: FetchCached, path: string): Promise<readonly Row[]> {
  const isList = (data: unknown): data is readonly Row[] => Array.isArray(data);
  const file = await fetchCached(path);
  const rows = field(file, "rows") ?? file;
  if (!isList(rows)) throw new TypeError(`${path}: no list of rows`);
  return rows;
}
