/** Reads paginated lists in full and handles their known faults. */
import { DataError } from "#scripts/lib/errors.ts";
import { rawPage } from "./raw.ts";
import { type ApiClient, NotFound } from "./client.ts";
import type { Notes } from "#scripts/pull/notes.ts";

/** A list. `isWhole` = complete: a record missing from it has vanished. */
export interface ReadList {
  readonly rows: readonly unknown[];
  readonly isWhole: boolean;
}

interface Pages {
  readonly rows: Map<string, unknown>;
  readonly count: number | null;
  /** A page announced by `next` was not found: the list became shorter during the read. */
  readonly isCut: boolean;
}

/** Identity of a row: id and slug. Two mandates of a person may share the slug. */
const keyOf = (row: unknown): string => {
  if (typeof row !== "object" || row === null) return JSON.stringify(row);
  const [id, slug] = ["id" in row ? row.id : null, "slug" in row ? row.slug : null];
  return JSON.stringify((id ?? null) === null && (slug ?? null) === null ? row : [id, slug]);
};

/**
 * Reads a list to its end; duplicate rows count once. If the number of rows differs from the declared count (pages
 * shift during the read), the list is read again and both results are merged. If the numbers still differ, the list is
 * used but not considered whole.
 * @throws DataError when a response is not a list
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
    // A page without new rows ends the list, even if it has a `next` link: otherwise the loop may never end.
    if (!parsed.data.next || rows.size === before) return { rows, count, isCut: false };
  }
}
