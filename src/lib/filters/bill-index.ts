/**
 * The index of all bills: what filters and orderings look at, column by column, without titles. A tenth of the rows'
 * size; the rows themselves come in one file for about ten days of last steps.
 */
import { billPhases, billTypes, branches, initiatives } from "#src/domain/codes.ts";
import type { BillRow } from "./act-rows.ts";

/** Codes are positions in their list, -1 for none; days are kept as text, "" for none. */
export interface BillIndex {
  readonly ids: readonly string[];
  readonly phases: readonly number[];
  readonly initiatives: readonly number[];
  readonly types: readonly number[];
  readonly branches: readonly number[];
  readonly governments: readonly number[];
  /** Government ids that the column refers to. */
  readonly governmentIds: readonly string[];
  readonly statusDates: readonly string[];
  readonly presented: readonly string[];
  /** 1 = key act, 2 = ratification, 3 = both. */
  readonly flags: readonly number[];
}

const position = <T>(list: readonly T[], value: T | null): number => (value === null ? -1 : list.indexOf(value));

/** Columns of the rows. */
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

/** Rows with everything that the index holds; titles, signers and numbers are empty until completed. */
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

/** The file that holds a row: about ten days of last steps ("2024-05-1"), a few kilobytes. */
export function billShard(row: Pick<BillRow, "statusDate">): string {
  return row.statusDate?.slice(0, 9) ?? "senza-data";
}
