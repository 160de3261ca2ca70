/** Themes: acts, laws and votes of each, lines of the groups by year, members who differ from their group. */
import type { Comparison, Published } from "./check.ts";
import { integer, percentage, tableOf, toText, within, type Row } from "./page.ts";

const counts = `
  SELECT s.subject, count(*) AS acts, sum(a.status = 'is_law') AS laws,
    (SELECT count(*) FROM themed t WHERE t.subject = s.subject) AS votes
  FROM act_subject s JOIN act a ON a.act = s.act AND a.act_kind = s.act_kind GROUP BY s.subject`;

export function* checkThemes(site: Published): Generator<Comparison> {
  const main = site.page("temi");
  if (main === null) return;
  const all = new Map(site.rows(counts).map((row) => [String(row.subject), row]));
  for (const { cells, html } of tableOf(main, /./) ?? []) {
    const [subject = "", ...printed] = cells;
    const own = all.get(subject);
    if (own === undefined) continue;
    // Between laws and votes stand the defeats of the Government.
    for (const [column, at] of [
      ["acts", 0],
      ["laws", 1],
      ["votes", 3],
    ] as const)
      yield {
        page: "temi",
        what: `${column} on ${subject}`,
        printed: printed[at] ?? null,
        expected: integer(own[column]),
      };
    const id = /\/temi\/([^"?#]+)/.exec(html)?.[1];
    if (id !== undefined) yield* themePage(site, `temi/${id}`, subject, own);
  }
}

function* themePage(
  site: Published,
  page: string,
  subject: string,
  { acts, votes }: Readonly<Record<string, unknown>>,
): Generator<Comparison> {
  const main = site.page(page);
  if (main === null) return;
  const lead = toText(main);
  const bills = within(lead, /(?:dei|degli|Tutti (?:i|gli)|Il tema ha) ([\d.]+) disegn[oi] di legge/);
  yield { page, what: "acts of the sentence", printed: bills, expected: integer(acts) };
  const said = within(lead, /Si è votato (?:almeno )?([\d.]+) volt[ae]/);
  if (said !== null || votes !== 0)
    yield { page, what: "votes of the sentence", printed: said, expected: integer(votes) };
  for (const [branch, chamber] of [
    ["C", "Camera dei deputati"],
    ["S", "Senato della Repubblica"],
  ] as const) {
    const lines = tableOf(main, new RegExp(`^I gruppi, anno per anno: ${chamber}`)) ?? [];
    for (const claim of lines.flatMap((row) => groupClaims(site, row, subject))) yield { page, ...claim };
    const rebels = tableOf(main, new RegExp(`^Chi vota più spesso diversamente dal gruppo: ${chamber}`)) ?? [];
    for (const row of rebels) yield { page, ...rebelClaim(site, row, subject, branch) };
  }
}

type Claim = Omit<Comparison, "page">;

/** Cells of a group, from the newest or the oldest year: those with votes, in the order of the years. */
function groupClaims(site: Published, { html, cells }: Row, subject: string): Claim[] {
  const group = /\bg-([\w-]+)/.exec(html)?.[1] ?? "";
  const years = site.rows(
    `SELECT substr(l.date, 1, 4) AS year, count(*) AS votes, sum(l.line = 'AYE') AS ayes
     FROM line l JOIN themed t USING (vote) WHERE t.subject = ? AND l.grp = ? AND l.line IS NOT NULL GROUP BY 1 ORDER BY 1`,
    subject,
    group,
  );
  const printed = cells.slice(1).filter((cell) => cell !== "–");
  const expected = years.map(
    ({ ayes, votes }) =>
      (Number(votes) < 10 ? "" : `${percentage(ayes, votes, 0)} `) + `${integer(ayes)} su ${integer(votes)}`,
  );
  const isNewestFirst = printed[0] !== expected[0];
  return [
    {
      what: `lines of ${group}`,
      printed: printed.join(", "),
      expected: (isNewestFirst ? expected.toReversed() : expected).join(", "),
    },
  ];
}

function rebelClaim(site: Published, { html, cells }: Row, subject: string, branch: string): Claim {
  const person = /\/persone\/([^"?#]+)/.exec(html)?.[1] ?? "";
  const [own] = site.rows(
    `SELECT count(*) AS votes, sum(p.code <> l.line) AS rebel FROM pos p JOIN themed t USING (vote)
     JOIN line l ON l.vote = p.vote AND l.grp = p.grp
     WHERE t.subject = ? AND p.person = ? AND p.branch = ? AND l.line IS NOT NULL AND p.code IN ('AYE', 'NO', 'ABST')`,
    subject,
    person,
    branch,
  );
  const [rebel, votes] = [own?.rebel ?? 0, own?.votes ?? 0];
  return {
    what: `votes of ${person} against the group`,
    printed: cells.at(-1) ?? null,
    expected: `${integer(rebel)} su ${integer(votes)}${Number(votes) < 10 ? "" : ` (${percentage(rebel, votes)})`}`,
  };
}
