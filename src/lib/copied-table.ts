/** A table as readers paste it: one value a cell. */

export interface CopiedCell {
  readonly text: string;
  /** Number of cases of a percentage, "33"; "" = none. */
  readonly cases: string;
}

/**
 * Rows of texts, heads first: numbers of cases get a column of their own behind their percentages, and columns without
 * text, such as bars, are dropped.
 *
 * @param casesHead head of the column of cases, from that of its percentages
 */
export function copiedTable(
  rows: readonly (readonly CopiedCell[])[],
  casesHead: (head: string) => string,
): readonly (readonly string[])[] {
  const [head = [], ...body] = rows;
  const has = (column: number, part: keyof CopiedCell): boolean => body.some((cells) => cells[column]?.[part] !== "");
  return rows.map((cells, row) =>
    head.flatMap(({ text }, column) => [
      ...(has(column, "text") ? [cells[column]?.text ?? ""] : []),
      ...(has(column, "cases") ? [row === 0 ? casesHead(text) : (cells[column]?.cases ?? "")] : []),
    ]),
  );
}
