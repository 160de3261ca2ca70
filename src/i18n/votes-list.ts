/** Labels of the votes list, its archive and its rankings. */
import type { Reading } from "#src/domain/coverage.ts";
import { branches, mainVoteTypes, outcomes, subVoteTypes } from "#src/domain/codes.ts";
import { cohesionBands } from "#src/domain/cohesion.ts";
import type { MarginYear } from "#src/domain/margin-years.ts";
import { readingIdentifier } from "#src/domain/readings.ts";
import type { VoteStatus } from "#src/domain/vote-check.ts";
import type { Column } from "#src/lib/columns.ts";
import { routes } from "#src/lib/routes.ts";
import {
  formatAfter,
  formatCount,
  formatMonth,
  formatNumber,
  formatPercent,
  formatWith,
  nb,
  plural,
  withArticle,
} from "#src/lib/format.ts";
import { capital } from "#src/lib/text.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { allVotes, branch, branchLabel, countedTotals, missing, outcome, shareInBrackets } from "./common.ts";
import { lists } from "./lists.ts";
import { governmentBeaten, scoreText } from "./vote-results.ts";
import { legislatureName } from "./legislature.ts";
import { actCitation } from "./vote-titles.ts";
import {
  actsFromText,
  cohesionBand,
  highlightText,
  mainVoteType,
  subVoteType,
  subVoteTypeOne,
  voteOrdering,
} from "./votes.ts";

function options<T extends string>(values: readonly T[], label: Readonly<Record<T, string>>) {
  return values.map((value) => ({ value, label: label[value] }));
}

/** What the selection is called with which the list of votes begins. */
interface SelectionText {
  /** Value of the filter. */
  readonly option: string;
  readonly title: string;
  readonly count: (count: number) => string;
  /** Shown below an empty search. */
  readonly hint: string;
  /** "Se non si sceglie altro, l’elenco mostra i **voti chiave**, scelti dalla redazione": the name is a link to the method, at this anchor. */
  readonly begins: string;
  readonly named: string;
  readonly chosen: string;
  readonly anchor: string;
  readonly none: string;
  readonly all: (total: number) => string;
  readonly homeNote: string;
  readonly chartLabel: string;
  readonly chartTitle: (risky: number, total: number) => string;
}

const keyVotes: SelectionText = {
  option: mainVoteType.is_key_vote,
  title: "Voti chiave",
  count: (count) => formatCount(count, "voto chiave", "voti chiave"),
  hint: "Si è cercato solo fra i voti chiave.",
  begins: "Se non si sceglie altro, l’elenco mostra i",
  named: "voti chiave",
  chosen: "scelti dalla redazione",
  anchor: "voto-chiave",
  none: "Nessun voto chiave nei dati acquisiti.",
  all: (total) =>
    plural(
      total,
      "L’unico voto chiave",
      `${total === 2 ? "Entrambi i" : `Tutti ${withArticle("i", formatNumber(total))}`} voti chiave`,
    ),
  homeNote:
    "Scelti dalla redazione per il loro peso politico. Il margine è la distanza fra i voti favorevoli e quelli necessari.",
  chartLabel: "Margine dei voti chiave nel tempo; i totali per anno sono nella tabella.",
  chartTitle: (risky, total) =>
    total === 0
      ? "Nessun voto chiave ha ancora un margine"
      : risky === 0
        ? `Nessun voto chiave su ${formatNumber(total)} deciso per meno di venti voti`
        : `${formatCount(risky, "voto chiave", "voti chiave")} su ${formatNumber(total)}${shareInBrackets(risky, total, 0)} ${risky === 1 ? "deciso" : "decisi"} per meno di venti voti`,
};

