/** List of themes: acts, laws and votes of each. */
import type { Comparison, Published } from "./check.ts";
import { integer, tableOf } from "./page.ts";

export function* checkThemes(site: Published): Generator<Comparison> {
  const main = site.page("temi");
  if (main === null) return;
  const own = new Map(
    site
      .rows(
        `SELECT s.subject, count(*) AS acts, sum(a.status = 'is_law') AS laws,
           (SELECT count(*) FROM themed t WHERE t.subject = s.subject) AS votes
         FROM act_subject s JOIN act a ON a.act = s.act AND a.act_kind = s.act_kind GROUP BY s.subject`,
      )
      .map((row) => [String(row.subject), row]),
  );
  for (const { cells } of tableOf(main, /./) ?? []) {
    const [subject = "", ...counts] = cells;
    const row = own.get(subject);
    if (row === undefined) continue;
    for (const [at, column] of (["acts", "laws", "votes"] as const).entries())
      yield {
        page: "temi",
        what: `${column} on ${subject}`,
        printed: counts[at] ?? null,
        expected: integer(row[column]),
      };
  }
}
