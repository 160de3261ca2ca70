/** Italian words of votes: lists, pages, explanations. */
import type { MacroArea } from "#src/domain/areas.ts";
import type { Branch, MemberVoteCode, Outcome, SubVoteType } from "#src/domain/codes.ts";
import type { CohesionBand } from "#src/domain/cohesion.ts";
import type { VoteProblem, VoteStatus } from "#src/domain/vote-check.ts";
import type { Reversal, SubjectKind, VoteSubject } from "#src/domain/vote-title.ts";
import { branchFull } from "#src/i18n/common.ts";
import { formatCount, formatDay, formatIdentifier, formatNumber, plural } from "#src/lib/format.ts";

const nb = "\u00A0";

/** What a vote is about, as a noun, and how it leans on its act: "Emendamento 4.6 **al** ddl C. 1780". */
const subjects: Record<SubjectKind, readonly [noun: string, onAct: string]> = {
  amendment: ["Emendamento", "al"],
  subamendment: ["Subemendamento", "al"],
  addedArticle: ["Articolo aggiuntivo", "al"],
  article: ["Articolo", "del"],
  agendaItem: ["Ordine del giorno", "sul"],
  final: ["Voto finale", "sul"],
  confidence: ["Questione di fiducia", "sul"],
  prejudicial: ["Questione pregiudiziale", "sul"],
  suspensive: ["Questione sospensiva", "sul"],
  notToProceed: ["Non passaggio agli articoli", "del"],
  closeDebate: ["Chiusura della discussione", "sul"],
  urgency: ["Dichiarazione d’urgenza", "sul"],
  motion: ["Mozione", "sul"],
  resolution: ["Risoluzione", "sul"],
  coordination: ["Proposta di coordinamento", "sul"],
  budgetNote: ["Nota di variazione", "sul"],
};

/** Nouns before which a bare number takes "n.": "Questione pregiudiziale n. 1". */
const counted = new Set<SubjectKind>(["prejudicial", "suspensive", "motion", "resolution"]);

/** What a composed title is made from. */
export interface TitleParts {
  /** The newsroom's title. */
  readonly publicTitle: string | null;
  /** The official title. */
  readonly title: string;
  readonly subject: VoteSubject | null;
  /** The act as people cite it, without article: "ddl C. 1780", "decreto-legge n. 31 del 2026". */
  readonly act: string | null;
}

/**
 * The title of a vote: the newsroom's; else the official one when it speaks for itself; else words made from its code:
 * "Emendamento 4.6 (Boschi) al ddl C. 1780".
 */
export function voteTitle({ publicTitle, title, subject, act }: TitleParts): string {
  if (publicTitle !== null) return publicTitle;
  if (subject === null) return title;
  const [noun, onAct] = subjects[subject.kind];
  const number = subject.number === null ? "" : ` ${counted.has(subject.kind) ? `n.${nb}` : ""}${subject.number}`;
  const author = subject.author === null ? "" : ` (${subject.author})`;
  return `${noun}${number}${author}${act === null ? "" : ` ${onAct} ${act}`}`;
}

/** How an act is cited inside a title, from kind and identifier. */
export function actCitation(kind: "bill" | "decree" | "dlgs" | "datt", identifier: string): string {
  if (kind === "bill") return `ddl ${formatIdentifier(identifier)}`;
  const [year, number] = identifier.split("-");
  if (kind === "datt" || number === undefined) return `decreto ${identifier}`;
  return `${kind === "decree" ? "decreto-legge" : "decreto legislativo"} n.${nb}${number} del ${year ?? ""}`;
}

/** Kind of vote, filter sub_vote_type. Spec: codes of the source. */
export const subVoteType: Record<SubVoteType, string> = {
  ALL: "Atto intero",
  ART: "Articolo",
  AMEND: "Emendamenti",
  ODG: "ODG",
  PREJ: "Questione pregiudiziale",
  EM_DECL: "Dichiarazione d’urgenza",
  SUSP: "Questione sospensiva",
  VAR_N: "Nota di variazione",
  DONT_P: "Non passaggio agli articoli",
  CLOS_DEB: "Chiusura della discussione",
  RES: "Risoluzione",
  DIM: "Dimissioni",
  ELE: "Elezioni",
  COORD: "Proposta coordinamento",
  MOZ: "Mozione",
  CPROP: "Proposta giunta",
};

/** The same of one vote, inside a sentence. */
export const subVoteTypeOne: Record<SubVoteType, string> = {
  ALL: "atto intero",
  ART: "articolo",
  AMEND: "emendamento",
  ODG: "ordine del giorno",
  PREJ: "questione pregiudiziale",
  EM_DECL: "dichiarazione d’urgenza",
  SUSP: "questione sospensiva",
  VAR_N: "nota di variazione",
  DONT_P: "non passaggio agli articoli",
  CLOS_DEB: "chiusura della discussione",
  RES: "risoluzione",
  DIM: "dimissioni",
  ELE: "elezione",
  COORD: "proposta di coordinamento",
  MOZ: "mozione",
  CPROP: "proposta della giunta",
};