const inEvidence: SelectionText = {
  option: "In evidenza, per regola",
  title: "In evidenza, per regola",
  count: (count) => formatCount(count, "votazione in evidenza", "votazioni in evidenza"),
  hint: "Si è cercato solo fra le votazioni in evidenza.",
  begins: "Se non si sceglie altro, l’elenco mostra le",
  named: "votazioni in evidenza",
  chosen: "scelte da una regola e non da una redazione",
  anchor: "in-evidenza",
  none: "Nessuna votazione in evidenza nei dati acquisiti.",
  all: (total) => `${allVotes(total)} in evidenza`,
  homeNote:
    "Le sceglie una regola, non una redazione. Il margine è la distanza fra i voti favorevoli e quelli necessari.",
  chartLabel: "Margine delle votazioni in evidenza nel tempo; i totali per anno sono nella tabella.",
  chartTitle: (risky, total) =>
    total === 0
      ? "Nessuna votazione in evidenza ha ancora un margine"
      : risky === 0
        ? `Nessuna votazione in evidenza su ${formatNumber(total)} decisa per meno di venti voti`
        : `${formatCount(risky, "votazione in evidenza", "votazioni in evidenza")} su ${formatNumber(total)}${shareInBrackets(risky, total, 0)} ${risky === 1 ? "decisa" : "decise"} per meno di venti voti`,
};

/** @param isByRule the source has no newsroom, so a rule chooses (`src/domain/highlights.ts`) */
export function selectionText(isByRule: boolean): SelectionText {
  return isByRule ? inEvidence : keyVotes;
}

/** Labels of the list, without the options that come with the data. */
export function votesListLabels(isByRule = false) {
  const selection = selectionText(isByRule);
  return {
    filters: {
      search: { label: "Titolo, data o numero" },
      main_vote_type: {
        label: "Tipo",
        options: options(mainVoteTypes, { ...mainVoteType, is_key_vote: selection.option }),
        widen: {
          count: selection.count,
          hint: selection.hint,
          link: "Cerca fra tutte le votazioni",
        },
      },
      branch: { label: branchLabel, options: options(branches, branch), anyLabel: "Entrambi" },
      outcome: { label: "Esito", options: options(outcomes, outcome) },
      year: { label: "Anno", isSecondary: true },
      date_from: { label: "Dal giorno", toText: (day: string) => formatWith("dal", day), isSecondary: true },
      date_to: {
        label: "Al giorno",
        toText: (day: string) => `fino ${formatWith("al", day)}`,
        isSecondary: true,
      },
      is_secret: { label: "Voti segreti", isSecondary: true },
      sub_vote_type: { label: "Oggetto", options: options(subVoteTypes, subVoteType), isSecondary: true },
      vm_cohesion_rate: {
        label: "Compattezza della maggioranza",
        options: options(cohesionBands, cohesionBand),
        anyLabel: "Qualsiasi",
        isNamed: true,
        isSecondary: true,
      },
      government: { label: "Governo", isSecondary: true },
      bill: { label: "Disegno di legge", toText: (id: string) => actCitation("bill", readingIdentifier(id)) },
      govbill: { label: "Decreto legislativo", toText: (id: string) => actCitation("dlgs", id) },
      govdecree: { label: "Decreto-legge", toText: (id: string) => actCitation("decree", id) },
      implementingdecree: { label: "Decreto attuativo" },
      topic: { label: "Tema", isSecondary: true },
    },
    orderings: voteOrdering,
    count: (count: number) => formatCount(count, "votazione", "votazioni"),
    others: { text: votesPage.others, link: votesPage.archive.toLowerCase(), href: routes.votesArchive() },
    fileName: "votazioni",
  } as const;
}

const flag = (isOn: boolean | null): number | null => (isOn === null ? null : Number(isOn));

/** Outcome in files: one word a code, whatever was voted on, the code, and the words of the source. */
export const outcomeColumns: readonly Column<Pick<VoteRow, "outcome" | "outcomeText">>[] = [
  { name: "outcome", head: "Esito", csvName: "esito", value: (row) => outcome[row.outcome] },
  { name: "esito_codice", value: (row) => row.outcome },
  { name: "esito_pubblicato", value: (row) => row.outcomeText },
];

