/** Labels of events: list with filters, archive. */
import type { VoteRow } from "#src/contracts/vote-row.ts";
import type { Branch } from "#src/domain/codes.ts";
import type { Reading } from "#src/domain/coverage.ts";
import type { EventNews, NewsCategory } from "#src/domain/event-news.ts";
import { formatCount, formatMonth, formatMonthName, formatNumber, formatWith, nb, plural } from "#src/lib/format.ts";
import { groupBy } from "#src/lib/group-by.ts";
import { capital, shortHeading, toLower } from "#src/lib/text.ts";
import { branch as branchName, branchLabel } from "./common.ts";
import { sittingResults } from "./sittings.ts";
import { actCitation } from "./vote-titles.ts";

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
  /** Beside the bars. */
  perMonth: "Il numero è quello degli eventi del mese, sedute comprese.",
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

/** Clauses on the events of a category: one, with its day, or several. */
const newsWords: Record<NewsCategory, (count: number, day: string) => string> = {
  "governo-battuto": (count, day) =>
    count === 1
      ? `il Governo è stato battuto ${formatWith("il", day)}`
      : `il Governo è stato battuto ${formatNumber(count)}${nb}volte`,
  fiducia: (count, day) =>
    count === 1
      ? `la fiducia è stata votata ${formatWith("il", day)}`
      : `la fiducia è stata votata ${formatNumber(count)}${nb}volte`,
  leggi: (count) => plural(count, "c’è una nuova legge", `ci sono ${formatNumber(count)}${nb}nuove leggi`),
  votazione: (count) => plural(count, "c’è stato un voto finale", `i voti finali sono stati ${formatNumber(count)}`),
  sedute: (count) => `si è votato in ${count === 1 ? "una seduta" : `${formatNumber(count)}${nb}sedute`}`,
};
/** Clauses of a lead: what decides most. */
const mostNews = 3;

/**
 * What happened, what decides most first: "Il Governo è stato battuto 3 volte; la fiducia è stata votata il 18 novembre
 * 2026; i voti finali sono stati 3." "" where nothing of it did.
 * @param reading of votes and bills: of those read so far nothing is a total
 */
export function newsSentence(news: readonly EventNews[], reading: Reading): string {
  const clauses = news.slice(0, mostNews).map(({ category, count, day }) => newsWords[category](count, day));
  if (clauses.length === 0) return "";
  const text = clauses.join("; ");
  return reading === "complete" ? `${capital(text)}.` : `Nei dati acquisiti finora ${text}.`;
}

/** The same of one of several months, in few words: "Governo battuto 3 volte, 1 voto di fiducia, 2 leggi". */
export function newsInShort(news: readonly EventNews[]): string {
  const words: Record<NewsCategory, (count: number) => string> = {
    "governo-battuto": (count) => `Governo battuto ${formatCount(count, "volta", "volte")}`,
    fiducia: (count) => formatCount(count, "voto di fiducia", "voti di fiducia"),
    leggi: (count) => formatCount(count, "legge", "leggi"),
    votazione: (count) => formatCount(count, "voto finale", "voti finali"),
    sedute: (count) => formatCount(count, "seduta con voti", "sedute con voti"),
  };
  return capital(
    news
      .slice(0, mostNews)
      .map(({ category, count }) => words[category](count))
      .join(", "),
  );
}

const chamber: Record<Branch, string> = { C: "La Camera", S: "Il Senato" };
const ofSubject = (subject: string | null): string => (subject === null ? "" : `: ${subject}`);

type SittingVote = Pick<VoteRow, "outcome" | "outcomeText" | "subject" | "acts">;

/** Longest name of an act, in characters, in the title of an event. */
const longestName = 75;
const inShort = (subject: string): string => shortHeading(subject, longestName) ?? subject;

/** ", soprattutto su Sicurezza idrica": the act of more than half of the votes; or "". */
function mainSubject(votes: readonly SittingVote[]): string {
  const byAct = groupBy(votes, ({ acts }) => acts.join());
  for (const [acts, own] of byAct) {
    const subject = own.find((vote) => vote.subject !== null)?.subject ?? null;
    if (acts === "" || subject === null || own.length * 2 <= votes.length) continue;
    return `, ${own.length === votes.length ? "" : "soprattutto "}su ${inShort(subject)}`;
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

/** "Camera", where the title does not say the chamber; "" = nothing to add. */
export function eventMeta({ title, branch }: { readonly title: string; readonly branch: Branch | null }): string {
  return branch === null || title.includes(branchName[branch]) ? "" : branchName[branch];
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
