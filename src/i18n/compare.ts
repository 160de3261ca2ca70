import { isHandful } from "#src/domain/handful.ts";
import { formatCount, formatNumber, withArticle } from "#src/lib/format.ts";
import { shareOfVotes } from "./common.ts";

const countedKinds = { tutte: "chiave o di fiducia", k: "chiave", f: "di fiducia" } as const;

export const compare = {
  title: "Confronta i parlamentari",
  lead: "Da due a quattro parlamentari: quanto votano allo stesso modo, dove si dividono, i\u00a0numeri di ciascuno.",
  description:
    "Confronto fra due, tre o quattro deputati o senatori: voti uguali, voti chiave in cui si dividono, presenze, affidabilità, indice di forza.",
  leadWithoutVotes:
    "Da due a quattro parlamentari, fianco a\u00a0fianco. Le votazioni non sono ancora state acquisite: quanto votano allo stesso modo non si può dire.",
  descriptionWithoutVotes: "Confronto fra due, tre o quattro deputati o senatori: gruppo, regione e indice di forza.",
  crumb: "Confronto",
  start: "Per cominciare, i presidenti dei due gruppi più numerosi:",
  startAt: { C: "alla Camera,", S: "al Senato," },
  noScript:
    "Il confronto si calcola nel browser e ha bisogno di JavaScript. Senza, ogni scheda personale dice chi vota in modo più e meno simile:",
  pick: "Aggiungi un parlamentare",
  pickHint: "Scrivi almeno due lettere del nome o del cognome",
  found: (count: number, shown: number) =>
    count === 0
      ? "Nessun nome trovato."
      : `${formatCount(count, "nome trovato", "nomi trovati")}${shown < count ? `: i\u00a0primi ${formatNumber(shown)}` : ""}`,
  full: "Si confrontano al massimo quattro parlamentari: togline uno per aggiungerne un altro.",
  remove: (name: string) => `Togli ${name}`,
  none: "Scegli due parlamentari della stessa camera per vedere quanto votano allo stesso modo.",
  noneWithoutVotes: "Scegli due parlamentari per metterne a confronto i numeri.",
  one: "Ne manca almeno un altro: un confronto si fa in due.",
  unknown: (ids: string) =>
    `Nessun parlamentare ha l’indirizzo ${ids}: forse il collegamento è scritto male, o di un’altra legislatura.`,
  withoutVotes: (names: string) =>
    `Di ${names} non ci sono ancora voti acquisiti: restano fuori dal confronto fra i voti.`,
  loading: "Carico i voti…",
  /** In the place of a name that has not come yet. */
  unnamed: "Carico il nome…",
  failed: "I voti non sono arrivati.",
  agreement: "Voti uguali",
  agreementNote: "Solo le votazioni palesi in cui entrambi hanno espresso un voto: favorevole, contrario o astenuto.",
  method: "Come si calcola",
  pair: (a: string, b: string) => `${a} e ${b}`,
  /** Answer of a comparison of two: "… nel 97,9% delle 289 votazioni palesi"; of a handful "… in 2 votazioni palesi su 3". */
  pairSentence: (a: string, b: string, same: number, both: number) =>
    `${a} e ${b} hanno votato allo stesso modo ${
      isHandful(both)
        ? `in ${formatCount(same, "votazione palese", "votazioni palesi")} su ${formatNumber(both)}`
        : withArticle("nel", shareOfVotes(same, both, " votazioni palesi"))
    }.`,
  pairColumn: "Chi",
  same: "Voti uguali",
  nothingShared: "nessuna votazione palese in cui abbiano espresso un voto entrambi",
  numbers: "I numeri",
  measure: "Misura",
  /** @param hasKey whether there are key votes: a source without a newsroom has none */
  votes: (hasKey: boolean) => (hasKey ? "Voti chiave e di fiducia" : "Voti di fiducia"),
  votesNote: (hasKey: boolean) =>
    hasKey
      ? "I voti chiave li sceglie la redazione."
      : "Le votazioni in cui il Governo ha posto o chiesto la fiducia, dalla più recente.",
  onlyDifferent: "Solo dove si dividono",
  kind: "Quali votazioni",
  kinds: { tutte: "Chiave e fiducia", k: "Solo chiave", f: "Solo fiducia" },
  vote: "Votazione",
  /** Includes the active filters, because print shows no controls. */
  count: (count: number, kind: keyof typeof countedKinds, onlyDifferent: boolean) =>
    `${formatCount(count, "votazione", "votazioni")} ${countedKinds[kind]}${onlyDifferent ? " in cui si dividono" : ""}`,
  more: "Mostra altre",
  nobody: "Nessuna votazione con questa scelta.",
  /** Text for a member without a position in a vote of their own chamber, or of the other one. */
  noVote: (isOwnChamber: boolean) => (isOwnChamber ? "non in carica" : "altra camera"),
  download: "confronto",
} as const;

