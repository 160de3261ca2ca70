import type { Branch } from "#src/domain/codes.ts";
import { daysBetween } from "#src/domain/days.ts";
import { leadDays, manyRebels, tightLead, type LeadReason } from "#src/domain/lead-vote.ts";
import {
  formatCount,
  formatDay,
  formatDayShort,
  formatNumber,
  formatPercent,
  formatUpTo,
  formatWith,
  nb,
  plural,
} from "#src/lib/format.ts";
import { capital } from "#src/lib/text.ts";
import type { Reading } from "#src/domain/coverage.ts";
import type { HomePage } from "#src/contracts/home-page.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { actLists } from "./act-lists.ts";
import { branch as branchName, missing, ofCases } from "./common.ts";
import { legislatureName } from "./legislature.ts";
import { governmentBeaten, outcomeLabel, scoreText } from "./vote-results.ts";
import { voteRowText } from "./votes-list.ts";

/** Whether none of a part that was not read in full would be no count. */
const isUncounted = (reading: Reading, count: number): boolean =>
  reading === "unread" || (reading === "partial" && count === 0);

export const home = {
  title: "Il Parlamento, voto per voto",
  titleWithoutVotes: "Il Parlamento, atto per atto",
  description: `Votazioni, parlamentari e atti della ${legislatureName}, con definizioni e fonti.`,
  lead: {
    official:
      "Ogni votazione elettronica di Camera e Senato, chi la decide e gli atti che ne escono. I dati sono quelli ufficiali; ogni numero porta alla sua definizione e alla sua fonte.",
    demo: "Ogni votazione elettronica di Camera e Senato, chi la decide e gli atti che ne escono. Ogni numero porta alla sua definizione e alla sua fonte.",
  },
  leadWithoutVotes:
    "Chi siede alla Camera e al Senato, gli organi in cui lavora e gli atti che ne escono. I dati sono quelli ufficiali; le votazioni non sono ancora state acquisite.",
  start: {
    compare: "Confronta due gruppi",
    tight: "Le votazioni decise per pochi voti",
    implementing: "Le leggi che aspettano ancora un decreto",
    bills: "Tutti i disegni di legge",
    method: "Come si calcolano gli indici",
  },
  /** Accessible name of the large search; the header's has the name of its field. */
  search: "Cerca in tutto il sito",
  beatenVotes: "Tutte le sconfitte",
  seatNote: (branch: Branch) => `Un posto per ${branch === "C" ? "deputato" : "senatore"}.`,
  hall: "I gruppi, dal più numeroso",
  sittings: "Ultime sedute",
  sittingsNote:
    "Una tacca per votazione, lunga quanto il margine: in alto le approvate, in basso le respinte, in rosso scuro o rosa il Governo battuto. Sotto, dall’ultima, per regola: Governo battuto, finali, fiducia, in evidenza, vicine alla soglia. In apertura: Governo battuto, scarto minimo, fiducia, ribelli, voto chiave, finale.",
  allSittings: "Tutte le sedute",
  votesOfSitting: (count: number) => formatCount(count, "votazione", "votazioni"),
  noVotes: "Le votazioni non sono ancora state acquisite da questa fonte.",
  /** In the place of the sitting of a chamber. */
  noSitting: (votes: Reading) =>
    votes === "complete" ? "Nessuna votazione elettronica." : "Le votazioni non sono ancora state acquisite.",
  numbers: "La legislatura in numeri",
  allNumbers: "Tutti i numeri",
  laws: "Leggi approvate",
  lawsNote: ({ total, government, unknown, isBySource }: NonNullable<HomePage["laws"]>, reading: Reading) =>
    isBySource !== true && (isUncounted(reading, government) || (total > 0 && unknown === total))
      ? `iniziativa: ${missing.notAcquired}`
      : `${isBySource === true ? "secondo la fonte: " : ""}${formatNumber(government)} di iniziativa del Governo, ${formatNumber(total - government - unknown)}${nb}di${nb}altri${unknown === 0 ? "" : `, ${formatNumber(unknown)}${nb}non${nb}nota`}`,
  openDecrees: "Decreti-legge in conversione",
  implementing: "Decreti attuativi da adottare",
  implementingNote: (overdue: number, total: number) =>
    `${formatNumber(overdue)} oltre il termine, su${nb}${formatNumber(total)}${nb}previsti`,
  votes: "Votazioni registrate",
  /** For a chamber none of whose votes has been read: no zero. */
  votesNote: (camera: number, senate: number) =>
    [
      camera === 0 ? `alla${nb}Camera ${missing.notAcquired}` : `${formatNumber(camera)} alla Camera`,
      senate === 0 ? `al${nb}Senato ${missing.notAcquired}` : `${formatNumber(senate)}${nb}al${nb}Senato`,
    ].join(", "),
  decrees: "Decreti-legge in scadenza",
  decreesNote: "Decadono se non sono convertiti in 60\u00A0giorni.",
  countedOn: (day: string) => `Conto ${formatUpTo(day)}.`,
  /** Used if no deadline is known. */
  decreesOn: (day: string) => `Situazione ${formatUpTo(day)}.`,
  noDecrees: (reading: Reading) =>
    reading === "unread"
      ? "I decreti-legge non sono ancora stati acquisiti."
      : `Nessun decreto-legge in attesa di conversione${reading === "complete" ? "" : " fra quelli acquisiti"}.`,
  definition: "Come si conta",
  latestLaws: "Ultime leggi",
  latestLawsNote: "Le ultime approvate in via definitiva.",
  allLaws: "Tutte le leggi della legislatura",
  noLaws: "Nessuna legge nei dati acquisiti.",
  /** "Ultimi voti chiave". */
  lastOf: (selection: string) => `${selection}: i più recenti`,
  criteria: "Come si calcola",
  strength: "Indice di forza",
  /** Without the offices of government, nobody is known to be first. */
  strongest: (governments: Reading) =>
    governments === "complete" ? "Fra i primi:" : "Per i soli incarichi in Parlamento:",
  noStrength: "I valori di tutti non sono ancora stati acquisiti dalla fonte: un ordine non si può dare.",
  allStrength: (total: number) => plural(total, "L’elenco", `Tutti e ${formatNumber(total)}`),
  events: "Cronaca",
  /** Where the days shown have votes that the page names above. */
  eventsBeside: "Oltre alle votazioni nominate qui sopra.",
  changes: "Che cosa è cambiato",
  log: "Tutti gli aggiornamenti",
  noChanges: "Nessuna novità: i dati sono quelli della prima pubblicazione.",
  withdrawn: "tolto dalla fonte",
} as const;

