import type { Reading } from "#src/domain/coverage.ts";
import type { ActKind, GovernmentRank } from "#src/domain/codes.ts";
import { lastDay } from "#src/domain/periods.ts";
import type { HeldVote } from "#src/lib/lists/government-bills.ts";
import {
  formatCount,
  formatDay,
  formatDayShort,
  formatDots,
  formatList,
  formatNumber,
  formatPeriodInText,
  formatWith,
  plural,
} from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { quoted } from "#src/lib/text.ts";
import type { GovernmentPage, OfficeRow } from "#src/contracts/government-pages.ts";
import { actState } from "./acts.ts";
import { missing, strengthOrMissing } from "./common.ts";
import { legislatureName } from "./legislature.ts";

export const governments = {
  title: "Governi",
  lead: `I governi della ${legislatureName}: chi ne fa parte, quali atti hanno presentato.`,
  /** Without an article: "I" of a numbered government would read as one. `president`: null = not known. */
  nowInOffice: (name: string, start: string, president: string | null) =>
    `In carica: ${name}, ${president === null ? formatWith("dal", start) : `guidato da ${president}`}.`,
  description: `I governi della ${legislatureName}: composizione, partiti, disegni di legge, decreti, voti di fiducia.`,
  none: "I governi non sono ancora stati acquisiti.",
  name: "Governo",
  president: "Presidente del Consiglio",
  /** Heading of the table of all governments, and of its first column. */
  compared: "A confronto",
  measure: "Misura",
  from: "Dal",
  to: "Al",
  inOffice: "in carica",
  days: "Giorni in carica",
  /** Below the days of a government in office. */
  countedOn: (day: string) => formatWith("al", day),
  laws: "Diventati legge",
  beaten: (reading: Reading) =>
    reading === "complete" ? "Battuto, votazioni palesi" : "Battuto, votazioni palesi acquisite",
  won: (reading: Reading) => (reading === "complete" ? "Fiducia ottenuta" : "Fiducia ottenuta, voti acquisiti"),
  size: "Componenti",
  women: "Donne",
  bills: "Disegni di legge",
  decrees: "Decreti-legge",
  composition: "Composizione",
  compositionNote: ({ asOf, updated, end }: Pick<GovernmentPage, "asOf" | "updated" | "end">) =>
    end === null
      ? `${asOf === null || asOf === updated ? "" : `Composizione ${formatWith("al", asOf)}. `}La forza è quella di Governo, senza il seggio in Parlamento.`
      : `La composizione è quella dell’ultimo giorno, ${formatDay(lastDay(end))}, con i gruppi di allora.`,
  noComposition: "La composizione del Governo non è ancora stata acquisita da questa fonte.",
  office: "Incarico",
  person: "Nome",
  party: "Partito",
  group: "Gruppo",
  since: "Dal",
  /** Shown instead of an unknown first day. */
  start: "inizio",
  until: "Al",
  strength: "Forza",
  replaces: "al posto di",
  noParty: "non indicato",
  notMember: "non parlamentare",
  former: "Incarichi cessati",
  formerCount: (count: number) => formatCount(count, "incarico cessato", "incarichi cessati"),
  parties: "I partiti",
  partiesNote: "Fra i ministri si contano il presidente e i vicepresidenti del Consiglio.",
  people: "Persone",
  ministers: "Ministri",
  share: "Quota",
  shareChart: "Quota, grafico",
  billsHeading: "I disegni di legge del Governo",
  /** Shown instead of a column without data. */
  withoutGazette: "Le date di pubblicazione in Gazzetta non sono ancora state acquisite.",
  billTitle: "Titolo",
  state: "Stato",
  presented: "Presentato",
  published: "In Gazzetta",
  notLaw: (isLaw: boolean) => (isLaw ? missing.notAcquired : missing.notApplicable),
  acts: { decree: "Decreti-legge", dlgs: "Decreti legislativi", datt: "Decreti attuativi" } satisfies Record<
    Exclude<ActKind, "bill">,
    string
  >,
  lacking: "Questi atti non sono ancora stati acquisiti.",
  noActs: "Nessuno nei dati.",
  all: (count: number) => plural(count, "Nell’elenco, con i filtri", `Tutti e ${formatNumber(count)}, con i filtri`),
  /** The defeats of all governments, where a page has not room for its own. */
  allBeaten: "Tutte, con quelle di altri governi",
  confidence: "Voti di fiducia",
  allConfidence: "Tutti i voti di fiducia",
  votesLacking: "Le votazioni non sono ancora state acquisite.",
  noConfidence: "Nessun voto di fiducia nei dati.",
} as const;

export const rankHeading: Record<GovernmentRank, string> = {
  president: "Presidenza del Consiglio",
  vice_president: "Vicepresidenti del Consiglio",
  minister: "Ministri",
  deputy_minister: "Viceministri",
  undersecretary: "Sottosegretari",
  commissioner: "Commissari",
  other: "Altri incarichi",
};

