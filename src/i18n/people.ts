/** Labels of people: roles, person pages. Lists have theirs in `members.ts`. */
import type { BillPhase, Branch, Gender, Side } from "#src/domain/codes.ts";
import {
  formatCount,
  formatDay,
  formatDayShort,
  formatNumber,
  formatOrdinal,
  formatPercent,
  formatPeriod,
  formatWith,
} from "#src/lib/format.ts";
import { atBranch, branch as branchNames, ofBranch, missing } from "./common.ts";

type Role =
  | { readonly code: "member"; readonly branch: Branch; readonly isLife: boolean }
  | { readonly code: "government"; readonly text: string };

const memberRoles = {
  C: { M: "Deputato", F: "Deputata", none: "Deputato" },
  S: { M: "Senatore", F: "Senatrice", none: "Senatore" },
  life: { M: "Senatore a vita", F: "Senatrice a vita", none: "Senatore a vita" },
} as const;

/** "Deputata", "Senatore a vita"; offices of government keep the source's words. */
export function roleLabel(role: Role, gender: Gender | null): string {
  return role.code === "government" ? role.text : memberRoles[role.isLife ? "life" : role.branch][gender ?? "none"];
}

const sidePhrase = { majority: " della maggioranza", opposition: " dell’opposizione" } as const;

/** The sentence under the name: "Ministra della giustizia, deputata della maggioranza." */
export function personLead(
  roles: readonly (Role & { readonly active: boolean })[],
  side: Side,
  gender: Gender | null,
): string {
  const words = roles.map((role, index) => {
    const label = roleLabel(role, gender);
    const cased = index === 0 ? label : label.charAt(0).toLocaleLowerCase("it") + label.slice(1);
    return role.code === "member" && role.active && side !== null ? `${cased}${sidePhrase[side]}` : cased;
  });
  return words.length === 0 ? "" : `${words.join(", ")}.`;
}

const gendered = (gender: Gender | null, feminine: string, masculine: string) =>
  gender === "F" ? feminine : masculine;

export const person = {
  description: (name: string, lead: string) =>
    `${name}. ${lead} Presenze, voti, incarichi, indice di forza, proposte di legge.`,
  members: "Parlamentari",
  formerRole: "(Ruolo non più attivo)",
  photo: "Fotografia",
  group: "Gruppo",
  noGroup: "Nessun gruppo",
  /** The group's name after its acronym, unless it is the same, and since when. */
  since: ({
    name,
    acronym,
    since,
  }: {
    readonly name: string;
    readonly acronym: string;
    readonly since: string | null;
  }) =>
    [name === acronym ? "" : name, since === null ? "" : formatWith("dal", since)]
      .filter((part) => part !== "")
      .join(", "),
  elected: (gender: Gender | null) => gendered(gender, "Eletta in", "Eletto in"),
  appointed: "Nomina",
  life: (gender: Gender | null) =>
    gendered(gender, "senatrice a vita, senza area di elezione", "senatore a vita, senza area di elezione"),
  inOffice: "In carica",
  seat: (branch: Branch, start: string, end: string | null) => `${atBranch[branch]} ${formatPeriod(start, end)}`,
  endReason: (reason: string) => `fine del mandato: ${reason.charAt(0).toLocaleLowerCase("it")}${reason.slice(1)}`,
  replaces: "Subentra a",
  replacedBy: "Sostituzione",
  replacedWith: "al suo posto",
  born: (gender: Gender | null) => gendered(gender, "Nata", "Nato"),
  died: "Morte",
  profession: "Professione",
  birth: (place: string | null, day: string | null) => {
    if (place !== null && day !== null) return `${place}, ${formatDay(day)}`;
    if (place !== null) return `${place}, data non pubblicata`;
    return day === null ? "luogo e data non pubblicati" : `${formatDay(day)}, luogo non pubblicato`;
  },
} as const;

