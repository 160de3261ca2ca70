import type { CodeCounts } from "#src/domain/code-counts.ts";
import type { Branch, ChoiceCode, GroupVoteCode, MemberVoteCode, Outcome } from "#src/domain/codes.ts";
import type { VoteStatus } from "#src/domain/vote-check.ts";
import type { Reversal } from "#src/domain/vote-title.ts";
import type { ChamberPage } from "#src/contracts/vote-page.ts";
import {
  formatCount,
  formatDay,
  formatIdentifier,
  formatList,
  formatNumber,
  formatWith,
  nb,
  plural,
  withArticle,
} from "#src/lib/format.ts";
import { capital, toLower } from "#src/lib/text.ts";
import { branchFull, mapCredit, memberNouns, memberVote, votesCount, votesWord } from "./common.ts";
import { actCitation, subjectFirst } from "./vote-titles.ts";

/** Warnings for votes in which "favorevole" means the opposite of what readers expect. */
export const reversalText: Record<Reversal, string> = {
  PREJ: "Attenzione a che cosa si vota: con la questione pregiudiziale si chiede di non discutere il testo. Chi vota a favore vuole fermarlo; se è respinta, l’esame va avanti.",
  SUSP: "Attenzione a che cosa si vota: con la questione sospensiva si chiede di rinviare la discussione. Chi vota a favore vuole rinviare; se è respinta, l’esame va avanti.",
  DONT_P:
    "Attenzione a che cosa si vota: si chiede di non passare all’esame degli articoli. Chi vota a favore vuole fermare il testo; se è respinta, l’esame va avanti.",
  SUPPRESS:
    "Attenzione a che cosa si vota: l’emendamento è soppressivo. Chi vota a favore vuole togliere quella parte del testo; chi vota contro vuole tenerla.",
};

/** Flags of a vote, shown above the title. */
export const voteKind = {
  isFinal: "voto finale",
  isKey: "voto chiave",
  isConfidence: "questione di fiducia",
  isSecret: "voto segreto",
} as const;

/** Headings of a count: "Deputati", "Senatori". */
export const memberHeading: Record<Branch, string> = { C: "Deputati", S: "Senatori" };

/** Segments of the stacked bar. Spec §4. */
export const barGroup = {
  AYE: "Favorevoli",
  NO: "Contrari",
  ABST: "Astenuti",
  SEC: "Votanti",
  rest: "Non votanti/Non presenti",
} as const;

const did: Readonly<Record<ChoiceCode, { readonly one: string; readonly both: string }>> = {
  AYE: { one: "ha votato a favore", both: "hanno votato a favore" },
  NO: { one: "ha votato contro", both: "hanno votato contro" },
  ABST: { one: "si è astenuta", both: "si sono astenute" },
};
const sideDid = (line: GroupVoteCode | undefined) => Object.entries(did).find(([code]) => code === line)?.[1];

