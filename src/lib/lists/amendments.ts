/** Amendments to one bill in the Senate: filters. The rows of the assembly, then those of committees, by number. */
import { outcomes } from "#src/domain/codes.ts";
import { isAmong, matchesTitle } from "#src/lib/filters/apply.ts";
import type { ListDefinition } from "#src/lib/filters/definition.ts";

/** Fields that the list filters by; the row type of the contracts adds the fields shown. */
interface AmendmentItem {
  readonly kind: string;
  readonly number: string;
  /** First words of the text; null = the document has none. */
  readonly opening: string | null;
  readonly article: string | null;
  readonly first: { readonly name: string; readonly group: { readonly id: string } | null } | null;
  /** Absent = in the assembly. */
  readonly place?: string;
  /** Of the vote that is joined; null = none is. */
  readonly result: string | null;
  /** A vote on one of several texts; absent = none. */
  readonly among?: object;
}

export const amendmentList: ListDefinition<AmendmentItem> = {
  collection: "amendments",
  filters: [
    {
      name: "search",
      kind: "search",
      matches: matchesTitle(({ kind, number, opening, first }) =>
        [kind, number, opening ?? "", first?.name ?? ""].join(" "),
      ),
    },
    { name: "article", kind: "choice", named: "text", matches: isAmong(({ article }) => article) },
    { name: "group", kind: "choice", named: "group", matches: isAmong(({ first }) => first?.group?.id) },
    {
      name: "place",
      kind: "choice",
      values: ["assembly", "committee"],
      matches: isAmong(({ place }) => place ?? "assembly"),
    },
    {
      name: "outcome",
      kind: "choice",
      values: [...outcomes, "parts", "among", "none"],
      // Those in committee have none.
      matches: isAmong(
        ({ result, among, place }) => result ?? (place === "committee" ? null : among === undefined ? "none" : "among"),
      ),
    },
  ],
  // Always by number.
  orderings: [],
  defaultOrdering: "",
  pageSize: 50,
  paging: "more",
};