/** Columns of the tables of votes and of their CSV, which has the column names of the open data. */
export const voteColumns: readonly Column<VoteRow>[] = [
  { name: "id", value: (row) => row.id },
  { name: "date", head: "Data", className: "nb sub", ordering: "date", csvName: "data", value: (row) => row.date },
  {
    name: "branch",
    head: branchLabel,
    className: "sub",
    text: (row) => branch[row.branch],
    csvName: "ramo",
    value: (row) => row.branch,
  },
  { name: "seduta", value: (row) => row.sitting },
  { name: "numero", value: (row) => row.number },
  { name: "title", head: "Votazione", kind: "title", csvName: "titolo", value: (row) => row.title },
  { name: "oggetto", value: (row) => row.subject },
  { name: "tipo", value: (row) => row.subType },
  {
    name: "tipo_per_esteso",
    value: (row) => (row.subType === null ? (row.subTypeText ?? null) : capital(subVoteTypeOne[row.subType])),
  },
  { name: "voto_chiave", value: (row) => flag(row.isKey) },
  { name: "voto_finale", value: (row) => flag(row.isFinal) },
  { name: "fiducia", value: (row) => flag(row.isConfidence) },
  { name: "segreto", value: (row) => flag(row.isSecret) },
  { name: "totals", head: "Favorevoli e contrari", className: "barcell" },
  ...outcomeColumns,
  { name: "favorevoli", value: (row) => row.ayes },
  { name: "contrari", value: (row) => row.noes },
  { name: "astenuti", value: (row) => row.abstained },
  // 1 = the source has no totals: the three numbers are our count of the positions.
  { name: "totali_contati", value: (row) => (row.ayes === null ? null : flag(row.isCounted === true)) },
  {
    name: "margine",
    head: "Margine",
    kind: "number",
    // Words are smaller than a number, which has the width of the column.
    className: (row) => (row.margin === null ? "note" : undefined),
    ordering: "n_margin",
    text: (row) =>
      row.margin !== null
        ? formatNumber(row.margin)
        : row.status === "review" || row.status === "quorum"
          ? unknownNumber(row)
          : row.status === undefined
            ? missing.notAcquired
            : missing.notPublished,
    value: (row) => row.margin,
  },
  {
    name: "ribelli",
    head: "Ribelli",
    kind: "number",
    ordering: "n_rebels",
    text: (row) => (row.rebels === null ? unknownNumber(row) : formatNumber(row.rebels)),
    value: (row) => row.rebels,
  },
  {
    name: "cohesion",
    head: "Compattezza maggioranza",
    kind: "number",
    headClass: "num hide-s",
    className: "hide-s",
    ordering: "majority_cohesion_rate",
    text: (row) => (row.majorityCohesion === null ? unknownNumber(row) : formatPercent(row.majorityCohesion)),
    cases: (row) => row.majoritySize ?? null,
    csvName: "compattezza_maggioranza",
    // Decimals as in print.
    value: (row) => (row.majorityCohesion === null ? null : Math.round(row.majorityCohesion * 10) / 10),
  },
  { name: "stato", value: (row) => row.status ?? null },
  { name: "in_evidenza_per", value: (row) => row.highlights?.map((rule) => highlightText[rule]).join(", ") ?? null },
  { name: "atti_ricavati_da", value: (row) => row.actsFrom ?? null },
];

/** Why a number derived from the members' choices is unknown. */
function unknownNumber({ status, isSecret }: VoteRow): string {
  if (status === undefined) return missing.notAcquired;
  if (status === "verified") return missing.notEvaluable;
  if (status === "quorum") return missing.notApplicable;
  return isSecret === null && status === "unpublished" ? missing.unknownDay : voteRowText.status[status];
}

/** Texts of a row in place of missing numbers. */
export const voteRowText = {
  status: {
    unpublished: "voti dei singoli non pubblicati",
    review: "in verifica",
    quorum: "verifica del numero legale",
  } satisfies Record<Exclude<VoteStatus, "verified">, string>,
  /** Instead of the status, if the source does not distinguish the two. */
  secretOrUnpublished: "voto segreto o voti dei singoli non pubblicati",
  noTotals: "totali non pubblicati",
  counted: `totali ${countedTotals}`,
  /** In place of the totals of a quorum check. */
  noVote: "nessun voto",
  flags: { isFinal: "voto finale", isConfidence: "fiducia", isKey: "voto chiave", isSecret: "voto segreto" },
} as const;

