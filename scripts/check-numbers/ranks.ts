/** Ranks of members: one more than the number of people with a higher value, from the CSV of the index. */
import type { Comparison, Published } from "./check.ts";
import { integer, toText } from "./page.ts";

interface Row {
  readonly id: string;
  /** null = the source publishes none of this person. */
  readonly total: number | null;
  readonly rank: number | null;
}

const isRow = (row: unknown): row is Row =>
  typeof row === "object" && row !== null && "id" in row && "total" in row && "rank" in row;

export function* checkRanks(site: Published): Generator<Comparison> {
  const file = site.file("dati/indice-di-forza/tutti.json");
  if (file === null) return;
  const parsed: unknown = JSON.parse(file);
  const rows = typeof parsed === "object" && parsed !== null && "rows" in parsed ? parsed.rows : [];
  const all = Array.isArray(rows) ? rows.filter(isRow) : [];
  // Without everybody's value the ranks are the source's own.
  if (all.some(({ total }) => total === null)) return;
  for (const { id, total, rank } of all) {
    const page = `persone/${id}`;
    const main = site.page(page);
    if (main === null || rank === null) continue;
    const said = /([\d.]+)° posto su ([\d.]+)/.exec(toText(main));
    const expected = 1 + all.filter((other) => (other.total ?? 0) > (total ?? 0)).length;
    yield { page, what: "rank", printed: said?.[1] ?? null, expected: integer(expected) };
    yield { page, what: "people ranked", printed: said?.[2] ?? null, expected: integer(all.length) };
  }
}
