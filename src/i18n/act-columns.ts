/** Columns of the lists of acts, for tables and CSV. The CSV has the published names and codes. */
import type { ActKind, SourcePart } from "#src/domain/codes.ts";
import { isSettled } from "#src/domain/act-state.ts";
import type { Column } from "#src/lib/columns.ts";
import type { ActRowOf } from "#src/lib/lists/acts.ts";
import type { LegislativeDecreeRow } from "#src/lib/lists/legislative-decrees.ts";
import type { GovernmentBillRow } from "#src/lib/lists/government-bills.ts";
import { formatDayShort } from "#src/lib/format.ts";
import { toLower } from "#src/lib/text.ts";
import { actLists, columns as heads } from "./act-lists.ts";
import { actPage, noAdoption } from "./acts.ts";
import { missing } from "./common.ts";
import { governments } from "./governments.ts";

/** 1, 0, or null (empty cell) when unknown. */
const flag = (isOn: boolean | null): number | null => (isOn === null ? null : Number(isOn));

/**
 * Status as in the column `status` of the download: the state without the deadlines that have passed (`late`), or as
 * published; null = not published.
 */
function statusOf(
  { state, stateText }: { readonly state: string; readonly stateText?: string | undefined },
  late: Readonly<Record<string, string>>,
): string | null {
  return state === "unknown" ? (stateText ?? null) : (late[state] ?? state);
}

/** Head of the column that names the row. */
const title = { head: heads.title, kind: "title" } as const;
/** Head of a column whose name is not repeated on small screens. */
const bare = (head: string) => ({ head, className: "sub" });
const labelled = (head: string) => ({ ...bare(head), label: toLower(head) });
/** Head of a column that small screens leave out. */
const wide = (head: string) => ({ head, className: "sub hide-s" });
const dayOr = (day: string | null, unknown: string): string => (day === null ? unknown : formatDayShort(day));

const bill: readonly Column<ActRowOf["bill"]>[] = [
  { name: "id", value: (row) => row.id },
  { name: "identifiers", value: (row) => row.numbers.join(" ") },
  { name: "title", ...title, value: (row) => row.title },
  { name: "phase", ...bare(heads.state), value: (row) => row.phase ?? row.phaseText ?? null },
  { name: "state", value: (row) => row.state },
  {
    name: "presented",
    ordering: "date_presenting",
    ...wide(heads.presented),
    text: (row) => dayOr(row.presented, missing.unknownDay),
  },
  {
    name: "last_status_date",
    ordering: "last_status_date",
    ...bare(heads.lastStep),
    text: (row) => dayOr(row.statusDate, missing.notPublished),
    value: (row) => row.statusDate,
  },
  { name: "date_presenting", value: (row) => row.presented },
  { name: "initiative", value: (row) => row.initiative ?? row.initiativeText ?? null },
  { name: "type", value: (row) => row.type ?? row.typeText ?? null },
  { name: "branch", value: (row) => row.branch },
  { name: "government", value: (row) => row.government },
  { name: "first_signers", value: (row) => row.signers.join("; ") },
  { name: "other_signers", value: (row) => row.otherSigners },
  { name: "law_number", value: (row) => row.law?.number ?? null },
  { name: "law_date", value: (row) => row.law?.date ?? null },
  { name: "is_key_act", value: (row) => flag(row.isKey) },
  { name: "is_ratification", value: (row) => flag(row.isRatification) },
];

const decree: readonly Column<ActRowOf["decree"]>[] = [
  { name: "id", value: (row) => row.id },
  { name: "title", ...title, value: (row) => row.title },
  { name: "outcome", ...bare(heads.outcome) },
  { name: "date", value: (row) => row.date },
  {
    name: "publication_gu_date",
    ordering: "publication_gu_date",
    ...labelled(heads.published),
    requires: "gazette",
    text: (row) => dayOr(row.published, missing.notAcquired),
    value: (row) => row.published,
  },
  { name: "status", value: (row) => statusOf(row, { expired: "in_conversion" }) },
  { name: "state", value: (row) => row.state },
  {
    name: "expiry_date",
    ordering: "expiry_date",
    ...labelled(heads.expires),
    // The last day matters until the outcome is known.
    className: ({ state }) => (isSettled(state) ? "sub hide-s" : "sub"),
    requires: "gazette",
    text: (row) => dayOr(row.expires, isSettled(row.state) ? missing.notApplicable : missing.notAcquired),
    value: (row) => row.expires,
  },
  { name: "conversion_days", value: (row) => row.days },
  { name: "law_number", value: (row) => row.law?.number ?? null },
  { name: "law_date", value: (row) => row.law?.date ?? null },
  { name: "government", value: (row) => row.government },
  { name: "typology", value: (row) => row.typologies.join(" ") },
];

