/** Labels of events: list with filters, archive. */
import type { VoteRow } from "#src/contracts/vote-row.ts";
import type { Branch } from "#src/domain/codes.ts";
import type { Reading } from "#src/domain/coverage.ts";
import type { EventNews, NewsCategory } from "#src/domain/event-news.ts";
import {
  formatCount,
  formatDayOfYear,
  formatMonth,
  formatMonthName,
  formatNumber,
  formatList,
  formatWith,
  nb,
  plural,
  withArticle,
} from "#src/lib/format.ts";
import { groupBy } from "#src/lib/group-by.ts";
import { capital, toLower } from "#src/lib/text.ts";
import { branch as branchName, branchLabel, memberNouns } from "./common.ts";
import { sittingResults } from "./sittings.ts";
import type { EventRow } from "#src/lib/lists/events.ts";
import { inWords, listedCounts } from "./vote-results.ts";
import { actCitation } from "./vote-titles.ts";
import { onSubjects, subjectInShort, times } from "./vote-tally.ts";

export const eventsPage = {
  title: "Cronaca del Parlamento",
  lead: "Che cosa è successo in Parlamento e nel Governo, giorno per giorno.",
  list: "Gli ultimi giorni",
  description: "Gli eventi della legislatura, mese per mese: votazioni, fiducie, decreti, leggi, organi e gruppi.",
  yearTitle: (year: string) => `Cronaca del ${year}`,
  monthTitle: (month: string) => `Cronaca di ${formatMonth(month)}`,
  calendar: "Calendario senza le sedute (iCalendar)",
  archive: "Tutta la cronaca",
  count: (count: number) => formatCount(count, "evento", "eventi"),
  byMonth: "Mese per mese",
  /** Of what: the calendar has them without the sittings. */
  total: (count: number) => `${formatCount(count, "evento", "eventi")}, sedute comprese.`,
  about: (title: string, count: number) =>
    `${title}, in Parlamento e al Governo: ${formatCount(count, "evento", "eventi")} fra votazioni, fiducie, decreti, leggi, organi e gruppi.`,
  events: "Gli eventi",
  /** For events that follow from the record. */
  byRule:
    "La fonte non pubblica una cronaca: questi fatti li ricava una regola dai dati (sedute, fiducie, sconfitte del Governo, leggi, decreti-legge, cambi di gruppo e di incarico).",
  /** Nothing has been read of a source that publishes events; or no rule has found one in what has been read. */
  none: (isByRule: boolean) =>
    isByRule
      ? "Ancora nessun evento, fra i dati acquisiti finora."
      : "La cronaca non è ancora stata acquisita da questa fonte.",
  previous: (month: string) => `Mese precedente: ${formatMonth(month)}`,
  next: (month: string) => `Mese successivo: ${formatMonth(month)}`,
} as const;

/** "il 19 novembre", in a period whose year is said; of several events "3 volte". */
const whenOf = ({ count, day }: EventNews): string =>
  count === 1 ? formatWith("il", day, formatDayOfYear) : times(count);

/** Clauses on the events of a category: one, with its day, or several. */
const newsWords: Record<NewsCategory, (news: EventNews) => string> = {
  "governo-battuto": (news) => `il Governo è stato battuto ${whenOf(news)}${onSubjects(news.subjects ?? [])}`,
  fiducia: (news) => `la fiducia è stata votata ${whenOf(news)}`,
  leggi: ({ count }) => plural(count, "c’è stata una nuova legge", `le nuove leggi sono state ${formatNumber(count)}`),
  votazione: ({ count }) =>
    plural(count, "c’è stato un voto finale", `i voti finali sono stati ${formatNumber(count)}`),
  sedute: ({ count }) => `si è votato in ${count === 1 ? "una seduta" : `${formatNumber(count)}${nb}sedute`}`,
};
/** Clauses of a lead: what decides most. */
const mostNews = 3;

/**
 * What happened, what decides most first: "Il Governo è stato battuto 3 volte (due su Sicurezza idrica, una su Pesca); la
 * fiducia è stata votata il 18 novembre; i voti finali sono stati 3." "" where nothing of it did.
 * @param reading of votes and bills: of those read so far nothing is a total
 */