export const strength = {
  title: "Indice di forza",
  note: "Il peso degli incarichi, in percentuale del totale dell’istituzione. Non misura l’impegno né il consenso.",
  how: "Come si calcola",
  none: "Nessun incarico in corso: l’indice si calcola solo per chi siede in Parlamento o al Governo.",
  former: (last: string) => `Oggi nessun incarico: l’indice si ferma a ${last}.`,
  until: (last: string) => `fino a ${last}`,
  /** A share too small for two decimals is not zero. */
  value: (points: number) => (points > 0 && points < 0.005 ? "meno di 0,01%" : formatPercent(points, 2)),
  valueOrNone: (points: number | null): string => (points === null ? missing.notApplicable : strength.value(points)),
  rank: (rank: number, of: number) => `${formatOrdinal(rank)}/${formatNumber(of)}`,
  place: (rank: number, of: number) => `${formatOrdinal(rank)} posto su ${formatNumber(of)}`,
  headline: (rank: number, of: number, value: number) =>
    `${formatPercent(value, 2)}: ${formatOrdinal(rank)} posto su ${formatNumber(of)}`,
  distribution: (name: string) =>
    `Quante persone per valore dell’indice complessivo, scala logaritmica. In evidenza la colonna di ${name}.`,
  distributionLabel: (name: string, value: number, median: number | null) =>
    `Distribuzione dell’indice di forza; ${name} è a ${formatPercent(value, 2)}${median === null ? "" : `, la mediana del gruppo a ${formatPercent(median, 2)}`}.`,
  groupMedian: (value: number) => `Mediana del gruppo: ${formatPercent(value, 2)}.`,
  parts: "Di che cosa si compone",
  inBranch: (branch: Branch) => (branch === "C" ? "Alla Camera" : "Al Senato"),
  inGovernment: "Al Governo",
  /** Said wherever the index appears when the source does not tell who is in government. */
  withoutGovernments:
    "Contano solo gli incarichi parlamentari: quelli di governo non sono ancora stati acquisiti dalla fonte. Chi siede al Governo pesa più di quanto si legge qui.",
  parliamentOnly: "solo incarichi parlamentari",
  total: "Indice complessivo",
  of: (branch: Branch | "G") => (branch === "G" ? "sul totale del Governo" : `sul totale ${ofBranch[branch]}`),
  index: "Indice",
  place_: "Posto",
  breakdown: "Gli incarichi che formano l’indice",
  weight: "Peso",
  published: "I valori sono quelli pubblicati dalla fonte, che non ne dà la scomposizione per incarico.",
  computed: "I pesi dei singoli incarichi sono nostri e pubblici.",
  seriesHeading: (where: string) => `Come è cambiato: ${where.charAt(0).toLowerCase()}${where.slice(1)}`,
  seriesLabel: (name: string, first: string, last: string) =>
    `Indice di forza di ${name} mese per mese, da ${first} a ${last}.`,
  seriesNote: (top: string) => `Asse a radice quadrata, fino al valore più alto della legislatura (${top}).`,
  month: "Mese",
} as const;

/** Highest value of the axis of the strength chart. Spec §9. */
export const strengthTop: Record<Branch | "G", number> = { C: 10.92, S: 9.4, G: 11.4 };

export const offices = {
  title: "Incarichi",
  note: "In Parlamento e al Governo, in questa legislatura.",
  caption: "Incarichi in corso e passati",
  body: "Organo",
  role: "Ruolo",
  period: "Periodo",
  none: "Nessun incarico oltre al mandato risulta alla fonte.",
  noGovernments: "Gli incarichi di governo non sono ancora stati acquisiti dalla fonte.",
  unknownPeriod: "date non pubblicate",
  current: "in corso",
  seat: (branch: Branch | null) => (branch === "S" ? "Senato della Repubblica" : "Camera dei deputati"),
  mandate: "Mandato parlamentare",
  period_: (start: string | null, end: string | null) => {
    if (start === null && end === null) return "in corso, inizio non pubblicato";
    if (start === null) return `fino ${formatWith("al", end ?? "", formatDayShort)}`;
    return end === null
      ? formatWith("dal", start, formatDayShort)
      : `${formatDayShort(start)} – ${formatDayShort(end)}`;
  },
} as const;

