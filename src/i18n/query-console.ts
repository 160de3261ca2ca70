/** Labels of /open-data/interroga and of the pages of its ready questions. */
import { formatBytes, formatCount, formatNumber, formatWith } from "#src/lib/format.ts";
import { nearNames } from "#src/lib/near-names.ts";
import { positionOf } from "#src/lib/query-console.ts";
import { quoted } from "#src/lib/text.ts";

export const queryConsole = {
  title: "Interroga i dati",
  lead: (ready: number) =>
    `${formatCount(ready, "domanda ha già la risposta", "domande hanno già la risposta")}; le altre si scrivono in SQL, e la risposta si calcola nel browser.`,
  description: "Domande in SQL alle tabelle del Parlamento, con risultato, grafico, CSV e un indirizzo da condividere.",
  noScript:
    "Senza JavaScript le domande non si possono scrivere qui: le domande pronte hanno già il risultato, e i file si scaricano da «Open data».",
  ask: "La domanda",
  ready: "Domande pronte",
  start: "Parti da una domanda pronta",
  choose: "Scegli una domanda, o scrivila",
  field: "Domanda in SQL",
  run: "Esegui",
  runKeys: "o Ctrl+Invio.",
  stop: "Ferma",
  given: "Questa domanda è arrivata con un collegamento: leggila, poi premi «Esegui».",
  results: "Risultato",
  starting: "Preparo la base di dati…",
  loading: (table: string, got: number, bytes: number) =>
    `Scarico ${table}: ${formatBytes(Math.min(got, bytes))} di ${formatBytes(bytes)}`,
  running: "Cerco la risposta…",
  stopped: "Domanda fermata. Le tabelle si ricaricano con la prossima.",
  years: "Anni dei voti da leggere",
  yearsNote: "I voti dei parlamentari (ballot) sono in un file all’anno: il risultato conta solo gli anni scelti.",
  toFetch: (bytes: number, tables: readonly string[]) =>
    `Per rispondere vanno scaricati ${formatBytes(bytes)} (${tables.join(", ")}).`,
  noYear: "Scegli almeno un anno.",
  answerYears: "Rispondi con questi anni",
  fetch: "Scarica e rispondi",
  ofYears: (years: readonly string[]) => `Voti dei parlamentari: ${years.join(", ")}.`,
  rows: (total: number, isCut: boolean) =>
    isCut
      ? `Più di ${formatCount(total, "riga", "righe")}: la domanda si è fermata qui. LIMIT o WHERE la restringono.`
      : formatCount(total, "riga", "righe"),
  range: (from: number, to: number, total: number) =>
    `Righe da ${formatNumber(from)} a ${formatNumber(to)} di ${formatNumber(total)}`,
  mostShown: (most: number) => `Qui si scorrono le prime ${formatNumber(most)}; il CSV le ha tutte.`,
  none: "Nessuna riga: la domanda è valida, ma non trova nulla.",
  previous: "Righe precedenti",
  next: "Righe successive",
  empty: "vuoto",
  csv: "Scarica in CSV",
  asStored: "Il CSV ha i codici e le date come sono nelle tabelle.",
  csvName: "interrogazione",
  address: "Indirizzo di questa domanda",
  noAddress: "La domanda è troppo lunga per un indirizzo: va condivisa come testo.",
  chart: "Grafico",
  chartOf: (value: string, of: string, bars: number) =>
    `${value} per ${of}: ${formatCount(bars, "barra", "barre")}. I numeri sono nella tabella.`,
  broken:
    "L’indirizzo è arrivato incompleto: la domanda qui sotto può essere rotta. Correggila, o chiedi di nuovo l’indirizzo.",
  schema: "Le tabelle",
  schemaNote: "La chiave di ogni tabella è in grassetto.",
  insertNote: "Una colonna, se la premi, si aggiunge alla domanda.",
  insert: (column: string) => `${column}: aggiungi alla domanda`,
  readyNote: "Il risultato è già calcolato. Ogni domanda si può aprire qui sotto, per cambiarla.",
  /** Page of a ready question. */
  open: "Apri la domanda, per cambiarla",
  firstRows: (shown: number, total: number) => `Le prime ${formatNumber(shown)} righe di ${formatNumber(total)}.`,
  answerDescription: (question: string) =>
    `${question} La risposta dai dati del Parlamento, con l’interrogazione in SQL.`,
  answerLead: (day: string) => `Calcolata sui dati ${formatWith("del", day)}.`,
  titlesNote: "Le votazioni hanno qui il titolo del sito, nelle tabelle quello della fonte.",
  noAnswer: "Nessuna riga: i dati di oggi non ne hanno.",
  repeat: "Come ripeterla",
  repeatNote:
    "La domanda è la stessa in SQLite, DuckDB, Python e R. DuckDB e R leggono i file Parquet senza scaricarli prima.",
} as const;