export function newsSentence(news: readonly EventNews[], reading: Reading): string {
  const clauses = news.slice(0, mostNews).map((one) => newsWords[one.category](one));
  if (clauses.length === 0) return "";
  const text = clauses.join("; ");
  return reading === "complete" ? `${capital(text)}.` : `Nei dati acquisiti finora ${text}.`;
}

/**
 * The same of one of several months, in few words: "Governo battuto 3 volte", which stands out, and the rest, ", 2 leggi; 38
 * eventi in tutto". `beaten` is "" without a defeat.
 */
export function newsInShort(
  news: readonly EventNews[],
  all: number,
): { readonly beaten: string; readonly rest: string } {
  const words: Record<NewsCategory, (count: number) => string> = {
    "governo-battuto": (count) => `Governo battuto ${formatCount(count, "volta", "volte")}`,
    fiducia: (count) => formatCount(count, "voto di fiducia", "voti di fiducia"),
    leggi: (count) => formatCount(count, "legge", "leggi"),
    votazione: (count) => formatCount(count, "voto finale", "voti finali"),
    sedute: (count) => formatCount(count, "seduta con voti", "sedute con voti"),
  };
  const said = news.map(({ category, count }) => ({ category, text: words[category](count) }));
  const beaten = said.find(({ category }) => category === "governo-battuto")?.text ?? "";
  const others = said.flatMap(({ text }) => (text === beaten ? [] : [text])).join(", ");
  const total = said.length === 0 ? eventsPage.count(all) : `; ${eventsPage.count(all)} in tutto`;
  return { beaten, rest: `${beaten !== "" && others !== "" ? ", " : ""}${others}${total}` };
}

/** What events of a category that decides nothing are about. */
const about: Readonly<Record<string, string>> = {
  decreti: "i decreti-legge",
  attuazione: "l’attuazione delle leggi",
  organi: "gli organi e i seggi",
  gruppi: "i gruppi",
};

/**
 * Of a month without news: "Dei 7 eventi uno riguarda i decreti-legge e sei i gruppi."; the number alone where
 * another category occurs.
 */
export function quietSentence(rows: readonly Pick<EventRow, "category">[]): string {
  const counts = [...groupBy(rows, ({ category }) => about[category ?? ""])];
  const total = formatNumber(rows.length);
  const [[first] = []] = counts;
  if (first === undefined || counts.some(([what]) => what === undefined)) return `${eventsPage.count(rows.length)}.`;
  if (rows.length === 1) return `L’unico evento riguarda ${first}.`;
  if (counts.length === 1) return `Tutti ${withArticle("i", total)} eventi riguardano ${first}.`;
  const numbers = listedCounts(
    counts.map(([, { length }]) => length),
    "uno",
  );
  const said = counts.map(([what = "", { length }], index) => {
    return `${numbers[index] ?? ""} ${index > 0 ? "" : plural(length, "riguarda ", "riguardano ")}${what}`;
  });
  return `${capital(withArticle("dei", total))} eventi ${formatList(said)}.`;
}

/** "Ada Neri passa al gruppo Misto": who, the verb, the group. */
const moveTitle = /^(.+) (passa al|entra nel) gruppo (.+)$/;

export interface EventLine {
  /** What one event says, or several of one kind before the names: "Sei senatori passano al gruppo Lavanda". */
  readonly text: string;
  readonly rows: readonly EventRow[];
}

/** The events of a day as lines: those of several members who join one group are one line. */
export function eventLines(rows: readonly EventRow[]): readonly EventLine[] {
  const keyOf = ({ id, title, category, branch }: EventRow): string => {
    const [, , verb, group] = (category === "gruppi" ? moveTitle.exec(title) : null) ?? [];
    return group === undefined ? id : `${verb ?? ""} ${branch ?? ""} ${group}`;
  };
  return [...groupBy(rows, keyOf).values()].map((same) => {
    const [, , verb, group] = moveTitle.exec(same[0]?.title ?? "") ?? [];
    if (same.length === 1 || group === undefined) return { text: same[0]?.title ?? "", rows: same };
    const branch = same[0]?.branch ?? null;
    const who = branch === null ? "parlamentari" : memberNouns[branch];
    return {
      text: `${inWords(same.length)} ${who} ${verb === "entra nel" ? "entrano nel" : "passano al"} gruppo ${group}`,
      rows: same,
    };
  });
}

/** Who an event of several in a line is about. */
export const whoMoves = (title: string): string => moveTitle.exec(title)?.[1] ?? title;

