/** Labels of a member's votes: presence, reliability, lists of votes, members who vote alike. */
import type { PersonPage, PersonVotes, PersonVotesPage } from "#src/contracts/person-page.ts";
import type { Reading } from "#src/domain/coverage.ts";
import { personVoteLists, type PersonVoteList } from "#src/domain/person-vote-lists.ts";
import type { Branch, MemberVoteCode, SideOnDay } from "#src/domain/codes.ts";
import type { ParticipationCounts } from "#src/domain/participation.ts";
import { capital, toLower } from "#src/lib/text.ts";
import { formatCount, formatMonth, formatNumber, formatWith, plural, withArticle } from "#src/lib/format.ts";
import { isChoice } from "#src/domain/group-line.ts";
import { isRebel } from "#src/domain/rebels.ts";
import { isInLine } from "#src/domain/reliability.ts";
import { isHandful } from "#src/domain/handful.ts";
import { atBranch, branch as branchNames, bareShare, formatShare, ofBranch, shareOfVotes } from "./common.ts";

const neverVotes = (branch: Branch): string =>
  `Chi presiede ${branch === "C" ? "la Camera" : "il Senato"} per consuetudine non vota`;

/** "Presente al 66,7% delle 1.204 votazioni, in missione al 3,0%.", below ten "Presente in 2 votazioni su 3." */
export function presenceSentence({
  present,
  mission,
  voting,
}: Pick<ParticipationCounts, "present" | "mission" | "voting">): string {
  const few = (part: number) => `in ${formatCount(part, "votazione", "votazioni")} su ${formatNumber(voting)}`;
  const of = isHandful(voting) ? few(present) : withArticle("al", shareOfVotes(present, voting));
  const away = isHandful(voting) ? few(mission) : withArticle("al", bareShare(mission, voting));
  return `Presente ${of}${mission === 0 ? "" : `, in missione ${away}`}.`;
}

/** After a number of votes of which not all have been read. */
export const soFar = (reading: Reading): string => (reading === "complete" ? "" : ", fra quelli acquisiti finora");

/** A share in a title or sentence: part and number of votes. */
type Pair = readonly [part: number, votes: number];

export const presence = {
  title: "Presenze",
  /** Title of the section, with reliability. */
  both: "Presenze e affidabilità",
  caption: (votes: number, from: string, to: string) =>
    `Presenze in ${formatCount(votes, "votazione elettronica", "votazioni elettroniche")}, ${formatWith("dal", from)} ${formatWith("al", to)}`,
  who: "Chi",
  chart: "Grafico",
  present: "Presenze",
  mission: "Missioni",
  absent: "Assenze",
  groupMedian: (name: string, members: number) => `Mediana di ${formatNumber(members)} del gruppo ${name}`,
  chamberMedian: (branch: Branch, members: number) => `Mediana di ${formatNumber(members)} ${atBranch[branch]}`,
  counts: ({ present, mission, absent }: Pick<ParticipationCounts, "present" | "mission" | "absent">) =>
    `${formatCount(present, "presenza", "presenze")}, ${formatCount(mission, "missione", "missioni")}, ${formatCount(absent, "assenza", "assenze")}`,
  reasons: "La fonte non distingue i motivi dell’assenza.",
  medians: (members: number) =>
    `Le mediane sono di chi è in carica oggi (${formatCount(members, "parlamentare", "parlamentari")}).`,
  president: (branch: Branch) => `${neverVotes(branch)}: presenze e assenze non si calcolano.`,
  strip: (branch: Branch) => `Le presenze ${ofBranch[branch]}`,
  stripLabel: (name: string, value: string) =>
    `Distribuzione delle presenze fra chi è in carica; ${name} è ${withArticle("al", value)}.`,
  stripNote: "I parlamentari in carica, per quota di presenze.",
  /** Of ten votes or more; of those with a line of the group, how many were in line. */
  overTime: (present: Pair, [inLine, evaluable]: Pair) =>
    [
      `Presente ${withArticle("al", shareOfVotes(...present))}`,
      ...(evaluable === 0
        ? []
        : isHandful(evaluable)
          ? [`come il gruppo in ${formatNumber(inLine)} su ${formatNumber(evaluable)} in cui aveva una linea`]
          : [
              `${withArticle("nel", shareOfVotes(inLine, evaluable, ""))} in cui il gruppo aveva una linea ha votato come il gruppo`,
            ]),
    ].join("; "),
  overTimeLabel: (name: string) => `Quote di presenze, missioni e assenze di ${name} e affidabilità, mese per mese.`,
  monthTitle: ({ month, voting, present, mission, own: [part, whole] }: PersonVotes["months"][number]) =>
    [
      `${formatMonth(month)}: presenze ${formatShare(present, voting)}`,
      ...(mission > 0 ? [`in missione ${bareShare(mission, voting)}`] : []),
      ...(whole > 0 ? [`come il gruppo ${formatShare(part, whole)} quando aveva una linea`] : []),
    ].join(", "),
  /** Below a figure of the ledger. */
  reason: {
    mission: (share: string) => `in missione ${share}`,
    median: (branch: Branch, value: string) => `mediana ${ofBranch[branch]} ${value}`,
    president: "non vota: presiede",
  },
  votes: "Votazioni",
} as const;

