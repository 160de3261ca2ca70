/**
 * Index of all bills, by column: only the fields that filters and orderings read, without titles. A tenth of the size
 * of the rows; the full rows are in shard files of about ten days of status dates each.
 */
import { billPhases, billTypes, branches, initiatives } from "#src/domain/codes.ts";
import type { BillRow } from "./act-rows.ts";

/** A code is stored as its position in its list, -1 = none; a day as text, "" = none. */
export interface BillIndex {
  readonly ids: readonly string[];
  readonly phases: readonly number[];
  readonly initiatives: readonly number[];
  readonly types: readonly number[];
  readonly branches: readonly number[];
  readonly governments: readonly number[];
  /** Government ids, referred to by position in `governments`. */
  readonly governmentIds: readonly string[];
  readonly statusDates: readonly string[];
  readonly presented: readonly string[];
  /** Bit flags: 1 = key act, 2 = ratification. */
  readonly flags: readonly number[];
}

const position = <T>(list: readonly T[], value: T | null): number => (value === null ? -1 : list.indexOf(value));

export function toBillIndex(rows: readonly BillRow[]): BillIndex {
  const governmentIds = [...new Set(rows.flatMap(({ government }) => government ?? []))].sort();
  return {
    ids: rows.map(({ id }) => id),
    phases: rows.map(({ phase }) => position(billPhases, phase)),
    initiatives: rows.map(({ initiative }) => position(initiatives, initiative)),
    types: rows.map(({ type }) => position(billTypes, type)),
    branches: rows.map(({ branch }) => position(branches, branch)),
    governments: rows.map(({ government }) => position(governmentIds, government)),
    governmentIds,
    statusDates: rows.map(({ statusDate }) => statusDate ?? ""),
    presented: rows.map(({ presented }) => presented ?? ""),
    flags: rows.map(({ isKey, isRatification }) => (isKey ? 1 : 0) + (isRatification ? 2 : 0)),
  };
}

/** Rows with every field of the index; titles, signers and numbers are empty until completed from the shards. */
export function fromBillIndex(index: BillIndex): BillRow[] {
  return index.ids.map((id, at) => ({
    id,
    numbers: [],
    title: "",
    state: "unknown",
    phase: billPhases[index.phases[at] ?? -1] ?? null,
    initiative: initiatives[index.initiatives[at] ?? -1] ?? null,
    type: billTypes[index.types[at] ?? -1] ?? null,
    branch: branches[index.branches[at] ?? 0] ?? "C",
    government: index.governmentIds[index.governments[at] ?? -1] ?? null,
    statusDate: index.statusDates[at] || null,
    presented: index.presented[at] || null,
    signers: [],
    otherSigners: 0,
    law: null,
    isKey: ((index.flags[at] ?? 0) & 1) === 1,
    isRatification: ((index.flags[at] ?? 0) & 2) === 2,
  }));
}

/** Name of the shard that holds a row: about ten days of status dates ("2024-05-1"), a few kilobytes. */
export function billShard(row: Pick<BillRow, "statusDate">): string {
  return row.statusDate?.slice(0, 9) ?? "senza-data";
}
