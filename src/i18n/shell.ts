/** Labels of the page frame: header, menu, search, footer, notices, error pages. */
import { toRoman } from "#src/domain/legislatures.ts";
import { operator } from "#src/config/operator.ts";
import { siteConfig } from "#src/config/site.ts";
import { formatAfter, formatCount, formatDay, formatUpTo, formatWith, withArticle } from "#src/lib/format.ts";
import { quoted } from "#src/lib/text.ts";
import { nearCount } from "./common.ts";
import { legislatureName } from "./legislature.ts";

export const shell = {
  edition: `Almanacco del Parlamento, ${legislatureName}`,
  demo: "Dati dimostrativi: nomi, atti e voti sono inventati.",
  demoLabel: "Avviso",
  skipToContent: "Vai al contenuto",
  skipToMenu: "Vai al menu",
  skipToFooter: "Vai al piè di pagina",
  title: (page: string) => `${page} | ${siteConfig.name}`,
  path: "Percorso",
  contents: "In questa pagina",
} as const;

/** On every page of a legislature that is over. */
export const overNotice = {
  label: "Legislatura conclusa",
  /** `end: null` = a later one has begun, and its first day is not known here. */
  text: (roman: string, end: string | null) =>
    `Questa è la ${roman} legislatura, conclusa${end === null ? "" : ` ${formatWith("il", end)}`}.`,
  newest: (number: number) => `Vai alla ${toRoman(number)} legislatura`,
} as const;

export const menu = {
  label: "Principale",
  open: "Menu",
  close: "Chiudi",
  governments: "Governi",
  allGovernments: "Tutti i governi",
  ministries: "Ministeri",
  members: "Parlamentari",
  represent: "Chi mi rappresenta",
  deputies: "Deputati",
  senators: "Senatori",
  strengthIndex: "Indice di forza",
  search: "Cerca",
  territories: "Parlamentari per regione",
  compare: "Confronta i parlamentari",
  voteMap: "Chi vota con chi",
  myMembers: "I miei parlamentari",
  bodies: "Organi parlamentari",
  allBodies: "Tutti gli organi",
  chamber: "Camera",
  senate: "Senato",
  bicameral: "Bicamerali",
  presidency: "Presidenza",
  committees: "Commissioni e giunte",
  groups: "Gruppi",
  bicameralCommittees: "Commissioni",
  delegations: "Delegazioni in organi internazionali",
  votes: "Votazioni",
  legislation: "Attività legislativa",
  overview: "Panoramica",
  numbers: "Numeri",
  themes: "Temi",
  decrees: "Decreti legge",
  bills: "Disegni di legge",
  legislativeDecrees: "Decreti legislativi",
  implementingDecrees: "Decreti attuativi",
  operatorLinks: "Chi pubblica il sito",
  donate: "Sostieni il progetto",
} as const;

/** Texts of the person search. Fixed by spec §8. */
export const personSearch = {
  label: "Cerca un nome, una legge, un comune",
  /** Short enough for the narrowest field. */
  placeholder: "Nome, legge o comune",
  submit: "Cerca",
  clear: "Cancella",
  typeToSearch: "Digita per cercare",
  loading: "Carico...",
  notFound: "Non trovato",
  near: nearCount,
  /** As `near`, when nobody knows whether the name itself exists. */
  alike: (count: string) => `Nomi che somigliano: ${count}`,
  /** Link below the results: a text that is no member's name may be that of a law. */
  everywhere: (text: string) => `Cerca ${quoted(text)} in tutto il sito`,
  inactive: "(Ruolo non più attivo)",
  /** Said when no name matches, but pages do. */
  found: (shown: number, total: number) =>
    `${shown < total ? `${String(shown)} di ` : ""}${formatCount(total, "risultato", "risultati")} nel sito`,
  results: "Risultati trovati",
  loaded: (shown: string, total: string) => `Caricati ${shown} di ${total}`,
} as const;

