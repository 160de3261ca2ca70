/**
 * The list of bills. Names and defaults: spec §3, §9.
 *
 * A filter goes into `filters`, and reads fields of which `places` says that they reach the browser before a row is
 * shown.
 */
import type { BillState } from "#src/domain/act-state.ts";
import {
  billPhases,
  billTypes,
  branches,
  initiatives,
  type BillPhase,
  type BillType,
  type Branch,
  type Initiative,
} from "#src/domain/codes.ts";
import { haveAmong, holds, isAmong } from "#src/lib/filters/apply.ts";
import { spellOutAct } from "#src/lib/filters/act-words.ts";
import {
  each,
  indexedList,
  inFile,
  inRow,
  inSet,
  type Incomplete,
  type Indexed,
  type Places,
} from "#src/lib/filters/indexed-list.ts";
import { files } from "#src/lib/routes.ts";
import { actPageSize, byDayAndId, citations, government, keyAct } from "./act-filters.ts";

/** Values of the filter `typology` of bills: the type, with ratifications as a separate value. */
export const billTypologies = ["ORD", "COST", "CONV", "BIL", "RAT"] as const;

/** A bill, as the list shows it. */
export interface BillRow {
  readonly id: string;
  /** Numbers of all readings. */
  readonly numbers: readonly string[];
  readonly title: string;
  readonly state: BillState;
  readonly phase: BillPhase | null;
  readonly initiative: Initiative | null;
  readonly type: BillType | null;
  /** Chamber of the first reading. */
  readonly branch: Branch;
  readonly government: string | null;
  readonly statusDate: string | null;
  readonly presented: string | null;
  readonly signers: readonly string[];
  readonly otherSigners: number;
  readonly law: { readonly number: string; readonly date: string | null } | null;
  /** null = not in the source. */
  readonly isKey: boolean | null;
  readonly isRatification: boolean;
  /** Ids of its themes that have a page. */
  readonly topics?: readonly string[] | undefined;
  /** Published labels without a code; they match no filter option. */
  readonly typeText?: string | undefined;
  readonly initiativeText?: string | undefined;
  readonly phaseText?: string | undefined;
}

/** A bill, with what only filters read. */
export interface BillFacts extends BillRow {
  /** Ids of the committees that examine or examined it, without those asked for an opinion. */
  readonly committees: readonly string[];
}

const places = {
  id: each,
  statusDate: each,
  presented: each,
  phase: inSet("traits"),
  initiative: inSet("traits"),
  type: inSet("traits"),
  branch: inSet("traits"),
  government: inSet("traits"),
  isKey: inSet("traits"),
  isRatification: inSet("traits"),
  topics: inSet("topics"),
  committees: inFile("commissioni"),
  numbers: inRow,
  title: inRow,
  state: inRow,
  signers: inRow,
  otherSigners: inRow,
  law: inRow,
  typeText: inRow,
  initiativeText: inRow,
  phaseText: inRow,
} as const satisfies Places<BillFacts>;

export type IndexedBill = Indexed<BillFacts, typeof places>;
export type IncompleteBill = Incomplete<BillFacts, typeof places>;

/** Type of a bill, with ratifications as a separate value. */
function billTypology(row: Pick<BillRow, "type" | "isRatification">): string | null {
  return row.isRatification ? "RAT" : row.type;
}

/** Text of a bill that a search is matched against: title, all its numbers, the number of the law, first signers. */
function billText({ title, id, numbers, law, signers }: BillRow): string {
  const laws = law === null ? [] : [citations("legge", law.number, law.date?.slice(0, 4) ?? "")];
  return [title, id, ...numbers, ...numbers.map((number) => number.replace(".", " ")), ...laws, ...signers].join(" ");
}

/** Name of the file that holds a row: about ten days of status dates ("2024-05-1"), a few kilobytes. */
function billShard({ statusDate }: Pick<BillRow, "statusDate">): string {
  return statusDate?.slice(0, 9) ?? "senza-data";
}

export const billList = indexedList<BillFacts, typeof places>(places, {
  collection: "bills",
  path: (file) => files.acts("bill", file),
  rowFile: billShard,
  textOf: billText,
  search: async (term, { rows, byWords }) => {
    const found = new Set((await Promise.all(spellOutAct(term, "bill").map(byWords))).flat());
    return rows.filter((row) => found.has(row));
  },
  filters: [
    { name: "initiative", kind: "choice", values: initiatives, matches: isAmong((row) => row.initiative) },
    { name: "branch", kind: "choice", values: branches, matches: isAmong((row) => row.branch) },
    {
      name: "status",
      kind: "multi",
      values: billPhases,
      matches: isAmong((row) => row.phase),
    },
    {
      name: "type",
      kind: "multi",
      values: billTypes,
      matches: isAmong((row) => row.type),
    },
    {
      name: "committee",
      kind: "choice",
      named: "body",
      reads: "committees",
      matches: haveAmong(({ committees }) => committees),
    },
    government,
    keyAct,
    { name: "is_ratification", kind: "flag", matches: holds((row) => row.isRatification) },
    {
      name: "typology",
      kind: "link",
      values: billTypologies,
      matches: isAmong(billTypology),
    },
    { name: "topic", kind: "choice", named: "theme", matches: haveAmong(({ topics = [] }) => topics) },
  ],
  orderings: [
    byDayAndId<IndexedBill>("last_status_date", (row) => row.statusDate),
    byDayAndId<IndexedBill>("date_presenting", (row) => row.presented),
  ],
  defaultOrdering: "-last_status_date",
  pageSize: actPageSize,
  paging: "pages",
});