type Lead = NonNullable<HomePage["lead"]>;

/** "19 novembre 2026: 38 voti sopra la soglia, 7 ribelli." */
export function leadNote({ vote }: Lead): string {
  const distance =
    vote.totals.ayes === null || vote.totals.required === null ? null : vote.totals.ayes - vote.totals.required;
  const margin = distance === null ? "" : `: ${distanceText(distance)}`;
  const rebels = vote.rebels === null ? "" : `, ${rebelCount(vote.rebels.length)}`;
  return `${capital(formatDay(vote.date))}${margin}${rebels}.`;
}

const reasons: Record<LeadReason, string> = {
  beaten: "il Governo è stato battuto",
  tight: `è stata decisa per ${formatNumber(tightLead)} voti o meno`,
  confidence: "è un voto di fiducia",
  rebels: `almeno ${formatNumber(manyRebels)} hanno votato in dissenso dal proprio gruppo`,
  key: "è un voto chiave",
  final: "è un voto finale",
};

/** Why this vote leads, with the rule: "Questa votazione apre la pagina perché il Governo è stato battuto, come in altre 2 votazioni …". */
export function leadReason(lead: Lead, edition: string): string {
  return `${whyItLeads(lead)}${ageOfLead(lead.vote.date, edition)}`;
}

/** Days after which the page says how old the vote that leads is. */
const newLead = 14;

/** " È di 66 giorni prima dell’ultimo aggiornamento, il 20 novembre 2026." for an old vote; "" for a new one. */
function ageOfLead(date: string, edition: string): string {
  const age = daysBetween(date, edition);
  if (age <= newLead) return "";
  return ` È di ${formatCount(age, "giorno", "giorni")} prima dell’ultimo aggiornamento (${formatDay(edition)}).`;
}

function whyItLeads({ reason, others }: Lead): string {
  if (reason === null) return "Apre la pagina l’ultimo voto finale.";
  const days = `degli ultimi ${formatNumber(leadDays)} giorni di dati`;
  const alike =
    others === 0
      ? `: l’unica votazione ${days} di cui si possa dire`
      : `, come in ${plural(others, "un’altra", `altre ${formatNumber(others)}`)} ${days}`;
  return `Questa votazione apre la pagina perché ${reasons[reason]}${alike}.`;
}

