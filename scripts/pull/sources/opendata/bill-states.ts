import type { ActStep } from "#src/domain/records.ts";

/** State of a reading: label, kind of step, and effect on the bill. */
export interface ReadingState {
  /** Italian label with abbreviations written out; the source's own text if it is unknown. */
  readonly label: string;
  readonly step: ActStep["kind"];
  /** "ended": the reading ended without approval. */
  readonly meaning: "waiting" | "open" | "approved" | "law" | "ended" | "unknown";
}

const states: Readonly<Record<string, ReadingState>> = {
  "da assegn. a commis.": { label: "Da assegnare a commissione", step: "other", meaning: "waiting" },
  "assegnato (no esame)": { label: "Assegnato, esame non ancora iniziato", step: "assigned", meaning: "waiting" },
  "esame in comm.": { label: "In corso di esame in commissione", step: "committee_start", meaning: "open" },
  "concluso l'esame": { label: "Concluso l’esame da parte della commissione", step: "committee_end", meaning: "open" },
  "in relazione": { label: "In stato di relazione", step: "committee_end", meaning: "open" },
  "all'esame assemblea": { label: "All’esame dell’assemblea", step: "assembly", meaning: "open" },
  approvato: { label: "Approvato", step: "approved", meaning: "approved" },
  "appr. con modificaz": { label: "Approvato con modificazioni", step: "approved", meaning: "approved" },
  "appr. in t.u.": { label: "Approvato in testo unificato", step: "approved", meaning: "approved" },
  "appr. definit. Legge": { label: "Approvato definitivamente. Legge", step: "law", meaning: "law" },
  "appr. def. non pubbl": {
    label: "Approvato definitivamente, non ancora pubblicato",
    step: "approved",
    meaning: "law",
  },
  assorbito: { label: "Assorbito", step: "absorbed", meaning: "ended" },
  ritirato: { label: "Ritirato", step: "withdrawn", meaning: "ended" },
  respinto: { label: "Respinto", step: "rejected", meaning: "ended" },
  "restit. al Governo": { label: "Restituito al Governo", step: "returned", meaning: "ended" },
  "D-L decaduto": { label: "Decreto-legge decaduto", step: "lapsed", meaning: "ended" },
  "concl. anomala stral": { label: "Concluso con lo stralcio", step: "split", meaning: "ended" },
};

/** State for a text of the source. An unknown text is kept as the label, with the meaning "unknown". */
export function toReadingState(words: string): ReadingState {
  return states[words] ?? { label: words, step: "other", meaning: "unknown" };
}

/** States as the Camera words them, by the beginning of the words; the first that fits. */
const cameraStates: readonly (readonly [RegExp, Pick<ReadingState, "step" | "meaning">])[] = [
  [/^da assegnare/i, { step: "other", meaning: "waiting" }],
  [/^assegnato/i, { step: "assigned", meaning: "waiting" }],
  [/^in corso di esame in commissione/i, { step: "committee_start", meaning: "open" }],
  [/^concluso l['’]esame/i, { step: "committee_end", meaning: "open" }],
  [/^in stato di relazione/i, { step: "committee_end", meaning: "open" }],
  [/^(?:in discussione|all['’]esame dell['’]assemblea)/i, { step: "assembly", meaning: "open" }],
  [/^rinviato dall['’]assemblea/i, { step: "other", meaning: "open" }],
  [/^approvato definitivamente/i, { step: "law", meaning: "law" }],
  [/^approvato/i, { step: "approved", meaning: "approved" }],
  [/^assorbito/i, { step: "absorbed", meaning: "ended" }],
  [/^ritirato/i, { step: "withdrawn", meaning: "ended" }],
  [/^respinto/i, { step: "rejected", meaning: "ended" }],
  [/^restituito al governo/i, { step: "returned", meaning: "ended" }],
  [/^decreto-legge decaduto/i, { step: "lapsed", meaning: "ended" }],
  [/^conclusione anomala per stralcio/i, { step: "split", meaning: "ended" }],
];

/** State for the words of the Camera, which are the label. Unknown ones have the meaning "unknown". */
export function toCameraState(words: string): ReadingState {
  const [, state] = cameraStates.find(([pattern]) => pattern.test(words)) ?? [];
  return { label: words, ...(state ?? { step: "other", meaning: "unknown" }) };
}
