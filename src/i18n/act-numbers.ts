/** Labels of /attivita_legislativa and /attivita_legislativa/numeri. */
import type { Reading, Readings } from "#src/domain/coverage.ts";
import type { BillPhase } from "#src/domain/codes.ts";
import { formatCount, formatMonthName, formatNumber, formatWith, plural, withArticle } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { capital, quoted, type TextPart } from "#src/lib/text.ts";
import type { BillRow } from "#src/lib/lists/bills.ts";
import type { DecreeRow } from "#src/lib/lists/decrees.ts";
import { decreeHeading } from "./act-texts.ts";
import { billPhase } from "./acts.ts";
import { isHandful } from "#src/domain/handful.ts";
import { bareShare, shareInBrackets } from "./common.ts";
import { legislatureName } from "./legislature.ts";

/** A number of bills, and how many of them are the Government's. */
interface OfGovernment {
  readonly gov: number;
  readonly total: number;
}

const laws = (count: number) => formatCount(count, "legge approvata", "leggi approvate");
const bills = (count: number) => formatCount(count, "disegno di legge presentato", "disegni di legge presentati");
/** Days within which half of some acts were done: whole days that are within a median are within its whole part. */
const days = (median: number) => formatCount(Math.floor(median), "giorno", "giorni");

/** "17 (39,5%)", of a handful the number alone. */
const partOf = (part: number, total: number): string => formatNumber(part) + shareInBrackets(part, total);

