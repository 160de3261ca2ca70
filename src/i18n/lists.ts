/** Labels shared by all filterable lists. */
import { formatNumber, formatRange } from "#src/lib/format.ts";
import { nearCount } from "./common.ts";

export const lists = {
  filters: "Filtri dell’elenco",
  reset: "Azzera",
  all: "Tutti",
  moreFilters: (names: string) => `Altri filtri: ${names}`,
  dayFormat: "aaaa-mm-gg",
  orderBy: "Ordina",
  /** On a small screen: shows and hides the filters. */
  fold: "Filtri e ordine",
  /** Accessible name of the sign beside the head of a column. */
  howComputed: (head: string) => `Come si calcola: ${head}`,
  removeFilter: ", togli il filtro",
  activeFilters: "Filtri attivi",
  loading: "Carico…",
  pages: "Pagine dell’elenco",
  page: (number: string) => `Pagina ${number}`,
  previous: "Precedente",
  next: "Successiva",
  loadMore: "Mostra altri",
  shown: (shown: number, total: number) => `${formatNumber(shown)} di ${formatNumber(total)}`,
  range: (from: number, to: number, total: number) => `${formatRange(from, to)} di ${formatNumber(total)}`,
  near: nearCount,
  /** Mark of a row of the live API. */
  live: "in diretta, non ancora in archivio",
  /** Rows of the live API that the build does not have; null = the API did not answer. */
  newer: (count: number | null) =>
    count === null
      ? "Gli aggiornamenti in diretta non sono arrivati: l’elenco è quello dell’ultima edizione."
      : `Di cui ${formatNumber(count)} in diretta, non ancora in archivio.`,
  summed: (count: string, sums: string) => `${count}: ${sums}`,
  empty: "Nessun risultato con questi filtri.",
  emptyHint: "Togli un filtro, oppure toglili tutti con «Azzera».",
  failed: "I dati non sono arrivati.",
  failedHint: (status: number | "unreadable" | "outdated" | null) => {
    if (status === "outdated") return "Il sito è stato aggiornato mentre la pagina era aperta: ricaricala.";
    if (status === "unreadable") return "Il sito ha risposto con dati che non si leggono: riprova.";
    return status === null
      ? "Il sito non risponde: controlla la connessione e riprova."
      : `Il sito ha risposto con l’errore ${status}.`;
  },
  /** In an archive; the address on the site follows. */
  onSiteOnly: "I filtri funzionano solo sul sito:",
  reload: "Ricarica la pagina",
  retry: "Riprova",
  csv: (count: number) => (count === 1 ? "Scarica la riga in CSV" : `Scarica le ${formatNumber(count)} righe in CSV`),
  or: " o ",
  /** After "Scarica in CSV" or "I gruppi (CSV)". */
  spreadsheet: "per Excel",
  csvFailed: "Il file non è stato preparato: riprova.",
  noScript:
    "I filtri hanno bisogno di JavaScript. Senza, l’elenco intero si sfoglia dai collegamenti di questa pagina.",
} as const;