const chamber: Record<Branch, string> = { C: "La Camera", S: "Il Senato" };
const ofSubject = (subject: string | null): string => (subject === null ? "" : `: ${subject}`);

type SittingVote = Pick<VoteRow, "outcome" | "outcomeText" | "subject" | "acts">;

/** ", soprattutto su Sicurezza idrica": the act of more than half of the votes; or "". */
function mainSubject(votes: readonly SittingVote[]): string {
  const byAct = groupBy(votes, ({ acts }) => acts.join());
  for (const [acts, own] of byAct) {
    const subject = own.find((vote) => vote.subject !== null)?.subject ?? null;
    if (acts === "" || subject === null || own.length * 2 <= votes.length) continue;
    return `, ${own.length === votes.length ? "" : "soprattutto "}su ${subjectInShort(subject)}`;
  }
  return "";
}

function sittingTitle(branch: Branch, votes: readonly SittingVote[]): string {
  const times = votes.length === 1 ? "una volta" : `${formatNumber(votes.length)} volte`;
  return `${chamber[branch]} vota ${times}${mainSubject(votes)}: ${sittingResults(votes)}`;
}

/** Titles of the events that follow from the record by rule. */
export const ruledEvent = {
  /** "La Camera vota 44 volte, soprattutto su Sicurezza idrica: 17 approvate, 26 respinte, 1 annullata". */
  sitting: sittingTitle,
  confidence: (branch: Branch, isApproved: boolean, subject: string | null) =>
    `${chamber[branch]} ${isApproved ? "accorda" : "nega"} la fiducia al Governo${ofSubject(subject)}`,
  law: (number: string | null, title: string) =>
    number === null
      ? `Approvata in via definitiva: ${title}`
      : `Approvata in via definitiva la legge n. ${number}: ${title}`,
  decreePublished: (id: string, title: string) => `In Gazzetta il ${actCitation("decree", id)}: ${title}`,
  decreeDated: (id: string, title: string) => `Emanato il ${actCitation("decree", id)}: ${title}`,
  decreeLapsed: (id: string, title: string) => `Decaduto il ${actCitation("decree", id)}: ${title}`,
  group: (name: string, group: string, direction: "in" | "out") =>
    direction === "in" ? `${name} entra nel gruppo ${group}` : `${name} lascia il gruppo ${group}`,
  move: (from: string, to: string, moved: number, members: number) =>
    `Il gruppo ${from} finisce e passa a ${to}: ${formatNumber(moved)} membri su ${formatNumber(members)}`,
  office: (name: string, role: string, where: string) =>
    `${name} diventa ${toLower(role)}${where === "" ? "" : `: ${where}`}`,
} as const;

const category: Readonly<Record<string, string>> = {
  votazione: "Votazioni finali",
  sedute: "Sedute",
  fiducia: "Fiducia",
  "governo-battuto": "Governo battuto",
  gruppi: "Gruppi",
  organi: "Organi",
  decreti: "Decreti",
  attuazione: "Attuazione",
  leggi: "Leggi",
};

/** Name of a category of events; an unknown category keeps its code. */
function eventCategory(code: string): string {
  return category[code] ?? code;
}

/** "(Camera)", where the title does not say the chamber; "" = nothing to add. */
export function eventMeta({ title, branch }: { readonly title: string; readonly branch: Branch | null }): string {
  return branch === null || title.includes(branchName[branch]) ? "" : `(${branchName[branch]})`;
}

/** Labels of the list of events; years and categories come from the data. */
export function eventLabels(years: readonly string[], categories: readonly string[]) {
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: formatMonthName(index + 1),
  }));
  return {
    filters: {
      search: { label: "Parole nel titolo" },
      year: { label: "Anno", options: years.map((value) => ({ value, label: value })), anyLabel: "Tutti" },
      month: { label: "Mese", options: months, anyLabel: "Tutti" },
      branch: {
        label: branchLabel,
        options: [
          { value: "C", label: "Camera" },
          { value: "S", label: "Senato" },
        ],
        anyLabel: "Entrambi",
      },
      event_category: {
        label: "Categoria",
        isSecondary: true,
        options: categories.map((value) => ({ value, label: eventCategory(value) })),
      },
    },
    orderings: {},
    count: eventsPage.count,
    fileName: "cronaca",
  };
}
