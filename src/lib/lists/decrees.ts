/** The list of decree-laws. Names and defaults: spec §3, §9. */
import { type DecreeStateCode } from "#src/domain/codes.ts";
import { haveAmong, holds, isAmong } from "#src/lib/filters/apply.ts";
import type { ListDefinition } from "#src/lib/filters/definition.ts";
import {
  actPageSize,
  actSearch,
  byDayAndId,
  decreeCitations,
  government,
  governments,
  type Live,
  type Searched,
} from "./act-filters.ts";

/** Flags of decree-laws offered as values of the filter `typology`. */
export const decreeTypologies = ["is_key_act", "is_omnibus", "is_minotaurus", "is_subject_to_agreements"] as const;

export interface DecreeRow extends Searched, Live {
  readonly id: string;
  readonly title: string;
  readonly date: string | null;
  readonly published: string | null;
  readonly state: DecreeStateCode;
  /** Published label of an unknown state. */
  readonly stateText?: string | undefined;
  readonly expires: string | null;
  /** Days from publication to the date of the conversion law; null = not converted, or a date is missing. */
  readonly days: number | null;
  /** Days left for the conversion on the day of the data; null = not in conversion, or a date is missing. */
  readonly daysLeft: number | null;
  readonly law: { readonly number: string; readonly date: string | null } | null;
  readonly government: string | null;
  /** Flags, then the source's own term. */
  readonly typologies: readonly string[];
}

/**
 * Filter values of decree-law lists: the published status, `c` for one in conversion, and `expired` when the deadline
 * passed without an outcome. Spec §3.
 */
export const decreeOutcomes = ["c", "expired", "converted", "lapsed"] as const;

export const decreeList: ListDefinition<DecreeRow> = {
  collection: "govdecrees",
  filters: [
    actSearch<DecreeRow>((row) => [row.law?.number ?? "", decreeCitations("decreto-legge dl d.l.", row.id)], "decree"),
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
      named: "text",
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
  pageSize: actPageSize,
  paging: "pages",
};
