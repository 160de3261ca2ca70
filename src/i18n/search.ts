/** Words of /cerca. */
import { formatCount, formatNumber } from "#src/lib/format.ts";
import { quoted } from "#src/lib/text.ts";

export const searchKind: Readonly<Record<string, string>> = {
  person: "Persone",
  act: "Atti",
  vote: "Votazioni",
  body: "Organi, gruppi e governi",
  page: "Pagine",
};

export const search = {
  title: "Cerca",
  description: "Cerca fra persone, atti, votazioni, organi e pagine del sito.",
  lead: "Persone, atti, votazioni, organi, definizioni: basta una parola, un nome in uso o un codice.",
  /** The search among the landmarks of the page, where the heading has one of people. */
  landmark: "Ricerca nel sito",
  label: "Che cosa cerchi",
  submit: "Cerca",
  start: "Da dove cominciare",
  noScript: "La ricerca ha bisogno di JavaScript. Senza, si arriva a ogni pagina da questi elenchi e archivi.",
  kinds: "Cerca in",
  allKinds: "Tutto",
  year: "Anno",
  allYears: "Tutti gli anni",
  loading: "Cerco…",
  near: (text: string) => `Niente contiene ${quoted(text)}. Ecco ciò che gli somiglia.`,
  /** What no index holds: each of the many votes on amendments is in the list alone. */
  allVotes: (text: string) => `Cerca ${quoted(text)} fra tutte le votazioni, emendamenti compresi`,
  /** @param hasOlder older years have not been looked through. */
  found: (shown: number, total: number, hasOlder: boolean) =>
    `${formatCount(total, "risultato", "risultati")}${hasOlder ? " negli anni più recenti" : ""}${shown < total ? `: i primi ${formatNumber(shown)}` : ""}`,
  none: (text: string) => `Nessun risultato per ${quoted(text)}.`,
  noneHint: "Si può provare con meno parole, con il cognome soltanto, o con il numero dell’atto.",
  empty: "Scrivi una parola, un nome o un codice.",
  offline: "La ricerca non risponde: forse manca la connessione. Gli elenchi già aperti restano leggibili.",
  older: "Cerca anche negli anni precedenti",
  more: "Mostra altri risultati",
  results: "Risultati",
} as const;

/** Details under a hit. */
export const searchDetail = {
  prose: "Pagina del sito",
  list: "Elenco del sito",
  territory: "Chi lo rappresenta: deputati e senatori",
  government: "Governo",
  group: (chamber: string) => `Gruppo parlamentare, ${chamber}`,
} as const;
