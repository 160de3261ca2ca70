import { governmentBillList, type GovernmentBillRow } from "#src/lib/lists/government-bills.ts";
import { files } from "#src/lib/routes.ts";
import type { ListSource } from "./data-port.ts";
import { fileSource } from "./read-rows.ts";

/** Data source of the bills of one government: one file. */
export function governmentBillSource(id: string): ListSource<GovernmentBillRow> {
  return fileSource(governmentBillList(id), files.governmentBills(id));
}
