/** Groups: cohesion and rebel votes over the legislature, and agreement of two of them, in tables and sentences. */
import type { Comparison, Published } from "./check.ts";
import { integer, percentage, share, shareOf, tableOf, toText, within } from "./page.ts";

const agreement = `
  SELECT a.grp AS a, b.grp AS b, g.acronym AS one, h.acronym AS two, count(*) AS both, sum(a.line = b.line) AS same
  FROM line a JOIN line b ON b.vote = a.vote AND b.grp <> a.grp JOIN parliamentary_group g ON g.parliamentary_group = a.grp
  JOIN parliamentary_group h ON h.parliamentary_group = b.grp
  WHERE a.line IS NOT NULL AND b.line IS NOT NULL AND a.branch = ? GROUP BY a.grp, b.grp`;

const cohesion = `
  SELECT grp, count(*) AS votes, sum(size) AS eligible, sum(a + n + x) AS cast,
    sum(CASE line WHEN 'AYE' THEN a WHEN 'NO' THEN n ELSE x END) AS inLine
  FROM line WHERE line IS NOT NULL AND branch = ? GROUP BY grp`;

export function* checkGroups(site: Published): Generator<Comparison> {
  for (const [branch, chamber] of [
    ["C", "camera"],
    ["S", "senato"],
  ] as const) {
    const page = `organi_parlamentari/${chamber}/gruppi_parlamentari`;
    yield* lines(site, page, branch);
    yield* pairs(site, page, branch);
  }
}

function* lines(site: Published, list: string, branch: string): Generator<Comparison> {
  const main = site.page(list);
  const rows = main === null ? [] : (tableOf(main, /^Quanti sono/) ?? []);
  for (const { grp, votes, eligible, cast, inLine } of site.rows(cohesion, branch)) {
    const id = String(grp);
    const expected = shareOf(inLine, eligible);
    const row = rows.find(({ html }) => html.includes(`/gruppi_parlamentari/${id}"`));
    if (row !== undefined) yield { page: list, what: `cohesion of ${id}`, printed: row.cells.at(-1) ?? null, expected };
    const page = `${list}/${id}`;
    const own = site.page(page);
    if (own === null) continue;
    const text = toText(own);
    const said =
      within(text, /Nella legislatura la compattezza è (?:del |dell’|dello )([\d,]+% di [\d.]+) voti possibili/) ??
      within(text, /Compattezza nella legislatura: (\d su \d)/);
    yield { page, what: "cohesion of the sentence", printed: said, expected };
    const [, rebels = null, of = null] =
      /([\d.]+|Nessun) vot[oi] ribell[ei] in ([\d.]+) votazion[ei] con una linea/.exec(text) ?? [];
    if (of === null) continue;
    const count = Number(cast) - Number(inLine);
    yield { page, what: "rebel votes", printed: rebels, expected: count === 0 ? "Nessun" : integer(count) };
    yield { page, what: "votes with a line", printed: of, expected: integer(votes) };
  }
}

function* pairs(site: Published, page: string, branch: string): Generator<Comparison> {
  const main = site.page(page);
  const all = site.rows(agreement, branch);
  const byName = new Map(all.map(({ one, two, both, same }) => [`${String(one)} e ${String(two)}`, [same, both]]));
  const cells = main === null ? [] : (tableOf(main, /^Concordanza fra i gruppi/) ?? []).flatMap((row) => row.cells);
  for (const cell of cells) {
    const [, names = "", printed = ""] = new RegExp(`^(.+?): (${share})`).exec(cell) ?? [];
    const own = byName.get(names);
    if (own !== undefined) yield { page, what: `agreement of ${names}`, printed, expected: shareOf(own[0], own[1]) };
  }
  for (const { a, b, both, same } of all) {
    const path = `confronta/gruppi/${String(a)}/${String(b)}`;
    const own = site.page(path);
    const said =
      /stessa linea in ([\d.]+) votazion[ei] su ([\d.]*\d)(?:: la concordanza è (?:del |dell’|dello )([\d,]+%))?/.exec(
        own === null ? "" : toText(own),
      );
    if (said === null) continue;
    yield { page: path, what: "votes with the same line", printed: said[1] ?? null, expected: integer(same) };
    yield { page: path, what: "votes with two lines", printed: said[2] ?? null, expected: integer(both) };
    if (said[3] !== undefined)
      yield {
        page: path,
        what: "agreement of the sentence",
        printed: said[3],
        expected: percentage(same, both),
      };
  }
}
