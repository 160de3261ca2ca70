/** Index of strength: values of members from the offices and their weights, and the ranks among all and in a chamber. */
import type { Comparison, Published } from "./check.ts";
import { integer, percentage, tableOf, toText } from "./page.ts";

/** What each person's offices weigh in an institution: of several in one body, the heaviest alone. */
const weighed = `
  WITH seated AS (SELECT person, branch FROM membership WHERE end_date IS NULL),
  held AS (
    SELECT person, branch AS institution, 'seat' AS slot, 'seat' AS kind, 'seat' AS office FROM seated
    UNION ALL SELECT r.person, s.branch, iif(b.kind = 'presidency', b.kind, 'body ' || b.body), b.kind, o.office
      FROM body_role r JOIN body b USING (body) JOIN role_office o USING (role) JOIN seated s USING (person)
      WHERE r.end_date IS NULL AND b.end_date IS NULL AND b.branch IN (s.branch, 'B')
    UNION ALL SELECT r.person, s.branch, 'group ' || g.parliamentary_group, 'group', o.office
      FROM group_role r JOIN parliamentary_group g USING (parliamentary_group) JOIN role_office o USING (role) JOIN seated s USING (person)
      WHERE r.end_date IS NULL AND g.end_date IS NULL AND g.branch = s.branch
    UNION ALL SELECT r.person, 'G', r.rank || ' ' || ifnull(r.department, r.role), 'government', r.rank
      FROM government_role r JOIN government g USING (government) WHERE r.end_date IS NULL AND g.end_date IS NULL
  ),
  slots AS (
    SELECT h.person, h.institution, max(w.weight) AS weight FROM held h
    JOIN strength_weight w ON w.kind = h.kind AND w.institution = h.institution AND w.office = h.office
    GROUP BY h.person, h.institution, h.slot
  )
  SELECT person, institution, sum(weight) AS weight FROM slots GROUP BY person, institution`;

/** Hundredths of the value in a chamber that count in the overall index: as /indicatori says. */
const inAll = 29;

const decimals = 3;

interface Weight {
  readonly branch: "C" | "S" | null;
  readonly inBranch: number;
  readonly inGovernment: number;
}

export function* checkRanks(site: Published): Generator<Comparison> {
  // Values of a source are not computed, and without members of a government there is no overall index.
  const isOurs =
    site.rows("SELECT person FROM current_strength UNION SELECT person FROM published_strength").length === 0;
  const { weights, wholes } = weigh(site);
  if (!isOurs || wholes.G === 0) return;
  const branchOf = (own: Weight): number => (own.branch === null ? 1 : wholes[own.branch]);
  const totalOf = (own: Weight): string =>
    percentage(
      100 * own.inGovernment * branchOf(own) + inAll * own.inBranch * wholes.G,
      100 * wholes.G * branchOf(own),
      decimals,
    );
  const totals = [...weights.values()].map((own) => toNumber(totalOf(own)));
  const inBranch = (branch: "C" | "S"): number[] =>
    [...weights.values()]
      .filter((own) => own.branch === branch)
      .map((own) => toNumber(percentage(own.inBranch, wholes[branch], decimals)));
  const chambers = { C: inBranch("C"), S: inBranch("S") };
  for (const [person, own] of weights) {
    const page = `persone/${person}`;
    const main = site.page(page);
    const said = main === null ? null : /Indice di forza ([\d,]+%) ([\d.]+)° posto su ([\d.]+)/.exec(toText(main));
    if (main === null || said === null) continue;
    const total = totalOf(own);
    yield { page, what: "strength", printed: said[1] ?? null, expected: total };
    yield { page, what: "rank", printed: said[2] ?? null, expected: integer(rankIn(totals, total)) };
    yield { page, what: "people ranked", printed: said[3] ?? null, expected: integer(totals.length) };
    if (own.branch === null) continue;
    const row = tableOf(main, /^I valori$/)?.find(({ cells }) => /^(Alla Camera|Al Senato)$/.test(cells[0] ?? ""));
    const value = percentage(own.inBranch, wholes[own.branch], decimals);
    yield { page, what: "strength in the chamber", printed: row?.cells[1] ?? null, expected: value };
    const place = `${integer(rankIn(chambers[own.branch], value))}°/${integer(chambers[own.branch].length)}`;
    yield { page, what: "rank in the chamber", printed: row?.cells[2] ?? null, expected: place };
  }
}

function weigh(site: Published): { weights: ReadonlyMap<string, Weight>; wholes: Record<"C" | "S" | "G", number> } {
  const weights = new Map<string, Weight>();
  const wholes = { C: 0, S: 0, G: 0 };
  for (const { person, institution, weight } of site.rows(weighed)) {
    const own = weights.get(String(person)) ?? { branch: null, inBranch: 0, inGovernment: 0 };
    const points = Number(weight);
    if (institution === "G") weights.set(String(person), { ...own, inGovernment: points });
    else weights.set(String(person), { ...own, branch: institution === "S" ? "S" : "C", inBranch: points });
    wholes[institution === "G" ? "G" : institution === "S" ? "S" : "C"] += points;
  }
  return { weights, wholes };
}

/** "0,327%" → 327 thousandths. */
const toNumber = (printed: string): number => Number(printed.replace(/[.,%]/g, ""));

/** One more than the number of higher values, as they are printed. */
const rankIn = (values: readonly number[], own: string): number =>
  1 + values.filter((value) => value > toNumber(own)).length;
