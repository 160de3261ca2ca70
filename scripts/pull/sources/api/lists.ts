/** Reads whole lists, page by page, against everything that a list can do wrong. */
import { DataError } from "#scripts/lib/errors.ts";
import { rawPage } from "./raw.ts";
import { type ApiClient, NotFound } from "./client.ts";
import type { Notes } from "./notes.ts";

/** A list as read. `isWhole` = it can be trusted to hold everything: what is missing from it has vanished. */
export interface ReadList {
  readonly rows: readonly unknown[];
  readonly isWhole: boolean;
}

interface Pages {
  readonly rows: Map<string, unknown>;
  readonly count: number | null;
  /** A page was announced and was not there: the list has become shorter while it was read. */
  readonly isCut: boolean;
}

/** What tells a row from the others of its list: its number and its slug, as two mandates of a person may share the latter. */
const keyOf = (row: unknown): string => {
  if (typeof row !== "object" || row === null) return JSON.stringify(row);
  const [id, slug] = ["id" in row ? row.id : null, "slug" in row ? row.slug : null];
  return JSON.stringify((id ?? null) === null && (slug ?? null) === null ? row : [id, slug]);
};

/**
 * Reads a list to its end. Rows that come twice count once. When the number of rows differs from the declared count (pages
 * shift while we read), the list is read a second time and both readings are joined; if it still differs, the list is used
 * but not believed to be whole.
 * @throws DataError when an answer has not the shape of a list.
 */
export async function readList(
  client: ApiClient,
  path: string,
  query: Readonly<Record<string, string | number>>,
  notes: Notes,
): Promise<ReadList> {
  const pages: Pages = await readPages(client, path, query);
  let { count, isCut } = pages;
  if (isCut || (count !== null && pages.rows.size !== count)) {
    const again = await readPages(client, path, query);
    for (const [key, row] of again.rows) pages.rows.set(key, row);
    ({ count, isCut } = again);
  }
  const isWhole = !isCut && count !== null && pages.rows.size === count;
  if (!isWhole)
    notes.add(`${path}: says ${String(count)} records, gave ${pages.rows.size}; nothing is removed on its word`);
  return { rows: [...pages.rows.values()], isWhole };
}

async function readPages(
  client: ApiClient,
  path: string,
  query: Readonly<Record<string, string | number>>,
): Promise<Pages> {
  const rows = new Map<string, unknown>();
  let count: number | null = null;
  for (let page = 1; ; page += 1) {
    const url = client.urlOf(path, { ...query, page });
    const answer = await client.get(url, true).catch((error: unknown) => {
      if (page > 1 && error instanceof NotFound) return null;
      throw error;
    });
    if (answer === null) return { rows, count, isCut: true };
    const parsed = rawPage.safeParse(answer.unchanged ? null : answer.body);
    if (!parsed.success) throw new DataError(`${url}: not a list (no "results"); the source has changed its shape`);
    const before = rows.size;
    for (const row of parsed.data.results) rows.set(keyOf(row), row);
    count = parsed.data.count ?? count;
    // A page that brings nothing new ends the list, whatever "next" says: otherwise it may never end.
    if (!parsed.data.next || rows.size === before) return { rows, count, isCut: false };
  }
}
