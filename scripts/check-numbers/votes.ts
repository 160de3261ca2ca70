/** Pages of votes: totals, shares, groups, sides, cohesion, rebels, and the sentence of the outcome. */
import type { Comparison, Published } from "./check.ts";
import { fact, integer, shareOf, tableOf, toText, within, type Row } from "./page.ts";

const codeWords = {
  AYE: /^Favorevol[ei]/,
  NO: /^Contrari[oa]?/,
  ABST: /^Astenut/,
  MIS: /^In missione/,
  ABSE: /^Assent/,
} as const;

const facts = { Presenti: "present", Votanti: "voting", "Maggioranza richiesta": "required" } as const;

type Claim = Omit<Comparison, "page">;

/** Every verified vote that has a page. */
export function* checkVotes(site: Published): Generator<Comparison> {
  for (const vote of site.rows("SELECT * FROM counted ORDER BY vote")) {
    const page = `votazioni/${String(vote.vote)}`;
    const main = site.page(page);
    if (main === null) continue;
    const id = String(vote.vote);
    for (const claim of [
      ...sentence(main, vote),
      ...totals(main, site, id, vote),
      ...groups(main, site, id),
      ...sides(main, site, id),
      ...rebels(main, site, id),
    ])
      yield { page, ...claim };
  }
}

function* sentence(main: string, { ayes, noes, required }: Readonly<Record<string, unknown>>): Generator<Claim> {
  const said =
    /(?:con|a) ([\d.]+) vot[io] contro ([\d.]+)(?:: ([\d.]+) (?:più|meno) de(?:i|gli) ([\d.]+) necessari)?/.exec(
      toText(main),
    );
  if (said === null || ayes === null || noes === null) return;
  yield { what: "ayes of the sentence", printed: said[1] ?? null, expected: integer(ayes) };
  yield { what: "noes of the sentence", printed: said[2] ?? null, expected: integer(noes) };
  if (said[3] === undefined || required === null) return;
  const distance = Math.abs(Number(ayes) - Number(required));
  yield { what: "margin of the sentence", printed: said[3], expected: integer(distance) };
  yield { what: "votes needed of the sentence", printed: said[4] ?? null, expected: integer(required) };
}

function* totals(main: string, site: Published, id: string, vote: Readonly<Record<string, unknown>>): Generator<Claim> {
  for (const [term, column] of Object.entries(facts)) {
    const printed = fact(main, term);
    if (printed !== null && vote[column] !== null)
      yield { what: term, printed: within(printed, /^([\d.]+)/), expected: integer(vote[column]) };
  }
  const rows = tableOf(main, /^Come si sono divisi/);
  if (rows === null || vote.is_secret === 1) return;
  const counts = new Map(
    site
      .rows("SELECT code, count(*) AS count FROM member_vote WHERE vote = ? GROUP BY code", id)
      .map(({ code, count }) => [String(code), Number(count)]),
  );
  // An absence of the President of the assembly counts nowhere.
  counts.set(
    "ABSE",
    Number(site.rows("SELECT count(*) AS count FROM pos WHERE vote = ? AND code = 'ABSE'", id)[0]?.count),
  );
  const whole = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const [code, word] of Object.entries(codeWords)) {
    const row = rows.find(({ cells }) => word.test(cells[0] ?? ""));
    if (row === undefined) continue;
    yield { what: `count of ${code}`, printed: row.cells[1] ?? null, expected: integer(counts.get(code) ?? 0) };
    yield {
      what: `share of ${code}`,
      printed: row.cells[2] ?? null,
      expected: shareOf(counts.get(code) ?? 0, whole),
    };
  }
}

const groupCaption = /^Voto e compattezza per gruppo/;