function distanceText(distance: number): string {
  if (distance === 0) return "esattamente i voti necessari";
  return `${formatCount(Math.abs(distance), "voto", "voti")} ${distance < 0 ? "sotto" : "sopra"} la soglia`;
}

function rebelCount(rebels: number): string {
  return rebels === 0 ? "nessun ribelle" : formatCount(rebels, "ribelle", "ribelli");
}

/** Score shown after the outcome: "198 a 121"; a text if it is not published. */
export function rowScore(row: Pick<VoteRow, "ayes" | "noes" | "isCounted" | "status">): string {
  return row.status === "quorum" ? voteRowText.noVote : (scoreText(row) ?? voteRowText.noTotals);
}

/** "margine 38, 7 ribelli". */
export function rowNote(row: Pick<VoteRow, "margin" | "rebels" | "status" | "isGovernmentBeaten">): string {
  const { margin, rebels, status } = row;
  if (status === "review") return "in verifica";
  if (status === "quorum") return "";
  const first = margin === null ? "margine non pubblicato" : `margine ${formatNumber(margin)}`;
  const note = rebels === null ? first : `${first}, ${rebelCount(rebels)}`;
  return row.isGovernmentBeaten === true ? `${governmentBeaten}, ${note}` : note;
}

/** "Approvato, 177 a 66, margine 55, 3 ribelli, maggioranza compatta al 60,5% di 237": what is not known is left out. */
export function keyVoteLine(row: VoteRow): string {
  const { margin, rebels, majorityCohesion } = row;
  const isKnown = row.status !== "review";
  return [
    outcomeLabel(row),
    rowScore(row),
    ...(row.isGovernmentBeaten === true ? [governmentBeaten] : []),
    ...(isKnown ? [] : ["in verifica"]),
    ...(isKnown && margin !== null ? [`margine ${formatNumber(margin)}`] : []),
    ...(isKnown && rebels !== null ? [rebelCount(rebels)] : []),
    ...(majorityCohesion === null
      ? []
      : [`maggioranza compatta al ${formatPercent(majorityCohesion, 1)}${ofCases(row.majoritySize ?? null)}`]),
  ].join(", ");
}

/** "Camera, in corso di esame in commissione". */
function decreePlace(where: HomePage["decrees"][number]["where"]): string {
  if (where === null) return "";
  const status = where.status === null ? "" : `, ${where.status.slice(0, 1).toLowerCase()}${where.status.slice(1)}`;
  return `${branchName[where.branch]}${status}`;
}

/** "n. 150/2026; scadenza 23 nov 2026; Camera, in esame": what is not known is left out. */
export function decreeLine({
  id,
  expires,
  where,
}: Pick<HomePage["decrees"][number], "id" | "expires" | "where">): string {
  const [year, number] = id.split("-");
  const last = expires === null ? "" : `scadenza ${formatDayShort(expires)}`;
  const parts = [last, decreePlace(where)].filter((part) => part !== "");
  return [`n.${nb}${number ?? ""}/${year ?? ""}`, ...parts].join("; ");
}

/**
 * Note above the open decree-laws: day on which their days left are counted, or why no deadline is known and the day of
 * the data.
 */
export function decreesNote(
  decrees: readonly { readonly expires: string | null }[],
  asOf: string | null,
  stateOf: string | null,
): string {
  const hasTerms = decrees.some(({ expires }) => expires !== null);
  const lacking = hasTerms || decrees.length === 0 ? "" : ` ${actLists.withoutGazette}`;
  const on = hasTerms ? asOf : stateOf;
  const day = on === null ? "" : ` ${hasTerms ? home.countedOn(on) : home.decreesOn(on)}`;
  return `${home.decreesNote}${lacking}${day}`;
}

/** "il primo scade il 1° dicembre 2026": the day stays true when the page is read later, a number of days would not. */
export function nextExpiry(decrees: readonly Pick<HomePage["decrees"][number], "expires">[], reading: Reading): string {
  const day = decrees[0]?.expires ?? null;
  if (day === null)
    return decrees.length === 0 && reading === "complete" ? "nessuno in attesa" : `termine ${missing.notAcquired}`;
  return `il primo scade ${formatWith("il", day)}`;
}

/** "giorni", shown beside a number. */
export function dayNoun(days: number): string {
  return plural(days, "giorno", "giorni");
}