export const presence = {
  title: "Presenze",
  note: "Nelle votazioni elettroniche. Chi è in missione è assente per un incarico autorizzato: non è contato fra gli assenti.",
  how: "Come si contano",
  caption: (votes: number, from: string, to: string) =>
    `Presenze in ${formatCount(votes, "votazione elettronica", "votazioni elettroniche")}, ${formatWith("dal", from)} ${formatWith("al", to)}`,
  who: "Chi",
  chart: "Grafico",
  present: "Presenze",
  mission: "Missioni",
  absent: "Assenze",
  groupMedian: (name: string) => `Mediana del gruppo ${name}`,
  chamberMedian: (branch: Branch) => `Mediana ${ofBranch[branch]}`,
  counts: (present: number, mission: number, absent: number) =>
    `In numeri: ${formatCount(present, "presenza", "presenze")}, ${formatCount(mission, "missione", "missioni")}, ${formatCount(absent, "assenza", "assenze")}. La fonte non distingue i motivi dell’assenza.`,
  medians: (members: number) =>
    `Le mediane sono di chi è in carica oggi (${formatNumber(members)} parlamentari): metà sta sopra, metà sotto.`,
  president: (branch: Branch) =>
    `Chi presiede ${branch === "C" ? "la Camera" : "il Senato"} per consuetudine non vota: presenze e assenze non si calcolano.`,
  strip: (branch: Branch) => `La distribuzione ${ofBranch[branch]}`,
  stripLabel: (name: string, value: string) =>
    `Distribuzione delle presenze fra chi è in carica; ${name} è al ${value}.`,
  stripNote: "Quanti parlamentari in carica per quota di presenze, a classi di due punti.",
  overTime: "Presenze, missioni e assenze mese per mese",
  overTimeLabel: (name: string) => `Quota di presenze e di presenze più missioni di ${name}, mese per mese.`,
  line: { present: "presenze", mission: "presenze e missioni" },
  votes: "Votazioni",
} as const;

/** The mandate in the other chamber, of who sat in both. */
export const earlier = {
  title: (branch: Branch) => `Prima, ${branch === "C" ? "alla Camera" : "al Senato"}`,
  note: (branch: Branch) =>
    `I voti dati ${branch === "C" ? "alla Camera" : "al Senato"} si contano a parte: le due camere votano cose diverse.`,
  president: presence.president,
  caption: (branch: Branch, votes: number, from: string, to: string) =>
    `${formatCount(votes, "votazione elettronica", "votazioni elettroniche")} ${ofBranch[branch]}, ${formatWith("dal", from)} ${formatWith("al", to)}`,
  figure: "Misura",
  share: "Quota",
  count: "In numeri",
  of: (part: string, whole: string) => `${part} su ${whole}`,
  present: presence.present,
  mission: presence.mission,
  absent: presence.absent,
  reliability: "Voti in linea con il gruppo",
  rebels: "Voti ribelli",
} as const;

export const reliability = {
  title: "Affidabilità",
  note: "Quanto vota come il proprio gruppo. Non è un giudizio: assenze e missioni la abbassano, e chi è al Governo ha valori bassi perché spesso in missione.",
  how: "Come si calcola",
  headline: (percent: string) => `Ha votato come il gruppo nel ${percent} delle votazioni`,
  counts: (inLine: number, evaluable: number) =>
    `${formatNumber(inLine)} voti in linea su ${formatCount(evaluable, "votazione", "votazioni")} in cui il gruppo aveva una linea. Segreti e parità restano fuori.`,
  none: "Non valutabile: in nessuna votazione il gruppo aveva una linea. Il gruppo Misto non ne ha mai.",
  chartLabel: (name: string, first: string, last: string) =>
    `Indice di affidabilità di ${name} mese per mese, da ${first} a ${last}.`,
  own: (name: string, value: string) => `${name} ${value}`,
  group: (name: string) => `gruppo ${name}`,
  chamber: (branch: Branch) => branchNames[branch],
  stripLabel: (name: string, value: string) =>
    `Distribuzione dell’affidabilità fra chi è in carica; ${name} è al ${value}.`,
  stripNote: "Quanti parlamentari in carica per indice di affidabilità, a classi di due punti.",
} as const;

