/** Labels of lists of people: deputies, senators, strength index, territories, comparison. */
import type { Branch, Gender } from "#src/domain/codes.ts";
import { formatNumber, formatPercent } from "#src/lib/format.ts";
import { atBranch, formatMembers, formatShare, memberNouns, missing, ofBranch } from "./common.ts";

function lead(branch: Branch, hasVotes: boolean): string {
  const who = `Chi siede ${atBranch[branch]}`;
  return hasVotes
    ? `${who}, da dove viene, quanto è presente e quanto vota come il proprio gruppo.`
    : `${who}, da dove viene e quali incarichi ha.`;
}

export const members = {
  title: { C: "Deputati", S: "Senatori" },
  lead,
  description: (branch: Branch, hasVotes: boolean) =>
    `${lead(branch, hasVotes)} Filtri per gruppo, area, genere e schieramento; indice di forza.`,
  composition: (branch: Branch) => `Composizione ${ofBranch[branch]} per gruppo`,
  compositionLabel: (branch: Branch) => `Composizione ${ofBranch[branch]} per gruppo; i numeri sono nell’elenco sotto.`,
  method: "Come si calcolano i numeri",
  list: "Elenco",
  viewNames: { schede: "Schede", tabella: "Tabella" },
  views: "Come mostrare l’elenco",
  inactive: "Ruolo non più attivo",
  /** Short form for tables. */
  former: "ex",
  noGroup: "Nessun gruppo",
  noArea: "area non pubblicata",
  lifeArea: "a vita",
  presence: "presenze",
  mission: "missioni",
  strength: "forza",
  columns: {
    name: "Nome",
    branch: "Ramo",
    group: "Gruppo",
    area: "Area",
    bar: "Presenze, grafico",
    present: "Presenze",
    mission: "Missioni",
    absent: "Assenze",
    rebels: "Ribelli",
    reliability: "Affidabilità",
    strength: "Forza",
  },
  tableCaption: (branch: Branch) => `${members.title[branch]}, dati per persona`,
  all: (branch: Branch) => `Tutti i ${memberNouns[branch]} della legislatura`,
  allNote: "In ordine alfabetico; con «ex», in grigio, chi non è più in carica.",
  csv: "Scarica tutti in JSON",
  presidentNote: "Chi presiede la camera per consuetudine non vota: le sue presenze non si calcolano.",
  votesMissing:
    "Come ha votato ciascuno in questa camera non è ancora stato acquisito: presenze, affidabilità e ribelli non ci sono.",
} as const;

/** Definition of each figure: an anchor on /indicatori. */
export const memberDefinition = {
  present: "presenze",
  mission: "presenze",
  absent: "presenze",
  rebels: "ribelli",
  reliability: "affidabilita",
  strength: "indice-di-forza",
} as const;

export const memberFilters = {
  search: "Nome o cognome",
  latest_group: "Gruppo",
  election_macro_area: "Macro-area",
  gender_type: "Genere",
  supports_majority: "Schieramento",
  is_active: "Mandato",
  anyone: "Tutti",
  anywhere: "Tutte",
  women: "Donne",
  men: "Uomini",
  majority: "Maggioranza",
  opposition: "Opposizione",
  neither: "Né l’una né l’altra",
  inOffice: "In carica",
  ended: "Cessati",
  orderings: {
    surname: "Cognome",
    pp: "Indice di forza",
    presence: "Presenze",
    mission: "Missioni",
    reliability: "Affidabilità",
    rebels: "Voti ribelli",
  },
  count: (branch: Branch, count: number, gender: Gender | null = null) => formatMembers(count, branch, gender),
  widen: {
    count: (members: string) => `${members} in carica`,
    hint: "Si è cercato solo fra chi è in carica.",
    link: "Cerca anche fra chi non è più in carica",
  },
} as const;

/** Percentage in a table, or the reason why there is none. */
export function shareWords(part: number | undefined, whole: number | undefined, isPresident: boolean): string {
  if (part !== undefined && whole !== undefined && whole > 0) return formatShare(part, whole);
  return isPresident ? missing.notComputed : whole === 0 ? missing.notEvaluable : missing.notAcquired;
}

/** Number in a table, or the reason why there is none. */
export function countWords(count: number | null | undefined, isPresident: boolean): string {
  if (count === null) return missing.notEvaluable;
  if (count !== undefined) return formatNumber(count);
  return isPresident ? missing.notComputed : missing.notAcquired;
}

/** Strength in a table; who has left holds none. */
export function strengthWords(value: number | undefined, isActive = false): string {
  if (value === undefined) return isActive ? missing.notAcquired : missing.notApplicable;
  return formatPercent(value, 2);
}
