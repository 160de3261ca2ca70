/** Labels of the four kinds of act: codes, headings, notes. */
import type { BillState } from "#src/domain/act-state.ts";
import type {
  BillPhase,
  BillType,
  Branch,
  DecreeStateCode,
  ImplementingStateCode,
  Initiative,
  LegislativeState,
} from "#src/domain/codes.ts";
import { formatAfter, formatCount, formatNumber, formatWith, plural } from "#src/lib/format.ts";
import type { Reading } from "#src/domain/coverage.ts";
import { allVotes, branchLabel, missing } from "./common.ts";

/** Phase of a bill, as in the list's filter. */
export const billPhase: Record<BillPhase, string> = {
  is_law: "Diventato legge",
  one_branch: "Approvato da una sola camera",
  first_step: "In esame",
  to_begin: "Mai esaminato",
  rejected: "Respinto o assorbito",
};

/** Short label of an act's state, for rows and links. */
export const actState: Record<BillState | DecreeStateCode | ImplementingStateCode | LegislativeState, string> = {
  is_law: "Legge",
  one_branch: "Approvato da una sola camera",
  first_step: "In esame",
  to_begin: "Mai esaminato",
  absorbed: "Assorbito",
  unified: "Confluito in un testo unificato",
  rejected: "Respinto",
  withdrawn: "Ritirato",
  returned: "Restituito al Governo",
  split: "Concluso con lo stralcio",
  ended: "Respinto o assorbito",
  unknown: "Stato non ancora acquisito",
  in_conversion: "In conversione",
  expired: "Termine scaduto, esito non ancora acquisito",
  converted: "Convertito in legge",
  lapsed: "Decaduto",
  adopted: "Adottato",
  adopted_late: "Adottato in ritardo",
  not_adopted: "Non adottato",
  overdue: "Non adottato, termine scaduto",
  published: "In Gazzetta Ufficiale",
  announced: "Annunciato",
  draft: "Schema trasmesso alle Camere",
};
export const initiative: Record<Initiative, string> = {
  GOV: "Governativa",
  PARL: "Parlamentare",
  POP: "Popolare",
  REG: "Regionale",
  CNEL: "Del CNEL",
};

/** Shown after the number of a bill: "iniziativa parlamentare". */
export const byInitiative: Record<Initiative, string> = {
  GOV: "iniziativa governativa",
  PARL: "iniziativa parlamentare",
  POP: "iniziativa popolare",
  REG: "iniziativa regionale",
  CNEL: "iniziativa del CNEL",
};

export const billType: Record<BillType, string> = {
  ORD: "Ordinaria",
  COST: "Costituzionale",
  CONV: "Conversione di decreto-legge",
  BIL: "Bilancio",
};

/** Flags of a decree: label and explanation. They are editorial and political terms, so pages explain them. */
export const decreeFlag = {
  isOmnibus: { label: "Omnibus", note: "Mette insieme materie diverse." },
  isMinotaurus: { label: "Minotauro", note: "Assorbe altri decreti." },
  isSubjectToAgreements: {
    label: "Salvo intese",
    note: "Approvato con un testo da completare.",
  },
} as const;

export const relation = {
  absorbed_by: "Assorbito da",
  absorbs: "Assorbe",
  unified: "In testo unificato con",
  split: "Legato per stralcio a",
} as const;

/** The chamber as agent: "dalla Camera". */
export const fromBranch: Record<Branch, string> = { C: "dalla Camera", S: "dal Senato" };