/** Votes in the other chamber, for a member who sat in both. */
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

const withoutGroup = "Non valutabile: chi non è iscritto a un gruppo non ne ha la linea.";

export const reliability = {
  title: "Affidabilità",
  index: "Indice di affidabilità",
  note: "L’affidabilità dice quanto vota come il gruppo e non è un giudizio: assenze e missioni la abbassano.",
  counts: (inLine: number, evaluable: number) =>
    `Ha votato come il gruppo ${formatCount(inLine, "volta", "volte")} su ${formatNumber(evaluable)} in cui il gruppo aveva una linea.`,
  /** For a member who changed group. */
  ofTheDay: "La linea è quella del gruppo di cui faceva parte quel giorno; il Misto non ne ha.",
  none: "Non valutabile: in nessuna votazione il gruppo aveva una linea. Il gruppo Misto non ne ha mai.",
  withoutGroup,
  /** Shown instead of the index for presidents of the chamber. */
  president: (branch: Branch) => `${neverVotes(branch)}: l’affidabilità non si calcola.`,
  /** Name of the person's series for the months in which the group was on a side. */
  onSide: (name: string, side: SideOnDay) =>
    side === null || side === "neither"
      ? name
      : `${name}, ${side === "majority" ? "in maggioranza" : "all’opposizione"}`,
  group: (name: string) => `gruppo ${name}`,
  /** For a member who changed group. */
  groupThen: "gruppo a fine mese",
  chamber: (branch: Branch) => branchNames[branch],
  stripLabel: (name: string, value: string) =>
    `Distribuzione dell’affidabilità fra chi è in carica; ${name} è ${withArticle("al", value)}.`,
  strip: (branch: Branch) => `L’affidabilità ${ofBranch[branch]}`,
  stripNote: "I parlamentari in carica, per indice di affidabilità.",
} as const;