export const votes = {
  title: "Voti",
  note: "Cinque voti per volta; ogni elenco ha una pagina con tutti.",
  lists: { "voti-ribelli": "Voti ribelli", "voti-chiave": "Voti chiave", "voti-fiducia": "Voti di fiducia" },
  explain: {
    "voti-ribelli": "Voti espressi in modo diverso dalla linea del proprio gruppo. L’assenza non è ribellione.",
    "voti-chiave": "Votazioni scelte dalla redazione per il loro peso politico.",
    "voti-fiducia": "Votazioni su cui il Governo ha posto la questione di fiducia.",
  },
  none: {
    "voti-ribelli": "Nessun voto ribelle.",
    "voti-chiave": "Nessuna votazione chiave durante il mandato.",
    "voti-fiducia": "Nessun voto di fiducia durante il mandato.",
  },
  shown: (from: number, to: number, total: number) =>
    `${formatNumber(from)}–${formatNumber(to)} di ${formatNumber(total)}`,
  /** The same with places for the numbers, for the script that turns the pages. */
  shownTemplate: (total: number) => `{from}–{to} di ${formatNumber(total)}`,
  complete: "Tutti",
  next: "Successivi",
  previous: "Precedenti",
  date: "Data",
  vote: "Votazione",
  own: "Voto",
  group: "Voto del gruppo",
  groupShort: "gruppo:",
  noGroup: "nessun gruppo",
  csv: "Scarica in CSV",
  everyVote: "Tutti i voti",
  everyVoteNote: "Votazione per votazione, con la linea del gruppo: un file CSV compresso (gzip) per anno.",
  rebelShare: (percent: string) => `${percent} dei voti espressi`,
  /** Of who sat in both chambers: which one the figure is of. */
  inChamber: (note: string, branch: Branch) => `${note}, ${atBranch[branch]}`,
  listTitle: (list: string, name: string) => `${list} di ${name}`,
  listLead: (shown: number, total: number) =>
    shown === total
      ? formatCount(total, "votazione", "votazioni")
      : `Le ultime ${formatNumber(shown)} di ${formatCount(total, "votazione", "votazioni")}: tutte sono nel file CSV in fondo alla pagina`,
  withoutVotes: {
    "not-acquired": "Le votazioni di questa camera non sono ancora state acquisite dalla fonte.",
    "not-a-member": "Non siede in Parlamento: non ha un registro di voti.",
    "none-yet": "Nessuna votazione verificata durante il mandato.",
  },
} as const;

export const alike = {
  title: "Chi vota in modo simile",
  note: "Votazioni con la stessa scelta, su quelle in cui entrambi hanno espresso un voto.",
  how: "Metodo",
  most: "I più vicini",
  least: "I più lontani",
  name: "Nome",
  group: "Gruppo",
  same: "Voti uguali",
  shared: "In comune",
  minimum: (count: number) => `Solo chi ha almeno ${formatCount(count, "votazione", "votazioni")} in comune.`,
  compare: "Confronta i voti",
  none: "Troppo poche votazioni in comune con altri per un confronto.",
} as const;

/** Phases of one bill, and of several. */
const phases: Record<BillPhase, readonly [one: string, other: string]> = {
  is_law: ["diventata legge", "diventate legge"],
  one_branch: ["approvata da un ramo", "approvate da un ramo"],
  first_step: ["con iter avviato", "con iter avviato"],
  to_begin: ["con iter da avviare", "con iter da avviare"],
  rejected: ["respinta o assorbita", "respinte o assorbite"],
};

export const bills = {
  title: "Proposte di legge",
  none: (gender: Gender | null) =>
    `Nessun disegno di legge come ${gendered(gender, "prima firmataria", "primo firmatario")}.`,
  count: (total: number, gender: Gender | null) =>
    `Come ${gendered(gender, "prima firmataria", "primo firmatario")}: ${formatNumber(total)}.`,
  /** One phase of several, or the phase of all; of a single bill a sentence of its own. */
  phase: (phase: BillPhase | null, count: number, total: number) => {
    const words = phase === null ? "con fase non pubblicata" : phases[phase][count === 1 ? 0 : 1];
    if (total === 1) return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
    return `${count === total ? "Tutte" : formatNumber(count)} ${words}`;
  },
  presented: (day: string | null) =>
    day === null ? "data di presentazione non pubblicata" : `presentata ${formatWith("il", day)}`,
  all: (count: number) => `Tutte le ${formatNumber(count)}`,
} as const;

export const career = {
  title: "Gruppi e percorso",
  note: "I passaggi di gruppo in questa legislatura e gli incarichi precedenti.",
  groups: "Gruppi parlamentari",
  before: "Incarichi precedenti o esterni",
  role: "Incarico",
  organisation: "Ente",
  noOrganisation: "non pubblicato",
} as const;
