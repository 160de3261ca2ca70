import type { Cell } from "#src/domain/tables/table.ts";
import type { Sort } from "./sql-protocol.ts";

/** Sorts by a column: numbers before texts, empty cells last. Equal rows keep their order. */
export function sortRows(rows: readonly (readonly Cell[])[], sort: Sort | null): readonly (readonly Cell[])[] {
  if (sort === null) return rows;
  const { column, isDescending } = sort;
  const sign = isDescending ? -1 : 1;
  const { compare } = new Intl.Collator("it", { numeric: true });
  return rows.toSorted((a, b) => {
    const [one = null, other = null] = [a[column], b[column]];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === "number" && typeof other === "number") return sign * (one - other);
    if (typeof one !== typeof other) return sign * (typeof one === "number" ? -1 : 1);
    return sign * compare(String(one), String(other));
  });
}