export const numbers = {
  title: "L’attività legislativa in numeri",
  lead: "Quanto si propone e quanto si approva, chi lo propone, in quanti giorni, e quanto delle leggi viene poi attuato.",
  description: `Disegni di legge presentati e approvati per mese, fasi, tempi, decreti-legge e decreti attuativi della ${legislatureName}.`,
  initiatives: {
    gov: "Iniziativa governativa",
    parl: "Iniziativa parlamentare",
    other: "Altre iniziative",
  },
  total: "Totale",
  month: "Mese",
  selection: "Quali disegni di legge",
  selections: {
    all: "Tutti",
    noRatification: "Senza ratifiche",
    key: "Solo atti chiave",
    keyNoRatification: "Atti chiave senza ratifiche",
  },
  anchors: {
    all: "tutti",
    noRatification: "senza-ratifiche",
    key: "atti-chiave",
    keyNoRatification: "atti-chiave-senza-ratifiche",
  },
  ofSelection: {
    all: "",
    noRatification: ", senza ratifiche",
    key: ", solo atti chiave",
    keyNoRatification: ", atti chiave senza ratifiche",
  },
  perMonth: "Presentati e approvati",
  othersNote: "Le altre iniziative sono delle regioni, del CNEL e dei cittadini.",
  keyNote: "Gli atti chiave li sceglie la redazione.",
  leftOut: (count: number) =>
    count === 0
      ? ""
      : `${formatCount(count, "disegno di legge resta fuori", "disegni di legge restano fuori")} dai grafici: non se ne conosce l’iniziativa o la data.`,
  presentedTitle: (gov: number, total: number) => `${bills(total)}, ${partOf(gov, total)} del Governo`,
  approvedTitle: (gov: number, total: number, reading: Reading) =>
    total === 0
      ? reading === "complete"
        ? "Nessuna legge approvata"
        : numbers.lackingBills
      : `${laws(total)}, ${partOf(gov, total)} del Governo`,
  /**
   * Lead: "Del Governo sono 31 leggi approvate su 36 (86,1%), ma 45 disegni di legge presentati su 158 (28,5%)." Without a
   * law of the Government, the laws and the bills.
   */
  lawsLead: (approved: OfGovernment, presented: OfGovernment): string => {
    if (approved.gov === 0) return `${laws(approved.total)} su ${bills(presented.total)}.`;
    const of = ({ gov, total }: OfGovernment): string => `su ${formatNumber(total)}${shareInBrackets(gov, total)}`;
    const isMore = approved.gov * presented.total > presented.gov * approved.total;
    return `Del Governo ${plural(approved.gov, "è", "sono")} ${laws(approved.gov)} ${of(approved)}, ${isMore ? "ma" : "e"} ${bills(presented.gov)} ${of(presented)}.`;
  },
  nothing: "Nessun disegno di legge con questa scelta.",
  quarter: "Trimestre",
  /** Width of a column of a drawing. */
  perQuarter: "Una colonna per trimestre.",
  perMonthColumn: "Una colonna per mese.",
  perDays: (step: number) => `Una colonna ogni ${formatCount(step, "giorno", "giorni")}.`,
  /** "gennaio–marzo 2025" for its first month. */
  quarterOf: (month: string) => {
    const first = Number(month.slice(5));
    return `${formatMonthName(first)}–${formatMonthName(first + 2)} ${month.slice(0, 4)}`;
  },
  chart: (title: string, isByQuarter = false) =>
    `${title}, ${isByQuarter ? "trimestre per trimestre" : "mese per mese"}; i numeri sono nella tabella sotto il grafico.`,
  phases: "Per fase",
  phasesNote:
    "«Respinto o assorbito» conta tutti quelli finiti senza diventare legge: anche ritirati, restituiti al Governo, decaduti, confluiti in altri testi o stralciati.",
  phasesTitle: (lawCount: number, total: number, reading: Reading) =>
    total === 0
      ? reading === "complete"
        ? "Nessun disegno di legge"
        : numbers.lackingBills
      : isHandful(total)
        ? `${formatCount(lawCount, "disegno di legge", "disegni di legge")} su ${formatNumber(total)} ${plural(lawCount, "è diventato", "sono diventati")} legge`
        : `${capital(withArticle("il", bareShare(lawCount, total)))} ${withArticle("dei", formatNumber(total))} disegni di legge è diventato legge`,
  phase: "Fase",
  share: "Quota",
  days: "Giorni per l’approvazione",
  daysTitle: (value: number) => `Metà delle leggi è approvata entro ${days(value)} dalla presentazione`,
  /** "35 giorni per quelle del Governo, 120 giorni per quelle dei parlamentari."; empty if there are neither. */
  daysBy: (gov: number | null, parl: number | null) => {
    const parts = [
      gov === null ? null : `${days(gov)} per quelle del Governo`,
      parl === null ? null : `${days(parl)} per quelle dei parlamentari`,
    ].filter((part) => part !== null);
    return parts.length === 0 ? "" : `${parts.join(", ")}.`;
  },
  noDays: "Nessuna legge con le due date: la mediana non si calcola.",
  step: (from: number, to: number | null) =>
    to === null ? `${formatNumber(from)} o più` : `${formatNumber(from)}–${formatNumber(to)}`,
  stepHead: "Giorni",
  known: (count: number) =>
    `${plural(count, "È", "Sono")} ${formatCount(count, "legge", "leggi")} con le due date, della presentazione e dell’approvazione definitiva.`,
  decrees: "Decreti-legge",
  decreesNote:
    "Il mese è quello della pubblicazione in Gazzetta Ufficiale o, dove la fonte non la dà, quello del decreto.",
  decreesTitle: (total: number, converted: number) =>
    `${formatCount(total, "decreto-legge", "decreti-legge")}, ${formatNumber(converted)} ${plural(converted, "convertito", "convertiti")} in legge`,
  decreesDays: (value: number) =>
    `Metà delle leggi di conversione ha la data entro ${days(value)} dalla pubblicazione del decreto.`,
  converted: "Convertiti",
  lapsed: "Decaduti",
  open: "In conversione o senza esito",
  implementing: "Attuazione",
  implementingNote: "Un decreto di due ministeri conta per entrambi.",
  /** `total`: one or more. */
  implementingTitle: (adopted: number, total: number) =>
    `${formatCount(adopted, "decreto attuativo adottato", "decreti attuativi adottati")} su ${formatNumber(total)}${shareInBrackets(adopted, total)}`,
  byMinistry: "Per ministero",
  byPolicy: "Per settore",
  ministry: "Ministero",
  noMinistry: "Ministero non indicato",
  policy: "Settore",
  noPolicy: "Settore non indicato",
  adopted: "Adottati",
  lateHead: "Di cui in ritardo",
  overdue: "Oltre il termine",
  rate: "Quota",
  csv: "Scarica in CSV",
  lackingBills: "I disegni di legge non sono ancora stati acquisiti.",
  lackingDecrees: "I decreti-legge non sono ancora stati acquisiti.",
  lackingImplementing: "I decreti attuativi non sono ancora stati acquisiti.",
} as const;

/** Longest title that a lead quotes: official titles of hundreds of letters are in the tables below. */
const longestTitle = 90;

/**
 * "Il primo decreto-legge a scadere è «Credito agrario», il 23 novembre 2026; l’ultima legge è «Contabilità pubblica»."
 * null = neither is known, or titles are too long to quote. Which is the first or the last is said only of acts that are
 * read in full.
 */
