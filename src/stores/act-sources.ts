import type { ActKind } from "#src/domain/codes.ts";
import { billList, decreeList, implementingDecreeList, legislativeDecreeList } from "#src/lib/filters/act-lists.ts";
import type {
  ActRowOf,
  BillRow,
  DecreeRow,
  ImplementingDecreeRow,
  LegislativeDecreeRow,
} from "#src/lib/filters/act-rows.ts";
import { spellOutAct } from "#src/lib/filters/act-words.ts";
import {
  billShard,
  committeesFile,
  fromBillIndex,
  withCommittees,
  type BillCommittees,
  type BillIndex,
} from "#src/lib/filters/bill-index.ts";
import { findRows, placesFile, wordsFile, type PlacesFile, type WordsFile } from "#src/lib/filters/word-index.ts";
import { files } from "#src/lib/routes.ts";
import { toApiDecree, toApiLegislativeDecree } from "./act-api.ts";
import type { FetchCached, ListSource } from "./data-port.ts";
import { ofSameList, type WithRevision } from "./cached-files.ts";
import { readRows } from "./read-rows.ts";

/** Reads a file with a minimal check of its shape: the build has validated its content. */
async function read<T>(fetchCached: FetchCached, path: string, isShape: (data: unknown) => data is T): Promise<T> {
  const data = await fetchCached(path);
  if (!isShape(data)) throw new TypeError(`${path}: not the expected shape`);
  return data;
}

const has = (data: unknown, key: string): boolean => typeof data === "object" && data !== null && key in data;
const isWords = (data: unknown): data is WordsFile => has(data, "words");
const isPlaces = (data: unknown): data is PlacesFile => has(data, "places");
const isCommittees = (data: unknown): data is BillCommittees => has(data, "committees");
const isIndex = (data: unknown): data is BillIndex & WithRevision => has(data, "ids");

async function shards(names: readonly string[], fetchCached: FetchCached): Promise<BillRow[]> {
  const distinct = [...new Set(names)];
  return (await Promise.all(distinct.map((name) => readRows<BillRow>(fetchCached, files.acts("bill", name))))).flat();
}

/** Rows by the file that they were made from: filtered and sorted rows are kept by array, so the array stays the same. */
const madeRows = new WeakMap<object, readonly BillRow[]>();

function rowsOf(file: object, make: () => readonly BillRow[]): readonly BillRow[] {
  const rows = madeRows.get(file) ?? make();
  madeRows.set(file, rows);
  return rows;
}

/** Bills: filters use the index, that by committee and a search their own files, and the rows shown come from shards of about ten days. */
export const billSource: ListSource<BillRow> = {
  ...billList,
  applied: ["search"],
  loadRows: async (state, fetchCached) => {
    const index = await read(fetchCached, files.acts("bill", "indice"), isIndex);
    const readPlaced = async <File extends WithRevision>(shard: string, isShape: (data: unknown) => data is File) => {
      const path = files.acts("bill", shard);
      return ofSameList(await read(fetchCached, path, isShape), index, path);
    };
    const bare = rowsOf(index, () => fromBillIndex(index));
    const committees =
      state.values["committee"] === undefined ? undefined : await readPlaced(committeesFile, isCommittees);
    const rows = committees === undefined ? bare : rowsOf(committees, () => withCommittees(bare, committees));
    const term = (state.values["search"] ?? []).join(" ");
    if (term === "") return rows;
    const { words } = await readPlaced(wordsFile, isWords);
    const load = async (run: number) => (await readPlaced(placesFile(run), isPlaces)).places;
    const found = await Promise.all(spellOutAct(term, "bill").map((one) => findRows(rows, words, one, load)));
    const own = new Set(found.flat());
    return rows.filter((row) => own.has(row));
  },
  completeRows: async (rows, fetchCached) => {
    const bare = rows.filter(({ title }) => title === "");
    const whole = new Map((await shards(bare.map(billShard), fetchCached)).map((row) => [row.id, row]));
    return rows.map((row) => whole.get(row.id) ?? row);
  },
};

export const decreeSource: ListSource<DecreeRow> = {
  ...decreeList,
  loadRows: (_state, fetchCached) => readRows(fetchCached, files.acts("decree", "indice")),
  live: { query: { ordering: "-publication_gu_date" }, fromApi: toApiDecree },
};

export const legislativeDecreeSource: ListSource<LegislativeDecreeRow> = {
  ...legislativeDecreeList,
  loadRows: (_state, fetchCached) => readRows(fetchCached, files.acts("dlgs", "indice")),
  live: { query: { ordering: "-bill_date" }, fromApi: toApiLegislativeDecree },
};

export const implementingDecreeSource: ListSource<ImplementingDecreeRow> = {
  ...implementingDecreeList,
  loadRows: (_state, fetchCached) => readRows(fetchCached, files.acts("datt", "indice")),
};

export const actSources: { readonly [Kind in ActKind]: ListSource<ActRowOf[Kind]> } = {
  bill: billSource,
  decree: decreeSource,
  dlgs: legislativeDecreeSource,
  datt: implementingDecreeSource,
};
