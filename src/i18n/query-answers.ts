/** What a ready answer says first: the news of its rows, in a sentence. */
import { findArea } from "#src/domain/areas.ts";
import type { Branch } from "#src/domain/codes.ts";
import type { Cell } from "#src/domain/tables/table.ts";
import {
  formatCount,
  formatList,
  formatNumber,
  formatPercent,
  formatWith,
  plural,
  withArticle,
} from "#src/lib/format.ts";
import { quoted, toLower, unbroken } from "#src/lib/text.ts";
import { atBranch } from "./common.ts";
import { showRow } from "./query-cells.ts";
import { regionWithArticle } from "./territories.ts";

/** A row by the names of its columns. */
interface AnswerRow {
  /** In readers' words; "" when empty. */
  readonly text: (column: string) => string;
  readonly number: (column: string) => number;
  readonly code: (column: string) => Cell;
}

interface Answer {
  readonly rows: readonly AnswerRow[];
  /** Whether these are all the rows there are. */
  readonly isWhole: boolean;
}

/** Rows that a question is limited to: of more, nothing is known. */
const limit = 20;

/** Nouns of what the rankings count. */
const nouns: Readonly<Record<string, readonly [one: string, other: string]>> = {
  abstained: ["astenuto", "astenuti"],
  against: ["voto contro il proprio gruppo", "voti contro il proprio gruppo"],
  bills: ["disegno di legge", "disegni di legge"],
  confidence_votes: ["votazione di fiducia", "votazioni di fiducia"],
  groups_joined: ["gruppo", "gruppi"],
  members: ["parlamentare", "parlamentari"],
  votes: ["votazione", "votazioni"],
};

const person = (row: AnswerRow): string => `${row.text("given_name")} ${row.text("family_name")}`.trim();
const title = (row: AnswerRow): string => row.text("title");
/** "«Mozione n. 1-00519», alla Camera il 19 novembre 2026". */
const vote = (row: AnswerRow): string => {
  const day = row.code("date");
  return `${quoted(title(row))}, ${at(row)} ${typeof day === "string" ? formatWith("il", day) : ""}`.trim();
};
const at = (row: AnswerRow): string => {
  const code = row.code("branch");
  return code === "C" || code === "S" ? atBranch[code satisfies Branch] : row.text("branch");
};

/** "Al primo posto c’è Ada Bruni, con 31 disegni di legge; seguono Ugo Rossi (30) e Eva Verdi (29)." */
function ranking(measure: string, nameOf: (row: AnswerRow) => string, { rows, isWhole }: Answer): string | null {
  const [first] = rows;
  if (first === undefined || rows.some((row) => nameOf(row).replaceAll(/[«»]/g, "") === "")) return null;
  const most = first.number(measure);
  const [one, other] = nouns[measure] ?? [measure, measure];
  const count = formatCount(most, one, other);
  const top = rows.filter((row) => row.number(measure) === most);
  // More of them may be beyond the limit.
  if (top.length > 1 && top.length === rows.length && (!isWhole || rows.length >= limit)) return null;
  if (top.length > 3) return `Al primo posto sono in ${formatNumber(top.length)} a pari merito, con ${count}.`;
  if (top.length > 1) return `Al primo posto ci sono a pari merito, con ${count}, ${formatList(top.map(nameOf))}.`;
  const next = rows.slice(1, 3).filter((row) => row.number(measure) > 0);
  const others = next.map((row) => `${nameOf(row)} (${row.text(measure)})`);
  const followed = others.length === 0 ? "" : `; ${others.length === 1 ? "segue" : "seguono"} ${formatList(others)}`;
  // "le Marche".
  const is = nameOf(first).startsWith("le ") ? "ci sono" : "c’è";
  return `Al primo posto ${is} ${nameOf(first)}, con ${count}${followed}.`;
}

/** The row with the largest number, if all rows are there and no other has as many. */
function largest(measure: string, { rows, isWhole }: Answer): AnswerRow | null {
  const [first, second] = rows.toSorted((a, b) => b.number(measure) - a.number(measure));
  if (!isWhole || first === undefined || second?.number(measure) === first.number(measure)) return null;
  return first;
}

const sum = (rows: readonly AnswerRow[], column: string): number =>
  rows.reduce((total, row) => total + row.number(column), 0);

/** The largest groups of each chamber: "I gruppi più numerosi sono GIN alla Camera (117) e GIN al Senato (62)." */
function groups({ rows, isWhole }: Answer): string | null {
  if (!isWhole || rows.length === 0) return null;
  const chambers = [...Map.groupBy(rows, at)].map(([chamber, own]) => {
    const most = Math.max(...own.map((row) => row.number("members")));
    const top = own.filter((row) => row.number("members") === most).map((row) => row.text("acronym"));
    return { count: top.length, text: `${formatList(top)} ${chamber} (${formatNumber(most)})` };
  });
  const count = chambers.reduce((sum, one) => sum + one.count, 0);
  const named = chambers.map(({ text }) => text).join("; ");
  return `${plural(count, "Il gruppo più numeroso è", "I gruppi più numerosi sono")} ${named}.`;
}