export const votes = {
  title: "Voti",
  /** For a member who sat in both chambers: the lists contain more votes than the figures. */
  bothChambers: (branch: Branch) =>
    `Gli elenchi comprendono i voti dati in entrambe le camere; i numeri in cima alla pagina contano solo quelli dati ${atBranch[branch]}.`,
  lists: { "voti-ribelli": "Voti ribelli", "voti-chiave": "Voti chiave", "voti-fiducia": "Voti di fiducia" },
  explain: {
    "voti-ribelli": "Sono i voti diversi dalla linea del proprio gruppo. L’assenza non è ribellione.",
    "voti-chiave": "I voti chiave li sceglie la redazione per il loro peso politico.",
    "voti-fiducia": "Il Governo ha posto o chiesto la fiducia.",
  },
  /** "3 voti ribelli, 12 voti chiave, 4 voti di fiducia": the lists that have votes; empty if none has. */
  totals: (lists: PersonVotes["lists"], reading: Reading): string => {
    const count = (list: PersonVoteList): string => {
      const kind = { "voti-ribelli": "", "voti-chiave": " chiave", "voti-fiducia": " di fiducia" }[list];
      const { total } = lists[list];
      return kind === ""
        ? formatCount(total, "voto ribelle", "voti ribelli")
        : formatCount(total, `voto${kind}`, `voti${kind}`);
    };
    const parts = personVoteLists.filter((list) => lists[list].total > 0).map(count);
    return parts.length === 0 ? "" : `${parts.join(", ")}${soFar(reading)}`;
  },
  none: (list: PersonVoteList, reading: Reading) =>
    `Nessun ${{ "voti-ribelli": "voto ribelle", "voti-chiave": "voto chiave", "voti-fiducia": "voto di fiducia" }[list]} ${
      reading === "complete" ? "durante il mandato" : "fra le votazioni acquisite finora"
    }.`,
  shown: (from: number, to: number, total: number) =>
    `${formatNumber(from)}–${formatNumber(to)} di ${formatNumber(total)}`,
  /** Template with placeholders for the numbers, for the pagination script. */
  shownTemplate: (total: number) => `{from}–{to} di ${formatNumber(total)}`,
  complete: "Tutti",
  next: "Successivi",
  previous: "Precedenti",
  date: "Data",
  vote: "Votazione",
  own: "Voto",
  group: "Voto del gruppo",
  outcome: "Esito",
  unlike: "diverso dal gruppo",
  groupShort: "gruppo:",
  noGroup: "nessun gruppo",
  /** Link of a list to the record, whose CSV holds what a reader chooses. */
  record: "Tutti i voti, anche in CSV",
  /** Shown instead of "no rebel vote" for presidents of the chamber. */
  president: (branch: Branch) => `${neverVotes(branch)}: i voti ribelli non si calcolano.`,
  /** Shown instead of "no key vote" for the President of an assembly when there were key votes. */
  presidentOnNoList: (branch: Branch) => `${neverVotes(branch)}: in queste votazioni non c’è un suo voto.`,
  /** For members who never cast a vote while their group had a line. */
  noChoice: "Non valutabile: non ha espresso voti in votazioni in cui il gruppo aveva una linea.",
  /** For members who were never in a group with a line. */
  noLine: "Non valutabile: in nessuna votazione il gruppo aveva una linea.",
  withoutGroup,
  rebelShare: (rebels: number, choices: number, reading: Reading) =>
    rebels === 0
      ? `mai, su ${formatCount(choices, "voto", "voti")}${soFar(reading)}`
      : isHandful(choices)
        ? `su ${formatCount(choices, "voto", "voti")}`
        : `${bareShare(rebels, choices)} di ${formatCount(choices, "voto", "voti")}`,
  /** For a member who sat in both chambers: the chamber of the figure. */
  inChamber: (note: string, branch: Branch) => `${note}, ${atBranch[branch]}`,
  listTitle: (list: string, name: string, year: string | null) =>
    year === null ? `${list} di ${name}` : `${list} di ${name} nel ${year}`,
  /** Of a list that one page cannot hold. */
  listCut: (shown: number) => `Qui le ultime ${formatNumber(shown)}: tutte sono nel file CSV in fondo alla pagina`,
  years: "Anni",
  listOf: (list: string, year: string) => `${list} del ${year}`,
  withoutVotes: (reason: NonNullable<PersonPage["withoutVotes"]>, reading: Reading) =>
    reason === "none-yet" && reading !== "complete"
      ? "Nessuna delle votazioni acquisite finora è del suo mandato e verificata."
      : votes.reasons[reason],
  reasons: {
    "not-acquired": "Le votazioni non sono ancora state acquisite dalla fonte.",
    "not-read": "Le votazioni del suo mandato non sono ancora state acquisite dalla fonte.",
    "not-a-member": "Non siede in Parlamento: non ha un registro di voti.",
    "none-yet": "Nessuna votazione verificata durante il mandato.",
  },
} as const;

type ListedVotes = Pick<PersonVotesPage, "list" | "year" | "rows" | "total" | "until">;

/** How a member took part in the votes of a list: each vote is one of these. */
function shareOut(rows: ListedVotes["rows"], list: PersonVoteList): readonly string[] {
  const cast = rows.filter(({ code }) => isChoice(code));
  const inLine = cast.filter(({ code, line }) => isInLine(code, line)).length;
  const rebels = cast.filter(({ code, line }) => isRebel(code, line)).length;
  const codes = (...of: readonly MemberVoteCode[]): number => rows.filter(({ code }) => of.includes(code)).length;
  const [mission, absent] = [codes("MIS"), codes("ABSE")];
  const words: readonly (readonly [count: number, words: string])[] =
    list === "voti-fiducia"
      ? [
          [codes("AYE"), "a favore"],
          [codes("NO"), "contro"],
          [codes("ABST"), plural(codes("ABST"), "astensione", "astensioni")],
        ]
      : [
          [inLine, "come il gruppo"],
          [rebels, "contro il gruppo"],
          [cast.length - inLine - rebels, "senza una linea del gruppo"],
        ];
  const others = rows.length - cast.length - mission - absent;
  return [
    ...words,
    [mission, "in missione"] as const,
    [absent, plural(absent, "assenza", "assenze")] as const,
    [others, "in altro modo"] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, said]) => `${formatNumber(count)} ${said}`);
}

