import type { OpenDataQueryId } from "#src/lib/open-data-queries.ts";
import { formatCount } from "#src/lib/format.ts";
import { legislatureName } from "./legislature.ts";

/** What the data are about, in names of the whole and of its tables. */
export const parliament = `Parlamento italiano, ${legislatureName}`;

export const openData = {
  tables: "Tabelle",
  table: "Tabella",
  rows: "Righe",
  files: "File",
  /** Appended to the format of a file for screen readers, which may read the link out of context. */
  ofTable: (table: string) => `di ${table}`,
  /** Opens the files of single months. */
  byMonth: "Un mese per file, per i fogli di calcolo",
  columns: "Colonne",
  columnsOf: (table: string, count: number) => `${table}: ${formatCount(count, "colonna", "colonne")}`,
  columnsNote:
    "Le date sono scritte anno-mese-giorno (2026-11-20). Gli identificativi sono quelli degli indirizzi delle pagine.",
  columnsId: (table: string) => `colonne-${table}`,
  column: "Colonna",
  type: "Tipo",
  types: { TEXT: "testo", INTEGER: "intero", REAL: "decimale" },
  meaning: "Contenuto",
  optional: "può mancare",
  key: "chiave",
  first: "Da dove cominciare",
  whole: "Tutto l’archivio",
  wholeText: "Tutte le tabelle in una base di dati SQLite. Senza scaricarla:",
  bundles: "Tutto insieme, e le descrizioni",
  size: "Dimensione",
  file: "File",
  months: "Copie mensili",
  monthsNote: "La copia del mese in corso si aggiorna con i dati.",
  queries: "Domande pronte",
  console: "Interroga i dati nel browser",
  licence: "Licenza e fonti",
  licenceName: "CC BY-SA 4.0",
  licenceShort: "CC BY-SA 4.0, salvo dove la fonte dice altrimenti.",
  licenceText:
    "Salvo dove la fonte dice altrimenti: Creative Commons Attribuzione, Condividi allo stesso modo 4.0 (CC BY-SA 4.0).",
  catalogName: `${parliament}: archivio dei dati`,
  /** Name and text of a table for dataset search engines, which reject texts under fifty characters. */
  datasetName: (table: string) => `${parliament}: ${table}`,
  datasetText: (text: string) => `${text} Una tabella dell’archivio dei dati sul ${parliament}.`,
  formats: {
    csv: "CSV",
    json: "JSON",
    parquet: "Parquet",
    sqlite: "SQLite",
    datapackage: "Data Package",
    csvw: "CSV on the Web",
    sums: "SHA-256",
    popolo: "Popolo",
  },
  bundleNames: {
    sqlite: "L’archivio intero come base di dati SQLite, compressa",
    datapackage: "Descrizione di tutte le tabelle (Data Package 2.0)",
    csvw: "Descrizione delle tabelle CSV (CSV on the Web)",
    sums: "Impronte di tutti i file",
  },
} as const;

/** The tables that most readers want, in this order: what each is, and what it answers. */
export const firstTables = [
  { table: "vote", name: "Votazioni", answers: "Che cosa si è votato, con che esito e con quanti voti." },
  {
    table: "ballot",
    name: "Chi ha votato come",
    answers: "La posizione di ciascuno in ogni votazione, un file per anno.",
  },
  { table: "person", name: "Parlamentari", answers: "Chi siede o ha seduto nelle camere e nei governi." },
  { table: "act", name: "Atti", answers: "Disegni di legge e decreti, con lo stato e i giorni." },
] as const;

export const popoloNames: Readonly<Record<string, string>> = {
  "popolo-persons.json.gz": "Persone, in formato Popolo",
  "popolo-organizations.json.gz": "Camere, gruppi e organi, in formato Popolo",
  "popolo-memberships.json.gz": "Seggi, iscrizioni ai gruppi e incarichi negli organi, in formato Popolo",
  "popolo-vote_events.json.gz": "Votazioni con i totali dichiarati, in formato Popolo",
};

/** Question answered by each ready query. */
export const openDataQuestions = (year: string): Record<OpenDataQueryId, string> => ({
  gruppi: "Quanti parlamentari ha oggi ogni gruppo?",
  "voti-sul-filo": "Quali votazioni si sono decise per meno voti?",
  posizioni: `Quante volte nel ${year} ogni parlamentare ha votato a favore o contro, e quante era assente (anche nelle votazioni in verifica)?`,
  leggi: "Quante leggi ogni anno, e di chi era l’iniziativa?",
  forza: "Quanto vale oggi l’indice di forza di ognuno, calcolato con i nostri pesi?",
  firme: "Chi ha presentato più disegni di legge come primo firmatario?",
  ribelli: `Chi ha votato più spesso contro il proprio gruppo nel ${year}?`,
  "cambi-di-gruppo": "Chi è stato in più di un gruppo, nella stessa camera?",
  "votazioni-al-mese": "Quante votazioni ogni mese?",
  donne: "Quante sono le donne in ogni gruppo?",
  eta: "In quale decennio sono nati i parlamentari in carica?",
  fiducia: "Quante votazioni di fiducia ha avuto ogni governo?",
  "atti-piu-votati": "Su quali atti si è votato di più?",
  astenuti: "In quali votazioni gli astenuti sono stati di più?",
  regioni: "Quanti parlamentari in carica per regione, e dall’estero?",
});
