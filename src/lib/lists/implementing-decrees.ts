/** The list of implementing decrees. Names and defaults: spec §3, §9. */
import { implementingStates, type ImplementingStateCode } from "#src/domain/codes.ts";
import { haveAmong, holds, isAmong } from "#src/lib/filters/apply.ts";
import type { ListDefinition } from "#src/lib/filters/definition.ts";
import { actPageSize, actSearch, byDayAndId, government, type Searched } from "./act-filters.ts";

export interface ImplementingDecreeRow extends Searched {
  readonly id: string;
  readonly title: string;
  readonly state: ImplementingStateCode;
  /** Published label of an unknown state. */
  readonly stateText?: string | undefined;
  readonly deadline: string | null;
  readonly adoptionDate: string | null;
  readonly proposers: readonly string[];
  readonly policy: string | null;
  readonly typeLaw: string | null;
  readonly government: string | null;
  /** The act that requires the decree, as worded by the source. */
  readonly reference: string | null;
  /** Not adopted, with a deadline within thirty days of the last day covered by the data. */
  readonly isNext30Days: boolean;
  /** Days from the deadline to the last day covered by the data; absent = not overdue, or a row of the live API. */
  readonly overdueDays?: number | undefined;
}

/** An overdue decree also matches "not_adopted". */
function statesOf({ state }: ImplementingDecreeRow): readonly string[] {
  return state === "overdue" ? [state, "not_adopted"] : [state];
}

export const implementingDecreeList: ListDefinition<ImplementingDecreeRow> = {
  collection: "implementingdecrees",
  filters: [
    actSearch<ImplementingDecreeRow>((row) => [`scheda n. ${row.id}`, row.reference ?? "", ...row.proposers]),
    {
      name: "status",
      kind: "choice",
      values: implementingStates,
      matches: haveAmong(statesOf),
    },
    {
      name: "mins_proposer",
      kind: "choice",
      named: "text",
      matches: haveAmong((row) => row.proposers),
    },
    { name: "policy", kind: "choice", named: "text", matches: isAmong((row) => row.policy) },
    { name: "type_law", kind: "choice", named: "text", matches: isAmong((row) => row.typeLaw) },
    government,
    { name: "is_next_30_days", kind: "flag", matches: holds((row) => row.isNext30Days) },
  ],
  orderings: [
    byDayAndId("adoption_date", (row) => row.adoptionDate),
    byDayAndId("deadline_date", (row) => row.deadline),
  ],
  defaultOrdering: "adoption_date",
  pageSize: actPageSize,
  paging: "pages",
};