/** Ranks shown at once; the others are folded. */
const foldedRanks = {
  deputy_minister: ["viceministro", "viceministri"],
  undersecretary: ["sottosegretario", "sottosegretari"],
  commissioner: ["commissario", "commissari"],
  other: ["altro incarico", "altri incarichi"],
} as const;

export const isFolded = (rank: GovernmentRank): rank is keyof typeof foldedRanks => rank in foldedRanks;

/** What is folded below the ministers: "2 viceministri e 15 sottosegretari". */
export function foldedCount(rows: readonly Pick<OfficeRow, "rank">[]): string {
  const parts = Object.entries(foldedRanks).flatMap(([rank, [one, many]]) => {
    const count = rows.filter((row) => row.rank === rank).length;
    return count === 0 ? [] : [formatCount(count, one, many)];
  });
  return formatList(parts);
}

const held: Record<HeldVote, string> = {
  is_key_vote: "voto chiave",
  is_final: "voto finale",
  is_confidence: "fiducia",
};

/** Labels of the notable votes held on a bill. */
export function heldVoteText(votes: readonly HeldVote[]): string[] {
  return votes.map((vote) => held[vote]);
}

/** @param hasNewsroom false = the source has no key votes */
export const governmentBillLabels = (hasNewsroom: boolean) =>
  ({
    filters: {
      main_vote_type: {
        label: "Con una votazione",
        anyLabel: "Con o senza",
        options: [
          ...(hasNewsroom ? [{ value: "is_key_vote", label: "Voto chiave" }] : []),
          { value: "is_final", label: "Voto finale" },
          { value: "is_confidence", label: "Voto di fiducia" },
        ],
      },
    },
    orderings: {
      publication_gu_date: ["Prima i meno recenti in Gazzetta", "Prima i più recenti in Gazzetta"],
      date_presenting: ["Prima i presentati da più tempo", "Prima gli ultimi presentati"],
    },
    count: (count: number) => formatCount(count, "disegno di legge", "disegni di legge"),
    others: {
      text: "Gli altri, con quelli di tutti, sono nell’",
      link: "archivio dei disegni di legge",
      href: routes.actsArchive("bill"),
    },
    fileName: "disegni-di-legge-del-governo",
  }) as const;

/** "In carica dal 22 ottobre 2022, 1.490 giorni", or the complete period. */
export function governmentLead({
  start,
  end,
  days,
  countedOn,
}: Pick<GovernmentPage, "start" | "end" | "days" | "countedOn">): string {
  const on = countedOn === null ? "" : ` ${formatWith("al", countedOn)}`;
  const length = days === null ? "" : `, ${formatCount(days, "giorno", "giorni")}${on}`;
  return `In carica ${formatPeriodInText(start, end)}${length}.`;
}

/** One and several acts in a state, after their number. */
const inState: Readonly<Record<keyof typeof actState, readonly [one: string, many: string]>> = {
  is_law: ["diventato legge", "diventati legge"],
  one_branch: ["approvato da una sola camera", "approvati da una sola camera"],
  first_step: ["in esame", "in esame"],
  to_begin: ["mai esaminato", "mai esaminati"],
  absorbed: ["assorbito", "assorbiti"],
  unified: ["confluito in un testo unificato", "confluiti in testi unificati"],
  rejected: ["respinto", "respinti"],
  withdrawn: ["ritirato", "ritirati"],
  returned: ["restituito al Governo", "restituiti al Governo"],
  split: ["concluso con lo stralcio", "conclusi con lo stralcio"],
  ended: ["respinto o assorbito", "respinti o assorbiti"],
  unknown: ["di stato non ancora acquisito", "di stato non ancora acquisito"],
  in_conversion: ["in conversione", "in conversione"],
  expired: ["scaduto, di esito non ancora acquisito", "scaduti, di esito non ancora acquisito"],
  converted: ["convertito in legge", "convertiti in legge"],
  lapsed: ["decaduto", "decaduti"],
  adopted: ["adottato", "adottati"],
  adopted_late: ["adottato in ritardo", "adottati in ritardo"],
  not_adopted: ["non adottato", "non adottati"],
  overdue: ["non adottato entro il termine", "non adottati entro il termine"],
  published: ["in Gazzetta Ufficiale", "in Gazzetta Ufficiale"],
  announced: ["annunciato", "annunciati"],
  draft: ["ancora in schema", "ancora in schema"],
};

/** "8 convertiti in legge"; a state never seen comes in the words of the source: "1 «Rinviato»". */
function countInState({ state, count }: { readonly state: string | null; readonly count: number }): string {
  const words = Object.entries(inState).find(([code]) => code === (state ?? "unknown"))?.[1];
  const own = quoted(state ?? "");
  return formatCount(count, ...(words ?? ([own, own] as const)));
}

/**
 * What a government did in parliament, by rule, in three sentences; "" = not known. "È stato battuto in 3 votazioni su 606."
 * "Ha chiesto la fiducia 6 volte e l’ha sempre ottenuta."
 * @param reading of the votes of both chambers
 */
