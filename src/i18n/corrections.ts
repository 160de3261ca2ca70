/** Words for corrections and for the page of updates. */
import { memberVote } from "#src/i18n/common.ts";
import { formatDay, formatNumber } from "#src/lib/format.ts";
import type { CorrectedField } from "#src/view/corrections.ts";

export const updatesPage = {
  title: "Aggiornamenti",
  lead: "Che cosa è cambiato nei dati, giorno per giorno. Nulla sparisce o cambia in silenzio.",
  description: "Il registro delle novità, delle correzioni e dei ritiri nei dati del sito.",
  dayNote: "Le novità sono contate; le correzioni e i ritiri hanno un nome.",
  corrections: "Correzioni",
  withdrawn: "Non più pubblicati dalla fonte",
  more: (count: number) => `E altre ${formatNumber(count)} nel registro completo.`,
  earlier: (count: number) => `I ${formatNumber(count)} giorni precedenti sono nel registro completo.`,
  complete: "Registro completo, negli open data",
  none: "Nessuna modifica dalla prima pubblicazione: da oggi ogni cambiamento sarà annotato qui.",
  feed: "Feed delle modifiche",
} as const;

export const correctionNote = {
  title: "Correzioni",
  note: "Valori che la fonte ha cambiato dopo la prima pubblicazione.",
  day: (day: string) => `Corretto il ${formatDay(day)}`,
} as const;

const fieldNames: Readonly<Record<string, string>> = {
  ayes: "favorevoli", noes: "contrari", abstained: "astenuti", present: "presenti", voting: "votanti", absent: "assenti", onMission: "in missione", required: "voti necessari",
  outcomeText: "esito", title: "titolo", description: "descrizione", date: "data", time: "ora", number: "numero", subType: "oggetto", sitting: "seduta", president: "presidente di turno",
  acts: "atti votati", isFinal: "voto finale", isConfidence: "voto di fiducia", isSecret: "voto segreto", familyName: "cognome", givenName: "nome", gender: "genere", birthDate: "data di nascita",
  birthPlace: "luogo di nascita", deathDate: "data di morte", presented: "data di presentazione", initiative: "iniziativa", type: "tipo", year: "anno", councilDate: "data del Consiglio dei ministri",
  adopted: "data di adozione", announced: "data di annuncio",
}; // prettier-ignore

function toWord(field: string, value: string | null): string {
  if (value === null) return "non indicato";
  if (value === "true" || value === "false") return value === "true" ? "sì" : "no";
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  if (/^\d+$/.test(value) && field !== "year") return formatNumber(Number(value));
  return `«${value}»`;
}

/** "contrari da 121 a 120"; "voto di Rossi Maria da Contrario a Assente"; "atti votati" where there is no short form. */
export function correctionSentence({ field, person, before, after }: CorrectedField): string {
  const code = (value: string | null) =>
    Object.entries(memberVote)
      .find(([known]) => known === value)?.[1]
      .toLowerCase() ?? "non indicato";
  if (person !== null) return `voto di ${person.name}, prima ${code(before)}, ora ${code(after)}`;
  const name = fieldNames[field] ?? field;
  return before === null && after === null
    ? `${name}: valore cambiato`
    : `${name}: prima ${toWord(field, before)}, ora ${toWord(field, after)}`;
}
