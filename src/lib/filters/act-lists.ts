/** The four lists of acts: filters, orderings, page sizes. Names and defaults: spec §3, §9. */
import { billPhases, billTypes, branches, implementingStates, initiatives } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { draftNumberIn } from "#src/domain/draft-decrees.ts";
import {
  billTypologies,
  type BillRow,
  type DecreeRow,
  type ImplementingDecreeRow,
  type LegislativeDecreeRow,
} from "./act-rows.ts";
import { spellOutAct } from "./act-words.ts";
import type { IndexedBill } from "./bill-index.ts";
import { byDay, haveAmong, holds, isAmong, matchesTitle } from "./apply.ts";
import type { Filter, ListDefinition, Ordering } from "./definition.ts";

/** Page size of the four lists. Spec §9. */
const pageSize = 10;

interface Governed {
  readonly government: string | null;
}
interface Titled {
  readonly title: string;
  readonly id: string;
}

/** Values come with the data. */
const government: Filter<Governed> = {
  name: "government",
  kind: "choice",
  matches: isAmong((row) => row.government),
};
/** Matches any of several governments; set by links only, without a control. */
const governments: Filter<Governed> = {
  name: "governments",
  kind: "link",
  matches: isAmong((row) => row.government),
};

function search<Row extends Titled & { readonly officialTitle?: string | undefined }>(
  more: (row: Row) => readonly string[],
  kind?: "decree" | "dlgs",
): Filter<Row> {
  const { matches, ...filter } = searchIn((row: Row) =>
    [row.title, row.officialTitle ?? "", row.id, ...more(row)].join(" "),
  );
  if (kind === undefined) return { ...filter, matches };
  return { ...filter, matches: (wanted) => matches(spellOutAct(wanted.join(" "), kind)) };
}

function searchIn<Row extends object>(textOf: (row: Row) => string): Filter<Row> {
  return { name: "search", kind: "search", matches: matchesTitle(textOf) };
}

function keyAct<Row extends { readonly isKey: boolean | null }>(): Filter<Row> {
  return { name: "is_key_act", kind: "flag", requires: "keyActs", matches: holds((row) => row.isKey === true) };
}

/** Orders by day, then by id, so that rows of the same day keep a stable order across pages. */
function byDayAndId<Row extends { readonly id: string }>(
  name: string,
  dayOf: (row: Row) => string | null,
): Ordering<Row> {
  const { compare, ...ordering } = byDay(name, dayOf);
  return { ...ordering, compare: (a, b) => compare(a, b) || compareCodes(a.id, b.id) };
}

/** Type of a bill, with ratifications as a separate value. */
function billTypology(row: Pick<BillRow, "type" | "isRatification">): string | null {
  return row.isRatification ? "RAT" : row.type;
}

/** Forms in which a law or a decree is cited: "dl 23/2026", "decreto-legge n. 23 del 2026". */
function citations(kind: string, number: string, year: string): string {
  return `${kind} n. ${number}/${year} del ${year}`;
}

/** Citation forms of a decree with the id "2026-23", or of a draft. */
function decreeCitations(kind: string, id: string): string {
  const draft = draftNumberIn(id);
  if (draft !== null) return `${kind} schema atto del Governo n. ${draft}`;
  const [year = "", number = ""] = id.split("-");
  return citations(kind, number, year);
}

/** Text of a bill that a search is matched against: title, all its numbers, the number of the law, first signers. */
export function billText({ title, id, numbers, law, signers }: BillRow): string {
  const laws = law === null ? [] : [citations("legge", law.number, law.date?.slice(0, 4) ?? "")];
  return [title, id, ...numbers, ...numbers.map((number) => number.replace(".", " ")), ...laws, ...signers].join(" ");
}

/** Filters that the browser applies to rows of the index: another field goes into the index first (`bill-index.ts`). */
const billFilters: readonly Filter<IndexedBill>[] = [
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
  { name: "committee", kind: "choice", matches: haveAmong(({ committees = [] }) => committees) },
  government,
  keyAct(),
  { name: "is_ratification", kind: "flag", matches: holds((row) => row.isRatification) },
  {
    name: "typology",
    kind: "link",
    values: billTypologies,
    matches: isAmong(billTypology),
  },
  { name: "topic", kind: "choice", matches: haveAmong(({ topics = [] }) => topics) },
];