export const votePage = {
  sitting: (number: number) => `seduta n.${nb}${formatNumber(number)}`,
  number: (number: number) => `votazione n.${nb}${formatNumber(number)}`,
  numberTitle: (number: number) => `Votazione n.${nb}${formatNumber(number)}`,
  at: (time: string) => `, ore${nb}${time.replace(/^0/, "")}`,
  official: "Titolo ufficiale",
  actVoted: "Atto votato:",
  actsVoted: "Atti votati:",
  /** Followed by the link; the texts of bills are not in the data. */
  textsOf: (isFinal: boolean) =>
    isFinal ? "Il testo votato è fra quelli della" : "Il testo dell’articolo è fra quelli della",
  officialTexts: (identifier: string) => `scheda ufficiale di ${formatIdentifier(identifier)}`,
  onChamberSite: "Sul sito della Camera:",
  chamberPages: {
    vote: "la votazione",
    debate: "il dibattito di quella seduta sull’atto",
    sitting: "la seduta",
  } satisfies Record<ChamberPage, string>,
  noAct: "La fonte non collega questa votazione a un atto.",
  /** Shown before the link to the rules. */
  inEvidence: (reasons: string) => `In evidenza per regola: ${reasons}.`,
  rules: "Le regole",
  sameSitting: "Nella stessa seduta:",
  on: capital,
  kinds: (kinds: string) => `${capital(kinds)}.`,
  previous: (number: number) => `votazione precedente (n.${nb}${formatNumber(number)})`,
  next: (number: number) => `votazione successiva (n.${nb}${formatNumber(number)})`,
  onAct: "Tutte le votazioni sull’atto",
  themes: "Temi:",
  actLabel: (kind: "bill" | "decree" | "dlgs" | "datt", label: string) => {
    const citation = actCitation(kind, label);
    return kind === "bill" ? formatIdentifier(label) : capital(citation);
  },
  /** For a vote in verification: which of its numbers are declared and which are counted. */
  twoCounts: "Qui in alto stanno i totali dichiarati; più sotto emiciclo, tabelle e nomi contano i voti uno per uno.",
  /** Shown after the outcome of a vote with published positions but without published totals. */
  counted: ({ AYE, NO }: Pick<CodeCounts, "AYE" | "NO">) =>
    ` Contando i voti uno per uno: ${votesCount("AYE", AYE)}, ${votesCount("NO", NO)}.`,
  /** By outcome: what the majority, taken as a whole, had chosen. */
  /** After the outcome of a vote whose numbers do not add up. */
  inReview: ", in verifica",
  beaten: {
    approved: "Governo battuto: la maggioranza, nel suo insieme, aveva votato contro.",
    rejected: "Governo battuto: la maggioranza, nel suo insieme, aveva votato a favore.",
    other: null,
  } satisfies Record<Outcome, string | null>,
  needed: "ne servivano",
  others: (count: number) => plural(count, "altro", "altri"),
  /** Below the bar: what the part "140 altri" consists of. */
  othersAre: (count: number, parts: readonly string[]) =>
    `${formatNumber(count)} ${plural(count, "altro", "altri")}: ${formatList(parts)}.`,
  seatChart: "Il voto in aula",
  seatChartNote: "Un posto a testa, per gruppo e per voto: non sono i posti reali.",
  /** Follows the text above if rebels are known. */
  seatChartRebels: "Un cerchio indica i ribelli.",
  /** Heading of the seat chart, and of the bars that replace it: how the sides voted, where both have a line. */
  seatChartFigure: (branch: Branch, majority?: GroupVoteCode, opposition?: GroupVoteCode) => {
    const [own, other] = [sideDid(majority), sideDid(opposition)];
    if (own === undefined || other === undefined) return `Come hanno votato i ${memberNouns[branch]}`;
    if (own === other) return `Maggioranza e opposizione ${own.both}`;
    return `La maggioranza ${own.one}, l’opposizione ${other.one}`;
  },
  /** Large figure and line below it for a vote with exactly the required ayes: "0 voti oltre" would look like a defeat. */
  atThreshold: (ayes: number, noes: number | null, required: number) => ({
    figure: noes === null ? formatNumber(ayes) : `${formatNumber(ayes)} a ${formatNumber(noes)}`,
    below: `soglia ${formatNumber(required)}`,
  }),
  /** Shown below the difference between ayes and required votes, without its sign. */
  fromThreshold: (distance: number) =>
    `${plural(Math.abs(distance), "voto", "voti")} ${distance < 0 ? "sotto" : "oltre"} la soglia`,
  chartBy: "Mostra per",
  chartViews: {
    seats: "Posti in aula",
    groups: "Gruppo",
    sides: "Schieramento",
    areas: "Macro-area",
    constituencies: "Regione",
    gender: "Genere",
  },
  chartOf: (view: string) => `Il voto per ${view.toLowerCase()}`,
  /** For screen readers: where the content of a view's chart is available as text. */
  chartWords: (chart: string) => `${chart}, in quote; i nomi e i numeri sono nei collegamenti e nella tabella sotto.`,
  /** Shown before the links to the names of each bar. */
  namesOf: "I nomi:",
  /** Shown beside a member's name: "Sinistra e Libertà: contrario, ribelle". */
  seat: (group: string, vote: string, isRebel: boolean) =>
    `${group}: ${vote.charAt(0).toLowerCase()}${vote.slice(1)}${isRebel ? ", ribelle" : ""}`,
  /** Name of the seats for screen readers, with how to move between them. */
  liveSeats: "I posti: frecce per scorrerli, Invio per aprire la persona",
  chartFailed: "Il grafico non è arrivato. I numeri sono nelle tabelle di questa pagina.",
  split: (total: number) => `Come si sono divisi ${withArticle("i", formatNumber(total))}`,
  /** Follows the text above where the President has no position, as in the Camera; in the Senate there is one to count. */
  withoutPresident: ", senza il Presidente, che non vota",
  /** Follows the text above for a vote in verification, whose sentence and bar use the declared totals. */
  oneByOne: ", contati uno per uno",
  vote: "Voto",
  share: "Quota",
  present: "Presenti",
  voting: "Votanti",
  /** Shown after a declared number of a vote in verification. */
  declared: "dichiarati",
  /**
   * Shown after the number of voters in the Senate, which includes abstentions. That they do not count for the majority
   * (since the eighteenth legislature) is said where the one required is at most half of these voters.
   */
  withAbstained: (voting: number, required: number | null) =>
    `compresi gli astenuti${required !== null && required * 2 <= voting ? ", che non contano per la maggioranza" : ""}`,
  majority: "Maggioranza richiesta",
  marginLong: "Margine",
  rebels: "Ribelli",
  noRebels: "Nessuno ha votato in dissenso dal proprio gruppo.",
  /** Reason why no rebels are listed: the vote is secret, unpublished or in verification, or no group had a line. */
  noLine: ({ isSecret, status }: { readonly isSecret: boolean | null; readonly status: VoteStatus }) =>
    isSecret === true
      ? "Il voto è segreto: non si può sapere chi ha votato diversamente dal proprio gruppo."
      : status === "unpublished"
        ? "Non è ancora pubblicato come ha votato ciascuno: i ribelli non si conoscono."
        : status === "quorum"
          ? "È una verifica del numero legale: nessuno vota, e non ci sono ribelli."
          : status === "verified"
            ? "Nessun gruppo aveva una linea in questo voto: non si può dire chi se ne sia discostato."
            : "La votazione è in verifica: i ribelli non si indicano finché i numeri non tornano.",
  /** Heading of the figures computed by the source. */
  published: "Secondo la fonte",
  publishedNote: "Li calcola la fonte, sui voti di ciascuno che qui non ci sono: non li abbiamo potuti verificare.",
  publishedCohesion: { majority: "Compattezza della maggioranza", opposition: "Compattezza dell’opposizione" },
  member: { C: "Deputato", S: "Senatore" } satisfies Record<Branch, string>,
  /** In the column of areas: a senator for life, or one whose area the source does not give. */
  withoutArea: "nessuna indicata",
  rebelsCaption: "Chi ha votato diversamente dal proprio gruppo",
  lineShort: "linea:",
  changes: "Chi ha cambiato voto",
  /** Shown before the link to the earlier vote. */
  changesSince: "Rispetto",
  changesVote: (date: string, isConfidence: boolean) =>
    `${isConfidence ? "alla questione di fiducia" : "al voto finale"} ${formatWith("del", date)}`,
  changesNote:
    ", sullo stesso atto e nella stessa camera. Conta chi in entrambe le votazioni ha votato favorevole, contrario o astenuto.",
  changed: (count: number, both: number, branch: Branch) =>
    `${memberCount(count, branch)} su ${formatNumber(both)} che ${plural(both, "ha", "hanno")} votato in entrambe le votazioni.`,
  unchanged: (both: number) =>
    both === 0
      ? "Nessuno ha votato in entrambe le votazioni."
      : both === 1
        ? "L’unico che ha votato in entrambe le votazioni non ha cambiato voto."
        : `Nessuno ${withArticle("dei", formatNumber(both))} che hanno votato in entrambe le votazioni ha cambiato voto.`,
  turn: (before: ChoiceCode, after: ChoiceCode) =>
    `Da ${toLower(memberVote[before])} ${after === "ABST" ? "ad" : "a"} ${toLower(memberVote[after])}`,
  groupsCaption: "Voto e compattezza per gruppo",
  group: "Gruppo",
  voted: "Ha votato",
  line: "Linea del gruppo",
  area: "Regione",
  groups: "Gruppi",
  groupsNote:
    "Assenze e missioni abbassano l’indice di compattezza. Chi siede nel Misto conta con lo schieramento che sostiene.",
  /** For a group whose members are split into several rows: "Misto, 11 di 27". */
  partOf: (size: number, whole: number) => `, ${formatNumber(size)} di ${formatNumber(whole)}`,
  loose: "nessuna linea",
  groupVote: "Voto",
  breakdown: "Grafico",
  ayes: "Fav.",
  noes: "Contr.",
  abstained: "Ast.",
  /** Full text of abbreviated column headers, for screen readers. */
  inFull: new Map([
    ["Fav.", "Favorevoli"],
    ["Contr.", "Contrari"],
    ["Ast.", "Astenuti"],
  ]),
  /** Shown after the name of a rebel, for screen readers. */
  isRebel: ", ribelle",
  nonParticipants: "Non partecipanti",
  cohesion: "Indice di compattezza",
  /** Shown before the number on small screens. */
  cohesionShort: "compattezza",
  detail: "Chi",
  open: (size: number) => formatCount(size, "nome", "nomi"),
  secret: "segreto",
  territory: "Per regione",
  territoryNote: (branch: Branch) =>
    `${branch === "S" ? "I senatori a vita non sono eletti in una regione. " : ""}${mapCredit}`,
  /** The rule by which the section is open, and what it found. */
  areaBreaks: (
    breaks: readonly { readonly area: string; readonly group: string; readonly against: number; readonly of: number }[],
    least: number,
  ) => {
    const rule = `almeno ${formatNumber(least)} eletti di un gruppo, e più di metà, hanno votato contro la sua linea`;
    if (breaks.length === 0) return `In nessuna regione ${rule}.`;
    const found = breaks.map(
      ({ area, group, against, of }) => `${area} (${group}, ${formatNumber(against)} su ${formatNumber(of)})`,
    );
    return `Dove ${rule}: ${formatList(found)}.`;
  },
  territoryOpen: "Mappa e voti per regione",
  /** Heading of the map: what prevails most often, and in how many areas. null = ties, or nobody made a choice. */
  mapTitle: (choice: ChoiceCode | null, areas: number, all: number) =>
    choice === null
      ? "Chi prevale, regione per regione"
      : `${capital(votesWord(choice, 2))} in maggioranza in ${formatCount(areas, "regione", "regioni")} su ${formatNumber(all)}, estero compreso`,
  prevail: {
    AYE: "prevalgono i favorevoli",
    NO: "prevalgono i contrari",
    ABST: "prevalgono gli astenuti",
    none: "parità o nessuna scelta",
  },
  byArea: "Voti per regione",
  otherVotes: "Altro",
  sittingCsv: (sitting: number) => `I voti della seduta n.${nb}${formatNumber(sitting)} (CSV)`,
  everyone: "Come ha votato ciascuno",
  everyoneNote: "I nomi dei ribelli sono in grassetto.",
  noGroup: "Nessun gruppo",
  noPosition: (isPresident: boolean) => (isPresident ? "Presidente, non vota" : "Senza un voto pubblicato"),
  withoutPosition: (count: number) => `${formatNumber(count)} senza un voto pubblicato`,
  presidentAlone: "il Presidente, che non vota",
  notInOffice: "Non risultano in carica quel giorno",
  list: "Votazioni",
  crumb: (sitting: number, number: number) =>
    `Seduta n.${nb}${formatNumber(sitting)}, votazione n.${nb}${formatNumber(number)}`,
} as const;

