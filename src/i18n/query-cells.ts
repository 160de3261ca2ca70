/** Cells of a query's result in readers' words: Italian numbers and days, words for codes, links to pages. */
import { electionAreas } from "#src/domain/areas.ts";
import { actKinds } from "#src/domain/codes.ts";
import { strengthDecimals } from "#src/domain/strength.ts";
import type { Cell } from "#src/domain/tables/table.ts";
import { formatDayShort, formatMonth, formatNumber } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { initiative } from "./acts.ts";
import { actKind, branch, memberVote, outcome } from "./common.ts";

export interface ShownCell {
  /** null = empty. */
  readonly text: string | null;
  /** Page of the record that the cell names; null = none. */
  readonly href: string | null;
  readonly isDay: boolean;
}

/** Words for the codes of published columns, by the name that a query gives the column. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  code: memberVote,
  branch,
  institution: { ...branch, G: "Governo" },
  outcome,
  act_kind: actKind,
  initiative,
  election_area: Object.fromEntries(electionAreas.map(({ id, name }) => [id, name])),
};

/** Columns whose numbers count nothing: "2026" is a year. */
const isPlain = (column: string): boolean => /year|anno|number|numero|position|legislature/.test(column);

/** Digits after the comma; the index of strength has more on every page. */
const digitsOf = (column: string): number => (column === "points" ? strengthDecimals : 2);

function toText(column: string, cell: Exclude<Cell, null>): string {
  if (typeof cell === "number")
    return isPlain(column) ? String(cell) : formatNumber(cell, Number.isInteger(cell) ? 0 : digitsOf(column));
  const of = Object.hasOwn(words, column) ? words[column] : undefined;
  if (of !== undefined && Object.hasOwn(of, cell)) return of[cell] ?? cell;
  if (isDay(cell)) return formatDayShort(cell);
  return isMonth(cell) ? formatMonth(cell) : cell;
}

const isDay = (cell: Cell): cell is string =>
  typeof cell === "string" && /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(cell);
const isMonth = (cell: string): boolean => /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/.test(cell);

/** An id as the tables have it, for an address. */
const isId = (cell: Cell | undefined): cell is string => typeof cell === "string" && /^[\w.-]+$/.test(cell);

/** Columns with the id of a record that has a page, and how its name is called in ready questions. */
const named = { vote: ["title"], person: ["family_name"], act: ["title"] } as const;
type Named = keyof typeof named;
const namedColumns: readonly Named[] = ["vote", "person", "act"];

/** Page of the record whose id is in a column of a row; null = none. Acts need their kind beside them. */
function pageOf(column: Named, columns: readonly string[], row: readonly Cell[]): string | null {
  const id = row[columns.indexOf(column)];
  if (!isId(id)) return null;
  // An alias may give this name to another value: every id of a vote has a digit.
  if (column === "vote") return /\d/.test(id) ? routes.vote(id) : null;
  if (column === "person") return routes.person(id);
  const kind = actKinds.find((one) => one === row[columns.indexOf("act_kind")]);
  return kind === undefined ? null : routes.act(kind, id);
}

/** Cells of a row; a record with a page is linked by its id and by its name. */
export function showRow(columns: readonly string[], row: readonly Cell[]): ShownCell[] {
  const links = new Map<string, string>();
  for (const column of namedColumns) {
    const href = columns.includes(column) ? pageOf(column, columns, row) : null;
    if (href !== null) for (const name of [column, ...named[column]]) links.set(name, href);
  }
  return columns.map((column, at) => {
    const cell = row[at] ?? null;
    return {
      text: cell === null ? null : toText(column, cell),
      href: links.get(column) ?? null,
      isDay: isDay(cell) || (typeof cell === "string" && isMonth(cell)),
    };
  });
}

/** Whether a column of a ready answer is left out: an id whose record is linked by its name. */
export function isHiddenId(columns: readonly string[], column: string): boolean {
  const own = namedColumns.find((one) => one === column);
  return own !== undefined && named[own].some((name) => columns.includes(name));
}

/** Columns of a ready answer that are shown in the cell of another: a given name before the family name, day and chamber below the title. */
const joined: Readonly<Record<string, string>> = { given_name: "family_name", date: "title", branch: "title" };

/** Whether a column of a ready answer has no cell of its own. */
export function isJoined(columns: readonly string[], column: string): boolean {
  const to = joined[column];
  return to !== undefined && columns.includes(to);
}

/** The cells of a row of a ready answer, joined; `note`: below the text. */
export function answerCells(
  columns: readonly string[],
  row: readonly Cell[],
): readonly (ShownCell & { readonly note: string | null })[] {
  const cells = showRow(columns, row);
  const textOf = (column: string): string | null => cells[columns.indexOf(column)]?.text ?? null;
  return cells.map((cell, at) => {
    const given = columns[at] === "family_name" ? textOf("given_name") : null;
    const text = given === null ? cell.text : `${given} ${cell.text ?? ""}`.trim();
    const below = [textOf("date"), textOf("branch")].filter((part) => part !== null);
    return { ...cell, text, note: columns[at] === "title" && below.length > 0 ? below.join(", ") : null };
  });
}

/** Heads of the columns of ready answers. */
const heads: Readonly<Record<string, string>> = {
  abstained: "Astenuti",
  acronym: "Gruppo",
  act_kind: "Tipo di atto",
  against: "Voti contro il gruppo",
  ayes: "Favorevoli",
  bills: "Disegni di legge",
  branch: "Camera o Senato",
  code: "Voto",
  confidence_votes: "Votazioni di fiducia",
  date: "Giorno",
  decade: "Decennio",
  election_area: "Regione o estero",
  family_name: "Cognome",
  given_name: "Nome",
  groups_joined: "Gruppi",
  initiative: "Iniziativa",
  institution: "Istituzione",
  laws: "Leggi",
  margin: "Margine",
  members: "Parlamentari",
  month: "Mese",
  name: "Nome",
  points: "Indice di forza",
  required: "Voti necessari",
  title: "Titolo",
  votes: "Votazioni",
  women: "Donne",
  year: "Anno",
};

/** Head of a column of a ready answer; without one the name that the query gives it. */
export const columnHead = (columns: readonly string[], column: string): string =>
  heads[column === "family_name" && columns.includes("given_name") ? "name" : column] ?? column;

/** A result as a chart names it: texts in words, without the ids of records that are named. */
export function forBars(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): [columns: readonly string[], rows: readonly (readonly Cell[])[]] {
  const isNamed = columns.map((column) => !isHiddenId(columns, column));
  const keep = <T>(cells: readonly T[]): T[] => cells.filter((_, at) => isNamed[at]);
  const toWords = (row: readonly Cell[]): Cell[] =>
    showRow(columns, row).map(({ text }, at) => (typeof row[at] === "string" ? text : (row[at] ?? null)));
  return [keep(columns), rows.map((row) => keep(toWords(row)))];
}