/** With a capital, at the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const mainVoteType = {
  is_key_vote: "Voto chiave",
  is_final: "Voto finale",
  is_confidence: "Voto di fiducia",
  all: "Tutti",
} as const;

export const cohesionBand: Record<CohesionBand, string> = {
  "80_100": "dall’80 al 100%",
  "60_80": "dal 60 all’80%",
  _60: "Meno del 60%",
};

export const voteOrdering = {
  date: "Data",
  majority_cohesion_rate: "Compattezza maggioranza",
  n_rebels: "Ribelli",
  identifier: "Identificativo",
  n_margin: "Margine",
} as const;

/** What "favorevole" means where it is the opposite of what one would think. */
export const reversalText: Record<Reversal, string> = {
  PREJ: "Attenzione a che cosa si vota: con la questione pregiudiziale si chiede di non discutere il testo. Chi vota a favore vuole fermarlo; se è respinta, l’esame va avanti.",
  SUSP: "Attenzione a che cosa si vota: con la questione sospensiva si chiede di rinviare la discussione. Chi vota a favore vuole rinviare; se è respinta, l’esame va avanti.",
  DONT_P:
    "Attenzione a che cosa si vota: si chiede di non passare all’esame degli articoli. Chi vota a favore vuole fermare il testo; se è respinta, l’esame va avanti.",
  SUPPRESS:
    "Attenzione a che cosa si vota: l’emendamento è soppressivo. Chi vota a favore vuole togliere quella parte del testo; chi vota contro vuole tenerla.",
};

/** Flags of a vote, for the line above the title. */
export const voteKind = {
  isFinal: "voto finale",
  isKey: "voto chiave",
  isConfidence: "questione di fiducia",
  isSecret: "voto segreto",
} as const;

/** "Deputati", "Senatori" as the heading of a count. */
export const memberHeading: Record<Branch, string> = { C: "Deputati", S: "Senatori" };

const outcomeWord: Record<Exclude<Outcome, "other">, string> = { approved: "Approvata", rejected: "Respinta" };

/** What the outcome sentence is made from. */
export interface VoteResult {
  readonly outcome: Outcome;
  readonly outcomeText: string;
  readonly totals: { readonly ayes: number | null; readonly noes: number | null; readonly required: number | null };
}

/** The sentence after the outcome: " con 198 voti contro 121: 38 più dei 160 necessari." */
export function outcomeSentence({ totals }: Pick<VoteResult, "totals">): string {
  const { ayes, noes, required } = totals;
  if (ayes === null || noes === null) return "; i totali non sono ancora pubblicati.";
  const score = ` con ${formatCount(ayes, "voto", "voti")} contro ${formatNumber(noes)}`;
  if (required === null) return `${score}; la maggioranza richiesta non è pubblicata.`;
  const distance = ayes - required;
  if (distance === 0) return `${score}: proprio i ${formatNumber(required)} necessari.`;
  const verb = distance > 0 ? "più" : "meno";
  return `${score}: ${formatNumber(Math.abs(distance))} ${verb} dei ${formatNumber(required)} necessari.`;
}

/** The outcome in a word; "other" keeps the source's own. */
export function outcomeLabel(outcome: Outcome, text: string): string {
  return outcome === "other" ? text : outcomeWord[outcome];
}

const small = ["Nessun", "Un", "Due", "Tre", "Quattro", "Cinque", "Sei", "Sette", "Otto", "Nove", "Dieci"];

/** " Sette deputati non hanno seguito il proprio gruppo." */
export function rebelSentence(rebels: number, branch: Branch): string {
  const nouns: Record<Branch, readonly [string, string]> = { C: ["deputato", "deputati"], S: ["senatore", "senatori"] };
  if (rebels === 0) return " Nessuno ha votato in dissenso dal proprio gruppo.";
  const number = small[rebels] ?? formatNumber(rebels);
  return ` ${number} ${plural(rebels, ...nouns[branch])} ${rebels === 1 ? "ha" : "hanno"} votato in dissenso dal proprio gruppo.`;
}

/** What a vote that is not complete says of itself. */
export const statusText: Record<Exclude<VoteStatus, "verified">, string> = {
  review:
    "Votazione in verifica: i numeri pubblicati non tornano. Li riportiamo come sono, con quello che non torna; la votazione resta fuori da ogni indice finché non è chiarita.",
  unpublished:
    "Posizioni non ancora pubblicate: l’esito è noto, come ha votato ciascuno no. La votazione resta fuori dagli indici finché non lo si sa.",
};

