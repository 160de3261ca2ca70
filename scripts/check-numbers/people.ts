/** Pages of members: presence, missions, reliability, rebel votes, their sentences, votes by theme, closest colleagues. */
import type { Comparison, Published } from "./check.ts";
import { integer, percentage, share, shareOf, tableOf, toText, within } from "./page.ts";

type Choices = Map<string, ReadonlyMap<string, string>>;
type Claim = Omit<Comparison, "page">;

const figures = `
  SELECT p.person, p.branch, sum(p.code IN ('AYE', 'NO', 'ABST', 'SEC', 'PRES', 'RNV', 'PNV')) AS present, sum(p.code = 'MIS') AS mission,
    sum(p.code = 'ABSE') AS absent, count(*) AS voting, sum(l.line IS NOT NULL) AS evaluable, sum(l.line IS NOT NULL AND p.code = l.line) AS inLine,
    sum(l.line IS NOT NULL AND p.code IN ('AYE', 'NO', 'ABST')) AS cast,
    sum(l.line IS NOT NULL AND p.code IN ('AYE', 'NO', 'ABST') AND p.code <> l.line) AS rebel
  FROM pos p LEFT JOIN line l ON l.vote = p.vote AND l.grp = p.grp
  WHERE p.branch = (SELECT branch FROM membership m WHERE m.person = p.person ORDER BY m.position DESC LIMIT 1)
    AND NOT EXISTS (SELECT 1 FROM head h WHERE h.person = p.person)
  GROUP BY p.person`;

export function* checkPeople(site: Published): Generator<Comparison> {
  const known: Choices = new Map();
  for (const own of site.rows(figures)) {
    const page = `persone/${String(own.person)}`;
    const main = site.page(page);
    if (main === null) continue;
    for (const claim of [
      ...shares(toText(main), own),
      ...themes(main, site, own),
      ...pairs(main, site, String(own.person), known),
    ])
      yield { page, ...claim };
  }
}

function* shares(text: string, own: Readonly<Record<string, unknown>>): Generator<Claim> {
  const { present, mission, absent, voting, evaluable, inLine, cast, rebel } = own;
  const tile = new RegExp(`Presenze (${share}) ?(?:in missione (${share})(?:; )?)?(?:([\\d.]+) su ([\\d.]+))?`).exec(
    text,
  );
  yield { what: "presence", printed: tile?.[1] ?? null, expected: percentage(present, voting) };
  yield { what: "missions", printed: tile?.[2] ?? percentage(0, voting), expected: percentage(mission, voting) };
  // Of a handful the share itself is given as counts.
  if (Number(voting) >= 10) {
    yield { what: "votes present at", printed: tile?.[3] ?? null, expected: integer(present) };
    yield { what: "votes", printed: tile?.[4] ?? null, expected: integer(voting) };
  }
  const lead =
    within(text, /Presente (?:al|all’|allo )\s?([\d,]+% di [\d.]+) votazioni, in missione/) ??
    within(text, /Presente in (\d votazion[ei] su \d)/)?.replace(/ votazion[ei]/, "") ??
    null;
  if (lead !== null) yield { what: "presence of the sentence", printed: lead, expected: shareOf(present, voting) };
  const dissent =
    /In dissenso dal (?:gruppo|gruppo di cui faceva parte) (una volta|[\d.]+ volte) su ([\d.]+) vot[io](?: \(([\d,]+%)\))?/.exec(
      text,
    );
  if (dissent !== null) {
    const times = rebel === 1 ? "una volta" : `${integer(rebel)} volte`;
    yield { what: "dissent of the sentence", printed: dissent[1] ?? null, expected: times };
    yield { what: "votes of the sentence", printed: dissent[2] ?? null, expected: integer(cast) };
    if (dissent[3] !== undefined)
      yield { what: "share of the sentence", printed: dissent[3], expected: percentage(rebel, cast) };
  }
  const overTime =
    /Presente (?:al |all’|allo )([\d,]+% di [\d.]+) votazioni; (?:nel |nell’|nello )([\d,]+% di [\d.]+) in cui/.exec(
      text,
    );
  if (overTime !== null) {
    yield { what: "presence of the chart", printed: overTime[1] ?? null, expected: shareOf(present, voting) };
    yield { what: "reliability of the chart", printed: overTime[2] ?? null, expected: shareOf(inLine, evaluable) };
  }
  // In the fact of the folded section and in its text.
  for (const sum of text.matchAll(/([\d.]+) presenz[ae], ([\d.]+) mission[ei], ([\d.]+) assenz[ae]/g))
    yield {
      what: "presences, missions, absences",
      printed: sum.slice(1).join(" "),
      expected: [present, mission, absent].map(integer).join(" "),
    };
  const reliable = new RegExp(`Affidabilità (${share})(?: ([\\d.]+) su ([\\d.]+))?`).exec(text);
  if (reliable !== null)
    yield { what: "reliability", printed: reliable[1] ?? null, expected: percentage(inLine, evaluable) };
  if (reliable !== null && Number(evaluable) >= 10) {
    yield { what: "votes in line", printed: reliable[2] ?? null, expected: integer(inLine) };
    yield { what: "votes with a line", printed: reliable[3] ?? null, expected: integer(evaluable) };
  }
  const rebelled = /Voti ribelli ([\d.]+) (?:mai, su|su|[\d,]+% d(?:i|egli)) ([\d.]+) vot[io]/.exec(text);
  if (rebelled === null) return;
  yield { what: "rebel votes", printed: rebelled[1] ?? null, expected: integer(rebel) };
  yield { what: "votes cast with a line", printed: rebelled[2] ?? null, expected: integer(cast) };
}

