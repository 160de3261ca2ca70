import type { ChangeRow } from "#src/contracts/group-pages.ts";

type Passage = Pick<ChangeRow, "date" | "direction" | "group" | "other"> & { readonly person: { readonly id: string } };

/**
 * Changes of a chamber with one row for a member who goes from one group to another: the exit is dropped, as the
 * entrance names both groups.
 */
export function onePerPassage<Row extends Passage>(rows: readonly Row[]): readonly Row[] {
  const nameOf = (row: Row, from: string, to: string): string => `${row.date} ${row.person.id} ${from} ${to}`;
  const entrances = new Set(
    rows.flatMap((row) =>
      row.direction === "in" && row.other !== null ? [nameOf(row, row.other.id, row.group.id)] : [],
    ),
  );
  return rows.filter(
    (row) => row.direction === "in" || row.other === null || !entrances.has(nameOf(row, row.group.id, row.other.id)),
  );
}