export const secretText =
  "Voto segreto: si sa chi ha partecipato, non come ha votato. Non esistono quindi linea dei gruppi, ribelli e compattezza.";

export const handText =
  "Le votazioni per alzata di mano non lasciano traccia dei singoli voti e non compaiono in queste pagine.";

/** What does not add up, with its two numbers. */
export function problemText({ check, expected, found }: VoteProblem): string {
  const [a, b] = [expected, found].map((value) => (value === null ? "–" : formatNumber(value)));
  const texts: Record<VoteProblem["check"], string> = {
    missing: `Membri in carica quel giorno: ${a ?? ""}; con una posizione pubblicata: ${b ?? ""}.`,
    extra: `Posizioni di chi non risulta in carica quel giorno, o doppie: ${b ?? ""}.`,
    ayes: `Favorevoli dichiarati: ${a ?? ""}; contati: ${b ?? ""}.`,
    noes: `Contrari dichiarati: ${a ?? ""}; contati: ${b ?? ""}.`,
    abstained: `Astenuti dichiarati: ${a ?? ""}; contati: ${b ?? ""}.`,
    voting: `Votanti dichiarati: ${a ?? ""}; somma di favorevoli e contrari: ${b ?? ""}.`,
    mission: `In missione dichiarati: ${a ?? ""}; contati: ${b ?? ""}.`,
    absent: `Assenti dichiarati: ${a ?? ""}; contati: ${b ?? ""}.`,
    secret: `Votanti dichiarati in voto segreto: ${a ?? ""}; contati: ${b ?? ""}.`,
    outcome: `Voti necessari: ${a ?? ""}; favorevoli: ${b ?? ""}: l’esito dichiarato non corrisponde.`,
  };
  return texts[check];
}

/** ISTAT macro-areas. */
export const macroArea: Record<MacroArea, string> = {
  "nord-ovest": "Nord-ovest",
  "nord-est": "Nord-est",
  centro: "Centro",
  sud: "Sud",
  isole: "Isole",
  estero: "Estero",
};

/** The groups of the stacked bar. Spec §4. */
export const barGroup = {
  AYE: "Favorevoli",
  NO: "Contrari",
  ABST: "Astenuti",
  SEC: "Votanti",
  rest: "Non votanti/Non presenti",
} as const;

