import { findArea } from "#src/domain/areas.ts";
import type { Branch, Gender } from "#src/domain/codes.ts";
import type { Cell } from "./csv.ts";
import type { MemberFacts } from "./filters/members.ts";

interface MemberRecord extends MemberFacts {
  readonly id: string;
  readonly branch: Branch;
  readonly gender: Gender | null;
  readonly group: (NonNullable<MemberFacts["group"]> & { readonly acronym: string }) | null;
  readonly figures: (NonNullable<MemberFacts["figures"]> & { readonly absent: number }) | null;
}

export const memberColumns = [
  "id",
  "branch",
  "family_name",
  "given_name",
  "gender",
  "group",
  "election_area",
  "is_active",
  "n_voting",
  "n_present",
  "n_mission",
  "n_absent",
  "n_rebels",
  "n_in_line",
  "n_evaluable",
  "pp",
] as const;

/** Cells of a member, in the order of {@link memberColumns}; unknown values are empty. */
export function memberCells(row: MemberRecord): readonly Cell[] {
  const { figures } = row;
  return [
    row.id,
    row.branch,
    row.familyName,
    row.givenName,
    row.gender,
    row.group?.acronym ?? null,
    findArea(row.area)?.name ?? null,
    String(row.active),
    figures?.voting ?? null,
    figures?.present ?? null,
    figures?.mission ?? null,
    figures?.absent ?? null,
    figures?.rebels ?? null,
    figures?.inLine ?? null,
    figures?.evaluable ?? null,
    row.strength?.value ?? null,
  ];
}