/**
 * Text alternative of the stacked bar. The label «altri» in the bar means all votes except ayes and noes; in this text
 * abstentions are listed separately, and the rest (`code: null`) did not vote.
 */
export function barLabel(
  parts: readonly { readonly code: MemberVoteCode | null; readonly count: number }[],
  required: number | null,
): string {
  const said = parts.map(({ code, count }) =>
    code === null
      ? formatCount(count, "non votante o non presente", "non votanti o non presenti")
      : votesCount(code, count),
  );
  return `${said.join(", ")}${required === null ? "" : `; la maggioranza richiesta era di ${formatNumber(required)}`}.`;
}

/**
 * Title of the page and of its citation: "Sicurezza idrica, emendamento 4.6 al ddl C. 1780. Votazione n. 41, Camera dei
 * deputati, 19 novembre 2026".
 */
export function voteCitation(vote: {
  title: string;
  heading: string;
  number: number;
  branch: Branch;
  date: string;
}): string {
  return `${subjectFirst(vote)}. ${votePage.numberTitle(vote.number)}, ${branchFull[vote.branch]}, ${formatDay(vote.date)}`;
}

/** "400 deputati", "1 senatore". */
export function memberCount(count: number, branch: Branch): string {
  return branch === "C" ? formatCount(count, "deputato", "deputati") : formatCount(count, "senatore", "senatori");
}

export const voterFilters = {
  query: "Nome o cognome",
  group: "Gruppo",
  vote: "Voto",
  onlyRebels: "Solo ribelli",
  supportsMajority: "Schieramento",
  macroArea: "Macro-area",
  electionArea: "Regione",
  gender: "Genere",
  anyFeminine: "Tutte",
} as const;
