/** Lists of votes: score, margin, rebels and cohesion of the majority in each row, and who is first in a ranking. */
import type { Comparison, Published } from "./check.ts";
import { integer, shareOf, toText, within } from "./page.ts";

const pages = ["votazioni", "votazioni/sul-filo", "votazioni/ribelli", "votazioni/governo-battuto", "index"];

const figures = `
  SELECT v.vote, v.ayes, v.noes, abs(v.ayes - v.required) AS margin,
    (SELECT count(*) FROM pos p JOIN line l ON l.vote = p.vote AND l.grp = p.grp
     WHERE p.vote = v.vote AND l.line IS NOT NULL AND p.code IN ('AYE', 'NO', 'ABST') AND p.code <> l.line) AS rebels
  FROM counted v WHERE ifnull(v.is_secret, 0) = 0`;

const majority = `
  SELECT count(*) AS size, sum(code = 'AYE') AS a, sum(code = 'NO') AS n, sum(code = 'ABST') AS x FROM pos WHERE vote = ? AND side = 'majority'`;

type Facts = Readonly<Record<string, unknown>>;

export function* checkVoteLists(site: Published): Generator<Comparison> {
  const all = new Map(site.rows(figures).map((row) => [String(row.vote), row]));
  for (const page of pages) {
    const rows = rowsOf(site.page(page));
    for (const { id, html } of rows) {
      const own = all.get(id);
      if (own === undefined) continue;
      for (const claim of rowClaims(site, html, own)) yield { page, ...claim };
    }
    const first = rows[0];
    if (page === "votazioni/sul-filo" && first !== undefined) {
      const margins = [...all.values()].flatMap(({ margin }) => (margin === null ? [] : [Number(margin)]));
      yield {
        page,
        what: "least margin",
        printed: cell(first.html, "margine"),
        expected: integer(Math.min(...margins)),
      };
    }
    if (page === "votazioni/ribelli" && first !== undefined) {
      const most = Math.max(...[...all.values()].map(({ rebels }) => Number(rebels)));
      yield { page, what: "most rebels", printed: cell(first.html, "ribelli"), expected: integer(most) };
    }
  }
}

/** Rows of tables of votes: the vote that each leads to. */
function rowsOf(main: string | null): { readonly id: string; readonly html: string }[] {
  return [...(main ?? "").matchAll(/<tr\b[\s\S]*?<\/tr>/g)].flatMap(([html]) => {
    const id = /href="\/votazioni\/([^"/?#]+)"/.exec(html)?.[1];
    return id === undefined ? [] : [{ id, html }];
  });
}

/** Text of the cell with this name. */
function cell(html: string, name: string): string | null {
  const content = new RegExp(`<td\\b[^>]*data-l="${name}"[^>]*>([\\s\\S]*?)</td>`).exec(html)?.[1];
  return content === undefined ? null : toText(content);
}

function* rowClaims(site: Published, html: string, own: Facts): Generator<Omit<Comparison, "page">> {
  const id = String(own.vote);
  const score = within(toText(html), /([\d.]+–[\d.]+)/);
  if (score !== null && own.ayes !== null)
    yield { what: `score of ${id}`, printed: score, expected: `${integer(own.ayes)}–${integer(own.noes)}` };
  const margin = cell(html, "margine");
  if (margin !== null && own.margin !== null)
    yield { what: `margin of ${id}`, printed: margin, expected: integer(own.margin) };
  const rebels = cell(html, "ribelli");
  if (rebels !== null) yield { what: `rebels of ${id}`, printed: rebels, expected: integer(own.rebels) };
  const cohesion = within(cell(html, "compattezza maggioranza"), /^([\d,]+%.*)$/);
  if (cohesion === null) return;
  const [side] = site.rows(majority, id);
  const most = Math.max(Number(side?.a), Number(side?.n), Number(side?.x));
  // No majority of a chamber is a handful.
  yield { what: `cohesion of the majority in ${id}`, printed: cohesion, expected: shareOf(most, side?.size) };
}
