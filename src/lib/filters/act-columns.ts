/**
 * CSV columns of the lists of acts, with the published names and codes. Used for whole lists and for filtered
 * downloads.
 */
import type { Cell } from "#src/lib/csv.ts";
import type { BillRow, DecreeRow, ImplementingDecreeRow, LegislativeDecreeRow } from "./act-rows.ts";

interface Columns<Row> {
  readonly header: readonly string[];
  readonly cells: (row: Row) => readonly Cell[];
}

/** 1, 0, or null (empty cell) when unknown. */
const flag = (isOn: boolean | null): number | null => (isOn === null ? null : Number(isOn));

const bill: Columns<BillRow> = {
  header: [
    "id",
    "identifiers",
    "title",
    "phase",
    "last_status_date",
    "date_presenting",
    "initiative",
    "type",
    "branch",
    "government",
    "first_signers",
    "other_signers",
    "law_number",
    "law_date",
    "is_key_act",
    "is_ratification",
  ],
  cells: (row) => [
    row.id,
    row.numbers.join(" "),
    row.title,
    row.phase ?? row.phaseText ?? null,
    row.statusDate,
    row.presented,
    row.initiative ?? row.initiativeText ?? null,
    row.type ?? row.typeText ?? null,
    row.branch,
    row.government,
    row.signers.join("; "),
    row.otherSigners,
    row.law?.number ?? null,
    row.law?.date ?? null,
    flag(row.isKey),
    flag(row.isRatification),
  ],
};

const decree: Columns<DecreeRow> = {
  header: [
    "id",
    "title",
    "date",
    "publication_gu_date",
    "status",
    "expiry_date",
    "conversion_days",
    "law_number",
    "law_date",
    "government",
    "typology",
  ],
  cells: (row) => [
    row.id,
    row.title,
    row.date,
    row.published,
    row.status ?? row.stateText ?? null,
    row.expires,
    row.state === "converted" ? row.days : null,
    row.law?.number ?? null,
    row.law?.date ?? null,
    row.government,
    row.typologies.join(" "),
  ],
};

const dlgs: Columns<LegislativeDecreeRow> = {
  header: [
    "id",
    "title",
    "bill_date",
    "publication_gu_date",
    "type",
    "government",
    "is_key_act",
    "implementing_decrees",
    "implementing_adopted",
  ],
  cells: (row) => [
    row.id,
    row.title,
    row.date,
    row.published,
    row.type,
    row.government,
    flag(row.isKey),
    row.implementing,
    row.adopted,
  ],
};

const datt: Columns<ImplementingDecreeRow> = {
  header: [
    "id",
    "title",
    "status",
    "deadline_date",
    "adoption_date",
    "mins_proposer",
    "policy",
    "type_law",
    "reference_law",
    "government",
  ],
  cells: (row) => [
    row.id,
    row.title,
    row.stateText ?? row.state,
    row.deadline,
    row.adoptionDate,
    row.proposers.join("; "),
    row.policy,
    row.typeLaw,
    row.reference,
    row.government,
  ],
};

export const actColumns = { bill, decree, dlgs, datt } as const;