export function legislationLead(
  {
    inConversion,
    latestLaws,
  }: {
    readonly inConversion: readonly {
      readonly row: Pick<DecreeRow, "id" | "title" | "expires">;
      readonly daysLeft: number | null;
    }[];
    readonly latestLaws: readonly Pick<BillRow, "id" | "title" | "law" | "statusDate">[];
  },
  readings: Pick<Readings, "bills" | "decrees">,
): readonly TextPart[] | null {
  const quotable = (title: string): string[] => (title.length <= longestTitle ? [quoted(title)] : []);
  const [next, second] = inConversion;
  const isFirst = readings.decrees === "complete" && inConversion.every(({ daysLeft }) => daysLeft !== null);
  const expiring =
    !isFirst || next === undefined || next.row.expires === null || second?.row.expires === next.row.expires
      ? []
      : quotable(decreeHeading(next.row.title)).map((title): readonly TextPart[] => [
          { text: "il primo decreto-legge a scadere è " },
          { text: title, href: routes.act("decree", next.row.id) },
          { text: `, ${formatWith("il", next.row.expires ?? "")}` },
        ]);
  const [law, before] = latestLaws;
  const dayOf = (one: (typeof latestLaws)[number] | undefined) => one?.law?.date ?? one?.statusDate ?? null;
  const passed =
    readings.bills !== "complete" || law === undefined || dayOf(law) === null || dayOf(law) === dayOf(before)
      ? []
      : quotable(law.title).map((title): readonly TextPart[] => [
          { text: "l’ultima legge è " },
          { text: title, href: routes.act("bill", law.id) },
        ]);
  const [first, ...rest] = [...expiring, ...passed].flatMap((parts, at) =>
    at === 0 ? parts : [{ text: "; " }, ...parts],
  );
  return first === undefined ? null : [{ text: capital(first.text) }, ...rest, { text: "." }];
}

export const legislation = {
  title: "Attività legislativa",
  lead: "Che cosa propone e approva il Parlamento, che cosa decreta il Governo, e quanto delle leggi diventa realtà.",
  description: `Disegni di legge, decreti-legge, decreti legislativi e decreti attuativi della ${legislatureName}.`,
  laws: "Leggi approvate",
  lawsNote: (total: number, isBySource = false) =>
    `su ${formatCount(total, "disegno di legge", "disegni di legge")}${isBySource ? ", secondo la fonte" : ""}`,
  inConversion: "Decreti-legge in conversione",
  inConversionNote: (total: number) => `${formatCount(total, "decreto-legge", "decreti-legge")} in tutto`,
  legislativeDecrees: "Decreti legislativi",
  /** "adottati", of all of them; "14 adottati" of those that the Government announced or sent to the chambers as drafts. */
  legislativeNote: (adopted: number, total: number) =>
    adopted === total ? plural(total, "adottato", "adottati") : formatCount(adopted, "adottato", "adottati"),
  toAdopt: "Decreti attuativi da adottare",
  toAdoptNote: (total: number) => `su ${formatNumber(total)} previsti`,
  kinds: "Gli elenchi",
  numbersLink: "I numeri dell’attività legislativa",
  numbersText: "Presentati e approvati nel corso della legislatura, tempi, decreti, attuazione per ministero.",
  open: "Decreti-legge in conversione",
  openNote: (upTo: string) => `I giorni sono contati ${upTo}.`,
  /** Used if no decree has a known deadline. */
  openUncounted: (upTo: string) => `I dati arrivano ${upTo}.`,
  noOpen: (reading: Reading) =>
    reading === "unread"
      ? numbers.lackingDecrees
      : `Nessun decreto-legge è in attesa di conversione${reading === "complete" ? "" : " fra quelli acquisiti"}.`,
  daysLeft: "Giorni rimasti",
  noTerm: "termine non noto",
  latest: "Ultime leggi",
  noLaws: "Nessuna legge nei dati.",
  deadlines: "Decreti attuativi in scadenza",
  deadlinesNote: "Il termine cade nei prossimi trenta giorni.",
  noDeadlines: (reading: Reading) =>
    reading === "complete" ? "Nessun decreto attuativo scade nei prossimi trenta giorni." : numbers.lackingImplementing,
  all: "Tutto l’elenco",
} as const;

export function phaseLabel(phase: BillPhase): string {
  return billPhase[phase];
}
