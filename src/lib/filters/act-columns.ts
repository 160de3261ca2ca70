/**
 * Columns of the lists of acts, with the published names and codes. Used for whole lists and for filtered
 * downloads.
 */
import type { Column } from "#src/lib/columns.ts";
import type { BillRow, DecreeRow, ImplementingDecreeRow, LegislativeDecreeRow } from "./act-rows.ts";

/** 1, 0, or null (empty cell) when unknown. */
const flag = (isOn: boolean | null): number | null => (isOn === null ? null : Number(isOn));

const bill: readonly Column<BillRow>[] = [
  { name: "id", value: (row) => row.id },
  { name: "identifiers", value: (row) => row.numbers.join(" ") },
  { name: "title", value: (row) => row.title },
  { name: "phase", value: (row) => row.phase ?? row.phaseText ?? null },
  { name: "last_status_date", value: (row) => row.statusDate },
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

const decree: readonly Column<DecreeRow>[] = [
  { name: "id", value: (row) => row.id },
  { name: "title", value: (row) => row.title },
  { name: "date", value: (row) => row.date },
  { name: "publication_gu_date", value: (row) => row.published },
  { name: "status", value: (row) => row.status ?? row.stateText ?? null },
  { name: "expiry_date", value: (row) => row.expires },
  { name: "conversion_days", value: (row) => (row.state === "converted" ? row.days : null) },
  { name: "law_number", value: (row) => row.law?.number ?? null },
  { name: "law_date", value: (row) => row.law?.date ?? null },
  { name: "government", value: (row) => row.government },
  { name: "typology", value: (row) => row.typologies.join(" ") },
];

const dlgs: readonly Column<LegislativeDecreeRow>[] = [
  { name: "id", value: (row) => row.id },
  { name: "title", value: (row) => row.title },
  { name: "bill_date", value: (row) => row.date },
  { name: "publication_gu_date", value: (row) => row.published },
  { name: "type", value: (row) => row.type },
  { name: "government", value: (row) => row.government },
  { name: "is_key_act", value: (row) => flag(row.isKey) },
  { name: "implementing_decrees", value: (row) => row.implementing },
  { name: "implementing_adopted", value: (row) => row.adopted },
];

const datt: readonly Column<ImplementingDecreeRow>[] = [
  { name: "id", value: (row) => row.id },
  { name: "title", value: (row) => row.title },
  { name: "status", value: (row) => row.stateText ?? row.state },
  { name: "deadline_date", value: (row) => row.deadline },
  { name: "adoption_date", value: (row) => row.adoptionDate },
  { name: "mins_proposer", value: (row) => row.proposers.join("; ") },
  { name: "policy", value: (row) => row.policy },
  { name: "type_law", value: (row) => row.typeLaw },
  { name: "reference_law", value: (row) => row.reference },
  { name: "government", value: (row) => row.government },
];

export const actColumns = { bill, decree, dlgs, datt } as const;
