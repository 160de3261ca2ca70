/** Pages of sittings: number of votes, approved and rejected, texts voted on, votes without an act. */
import type { Comparison, Published } from "./check.ts";
import { integer, toText, within } from "./page.ts";

export function* checkSittings(site: Published): Generator<Comparison> {
  const all = site.rows(
    `WITH voted AS (
       SELECT v.branch, s.number, v.outcome,
         (SELECT group_concat(t, ' ') FROM (SELECT a.act_kind || '/' || a.act AS t FROM vote_act a WHERE a.vote = v.vote ORDER BY 1)) AS texts
       FROM vote v JOIN sitting s USING (sitting) WHERE v.vanished_since IS NULL AND ifnull(v.is_quorum_check, 0) = 0
     )
     SELECT branch, number, count(*) AS votes, sum(outcome = 'approved') AS approved, sum(outcome = 'rejected') AS rejected,
       count(DISTINCT texts) AS texts, sum(texts IS NULL) AS loose FROM voted GROUP BY branch, number`,
  );
  for (const { branch, number, votes, approved, rejected, texts, loose } of all) {
    const page = `sedute/${branch === "C" ? "camera" : "senato"}/${String(number)}`;
    const main = site.page(page);
    const text = main === null ? null : toText(main);
    const said = within(text, /(\d[\d.]* votazion[ei] elettronic[^.]*)\./);
    if (said === null) continue;
    yield { page, what: "votes", printed: within(said, /^([\d.]+)/), expected: integer(votes) };
    const about = within(text, /votazion[ei] elettronic[^.]*\. ([^.]*)\./) ?? "";
    const onTexts = /su (un testo|[\d.]+ testi)/.exec(about)?.[1];
    if (onTexts !== undefined)
      yield { page, what: "texts", printed: onTexts, expected: texts === 1 ? "un testo" : `${integer(texts)} testi` };
    const without = /([\d.]+) senza un atto collegato/.exec(about)?.[1];
    if (without !== undefined) yield { page, what: "votes without an act", printed: without, expected: integer(loose) };
    for (const [word, count] of [
      ["approvat", approved],
      ["respint", rejected],
    ] as const) {
      const printed = within(said, new RegExp(`([\\d.]+) ${word}`));
      if (printed !== null) yield { page, what: word, printed, expected: integer(count) };
    }
  }
}