function* themes(
  main: string,
  site: Published,
  { person, branch }: Readonly<Record<string, unknown>>,
): Generator<Claim> {
  for (const { cells } of tableOf(main, /tema per tema/) ?? []) {
    const [subject = "", ...counts] = cells;
    const [own] = site.rows(
      `SELECT sum(code = 'AYE') AS a, sum(code = 'NO') AS n, sum(code = 'ABST') AS x FROM pos JOIN themed t USING (vote)
       WHERE person = ? AND branch = ? AND secret = 0 AND t.subject = ?`,
      String(person),
      String(branch),
      subject,
    );
    if (own?.a === null || own === undefined) continue;
    yield {
      what: `votes on ${subject}`,
      printed: counts.slice(0, 3).join(" "),
      expected: [own.a, own.n, own.x].map(integer).join(" "),
    };
  }
}

/** Open choices of a member, by vote. */
function choicesOf(site: Published, person: string, known: Choices): ReadonlyMap<string, string> {
  const found = known.get(person);
  if (found !== undefined) return found;
  const rows = site.rows(
    "SELECT vote, code FROM pos WHERE person = ? AND secret = 0 AND code IN ('AYE', 'NO', 'ABST')",
    person,
  );
  const choices = new Map(rows.map(({ vote, code }) => [String(vote), String(code)]));
  known.set(person, choices);
  return choices;
}

function* pairs(main: string, site: Published, person: string, known: Choices): Generator<Claim> {
  for (const caption of [/^I più vicini/, /^I più lontani/])
    for (const { cells, html } of tableOf(main, caption) ?? []) {
      const other = /\/persone\/([^"?#]+)/.exec(html)?.[1];
      if (other === undefined) continue;
      const [own, theirs] = [choicesOf(site, person, known), choicesOf(site, other, known)];
      const both = [...own].filter(([vote]) => theirs.has(vote));
      const same = both.filter(([vote, code]) => theirs.get(vote) === code).length;
      yield { what: `votes equal to ${other}`, printed: cells.at(-1) ?? null, expected: shareOf(same, both.length) };
    }
}
