import { governmentBillList, type GovernmentBillRow } from "#src/lib/filters/government-bills.ts";
import { files } from "#src/lib/routes.ts";
import type { ListSource } from "./data-port.ts";
import { readRows } from "./read-rows.ts";

/** Data source of the bills of one government: one file. */
export function governmentBillSource(id: string): ListSource<GovernmentBillRow> {
  return {
    ...governmentBillList(id),
    loadRows: (_state, fetchCached) => readRows(fetchCached, files.governmentBills(id)),
  };
}
