/** Bills of one government: rows, filter and orderings. Spec §3, §9: 12 a page, by day of publication as law. */
import type { BillState } from "#src/domain/act-state.ts";
import { byDay, haveAmong, holds } from "./apply.ts";
import type { ListDefinition } from "./definition.ts";

/** What main_vote_type looks at: kinds of roll call held on the bill. */
export const heldVotes = ["is_key_vote", "is_final", "is_confidence"] as const;
export type HeldVote = (typeof heldVotes)[number];

/** A bill of a government. */
export interface GovernmentBillRow {
  readonly id: string;
  /** "C.2750" */
  readonly label: string;
  readonly title: string;
  readonly state: BillState;
  /** The source's own words, where they are none of the known states. */
  readonly stateText?: string | undefined;
  readonly presented: string | null;
  /** Day of the law in the Gazzetta; null when not known, and while it is not one. */
  readonly published: string | null;
  readonly votes: readonly HeldVote[];
}

/** The list of the bills of a government. The government itself is in the call to the API, never in the address. */
export function governmentBillList(government: string): ListDefinition<GovernmentBillRow> {
  return {
    collection: "bills",
    filters: [
      {
        name: "main_vote_type",
        kind: "choice",
        needs: "votes",
        // "all" is the same as nothing here: it is dropped.
        values: heldVotes,
        matches: haveAmong(({ votes }) => votes),
      },
      { name: "government", kind: "choice", default: government, values: [government], matches: holds(() => true) },
    ],
    orderings: [
      { ...byDay<GovernmentBillRow>("publication_gu_date", ({ published }) => published), needs: "gazette" },
      byDay("date_presenting", ({ presented }) => presented),
    ],
    defaultOrdering: "publication_gu_date",
    pageSize: 12,
    paging: "pages",
  };
}