export const myMembers = {
  title: "I miei parlamentari",
  lead: "Scegli chi vuoi seguire: in ogni votazione i loro voti stanno in cima.",
  leadWithoutVotes:
    "Scegli chi vuoi seguire: ne trovi qui i numeri. I loro voti ci saranno quando le votazioni saranno acquisite.",
  description: "I parlamentari che segui, ricordati solo in questo browser.",
  privacy: "La scelta resta in questo browser: niente viene inviato, nemmeno a noi. Puoi cancellarla quando vuoi.",
  noScript: "Questa pagina ricorda la scelta nel browser e ha bisogno di JavaScript. Senza, si parte dagli elenchi:",
  none: "Non hai ancora scelto nessuno.",
  notKept: "Questo browser non ha potuto conservare la scelta: vale finché resti su questa pagina.",
  hint: "Non sai chi ti rappresenta?",
  byTown: "Cerca il tuo comune",
  sample: "Non è una tua scelta: mostra come appare qui chi segui.",
  sampleCaption: "Esempio",
  byProvince: "Chi rappresenta la tua provincia",
  openProvinces: "Mostra le province",
  openRegions: "Mostra le regioni e l’estero",
  byProvinceNote: "Ogni pagina ha i suoi parlamentari e come hanno votato, con «Aggiungi ai miei» accanto al nome.",
  byRegionNote: "Ogni pagina ha i parlamentari della regione o della parte dell’estero.",
  calendars: "I loro voti nel tuo calendario (iCalendar):",
  forget: "Dimentica tutti",
  forgotten: "Fatto: in questo browser non resta niente.",
  long: (isMine: boolean) => (isMine ? "Togli dai miei parlamentari" : "Aggiungi ai miei parlamentari"),
  addShort: "Aggiungi ai miei",
  addName: (name: string) => `Aggiungi ai miei parlamentari ${name}`,
  removeShort: "Togli dai miei",
  removeName: (name: string) => `Togli dai miei parlamentari ${name}`,
  full: "Se ne possono seguire al massimo venti: togline uno per aggiungerne un altro.",
  firstFour: "Qui i primi quattro che hai scelto; i numeri degli altri sono nella scheda di ciascuno.",
  lastVotes: (hasKey: boolean) => (hasKey ? "Gli ultimi voti chiave" : "Gli ultimi voti di fiducia"),
  compare: "Confrontali",
  onVote: "I tuoi parlamentari",
  /** Followed by names: members of an earlier legislature, or whose data have not been read. */
  notThere: (count: number) => `${count === 1 ? "Non ha" : "Non hanno"} una pagina in questo sito:`,
  notHere: "non in carica in questa camera",
  onSittings: "I tuoi parlamentari nelle ultime sedute",
  notInSittings: "Non in carica, o senza voti pubblicati.",
  manage: "Cambia la scelta",
  rebel: "diverso dal gruppo",
} as const;