/** A table that a query can name, for messages about a name that does not exist. */
export interface KnownTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Messages of SQLite about a query, in Italian; `$1` is the name in question. */
const messages: readonly (readonly [RegExp, (name: string, known: readonly KnownTable[], sql: string) => string])[] = [
  [/^near "(.*)": syntax error$/s, (text) => `SQL non valido vicino a ${quoted(text)}.`],
  [/^incomplete input$/, () => "La domanda è incompleta: manca la fine."],
  [/^unrecognized token: "(.*)"$/s, (text) => `SQL non valido: ${quoted(text)} non si chiude o non vuol dire nulla.`],
  [/^no such table: (.*)$/, (name, known) => `La tabella ${quoted(name)} non c’è. ${suggest(name, namesOf(known))}`],
  [/^no such column: (.*)$/, (name, known, sql) => noColumn(name, known, sql)],
  [/^no such function: (.*)$/, (name) => `La funzione ${quoted(name)} non esiste in SQLite.`],
  [/^ambiguous column name: (.*)$/, (name) => `Più tabelle hanno la colonna ${quoted(name)}: scrivi tabella.${name}.`],
  [/^wrong number of arguments to function (.*)$/, (name) => `Numero sbagliato di argomenti per la funzione ${name}.`],
  [
    /^misuse of aggregate:? ?(.*)$/,
    (name) => `La funzione ${name} conta più righe: qui non può stare (serve HAVING?).`,
  ],
  [/^string or blob too big$/, () => "Un valore del risultato è troppo grande."],
];

const namesOf = (tables: readonly KnownTable[]): string[] => tables.map(({ name }) => name);

/** Most columns of a table, and most tables, that a message lists. */
const mostListed = { columns: 8, tables: 3 };

/** The tables that a query reads, or the one that a qualifier ("b" in "b.code") stands for. */
function tablesRead(qualifier: string, known: readonly KnownTable[], sql: string): KnownTable[] {
  const hasWord = (table: string, alias: string): boolean =>
    new RegExp(String.raw`(?:FROM|JOIN|,)\s+${table}\b${alias}`, "i").test(sql);
  const read = known.filter(({ name }) => hasWord(name, ""));
  if (!/^\w+$/.test(qualifier)) return read;
  const same = read.filter(({ name }) => name.toLowerCase() === qualifier.toLowerCase());
  return same.length > 0 ? same : read.filter(({ name }) => hasWord(name, String.raw`\s+(?:AS\s+)?${qualifier}\b`));
}

/** "«position» non è in ballot, che ha vote, person, code. È in membership.": where a column is looked for, and where it is. */
function noColumn(name: string, known: readonly KnownTable[], sql: string): string {
  const column = name.replace(/^.*\./, "");
  const has = ({ columns }: KnownTable): boolean => columns.includes(column);
  const read = tablesRead(name.slice(0, -column.length - 1), known, sql);
  const [lacking] = read;
  const where =
    read.length !== 1 || lacking === undefined || has(lacking)
      ? `La colonna ${quoted(name)} non c’è.`
      : `${quoted(name)} non è in ${lacking.name}${lacking.columns.length > mostListed.columns ? "" : `, che ha ${lacking.columns.join(", ")}`}.`;
  const having = [...known.filter((table) => has(table) && read.includes(table)), ...known.filter(has)];
  const tables = [...new Set(namesOf(having))];
  const more =
    tables.length > mostListed.tables ? ` e in altre ${formatNumber(tables.length - mostListed.tables)}` : "";
  if (tables.length > 0) return `${where} È in ${tables.slice(0, mostListed.tables).join(", ")}${more}.`;
  const near = [...read, ...known].flatMap(({ columns }) => columns);
  return `${where} ${suggest(column, [...new Set(near)])}`;
}

/** Names of the schema near to one that does not exist. */
function suggest(name: string, names: readonly string[]): string {
  const near = nearNames(names, name, (one) => [one]).slice(0, 3);
  const inside = names.filter((one) => name.length > 3 && (one.includes(name) || name.includes(one))).slice(0, 3);
  const found = [...new Set([...near, ...inside])].slice(0, 3);
  return found.length === 0 ? "I nomi sono nello schema, sotto." : `Nomi simili: ${found.join(", ")}.`;
}

/** What is wrong with a query, in a sentence with its position. `at`: index in the query; null = not known. */
export function explainSql(sql: string, message: string, at: number | null, known: readonly KnownTable[]): string {
  const text = explainMessage(message, known, sql);
  const named = /^no such (?:table|column): (.*)$/.exec(message)?.[1] ?? "";
  const found = at ?? (named === "" ? -1 : sql.indexOf(named));
  if (found === -1) return text;
  const { line, column } = positionOf(sql, found);
  return `Riga ${line}, colonna ${column}: ${text}`;
}

function explainMessage(message: string, known: readonly KnownTable[], sql: string): string {
  for (const [pattern, word] of messages) {
    const found = pattern.exec(message);
    if (found !== null) return word(found[1] ?? "", known, sql);
  }
  return `SQLite risponde: ${message}.`;
}

/** Why a query is not answered, where it is not a message of SQLite. */
export const queryFaults = {
  write: "Qui si può solo leggere: la domanda deve cominciare con SELECT o WITH, e non cambia dati né impostazioni.",
  several: "Una domanda alla volta: dopo il punto e virgola ce n’è un’altra.",
  empty: "Scrivi una domanda, o scegline una pronta.",
  memory: "La domanda chiede più memoria di quanta un browser ne dia. Leggi meno anni, o restringila con WHERE.",
  load: (table: string) => `La tabella ${table} non è arrivata: riprova.`,
  engine:
    "Questo browser non esegue WebAssembly, che serve per interrogare i dati. In cima alla pagina ci sono le domande pronte con il risultato; i file si scaricano da «Open data».",
} as const;