export const colophon = {
  about: {
    official:
      "Un servizio pubblico e gratuito di documentazione parlamentare. Non è un sito istituzionale: pubblica e spiega i dati ufficiali di Camera, Senato e Governo.",
    demo: "La dimostrazione di un servizio pubblico e gratuito di documentazione parlamentare. Non è un sito istituzionale: le istituzioni sono quelle vere, nomi, atti e voti sono inventati.",
  },
  // Keeps a house number with its street and a postal code with its town.
  imprint: `${operator.name}, ${operator.address.replaceAll(/(^|[^,]) (?=\d)/g, "$1\u00A0").replaceAll(/(\d) /g, "$1\u00A0")}`,
  codes: `Codice fiscale ${operator.taxCode}, ${formatAfter("tel.", operator.phone.replaceAll(" ", "\u00A0"))}`,
  service: "Il servizio",
  search: "Cerca nel sito",
  indicators: "Indicatori e metodo",
  faq: "Domande frequenti",
  openData: "Open data",
  status: "Stato dei dati",
  accessibility: "Accessibilità",
  legislatures: "Legislature precedenti",
  legislature: (number: number) => `${toRoman(number)} legislatura`,
  contacts: "Contatti",
  contact: "Scrivi alla redazione",
  donate: "Sostieni il progetto",
  privacy: "Informativa sulla privacy",
  preferences: "Preferenze sulla privacy",
} as const;

export const provenance = {
  label: "Fonti e citazione",
  sources: "Fonti",
  fetched: (day: string) => `Aggiornamento: ${formatDay(day)}.`,
  /** "Senato della Repubblica, fino all’8 maggio 2024": used if the sources end on different days. */
  fetchedSource: (name: string, day: string) => `${name}, fino ${formatUpTo(day)}`,
  noSources: "La fonte di questa pagina è l’archivio del sito.",
  data: "Dati di questa pagina",
  archive: "Archivio completo dei dati",
  definitions: "Definizioni e formule",
} as const;

export const popup = {
  label: "Sostieni il progetto",
  close: "Chiudi",
} as const;

export const pages = {
  notFound: {
    title: "Pagina non trovata",
    lead: "A questo indirizzo non c’è una pagina. Può essere un errore di battitura, o un collegamento scritto male.",
    description: "L’indirizzo cercato non esiste.",
    /** Shown before a suggested address. */
    meant: "Questo indirizzo invece c’è:",
    waysHeading: "Da dove ripartire",
  },
  error: {
    title: "Quando i dati non arrivano",
    lead: "Torna alla pagina di prima con il tasto Indietro: filtri e ricerca restano come erano. Se lì c’è «Riprova», premilo.",
    description: "Che cosa fare quando i dati richiesti non arrivano.",
    doHeading: "Se non basta",
    todo: {
      connection: "Controlla la connessione. Le pagine visitate di recente si leggono anche senza rete.",
      status: "Guarda a che giorno arrivano i dati e che cosa manca:",
      write: "Se i dati continuano a non arrivare, scrivi su quale pagina:",
      search: "Se cercavi altro, riparti dalla ricerca:",
    },
  },
  /** In place of a page that the publication checks refuse and that was never published. */
  awaited: {
    title: "Questa pagina non è ancora pronta",
    lead: "I dati di questo indirizzo sono arrivati, ma la pagina che ne è stata fatta non ha superato i controlli, e per questo non la pubblichiamo.",
    description: "La pagina di questo indirizzo non ha ancora superato i controlli.",
    /** When it may be there. */
    when: (isDemo: boolean) =>
      isDemo
        ? "In questa dimostrazione i dati sono fermi: con i dati veri si riprova ogni notte."
        : "Si riprova ogni notte: domani può essere qui.",
    waysHeading: "Dove sono intanto i dati",
    ways: {
      files: "Le schede da cui è fatta la pagina sono già fra i dati da scaricare:",
      status: "A che giorno arrivano i dati, e che cosa manca:",
      search: "Le pagine vicine si trovano con la ricerca:",
    },
  },
  offline: {
    title: "Senza connessione",
    lead: "Questa pagina non è tra quelle salvate sul dispositivo. Appena torna la connessione si potrà leggere.",
    description: "Pagina mostrata quando manca la connessione.",
    waysHeading: "Che cosa si può leggere",
    ways: "Le pagine visitate di recente si aprono anche senza connessione, con la data in cui sono state salvate.",
  },
  /** Banner of a page served from the cache, not from the network. */
  savedCopy: (when: string) => `Copia salvata ${withArticle("il", when)}: il sito non risponde.`,
} as const;
