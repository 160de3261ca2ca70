/** Bills of one government: rows, filters and orderings. Spec §3, §9: 12 per page, by day of publication as law. */
import type { BillState } from "#src/domain/act-state.ts";
import { byDay, haveAmong, holds } from "#src/lib/filters/apply.ts";
import type { ListDefinition } from "#src/lib/filters/definition.ts";

/** Values of `main_vote_type`: kinds of vote held on the bill. */
export const heldVotes = ["is_key_vote", "is_final", "is_confidence"] as const;
export type HeldVote = (typeof heldVotes)[number];

export interface GovernmentBillRow {
  readonly id: string;
  /** "C.2750" */
  readonly label: string;
  readonly title: string;
  readonly state: BillState;
  /** Published label of an unknown state. */
  readonly stateText?: string | undefined;
  readonly presented: string | null;
  /** Day on which the law was published in the Gazzetta; null when unknown or not yet a law. */
  readonly published: string | null;
  readonly votes: readonly HeldVote[];
}

/** The bills of a government, which is a parameter of the specification but never written to the query. */
export function governmentBillList(government: string): ListDefinition<GovernmentBillRow> {
  return {
    collection: "bills",
    filters: [
      {
        name: "main_vote_type",
        kind: "choice",
        requires: "votes",
        // Without "all": it would equal no filter, so it is dropped.
        values: heldVotes,
        matches: haveAmong(({ votes }) => votes),
      },
      { name: "government", kind: "choice", default: government, values: [government], matches: holds(() => true) },
    ],
    orderings: [
      { ...byDay<GovernmentBillRow>("publication_gu_date", ({ published }) => published), requires: "gazette" },
      byDay("date_presenting", ({ presented }) => presented),
    ],
    defaultOrdering: "publication_gu_date",
    pageSize: 12,
    paging: "pages",
  };
}