/** The closest votes: those with the smallest margin. */
function closest({ rows }: Answer): string | null {
  const [first] = rows;
  if (first === undefined) return null;
  const top = rows.filter((row) => row.number("margin") === first.number("margin"));
  const score = `${formatCount(first.number("ayes"), "favorevole", "favorevoli")}, ${formatCount(first.number("required"), "necessario", "necessari")}`;
  if (top.length === 1) return `La più vicina alla soglia è ${vote(first)}: ${score}.`;
  const many = `${top.length === rows.length && rows.length >= limit ? "almeno " : ""}${formatNumber(top.length)}`;
  return `Le più vicine alla soglia sono ${many}, con margine ${formatNumber(first.number("margin"))}; l’ultima è ${vote(first)}: ${score}.`;
}

function laws({ rows, isWhole }: Answer): string | null {
  if (!isWhole || rows.length === 0) return null;
  const parts = [...Map.groupBy(rows, (row) => toLower(row.text("initiative")))]
    .map(([initiative, own]) => ({ initiative, count: sum(own, "laws") }))
    .filter(({ initiative }) => initiative !== "")
    .sort((a, b) => b.count - a.count)
    .map(({ initiative, count }) => `${formatNumber(count)} di iniziativa ${initiative}`);
  const count = sum(rows, "laws");
  return `${plural(count, "C’è", "Ci sono")} ${formatCount(count, "legge", "leggi")}${parts.length === 0 ? "" : `: ${formatList(parts)}`}.`;
}

function women({ rows, isWhole }: Answer): string | null {
  const members = sum(rows, "members");
  if (!isWhole || members === 0) return null;
  const count = sum(rows, "women");
  const share = withArticle("il", formatPercent((100 * count) / members));
  return `${plural(count, "C’è", "Ci sono")} ${formatCount(count, "donna", "donne")} su ${formatNumber(members)}, ${share}.`;
}

function strongest({ rows }: Answer): string | null {
  const [first] = rows;
  if (first === undefined) return null;
  const own = rows.filter((row) => row.code("institution") === first.code("institution"));
  const second = own[1];
  if (second?.number("points") === first.number("points")) return null;
  const where = { ...atBranch, G: "al Governo" };
  const code = first.code("institution");
  const at = code === "C" || code === "S" || code === "G" ? ` ${where[code]}` : "";
  const followed = second === undefined ? "" : `; segue ${person(second)}, con ${second.text("points")}`;
  return `Al primo posto${at} c’è ${person(first)}, con ${first.text("points")}${followed}.`;
}

const areaOf = (row: AnswerRow): string => {
  const area = findArea(String(row.code("election_area")));
  return area === undefined ? row.text("election_area") : regionWithArticle(area.id);
};

/** By the id of the question; without one the answer begins with the day of its data. */
const news: Readonly<Record<string, (answer: Answer) => string | null>> = {
  gruppi: groups,
  "voti-sul-filo": closest,
  leggi: laws,
  forza: strongest,
  firme: (answer) => ranking("bills", person, answer),
  ribelli: (answer) => ranking("against", person, answer),
  "cambi-di-gruppo": (answer) => ranking("groups_joined", person, answer),
  "votazioni-al-mese": (answer) => {
    const month = largest("votes", answer);
    return month && `Il mese con più votazioni è ${month.text("month")}, con ${month.text("votes")}.`;
  },
  donne: women,
  eta: (answer) => {
    const decade = largest("members", answer);
    return (
      decade &&
      `I più numerosi, ${decade.text("members")}, sono nati fra il ${decade.text("decade")} e il ${decade.text("decade").slice(0, 3)}9.`
    );
  },
  fiducia: (answer) =>
    ranking("confidence_votes", (row) => (row.text("name") === "" ? "" : `il ${row.text("name")}`), answer),
  "atti-piu-votati": (answer) =>
    ranking("votes", (row) => `${quoted(title(row))} (${toLower(row.text("act_kind"))})`, answer),
  astenuti: (answer) => ranking("abstained", (row) => quoted(title(row)), answer),
  regioni: (answer) => ranking("members", areaOf, answer),
};

/** First sentence of a ready answer; null = its rows say none in a few words. `total`: number of all rows. */
export function answerNews(
  id: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  total: number,
): string | null {
  const read = rows.map((row): AnswerRow => {
    const cells = showRow(columns, row);
    const at = (column: string): number => columns.indexOf(column);
    return {
      text: (column) => cells[at(column)]?.text ?? "",
      number: (column) => Number(row[at(column)] ?? 0),
      code: (column) => row[at(column)] ?? null,
    };
  });
  const said = news[id]?.({ rows: read, isWhole: rows.length === total }) ?? null;
  return said === null ? null : unbroken(said);
}

/** Columns whose numbers are drawn, the first that an answer has; `of`: column with the whole of a share. */
const drawn = [
  { column: "women", of: "members" },
  ...["abstained", "against", "bills", "confidence_votes", "groups_joined", "laws", "members", "points", "votes"].map(
    (column) => ({ column, of: null }),
  ),
];

/** Bars of the rows of an answer, from 0 to 1 of the largest; null = nothing to compare. */
export function answerBars(columns: readonly string[], rows: readonly (readonly Cell[])[]): readonly number[] | null {
  const found = drawn.find(({ column }) => columns.includes(column));
  if (found === undefined || rows.length < 2) return null;
  const numbers = (column: string): number[] => rows.map((row) => Number(row[columns.indexOf(column)] ?? 0));
  const values = numbers(found.column);
  const wholes = found.of === null ? null : numbers(found.of);
  const most = Math.max(...values);
  if (wholes !== null) return values.map((value, at) => ((wholes[at] ?? 0) === 0 ? 0 : value / (wholes[at] ?? 1)));
  return most <= 0 ? null : values.map((value) => Math.max(0, value) / most);
}