/** Texts of the page of a vote. */
export const votePage = {
  sitting: (number: number) => `seduta n.${nb}${formatNumber(number)}`,
  number: (number: number) => `votazione n.${nb}${formatNumber(number)}`,
  numberTitle: (number: number) => `Votazione n.${nb}${formatNumber(number)}`,
  at: (time: string) => `, ore${nb}${time.replace(/^0/, "")}`,
  official: "Titolo ufficiale:",
  actVoted: "Atto votato:",
  actsVoted: "Atti votati:",
  noAct: "La fonte non collega questa votazione a un atto.",
  sameSitting: "Nella stessa seduta:",
  on: capital,
  kinds: (kinds: string) => `${capital(kinds)}.`,
  previous: (number: number) => `votazione precedente (n.${nb}${formatNumber(number)})`,
  next: (number: number) => `votazione successiva (n.${nb}${formatNumber(number)})`,
  onAct: "Tutte le votazioni sull’atto",
  actLabel: (kind: "bill" | "decree" | "dlgs" | "datt", label: string) => {
    const citation = actCitation(kind, label);
    return kind === "bill" ? formatIdentifier(label) : capital(citation);
  },
  beaten: "Il governo è stato battuto: la maggioranza, nel suo insieme, aveva scelto il contrario.",
  needed: "ne servivano",
  others: "altri",
  hall: "Il voto in aula",
  hallNote:
    "I posti sono ordinati per gruppo, dall’opposizione alla maggioranza, e per voto dentro il gruppo: non sono i posti reali. Il cerchio nero segna i ribelli.",
  hallFigure: (branch: Branch) => `L’aula, un posto per ${branch === "C" ? "deputato" : "senatore"}`,
  margin: "margine",
  chartBy: "Visualizza il grafico per",
  chartViews: {
    seats: "Posti in aula",
    groups: "Gruppo",
    sides: "Schieramento",
    areas: "Area geografica",
    gender: "Genere",
  },
  chartFailed: "Il grafico non è arrivato. I numeri sono nelle tabelle di questa pagina.",
  split: (total: number) => `Come si sono divisi i ${formatNumber(total)}`,
  vote: "Voto",
  share: "Quota",
  present: "Presenti",
  voting: "Votanti",
  majority: "Maggioranza richiesta",
  marginLong: "Margine",
  how: "come si calcola",
  rebels: "Ribelli",
  rebelsNote:
    "Chi ha espresso un voto diverso da quello prevalente nel proprio gruppo. Le assenze non contano; il Misto non ha una linea.",
  noRebels: "Nessuno ha votato in dissenso dal proprio gruppo.",
  noLine: "In questa votazione i ribelli non si possono indicare.",
  definition: "Definizione",
  member: { C: "Deputato", S: "Senatore" } satisfies Record<Branch, string>,
  lifeSenator: "Senatore a vita",
  rebelsCaption: "Chi ha votato diversamente dal proprio gruppo",
  lineShort: "linea:",
  groupsCaption: "Voto e compattezza per gruppo",
  group: "Gruppo",
  voted: "Ha votato",
  line: "Linea del gruppo",
  area: "Circoscrizione",
  groups: "Gruppi",
  groupsNote:
    "Indice di compattezza: quanti hanno votato come il gruppo, su cento componenti escluso chi presiede. Assenze e missioni lo abbassano.",
  more: "Approfondisci",
  groupVote: "Voto",
  breakdown: "Ripartizione",
  ayes: "Fav.",
  noes: "Contr.",
  abstained: "Ast.",
  nonParticipants: "Non partecipanti",
  cohesion: "Indice di compattezza",
  detail: "Dettaglio",
  open: "Apri",
  secret: "segreto",
  openOf: (name: string) => `Apri i nomi: ${name}`,
  territory: "Territorio",
  territoryNote:
    "La circoscrizione in cui ciascuno è stato eletto, comprese le quattro ripartizioni estere. I senatori a vita non ne hanno. Confini ISTAT, CC BY 4.0.",
  mapTitle: "Chi prevale, regione per regione",
  mapNote: "Ogni circoscrizione secondo la scelta più frequente dei suoi eletti.",
  prevail: {
    AYE: "prevalgono i favorevoli",
    NO: "prevalgono i contrari",
    ABST: "prevalgono gli astenuti",
    none: "parità o nessuna scelta",
  },
  abroad: "Estero",
  byArea: "Voti per circoscrizione",
  otherVotes: "Altro",
  sittingCsv: (sitting: number) => `I voti di ciascuno nella seduta n. ${formatNumber(sitting)} (CSV)`,
  everyone: "Come ha votato ciascuno",
  everyoneNote: (total: string) =>
    `${total}, per gruppo e per voto. Sottolineati i ribelli. Il gruppo è quello del giorno del voto.`,
  noGroup: "Nessun gruppo",
  noPosition: "Senza una posizione pubblicata",
  notInOffice: "Non risultano in carica quel giorno",
  totalsUnknown: "I totali di questa votazione non sono ancora pubblicati.",
  list: "Votazioni",
  crumb: (sitting: number, number: number) => `Seduta ${formatNumber(sitting)}, votazione ${formatNumber(number)}`,
  noPositions: "Le posizioni di ciascuno non sono pubblicate.",
} as const;

/** What the stacked bar says to who cannot see it. */
export function barLabel(parts: string, required: number | null): string {
  return `${parts}${required === null ? "" : `; la maggioranza richiesta era di ${formatNumber(required)}`}.`;
}

/** Title of the page and of its citation: "Emendamento 4.6 al ddl C. 1780. Votazione n. 41, Camera dei deputati, 19 novembre 2026". */
export function voteCitation(vote: { title: string; number: number; branch: Branch; date: string }): string {
  return `${vote.title}. ${votePage.numberTitle(vote.number)}, ${branchFull[vote.branch]}, ${formatDay(vote.date)}`;
}

/** One sentence for search engines. */
export function voteDescription(vote: VoteResult & { branch: Branch; date: string }): string {
  return `${branchFull[vote.branch]}, ${formatDay(vote.date)}: ${outcomeLabel(vote.outcome, vote.outcomeText).toLowerCase()}${outcomeSentence(vote)}`;
}

/** "400 deputati", "1 senatore". */
export function memberCount(count: number, branch: Branch): string {
  return branch === "C" ? formatCount(count, "deputato", "deputati") : formatCount(count, "senatore", "senatori");
}

/** Words of the filters over the members of a vote. */
export const memberFilters = {
  query: "Nome o cognome",
  group: "Gruppo",
  vote: "Voto",
  onlyRebels: "Solo ribelli",
  supportsMajority: "Schieramento",
  electionArea: "Circoscrizione",
  gender: "Genere",
  anyFeminine: "Tutte",
  needsScript: "I filtri e il CSV hanno bisogno di JavaScript; i nomi qui sotto sono tutti.",
} as const;

/** Plural heading of a vote code with its number, as in the roll of names. */
export function rollHeading(
  code: MemberVoteCode,
  count: number,
  plurals: Record<MemberVoteCode, string>,
  singulars: Record<MemberVoteCode, string>,
): string {
  return count === 1 ? singulars[code] : plurals[code];
}
