/** Agreement of groups: votes in which two groups had the same line. */
import type { Comparison, Published } from "./check.ts";
import { percentage, share, tableOf } from "./page.ts";

const agreement = `
  SELECT g.acronym AS one, h.acronym AS two, count(*) AS both, sum(a.line = b.line) AS same
  FROM line a JOIN line b ON b.vote = a.vote AND b.grp <> a.grp JOIN parliamentary_group g ON g.parliamentary_group = a.grp
  JOIN parliamentary_group h ON h.parliamentary_group = b.grp
  WHERE a.line IS NOT NULL AND b.line IS NOT NULL AND a.branch = ? GROUP BY a.grp, b.grp`;

export function* checkGroups(site: Published): Generator<Comparison> {
  for (const [branch, chamber] of [
    ["C", "camera"],
    ["S", "senato"],
  ] as const) {
    const page = `organi_parlamentari/${chamber}/gruppi_parlamentari`;
    const main = site.page(page);
    if (main === null) continue;
    const pairs = new Map(
      site.rows(agreement, branch).map(({ one, two, both, same }) => [`${String(one)} e ${String(two)}`, [same, both]]),
    );
    for (const cell of (tableOf(main, /^Concordanza fra i gruppi/) ?? []).flatMap(({ cells }) => cells)) {
      const [, names = "", printed = ""] = new RegExp(`^(.+?): (${share})`).exec(cell) ?? [];
      const own = pairs.get(names);
      if (own !== undefined)
        yield { page, what: `agreement of ${names}`, printed, expected: percentage(own[0], own[1]) };
    }
  }
}