export const actPage = {
  brief: "In breve",
  /** For a day of presentation that is not published, or was rejected as impossible. */
  unknownDay: "Data non nota",
  doubtfulDay: "così nella fonte, prima dell’inizio della legislatura: non entra nei conteggi",
  keyAct: "atto chiave",
  ratification: "ratifica di un trattato",
  officialTitle: "Titolo",
  firstSigner: { one: "Primo firmatario", woman: "Prima firmataria", many: "Primi firmatari" },
  proposers: "Presentato da",
  unifiedText: "Testo unificato: i firmatari sono quelli del testo base.",
  otherSigners: "Altri firmatari",
  allSigners: "I nomi",
  addedOn: (day: string) => formatWith("dal", day),
  allWithdrawn: "Tutte le firme sono state ritirate",
  withdrawn: "Firme ritirate",
  withdrawnOn: (day: string) => `ritirata ${formatWith("il", day)}`,
  noGroup: "senza gruppo noto",
  noSigners: "Firmatari non ancora acquisiti",
  rapporteurs: "Relatori",
  minority: "di minoranza",
  committees: "Commissioni",
  /** Label of a disclosure, used for seven or more related acts. */
  moreRelated: (count: number) => `Altri ${formatNumber(count)} atti collegati`,
  opinions: (count: number) =>
    count === 1 ? "Il parere di un’altra commissione" : `I pareri di altre ${formatNumber(count)} commissioni`,
  shortDays: (count: string) => `${count} g`,
  stayDays: (where: string, count: string, days: number) => `${where}, ${count} ${days === 1 ? "giorno" : "giorni"}`,
  /** Columns of the table of readings. */
  stayHead: ["Lettura", branchLabel, "Dal", "Al", "Giorni"],
  ongoing: "in corso",
  lawMark: (day: string) => `legge, ${day}`,
  nature: "Tipo di legge",
  government: "Governo",
  presented: "Presentazione",
  status: "Ultimo passo",
  numbers: "Numeri",
  law: "Legge",
  publishedOn: (day: string) => `in Gazzetta Ufficiale ${formatWith("il", day)}`,
  normattiva: "Testo su Normattiva",
  gazzetta: "Gazzetta Ufficiale",
  converts: "Converte",
  related: "Atti collegati",
  delegated: "Decreti legislativi delegati",
  subjects: "Materie",
  notListed: "Nessuno indicato dalla fonte",
  noCommittees: "Nessuna indicata dalla fonte",
  iter: "Iter",
  /** The steps, where a drawing of the iter stands above them. */
  steps: "Passo per passo",
  noDate: "senza data",
  noSteps: "La fonte non dà i passaggi di questo atto: non ancora acquisiti.",
  rollCall: "voto finale",
  /** A sitting in the iter: "41 votazioni in aula, 2 con il Governo battuto". */
  sittingVotes: (count: number, beaten: number) =>
    `${formatCount(count, "votazione", "votazioni")} in aula${beaten === 0 ? "" : `, ${formatNumber(beaten)} con il Governo battuto`}`,
  sitting: (number: number) => `seduta ${formatAfter("n.", formatNumber(number))}`,
  ticksNote:
    "Ogni tacca è una votazione: va in alto se approvata, in basso se respinta, ed è lunga quanto il margine; è un cerchio se non è né l’una né l’altra, come le annullate, o se il margine non si conosce. In rosso scuro, o rosa, il Governo battuto.",
  grid: "Come hanno votato i gruppi",
  gridNote:
    "Le votazioni finali, quelle di fiducia, quelle perse dal Governo, i voti chiave; poi gli articoli e i voti con meno margine. Il gruppo misto non ha una linea.",
  gridOf: (of: string) => `${of}: la linea dei gruppi nelle votazioni principali`,
  group: "Gruppo",
  changed: "linea cambiata",
  absentGroup: "il gruppo non c’era",
  person: "Come ha votato su questo atto",
  personLabel: "Un deputato o un senatore",
  personStart: "Senza cercare un nome:",
  personGrid: "la linea dei gruppi",
  personVotes: "ogni votazione, con tutti i nomi",
  votes: "Votazioni",
  /** A final vote of which the source names no act is in no act's list. */
  votesNote:
    "Un passaggio può non avere qui la sua votazione: quelle per alzata di mano non sono registrate, e di qualcuna elettronica la fonte non dice l’atto.",
  mainVotes: "Le principali",
  allVotes,
  noVotes: (reading: Reading) =>
    `Nessuna votazione elettronica collegata a questo atto${reading === "complete" ? "" : ` fra quelle acquisite finora`}.`,
  votesLacking: "Le votazioni non sono ancora state acquisite.",
  implementation: "Attuazione",
  noImplementation: "La fonte non indica decreti attuativi per questo atto.",
  implementationOfDecree: (decree: string) => `Decreti attuativi del ${decree}`,
  implementationLacking: "I decreti attuativi non sono ancora stati acquisiti.",
  implementingDecrees: "Decreti attuativi",
  decree: "Decreto",
  ministries: "Ministeri",
  deadline: "Termine",
  state: "Stato",
  resources: "Risorse",
  noDeadline: "non indicato",
  lateBy: (days: string) => `${days} oltre il termine`,
  blocked: (amount: string) => `${amount} in attesa`,
  council: "Consiglio dei ministri",
  decreeDate: "Data del decreto",
  gazette: "Gazzetta Ufficiale",
  councilToGazette: (days: string) => `${days} dopo il Consiglio dei ministri`,
  expires: "Termine per la conversione",
  typology: "Tipologia",
  flags: "Particolarità",
  conversionLaw: "Legge di conversione",
  conversionBills: "Ddl di conversione",
  descriptiveTitle: "Oggetto",
  delegationType: "Tipo di delega",
  plainDelegation: "Legge delega",
  /** Label of the disclosure with the rest of the facts. */
  moreFacts: "Altri dati",
  delegationLaw: "Legge di delega",
  announced: "Annuncio",
  adopted: "Adozione",
  draft: "Schema",
  submitted: "Trasmesso alle Camere",
  draftStatus: "Stato dello schema",
  document: "Testo dell’atto",
  lockedResources: "Risorse bloccate",
  year: "Anno",
  total: "Totale",
  proposer: "Proponente",
  jointBodies: "Di concerto con",
  actType: "Tipo di decreto",
  policy: "Settore",
  reference: "Previsto da",
  typeLaw: "Previsto da",
  siblings: "Gli altri decreti dello stesso atto",
  /** Instead of names that the page has already. */
  sameProposers: (count: number) => plural(count, "stesso proponente", "stessi proponenti"),
  adoptedAct: "Atto adottato",
  /**
   * Of the act that asks for more than one implementing decree: "La legge n. 160 del 2025 ne prevede 7: 4 sono stati
   * adottati, 1 è oltre il termine." The state of this one is shown elsewhere.
   */
  siblingsCount: (reference: string | null, adopted: number, total: number, overdue = 0) => {
    const some =
      adopted === 0
        ? "nessuno risulta adottato"
        : `${formatNumber(adopted)} ${plural(adopted, "è stato adottato", "sono stati adottati")}`;
    const late = overdue === 0 ? "" : `, ${formatNumber(overdue)} ${plural(overdue, "è", "sono")} oltre il termine`;
    const all = total === 2 ? "sono stati adottati entrambi" : "sono stati adottati tutti";
    const by =
      reference === null || !/^(?:legge|decreto)\b/i.test(reference)
        ? "L’atto che lo richiede"
        : `${/^legge/i.test(reference) ? "La" : "Il"} ${reference.slice(0, 1).toLowerCase()}${reference.slice(1)}`;
    return `${by} ne prevede ${formatNumber(total)}: ${adopted === total ? all : `${some}${late}`}.`;
  },
  notYet: "non ancora avvenuta",
  /** The decree is adopted, on a day that the source does not give. */
  noAdoptionDay: "data non pubblicata",
  /** A step that the source lists before it is taken. */
  pending: "ancora da venire",
  sumOfYears: "Somma degli anni",
  amountEuro: "Euro",
} as const;

/** In place of the day of adoption: not yet, on a day not published, or not known. */
export function noAdoption(state: ImplementingStateCode): string {
  if (state === "adopted" || state === "adopted_late") return actPage.noAdoptionDay;
  return state === "unknown" ? missing.notAcquired : actPage.notYet;
}
