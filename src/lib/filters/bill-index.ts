/**
 * Index of all bills: only the fields that filters and orderings read, without titles. A tenth of the size of the rows;
 * the full rows are in shard files of about ten days of status dates each.
 */
import type { BillRow } from "./act-rows.ts";
import { distinct, type Distinct } from "./distinct.ts";

/** Fields with few combinations of values, stored once for each combination. */
export const billTraits = {
  phase: true,
  initiative: true,
  type: true,
  branch: true,
  government: true,
  isKey: true,
  isRatification: true,
} as const satisfies Partial<Record<keyof BillRow, true>>;

/**
 * The fields that a row from the index has, or gets from the file of committees. Filters and orderings of bills read
 * these alone: the others are empty until the row is about to be shown.
 */
export type IndexedBill = Pick<
  BillRow,
  keyof typeof billTraits | "id" | "statusDate" | "presented" | "topics" | "committees"
>;

/** Days as text, "" = none. */
export interface BillIndex {
  readonly ids: readonly string[];
  readonly statusDates: readonly string[];
  readonly presented: readonly string[];
  readonly traits: Distinct<Pick<BillRow, keyof typeof billTraits>>;
  readonly topics: Distinct<readonly string[]>;
}

export function toBillIndex(rows: readonly BillRow[]): BillIndex {
  return {
    ids: rows.map(({ id }) => id),
    statusDates: rows.map(({ statusDate }) => statusDate ?? ""),
    presented: rows.map(({ presented }) => presented ?? ""),
    topics: distinct(rows.map(({ topics = [] }) => topics)),
    traits: distinct(
      rows.map(({ phase, initiative, type, branch, government, isKey, isRatification }) => ({
        phase,
        initiative,
        type,
        branch,
        government,
        isKey,
        isRatification,
      })),
    ),
  };
}

/** Rows with every field of the index; titles, signers and numbers are empty until completed from the shards. */
export function fromBillIndex({ ids, statusDates, presented, traits, topics }: BillIndex): BillRow[] {
  return ids.flatMap((id, at) => {
    const own = traits.values[traits.positions[at] ?? -1];
    if (own === undefined) return [];
    return {
      ...own,
      id,
      numbers: [],
      title: "",
      state: "unknown",
      statusDate: statusDates[at] || null,
      presented: presented[at] || null,
      signers: [],
      otherSigners: 0,
      law: null,
      topics: topics.values[topics.positions[at] ?? -1] ?? [],
    };
  });
}

/** Name of the shard that holds a row: about ten days of status dates ("2024-05-1"), a few kilobytes. */
export function billShard(row: Pick<BillRow, "statusDate">): string {
  return row.statusDate?.slice(0, 9) ?? "senza-data";
}

/** File with the committees of all bills, in the order of the index; loaded for the filter by committee. */
export const committeesFile = "commissioni";

export interface BillCommittees {
  readonly revision: string;
  readonly committees: Distinct<readonly string[]>;
}

/** The rows of the index with their committees. */
export function withCommittees(rows: readonly BillRow[], { committees }: BillCommittees): BillRow[] {
  return rows.map((row, at) => ({ ...row, committees: committees.values[committees.positions[at] ?? -1] ?? [] }));
}
