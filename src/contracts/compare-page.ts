import type { Branch } from "#src/domain/codes.ts";
import type { GroupLink } from "./body-parts.ts";
import type { Agreement } from "./group-pages.ts";
import type { ProvincePage, Representative } from "./representatives.ts";
import type { PageBase } from "./page-contracts.ts";

/** `/confronta` and `/i-miei-parlamentari`. The browser loads the data of the compared members. */
export interface ComparePage extends PageBase {
  /**
   * Example comparison for each chamber with votes: the presidents of its two largest groups. Empty on the page where
   * readers choose the members.
   */
  readonly examples: readonly {
    readonly branch: Branch;
    readonly members: readonly { readonly id: string; readonly name: string }[];
  }[];
  /**
   * Groups of each chamber with votes, and the pairs that have a page. Empty on the page where readers choose the
   * members.
   */
  readonly groups: readonly {
    readonly branch: Branch;
    readonly groups: readonly GroupLink[];
    readonly agreement: readonly Agreement[];
  }[];
  /**
   * On the page where readers choose the members, what one of them looks like: the president of the largest group of the
   * Camera, else of the Senate, with the last key or final vote; null = none has a position in it.
   */
  readonly sample: { readonly member: Representative; readonly vote: ProvincePage["votes"][number] } | null;
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly compare: ComparePage;
  }
}