const dlgs: readonly Column<ActRowOf["dlgs"]>[] = [
  { name: "id", value: (row) => row.id },
  { name: "title", ...title, value: (row) => row.title },
  { name: "state", ...bare(heads.state), value: (row) => row.state },
  {
    name: "bill_date",
    ordering: "bill_date",
    ...bare(heads.date),
    text: decreeDayText,
    value: (row) => row.date,
  },
  { name: "draft_submitted", value: (row) => row.submitted ?? null },
  {
    name: "publication_gu_date",
    ordering: "publication_gu_date",
    ...wide(heads.published),
    requires: "legislativeDecrees",
    text: (row) => dayOr(row.published, missing.notAcquired),
    value: (row) => row.published,
  },
  { name: "type", value: (row) => row.type },
  { name: "government", value: (row) => row.government },
  { name: "is_key_act", value: (row) => flag(row.isKey) },
  { name: "implementing_decrees", value: (row) => row.implementing },
  { name: "implementing_adopted", value: (row) => row.adopted },
  {
    name: "implementation",
    ...labelled(heads.implementation),
    requires: "implementingDecrees",
    text: implementingText,
  },
];

/** Day of the decree; of a draft, the day on which the chambers received it. */
function decreeDayText({ date, submitted = null }: LegislativeDecreeRow): string {
  return date === null && submitted !== null ? actLists.submittedOn(submitted) : dayOr(date, missing.notAcquired);
}

/** "2 adottati su 9"; the source's own count is marked. */
export function implementingText({ implementing, adopted, isSourceCount }: LegislativeDecreeRow): string {
  if (implementing === null || adopted === null) return missing.notAcquired;
  const text = implementing === 0 ? actLists.none : actLists.implementing(adopted, implementing);
  return isSourceCount === true ? `${text}, ${actLists.bySource}` : text;
}

const datt: readonly Column<ActRowOf["datt"]>[] = [
  { name: "id", value: (row) => row.id },
  { name: "title", ...title, value: (row) => row.title },
  { name: "status", ...bare(heads.state), value: (row) => statusOf(row, { overdue: "not_adopted" }) },
  { name: "state", value: (row) => row.state },
  { name: "proposer", ...bare(heads.proposer) },
  {
    name: "deadline_date",
    ordering: "deadline_date",
    ...labelled(heads.deadline),
    text: (row) => dayOr(row.deadline, actPage.noDeadline),
    value: (row) => row.deadline,
  },
  {
    name: "adoption_date",
    ordering: "adoption_date",
    ...labelled(heads.adopted),
    className: ({ adoptionDate }) => (adoptionDate === null ? "sub hide-s" : "sub"),
    text: (row) => dayOr(row.adoptionDate, noAdoption(row.state)),
    value: (row) => row.adoptionDate,
  },
  { name: "mins_proposer", value: (row) => row.proposers.join("; ") },
  { name: "policy", value: (row) => row.policy },
  { name: "type_law", value: (row) => row.typeLaw },
  { name: "reference_law", value: (row) => row.reference },
  { name: "government", value: (row) => row.government },
];

export const actColumns: { readonly [Kind in ActKind]: readonly Column<ActRowOf[Kind]>[] } = {
  bill,
  decree,
  dlgs,
  datt,
};

export const governmentBillColumns: readonly Column<GovernmentBillRow>[] = [
  { name: "id", value: (row) => row.id },
  { name: "identifier", value: (row) => row.label },
  { name: "title", ...title, head: governments.billTitle, value: (row) => row.title },
  { name: "state", ...bare(governments.state), value: (row) => row.state },
  {
    name: "date_presenting",
    ordering: "date_presenting",
    ...labelled(governments.presented),
    text: (row) => dayOr(row.presented, missing.notAcquired),
    value: (row) => row.presented,
  },
  {
    name: "publication_gu_date",
    ordering: "publication_gu_date",
    ...labelled(governments.published),
    requires: "gazette",
    text: (row) => dayOr(row.published, governments.notLaw(row.state === "is_law")),
    value: (row) => row.published,
  },
  { name: "main_vote_type", value: (row) => row.votes.join(" ") },
];

/** The columns of a table. The page has a note instead of those whose data the source does not have. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  missingParts: readonly SourcePart[],
): readonly Column<Row>[] {
  return columns.filter(({ requires }) => requires === undefined || !missingParts.includes(requires));
}