/**
 * "19 voti chiave: 12 come il gruppo, 1 contro il gruppo, 6 in missione.": of a list cut to its last rows the number alone;
 * rebel votes have no parts. Of a member who
 * has left the end of the mandate too: why there are no more.
 */
export function listNews({ list, year, rows, total, until }: ListedVotes): string {
  const nouns = {
    "voti-ribelli": ["voto diverso", "voti diversi"],
    "voti-chiave": ["voto chiave", "voti chiave"],
    "voti-fiducia": ["voto di fiducia", "voti di fiducia"],
  } as const;
  const [one, many] = nouns[list];
  const count = `${formatCount(total, one, many)}${list === "voti-ribelli" ? " da quello del gruppo" : ""}${year === null ? "" : ` nel ${year}`}`;
  const parts = list === "voti-ribelli" || rows.length < total ? [] : shareOut(rows, list);
  const ended = until === null ? "" : ` Il mandato è finito ${formatWith("il", until)}.`;
  return `${count}${parts.length === 0 ? "" : `: ${parts.join(", ")}`}.${ended}`;
}

/** The source's counts, shown while no vote of the person is known. */
export const publishedFigures = {
  title: "Votazioni secondo la fonte",
  note: "Sono i conteggi della fonte: le singole votazioni qui non ci sono ancora, e non li abbiamo potuti verificare.",
  caption: (voting: number | null) =>
    voting === null
      ? "Conteggi pubblicati dalla fonte"
      : `Su ${formatCount(voting, "votazione elettronica", "votazioni elettroniche")}`,
  president: (branch: Branch) => `${neverVotes(branch)}: le assenze contate dalla fonte non dicono se era in Aula.`,
  present: presence.present,
  mission: presence.mission,
  absent: presence.absent,
  rebels: "Voti ribelli",
} as const;

export const alike = {
  title: "Chi vota in modo simile",
  most: "I più vicini",
  nextMost: "Altri vicini",
  least: "I più lontani",
  name: "Nome",
  group: "Gruppo",
  same: "Voti uguali",
  minimum: (count: number) => `Si confronta chi ha almeno ${formatCount(count, "votazione", "votazioni")} in comune.`,
  /** Members left out of the table who equal its last row. */
  ties: (count: number) =>
    `${plural(count, "Un altro ha", `Altri ${formatNumber(count)} hanno`)} la stessa quota dell’ultimo.`,
  compare: "Confronta i voti",
  /** "Altri vicini, i più lontani, la posizione sulla mappa": what is folded below the nearest. */
  more: (tables: readonly string[], hasMap: boolean) =>
    capital([...tables.map(toLower), ...(hasMap ? ["la posizione sulla mappa"] : [])].join(", ")),
  none: "Troppo poche votazioni in comune con altri per un confronto.",
} as const;

/** `evaluable`: votes in which the group had a line; `choices`: those in which the member cast a vote. */
interface VotesBehind {
  readonly choices: number;
  readonly evaluable: number;
  readonly isPresident: boolean;
  readonly branch: Branch;
}

/**
 * Reason for an empty list of rebel votes. Members who never cast a vote while their group had a line have no rebel
 * count. `earlier`: votes in the other chamber, which are in the same list.
 */
export function noRebelVotes(
  { choices, evaluable, isPresident, branch }: VotesBehind,
  hasGroup: boolean,
  reading: Reading,
  earlier: readonly Pick<VotesBehind, "choices" | "evaluable">[] = [],
): string {
  if (choices > 0 || earlier.some((term) => term.choices > 0)) return votes.none("voti-ribelli", reading);
  if (isPresident) return votes.president(branch);
  if (evaluable > 0 || earlier.some((term) => term.evaluable > 0)) return votes.noChoice;
  return hasGroup ? votes.noLine : votes.withoutGroup;
}