const billOrderings: readonly Ordering<IndexedBill>[] = [
  byDayAndId("last_status_date", (row) => row.statusDate),
  byDayAndId("date_presenting", (row) => row.presented),
];

export const billList: ListDefinition<BillRow> = {
  collection: "bills",
  // The search reads all fields: in the browser the list's source answers it from files of words.
  filters: [searchIn(billText), ...billFilters],
  orderings: billOrderings,
  defaultOrdering: "-last_status_date",
  pageSize,
  paging: "pages",
};

/**
 * Filter values of decree-law lists: the published status, `c` for one in conversion, and `expired` when the deadline
 * passed without an outcome. Spec §3.
 */
export const decreeOutcomes = ["c", "expired", "converted", "lapsed"] as const;

export const decreeList: ListDefinition<DecreeRow> = {
  collection: "govdecrees",
  filters: [
    search<DecreeRow>((row) => [row.law?.number ?? "", decreeCitations("decreto-legge dl d.l.", row.id)], "decree"),
    {
      name: "status",
      kind: "choice",
      values: decreeOutcomes,
      matches: isAmong(({ state }) => (state === "in_conversion" ? "c" : state)),
    },
    {
      name: "is_next_10_days",
      kind: "flag",
      requires: "gazette",
      matches: holds(({ daysLeft }) => daysLeft !== null && daysLeft <= 10),
    },
    {
      name: "typology",
      kind: "choice",
      requires: "decreeFlags",
      matches: haveAmong((row) => row.typologies),
    },
    government,
    governments,
  ],
  orderings: [
    { ...byDayAndId<DecreeRow>("publication_gu_date", (row) => row.published ?? row.date), requires: "gazette" },
    // The expiry date is sixty days after publication.
    { ...byDayAndId<DecreeRow>("expiry_date", (row) => row.expires), requires: "gazette" },
    byDayAndId("date_presenting", (row) => row.date),
  ],
  defaultOrdering: "-publication_gu_date",
  pageSize,
  paging: "pages",
};

/** Legislative decrees (the spec calls them government bills). */
export const legislativeDecreeList: ListDefinition<LegislativeDecreeRow> = {
  collection: "govbills",
  filters: [
    search<LegislativeDecreeRow>(
      (row) => [row.type ?? "", decreeCitations("decreto legislativo dlgs d.lgs.", row.id)],
      "dlgs",
    ),
    government,
    keyAct(),
  ],
  orderings: [
    byDayAndId("bill_date", (row) => row.date ?? row.submitted ?? null),
    {
      ...byDayAndId<LegislativeDecreeRow>("publication_gu_date", (row) => row.published),
      requires: "legislativeDecrees",
    },
  ],
  defaultOrdering: "-bill_date",
  pageSize,
  paging: "pages",
};

/** An overdue decree also matches "not_adopted". */
function statesOf({ state }: ImplementingDecreeRow): readonly string[] {
  return state === "overdue" ? [state, "not_adopted"] : [state];
}

export const implementingDecreeList: ListDefinition<ImplementingDecreeRow> = {
  collection: "implementingdecrees",
  filters: [
    search<ImplementingDecreeRow>((row) => [`scheda n. ${row.id}`, row.reference ?? "", ...row.proposers]),
    {
      name: "status",
      kind: "choice",
      values: implementingStates,
      matches: haveAmong(statesOf),
    },
    {
      name: "mins_proposer",
      kind: "choice",
      matches: haveAmong((row) => row.proposers),
    },
    { name: "policy", kind: "choice", matches: isAmong((row) => row.policy) },
    { name: "type_law", kind: "choice", matches: isAmong((row) => row.typeLaw) },
    government,
    { name: "is_next_30_days", kind: "flag", matches: holds((row) => row.isNext30Days) },
  ],
  orderings: [
    byDayAndId("adoption_date", (row) => row.adoptionDate),
    byDayAndId("deadline_date", (row) => row.deadline),
  ],
  defaultOrdering: "adoption_date",
  pageSize,
  paging: "pages",
};
