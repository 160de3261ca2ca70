/** The four lists of acts. */
import type { BillRow, IncompleteBill } from "./bills.ts";
import type { DecreeRow } from "./decrees.ts";
import type { ImplementingDecreeRow } from "./implementing-decrees.ts";
import type { LegislativeDecreeRow } from "./legislative-decrees.ts";

export interface ActRowOf {
  readonly bill: BillRow;
  readonly decree: DecreeRow;
  readonly dlgs: LegislativeDecreeRow;
  readonly datt: ImplementingDecreeRow;
}

/** Rows as filters read them. */
export interface BareActOf extends Omit<ActRowOf, "bill"> {
  readonly bill: IncompleteBill;
}
