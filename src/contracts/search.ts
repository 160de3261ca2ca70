/** Contracts of the search: its page, what it finds, and the groups whose pairs have a page. */
import type { GroupLink } from "./body-parts.ts";
import type { Day, PageBase } from "./page-contracts.ts";

export interface SearchPage extends PageBase {
  readonly years: readonly string[];
}

export interface SearchRecord {
  readonly kind: "person" | "act" | "vote" | "body" | "college" | "page";
  /** Site path. */
  readonly path: string;
  readonly title: string;
  /** Description under the title, beginning with what it is: kind, number, chamber, date, outcome or state. */
  readonly detail: string;
  /** Further search terms: numbers, official titles, common names. */
  readonly words: string;
  /** In an index that is searched by itself; absent = in that of its date. */
  readonly index?: "amendments";
  /** ISO day of the content; null = undated, or always current. */
  readonly date: Day | null;
}

/** A group in the list of search indexes, for searches that name two. */
export type SearchGroup = Pick<GroupLink, "id" | "branch" | "acronym" | "name">;

/** The groups of both chambers, and the pairs of them that have a page: "camera-fel camera-sal". */
export interface SearchGroups {
  readonly groups: readonly SearchGroup[];
  readonly pairs: readonly string[];
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly "search-page": SearchPage;
    readonly search: SearchRecord;
  }
}
