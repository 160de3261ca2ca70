import { formatCount, formatNumber } from "#src/lib/format.ts";
import { quoted } from "#src/lib/text.ts";

export const searchKind: Readonly<Record<string, string>> = {
  person: "Persone",
  act: "Atti",
  vote: "Votazioni",
  body: "Organi, gruppi e governi",
  college: "Collegi e province",
  page: "Pagine",
};

export const search = {
  title: "Cerca",
  description: "Cerca fra persone, atti, votazioni, organi e pagine del sito.",
  lead: "Persone, atti, votazioni, organi, definizioni: basta una parola, un nome in uso o un codice.",
  /** Accessible name of the search landmark; the header has a person search. */
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
  /** Link to the votes list: most votes on amendments are not in the search index. */
  allVotes: (text: string) => `Cerca ${quoted(text)} fra tutte le votazioni, emendamenti compresi`,
  /** @param hasOlder true = older years have not been searched */
  found: (shown: number, total: number, hasOlder: boolean) =>
    `${formatCount(total, "risultato", "risultati")}${hasOlder ? " negli anni più recenti" : ""}${shown < total ? `: i\u00a0primi ${formatNumber(shown)}` : ""}`,
  none: (text: string) => `Nessun risultato per ${quoted(text)}.`,
  noneHint: "Si può provare con meno parole, con il cognome soltanto, o con il numero dell’atto.",
  empty: "Scrivi una parola, un nome o un codice.",
  offline: "La ricerca non risponde: forse manca la connessione. Gli elenchi già aperti restano leggibili.",
  older: "Cerca anche negli anni precedenti",
  more: "Mostra altri risultati",
  results: "Risultati",
} as const;

export const searchDetail = {
  prose: "Pagina",
  list: "Elenco",
  territory: (places: string | null, isAbroad: boolean) =>
    places === null
      ? "Chi lo rappresenta: deputati e senatori"
      : isAbroad
        ? `Chi rappresenta chi vota all’estero (fra gli altri Paesi ${places}): deputati e senatori`
        : `Chi rappresenta ${places}: deputati e senatori`,
  college: (chamber: string) => `Collegio elettorale, ${chamber}`,
  province: "Comuni, collegi e parlamentari eletti",
  government: "Governo",
  group: (acronym: string | null, chamber: string) =>
    `Gruppo parlamentare${acronym === null ? "" : ` ${acronym}`}, ${chamber}`,
} as const;

/** Common names of things that the site calls otherwise. They are searched, but not displayed. */
export const searchWords = {
  /** Form of address of a member. */
  person: "onorevole on.le",
  premier: "premier, capo del Governo",
  group: "partito",
  territory: "chi mi rappresenta a, parlamentari, onorevoli, provincia di, circoscrizione, collegio",
  represent: "il mio collegio, il mio comune, chi ho votato, collegi uninominali e plurinominali",
  college: "chi mi rappresenta, collegio elettorale",
  south: "Mezzogiorno, Meridione",
  votes: "ultime votazioni, voti di oggi, voti di ieri",
  rebels: "franchi tiratori, dissidenti",
  members: "parlamentari in carica, classifica delle presenze e delle assenze, assenteisti",
  myMembers: "il mio deputato, il mio senatore",
  faq: "faq, glossario, aiuto, significato delle parole",
  governments: "governo in carica, consiglio dei ministri",
  presidency: (chamber: string) => `presidente ${chamber}, vicepresidenti, questori, segretari`,
  updates: "novità, errata corrige",
} as const;

/** Names of a numbered committee: "5a, quinta". */
export function committeeOrdinal(number: number): string {
  const word = committeeOrdinals[number - 1];
  return `${number}a${word === undefined ? "" : `, ${word} commissione`}`;
}

const committeeOrdinals = [
  ...["prima", "seconda", "terza", "quarta", "quinta", "sesta", "settima", "ottava", "nona", "decima"],
  ...["undicesima", "dodicesima", "tredicesima", "quattordicesima"],
];
