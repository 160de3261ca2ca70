import type { AgeBand } from "#src/domain/age.ts";
import type { Branch, Gender } from "#src/domain/codes.ts";
import { formatCount, formatMonth } from "#src/lib/format.ts";
import { branch as branchNames, gender as genderNames } from "./common.ts";

export const strengthIndex = {
  title: "Indice di forza",
  lead: "Quanto pesano gli incarichi di ciascuno, in Parlamento e al Governo. È una misura delle cariche, non dell’impegno né del consenso.",
  description:
    "L’indice di forza di parlamentari e membri del Governo, con la scomposizione per gruppo, partito, genere ed età.",
  name: "Nome",
  offices: "Cariche",
  chart: "Grafico",
  total: "Indice di forza complessivo",
  totalShort: "indice",
  rank: "Posto",
  rankShort: "posto",
  search: "Nome o cognome",
  role: "Ramo",
  roles: { Deputato: "Deputati", Senatore: "Senatori" },
  isGov: "Solo chi è al Governo",
  orderings: { pp: "Indice di forza", family_name: "Cognome" },
  count: (count: number) => formatCount(count, "persona", "persone"),
  published: "I valori sono quelli pubblicati dalla fonte.",
  /** For values of a past month. */
  ofMonth: (month: string) => `Sono di ${formatMonth(month)}: quelli di oggi non sono ancora stati acquisiti.`,
  notWhole:
    "Non c’è ancora il valore di tutti: un posto complessivo e le somme per gruppo, partito, genere ed età non si calcolano. Il posto, dove c’è, è quello della fonte.",
  none: "I valori non sono ancora stati acquisiti dalla fonte.",
  computed: "La fonte non pubblica l’indice: lo calcoliamo con pesi nostri, pubblici e aperti alla critica.",
  method: "Metodo e pesi",
  groups: "Per gruppo",
  groupsNote:
    "Quanta parte della forza della propria camera hanno i membri di ciascun gruppo. Ogni camera fa 100, compreso chi non è in alcun gruppo.",
  parties: "Per partito, al Governo",
  partiesNote: "Quanta parte della forza del Governo ha ciascun partito.",
  noGovernments: "La composizione del Governo non è ancora stata acquisita dalla fonte.",
  noParty: "Nessun partito indicato",
  genders: "Per genere",
  gendersNote: (hasGovernments: boolean) =>
    `Somma degli indici complessivi: ${hasGovernments ? "Camera, Senato e Governo" : "Camera e Senato"} fanno 100 ciascuno.`,
  ages: "Per età",
  agesNote: "L’età è quella alla data dei dati.",
  people: "Persone",
  sum: "Forza",
  median: "Mediana",
  unknownGender: "Genere non pubblicato",
  unknownAge: "Data di nascita non pubblicata",
  json: "Elenco completo in JSON",
  all: "Tutti i valori",
  allNoteWithoutRanks: "Dal più alto al più basso.",
  allNote:
    "Dal più alto al più basso; chi ha lo stesso valore ha lo stesso posto. Contano anche i decimali che qui non si leggono.",
  captionIn: (branch: Branch) => `Forza dei gruppi, ${branchNames[branch]}`,
} as const;

/** "meno di 40", "40–49", "70 e oltre". */
export function ageBandLabel(from: AgeBand | null): string {
  if (from === null) return strengthIndex.unknownAge;
  if (from === 0) return "meno di 40 anni";
  return from === 70 ? "70 anni e oltre" : `${from}–${from + 9} anni`;
}

export function genderLabel(gender: Gender | null): string {
  return gender === null ? strengthIndex.unknownGender : genderNames[gender];
}
