import { field } from "./api-fields.ts";
import type { FetchKept } from "./data-port.ts";

/**
 * The rows of a file that is a list or has one as `rows`. It is ours: its rows were checked when it was written.
 * @throws TypeError when it is neither.
 */
export async function readRows<Row>(fetchKept: FetchKept, path: string): Promise<readonly Row[]> {
  const isList = (data: unknown): data is readonly Row[] => Array.isArray(data);
  const file = await fetchKept(path);
  const rows = field(file, "rows") ?? file;
  if (!isList(rows)) throw new TypeError(`${path}: no list of rows`);
  return rows;
}
