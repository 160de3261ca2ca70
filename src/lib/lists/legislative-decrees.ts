/** The list of legislative decrees, which the specification calls government bills. Names and defaults: spec §3, §9. */
import { type LegislativeState } from "#src/domain/codes.ts";
import type { ListDefinition } from "#src/lib/filters/definition.ts";
import {
  actPageSize,
  actSearch,
  byDayAndId,
  decreeCitations,
  government,
  keyAct,
  type Live,
  type Searched,
} from "./act-filters.ts";

export interface LegislativeDecreeRow extends Searched, Live {
  readonly id: string;
  readonly number: number | null;
  readonly title: string;
  readonly state: LegislativeState;
  readonly date: string | null;
  /** Day on which the draft was sent to the chambers. Only for drafts. */
  readonly submitted?: string | null | undefined;
  readonly published: string | null;
  readonly type: string | null;
  readonly government: string | null;
  /** null = not in the source. */
  readonly isKey: boolean | null;
  /** Implementing decrees asked for, and adopted; null = not known. */
  readonly implementing: number | null;
  readonly adopted: number | null;
  /** The source's own count, not that of the decrees that we hold. */
  readonly isSourceCount?: true | undefined;
}

export const legislativeDecreeList: ListDefinition<LegislativeDecreeRow> = {
  collection: "govbills",
  filters: [
    actSearch<LegislativeDecreeRow>(
      (row) => [row.type ?? "", decreeCitations("decreto legislativo dlgs d.lgs.", row.id)],
      "dlgs",
    ),
    government,
    keyAct,
  ],
  orderings: [
    byDayAndId("bill_date", (row) => row.date ?? row.submitted ?? null),
    {
      ...byDayAndId<LegislativeDecreeRow>("publication_gu_date", (row) => row.published),
      requires: "legislativeDecrees",
    },
  ],
  defaultOrdering: "-bill_date",
  pageSize: actPageSize,
  paging: "pages",
};