export function recordSentences(
  { votes, beaten, confidence, won }: GovernmentPage["record"],
  reading: Reading,
): { readonly beaten: string; readonly confidence: string } {
  const isWhole = reading === "complete";
  const asked = `Ha chiesto la fiducia ${isWhole ? "" : "almeno "}${formatCount(confidence, "volta", "volte")}`;
  return {
    beaten:
      votes === 0
        ? ""
        : beaten === 0
          ? unbeaten(votes, isWhole)
          : `È stato battuto in ${formatCount(beaten, "votazione palese", "votazioni palesi")} su ${formatNumber(votes)}${isWhole ? "" : " acquisite finora"}.`,
    confidence:
      confidence === 0
        ? ""
        : won === confidence
          ? `${asked} e l’ha ${confidence === 1 || !isWhole ? "" : "sempre "}ottenuta.`
          : won === 0
            ? `${asked} e non l’ha ${confidence === 1 ? "" : "mai "}ottenuta.`
            : `${asked} e l’ha ottenuta ${formatCount(won, "volta", "volte")}.`,
  };
}

function unbeaten(votes: number, isWhole: boolean): string {
  if (isWhole) return `Non è mai stato battuto in ${formatCount(votes, "votazione palese", "votazioni palesi")}.`;
  return votes === 1
    ? "Non è stato battuto nell’unica votazione palese acquisita finora."
    : `Non è stato battuto in nessuna delle ${formatCount(votes, "votazione palese acquisita", "votazioni palesi acquisite")} finora.`;
}

/** Defeats of a government in a table: "5 su 559". */
export function beatenCell({ votes, beaten }: Pick<GovernmentPage["record"], "votes" | "beaten">): string {
  return votes === 0 ? missing.notAcquired : `${formatNumber(beaten)} su ${formatNumber(votes)}`;
}

/** Confidence votes of a government in a table: "6 su 6", "mai chiesta". */
export function confidenceCell({ confidence, won }: GovernmentPage["record"], reading: Reading): string {
  if (confidence > 0) return `${formatNumber(won)} su ${formatNumber(confidence)}`;
  return reading === "complete" ? "mai chiesta" : missing.notAcquired;
}

/** "Ha adottato 3 decreti-legge (2 convertiti in legge, 1 decaduto)."; "" = none is known. */
export function decreesSentence({ total, states }: Pick<GovernmentPage["decrees"], "total" | "states">): string {
  if (total === 0) return "";
  return `Ha adottato ${formatCount(total, "decreto-legge", "decreti-legge")} (${states.map(countInState).join(", ")}).`;
}

export function governmentDescription(page: GovernmentPage): string {
  const bills =
    page.bills.total === 0 ? "disegni di legge" : formatCount(page.bills.total, "disegno di legge", "disegni di legge");
  return `${page.name}: composizione, partiti, ${bills}, decreti e voti di fiducia.`;
}

/** Number of acts, and how many are in which state: "284 in tutto: 270 diventati legge e 14 respinti." */
export function statesSentence(states: readonly { readonly state: string | null; readonly count: number }[]): string {
  const parts = formatList(states.map(countInState));
  const total = states.reduce((sum, { count }) => sum + count, 0);
  return states.length > 1 ? `${formatNumber(total)} in tutto: ${parts}.` : `${parts}.`;
}

function stateName(state: string | null): string {
  // A state never seen comes in the words of the source.
  return Object.entries(actState).find(([code]) => code === state)?.[1] ?? state ?? actState.unknown;
}

/** Strength of a person in all offices: it stands at the first of the rows, which are sorted by rank. */
export function officeStrength(row: OfficeRow, rows: readonly OfficeRow[]): string {
  const isFirst = rows.find(({ person }) => person.id === row.person.id) === row;
  return isFirst ? strengthOrMissing(row.strength) : "vedi sopra";
}

export const governmentFigures = {
  people: "Componenti",
  inParliament: (count: number) => `${formatNumber(count)} in carica anche in Parlamento`,
  women: "Donne",
  age: "Età media",
  parties: "Partiti",
  /** @param independents people without a party; where nobody has one, parties have not been published */
  partiesKnown: (named: number, independents: number): { readonly value: string; readonly note?: string } =>
    named === 0
      ? { value: missing.notAcquired }
      : {
          value: formatNumber(named),
          note:
            independents === 0
              ? "ogni persona ne ha uno"
              : formatCount(independents, "persona senza partito indicato", "persone senza partito indicato"),
        },
} as const;

/** State of an act with its day, if known: "Convertito in legge · in Gazzetta il 5 febbraio 2024". */
export function publishedState(state: string | null, date: string | null): string {
  if (state === "published" && date !== null) return `${actState.published} ${formatWith("il", date)}`;
  const isIn = date === null ? null : `in Gazzetta ${formatWith("il", date)}`;
  return formatDots([state === null ? null : stateName(state), isIn]);
}

/** Day of an implementing decree in a list. A pending decree has no day, which differs from an unknown day. */
export function adoptionDay(state: string | null, date: string | null): string {
  if (date !== null) return formatDayShort(date);
  return state === "not_adopted" || state === "overdue" ? "da adottare" : missing.notAcquired;
}