/** @param areKey the rows are all key votes, which no row has to say */
export function voteMarks(row: VoteRow, areKey = false): readonly string[] {
  const { flags, status } = voteRowText;
  const kind = row.isConfidence ? flags.isConfidence : row.isFinal ? flags.isFinal : null;
  return [
    kind !== null && row.title.toLowerCase().includes(kind) ? null : kind,
    row.isKey && !areKey ? flags.isKey : null,
    row.isSecret ? flags.isSecret : null,
    row.isGovernmentBeaten ? governmentBeaten : null,
    row.isCounted === true ? voteRowText.counted : null,
    row.actsFrom === "sitting" ? actsFromText.sitting : null,
    // The kind of a quorum check says it already, and so does the outcome of a vote in verification.
    row.status === undefined
      ? lists.live
      : row.status === "verified" || row.status === "quorum" || row.status === "review"
        ? null
        : row.isSecret === null
          ? voteRowText.secretOrUnpublished
          : status.unpublished,
  ].filter((mark) => mark !== null);
}

export const votesPage = {
  /** Before the title of the act whose votes are listed. */
  onAct: "Tutte su:",
  title: "Votazioni",
  description: `Tutte le votazioni elettroniche di Camera e Senato nella ${legislatureName}: esito, margine, ribelli, compattezza, voto per voto.`,
  listCaption: "Votazioni",
  chosenTitle: (risky: number, total: number) =>
    risky === 0
      ? `Nessuna votazione su ${formatNumber(total)} decisa per meno di venti voti`
      : `${formatCount(risky, "votazione", "votazioni")} su ${formatNumber(total)}${shareInBrackets(risky, total, 0)} ${risky === 1 ? "decisa" : "decise"} per meno di venti voti`,
  chartNote: "Restano fuori le votazioni in verifica, quelle annullate e quelle di cui il margine non è pubblicato.",
  /** Accessible name of the points, and tooltip of one. */
  pointsLabel: "Votazioni per margine",
  point: (day: string, name: string, margin: string) => `${name}\n${day}, margine ${margin}`,
  /** Accessible name of the bars by month, and columns of their table. */
  monthsLabel: "Votazioni con margine sotto 20, per mese",
  monthHead: ["Mese", "Camera, margine sotto 20", "Senato, margine sotto 20"],
  chartFailed: "Il grafico di queste votazioni non è arrivato: l’elenco qui sopra è completo.",
  risky: "margine sotto 20, a rischio",
  bigger: "più grandi: le votazioni di questa pagina",
  definition: "Come si calcola",
  yearHead: (counted: string) => ["Anno", counted, "Con un margine", "Margine sotto 20", "Margine mediano"],
  pointName: (sitting: number, number: number) =>
    `seduta ${formatAfter("n.", formatNumber(sitting))}, votazione ${formatAfter("n.", formatNumber(number))}`,
  votes: "Votazioni",
  yearRow: ({ year, all, votes, risky, median }: MarginYear) => [
    year,
    formatNumber(all),
    formatNumber(votes),
    formatNumber(risky),
    median === null ? missing.notApplicable : formatNumber(median, Number.isInteger(median) ? 0 : 1),
  ],
  archive: "Archivio",
  /** Shown below the rows if the others cannot be loaded; followed by a link to the archive. */
  others: "Gli altri, con tutte le votazioni, sono nell’",
  archiveNote: "Le votazioni per alzata di mano non lasciano traccia nei dati: qui non ci sono.",
  /** "In **802 votazioni** il Governo è stato battuto **5 volte**." */
  among: "In",
  inAll: (count: number) => plural(count, "una votazione", `${formatNumber(count)}${nb}votazioni`),
  government: "il Governo è stato battuto",
  archiveTotal: (count: number) => `${allVotes(count)}${count === 1 ? "" : ", per mese"}`,
  rankings: "Classifiche",
  none: "Le votazioni non sono ancora state acquisite: quando arriveranno, saranno qui.",
} as const;

