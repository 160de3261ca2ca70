/** Pages of sittings: number of votes, approved and rejected. */
import type { Comparison, Published } from "./check.ts";
import { integer, toText, within } from "./page.ts";

export function* checkSittings(site: Published): Generator<Comparison> {
  const all = site.rows(
    `SELECT v.branch, s.number, count(*) AS votes, sum(v.outcome = 'approved') AS approved, sum(v.outcome = 'rejected') AS rejected
     FROM vote v JOIN sitting s USING (sitting)
     WHERE v.vanished_since IS NULL AND ifnull(v.is_quorum_check, 0) = 0 GROUP BY v.branch, s.number`,
  );
  for (const { branch, number, votes, approved, rejected } of all) {
    const page = `sedute/${branch === "C" ? "camera" : "senato"}/${String(number)}`;
    const main = site.page(page);
    const text = main === null ? null : toText(main);
    const said = within(text, /(\d[\d.]* votazion[ei] elettronic[^.]*)\./);
    if (said === null) continue;
    yield { page, what: "votes", printed: within(said, /^([\d.]+)/), expected: integer(votes) };
    for (const [word, count] of [
      ["approvat", approved],
      ["respint", rejected],
    ] as const) {
      const printed = within(said, new RegExp(`([\\d.]+) ${word}`));
      if (printed !== null) yield { page, what: word, printed, expected: integer(count) };
    }
  }
}
