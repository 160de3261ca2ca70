import type { GroupLink } from "./body-parts.ts";

/** A group in the list of search indexes, for searches that name two. */
export type SearchGroup = Pick<GroupLink, "id" | "branch" | "acronym" | "name">;

/** The groups of both chambers, and the pairs of them that have a page: "camera-fel camera-sal". */
export interface SearchGroups {
  readonly groups: readonly SearchGroup[];
  readonly pairs: readonly string[];
}