export const votesArchiveText = {
  title: "Archivio delle votazioni",
  yearTitle: (year: string) => `Votazioni del ${year}`,
  monthTitle: (month: string) => `Votazioni di ${formatMonth(month)}`,
  description: (period: string, lead: string) => `${period}, Camera e Senato. ${lead}`,
  /** Before the first vote. */
  lead: "Tutte le votazioni elettroniche della legislatura, mese per mese.",
  /** Of a year: defeats of the Government, votes of confidence, final votes, the closest. */
  telling: "Le più importanti",
  month: "Mese",
  total: "Totale",
  caption: "Votazioni per mese",
  bars: "Camera e Senato a confronto",
  /** Heading that breaks only between its three parts. */
  sitting: (of: string, number: number, day: string) =>
    `${of}, ${`seduta n. ${formatNumber(number)}`.replaceAll(" ", nb)}, ${day.replaceAll(" ", nb)}`,
  score: (vote: Pick<VoteRow, "ayes" | "noes" | "isCounted">) => scoreText(vote) ?? voteRowText.noTotals,
  years: "Anni",
  previous: (month: string) => `Mese precedente: ${formatMonth(month)}`,
  next: (month: string) => `Mese successivo: ${formatMonth(month)}`,
  crumb: "Archivio",
  csv: (month: string) => `Le votazioni di ${formatMonth(month)} (CSV)`,
} as const;

/** Rankings: title, name in lists of links, definition, what is counted. */
export const rankingText = {
  "sul-filo": {
    title: "Votazioni decise sul filo",
    label: "Decise sul filo",
    definition:
      "Le votazioni con il margine più piccolo: la distanza tra i voti favorevoli e quelli necessari, tanto se la proposta è passata quanto se è stata respinta. Sotto i venti voti il margine si dice a rischio.",
    leftOut: "Restano fuori le votazioni annullate",
    ordering: "n_margin",
    rest: "Tutte le votazioni, dal margine più piccolo",
  },
  ribelli: {
    title: "Votazioni con più ribelli",
    label: "Con più ribelli",
    definition:
      "Le votazioni in cui più membri hanno espresso un voto diverso da quello prevalente nel proprio gruppo. Le assenze non contano, il Misto non ha una linea.",
    leftOut: "Restano fuori le votazioni con voto segreto",
    ordering: "-n_rebels",
    rest: "Tutte le votazioni, da quella con più ribelli",
  },
  "governo-battuto": {
    title: "Votazioni in cui il Governo è stato battuto",
    label: "Governo battuto",
    definition:
      "Le votazioni in cui la maggioranza, presa nel suo insieme, ha perso: voleva approvare e la proposta è stata respinta, o voleva respingere ed è stata approvata. È una nostra definizione: nessun atto ufficiale registra il Governo come battuto. Maggioranza e opposizione sono quelle del giorno del voto: chi non è né dell’una né dell’altra, o ha uno schieramento non noto, resta fuori dai due numeri.",
    leftOut: "Restano fuori le votazioni con voto segreto",
    ordering: "-date",
    rest: null,
  },
} as const;

export const rankingPage = {
  /** Heading of the definition, below the rows. */
  counted: "Che cosa si conta",
  /** Continues the list of votes that a ranking leaves out. */
  leftOutToo: ", quelle in verifica e quelle di cui non è ancora pubblicato come ha votato ciascuno.",
  none: (reading: Reading) =>
    reading === "complete" ? "Nessuna votazione, finora." : "Nessuna, fra le votazioni acquisite finora.",
  unknown: (reading: Reading) =>
    reading === "unread"
      ? votesPage.none
      : "Non si può ancora dire: di nessuna votazione acquisita si conoscono i numeri che servono.",
  /** The file contains only the rows of the page, not all that the ranking counts. */
  csv: (shown: number, total: number) =>
    shown === total
      ? "Le votazioni di questa pagina (CSV)"
      : `Le ${formatNumber(shown)} votazioni di questa pagina, non tutte le ${formatNumber(total)} (CSV)`,
  caption: (title: string) => `${title}, in ordine`,
  method: { "sul-filo": "margine", ribelli: "ribelli", "governo-battuto": "governo-battuto" },
} as const;