function* rowClaims(row: Row, name: string, own: Readonly<Record<string, unknown>>): Generator<Claim> {
  const { size, a, n, x, idle, line } = own;
  const inLine = line === "AYE" ? a : line === "NO" ? n : line === "ABST" ? x : null;
  const [, , rebel, nonParticipants, cohesion, , ayes, noes, abstained] = row.cells;
  yield { what: `non-participants of ${name}`, printed: nonParticipants ?? null, expected: integer(idle) };
  if (own.secret === 1) return;
  yield { what: `ayes of ${name}`, printed: ayes ?? null, expected: integer(a) };
  yield { what: `noes of ${name}`, printed: noes ?? null, expected: integer(n) };
  yield { what: `abstentions of ${name}`, printed: abstained ?? null, expected: integer(x) };
  if (inLine === null) return;
  yield { what: `cohesion of ${name}`, printed: cohesion ?? null, expected: shareOf(inLine, size) };
  const rebelCount = own.rebels ?? Number(a) + Number(n) + Number(x) - Number(inLine);
  yield { what: `rebels of ${name}`, printed: within(rebel ?? null, /^([\d.]+)/), expected: integer(rebelCount) };
}

function* groups(main: string, site: Published, id: string): Generator<Claim> {
  const rows = tableOf(main, groupCaption);
  if (rows === null) return;
  for (const own of site.rows("SELECT * FROM line WHERE vote = ? AND mixed = 0", id)) {
    const row = rows.find(({ html }) => new RegExp(`\\bg-${String(own.grp)}\\b`).test(html));
    if (row === undefined) yield { what: `row of ${String(own.grp)}`, printed: null, expected: integer(own.size) };
    else yield* rowClaims(row, String(own.grp), own);
  }
}

function* sides(main: string, site: Published, id: string): Generator<Claim> {
  const rows = tableOf(main, groupCaption);
  if (rows === null) return;
  const all = site.rows(
    `SELECT p.side, p.secret, count(*) AS size, sum(p.code = 'AYE') AS a, sum(p.code = 'NO') AS n, sum(p.code = 'ABST') AS x,
       sum(p.code IN ('ABSE', 'MIS', 'PRES', 'PNV', 'RNV')) AS idle,
       sum(p.code IN ('AYE', 'NO', 'ABST') AND l.line IS NOT NULL AND p.code <> l.line) AS rebels
     FROM pos p LEFT JOIN line l ON l.vote = p.vote AND l.grp = p.grp WHERE p.vote = ? AND p.side IS NOT NULL GROUP BY p.side`,
    id,
  );
  for (const own of all) {
    const name = own.side === "majority" ? "Maggioranza" : "Opposizione";
    const row = rows.find(({ cells }) => new RegExp(`^${name} [\\d.]+`).test(cells[0] ?? ""));
    if (row === undefined) continue;
    const [a, n, x] = [own.a, own.n, own.x].map(Number);
    const most = Math.max(a ?? 0, n ?? 0, x ?? 0);
    const first = [a, n, x].filter((count) => count === most).length === 1 && most > 0;
    const line = !first ? null : most === a ? "AYE" : most === n ? "NO" : "ABST";
    yield { what: `size of ${name}`, printed: within(row.cells[0] ?? null, /([\d.]+)/), expected: integer(own.size) };
    yield* rowClaims(row, name, { ...own, line });
  }
}

function* rebels(main: string, site: Published, id: string): Generator<Claim> {
  const rows = tableOf(main, /^Chi ha votato diversamente dal proprio gruppo/);
  if (rows === null) return;
  const people = site.rows(
    `SELECT p.person FROM pos p JOIN line l ON l.vote = p.vote AND l.grp = p.grp
     WHERE p.vote = ? AND l.line IS NOT NULL AND p.code IN ('AYE', 'NO', 'ABST') AND p.code <> l.line ORDER BY 1`,
    id,
  );
  const printed = rows.flatMap(({ html }) => /\/persone\/([^"?#]+)/.exec(html)?.[1] ?? []).toSorted();
  yield { what: "rebels", printed: printed.join(" "), expected: people.map(({ person }) => String(person)).join(" ") };
}
