/** Where the bills of a government come from. */
import { governmentBillList, type GovernmentBillRow } from "#src/lib/filters/government-bills.ts";
import { files } from "#src/lib/routes.ts";
import { toApiBill } from "./act-api.ts";
import type { ListSource } from "./data-port.ts";

const isList = (data: unknown): data is readonly GovernmentBillRow[] => Array.isArray(data);

/** The bills of one government: one file. */
export function governmentBillSource(id: string): ListSource<GovernmentBillRow> {
  return {
    ...governmentBillList(id),
    loadRows: async (_state, fetchKept) => {
      const data = await fetchKept(files.governmentBills(id));
      if (!isList(data)) throw new TypeError(`bills of ${id}: not a list`);
      return data;
    },
    fromApi: (raw) => {
      const bill = toApiBill(raw);
      return (
        bill && {
          id: bill.id,
          label: bill.numbers[0] ?? bill.id,
          title: bill.title,
          state: bill.state,
          presented: bill.presented,
          published: bill.law?.date ?? null,
          votes: [],
        }
      );
    },
  };
}
