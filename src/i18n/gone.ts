/** Labels of pages that went or moved. */
import { formatWith } from "#src/lib/format.ts";

export const goneTexts = {
  title: "Questa pagina non c’è più",
  description: "La pagina è stata pubblicata e poi ritirata: che cosa è successo e dove proseguire.",
  lead: "L’indirizzo è giusto e la pagina c’era: la scheda da cui nasceva non è più nelle fonti che pubblichiamo.",
  whatHeading: "Che cosa è successo",
  /** "Pubblicata dal 3 marzo 2026, ritirata l’8 aprile 2026." */
  life: (since: string, until: string) =>
    `Pubblicata ${formatWith("dal", since)}, ritirata ${formatWith("il", until)}.`,
  why: "Succede quando una fonte cancella o riunisce una scheda. Le modifiche di ogni giorno sono nell’elenco degli aggiornamenti.",
  toParent: "Vai all’elenco che la conteneva",
  toHome: "Vai alla pagina iniziale",
  waysHeading: "Da dove ripartire",
  file: (until: string, parent: string) =>
    `Questo file non è più pubblicato ${formatWith("dal", until)}. Vedi ${parent}`,
  movedTitle: "Questa pagina ha cambiato indirizzo",
  movedTo: "La pagina è ora qui:",
} as const;
