/** Labels of tombstones and redirects. */
import { formatWith } from "#src/lib/format.ts";

export const tombstoneTexts = {
  title: "Questa pagina non c’è più",
  description: "La pagina è stata pubblicata e poi ritirata: che cosa è successo e dove proseguire.",
  /** For a page whose record is still to be read. */
  awaited: {
    title: "Questa pagina torna presto",
    description: "L’archivio viene riletto dalla fonte: la pagina torna appena la sua scheda è di nuovo acquisita.",
    lead: "L’indirizzo è giusto: la scheda da cui nasce la pagina non è ancora riletta dalla fonte.",
    life: (since: string) => `Pubblicata ${formatWith("dal", since)}, non ritirata.`,
    why: "L’archivio viene riletto per intero, in più notti.",
    file: (parent: string) => `Questo file torna appena i suoi dati sono riletti. Vedi ${parent}`,
  },
  lead: (isWithdrawn: boolean) =>
    isWithdrawn
      ? "L’indirizzo è giusto e la pagina c’era: la scheda da cui nasceva non è più nelle fonti che pubblichiamo."
      : "L’indirizzo è giusto e la pagina c’era: i dati da cui nasceva sono cambiati e non la danno più.",
  whatHeading: "Che cosa è successo",
  /** "Pubblicata dal 3 marzo 2026, ritirata l’8 aprile 2026." */
  life: (since: string, until: string) =>
    `Pubblicata ${formatWith("dal", since)}, ritirata ${formatWith("il", until)}.`,
  why: (isWithdrawn: boolean) =>
    isWithdrawn
      ? "Succede quando una fonte cancella o riunisce una scheda."
      : "Succede quando un elenco si svuota o cambia forma.",
  updates: "Le modifiche di ogni giorno sono negli",
  toParent: "Vai alla pagina che la conteneva",
  toHome: "Vai alla pagina iniziale",
  waysHeading: "Da dove ripartire",
  file: (until: string, parent: string) =>
    `Questo file non è più pubblicato ${formatWith("dal", until)}. Vedi ${parent}`,
  movedTitle: "Questa pagina ha cambiato indirizzo",
  movedTo: "La pagina è ora qui:",
} as const;
