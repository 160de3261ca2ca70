import { formatDay, formatWith, monthNames, nb } from "#src/lib/format.ts";
import type { Random } from "./random.ts";

/** Topic of an act. `matter` follows "in materia di". */
export interface Topic {
  readonly short: string;
  readonly matter: string;
  /** Index of the committee in the Camera and in the Senate (see bodies.ts). */
  readonly committees: { readonly C: number; readonly S: number };
  readonly policy: string;
}

const topic = (short: string, matter: string, camera: number, senato: number, policy: string): Topic => ({
  short,
  matter,
  committees: { C: camera, S: senato },
  policy,
});

const topics: readonly Topic[] = [
  topic("Tutela delle acque interne", "tutela delle acque interne e riuso delle risorse idriche", 7, 7, "Ambiente"),
  topic("Piccoli comuni montani", "sostegno ai piccoli comuni montani", 4, 0, "Autonomie territoriali"),
  topic("Trasporto pubblico locale", "trasporto pubblico locale e mobilità nelle aree interne", 8, 7, "Trasporti"),
  topic("Lavoro stagionale", "lavoro stagionale e previdenza dei lavoratori discontinui", 10, 9, "Lavoro"),
  topic("Credito agrario", "riordino degli istituti di credito agrario", 12, 8, "Agricoltura"),
  topic("Edilizia scolastica", "edilizia scolastica e sicurezza degli edifici", 6, 6, "Istruzione"),
  topic("Cure domiciliari", "assistenza domiciliare e cure di prossimità", 11, 9, "Salute"),
  topic("Giustizia di pace", "ordinamento della giustizia di pace", 1, 1, "Giustizia"),
  topic("Archivi e biblioteche", "archivi storici e biblioteche civiche", 6, 6, "Cultura"),
  topic("Banda larga nelle valli", "reti a banda larga nelle valli e nelle isole minori", 8, 7, "Innovazione"),
  topic(
    "Prevenzione degli incendi boschivi",
    "prevenzione e contrasto degli incendi boschivi",
    7,
    7,
    "Protezione civile",
  ),
  topic("Professioni sanitarie", "accesso alle professioni sanitarie e formazione continua", 11, 9, "Salute"),
  topic("Comunità energetiche", "comunità energetiche rinnovabili", 9, 7, "Energia"),
  topic("Rifiuti tessili", "raccolta e riuso dei rifiuti tessili", 7, 7, "Ambiente"),
  topic("Polizia locale", "ordinamento della polizia locale", 0, 0, "Interno"),
  topic("Cittadinanza digitale", "identità e cittadinanza digitale", 0, 0, "Pubblica amministrazione"),
  topic("Pesca e acquacoltura", "pesca, acquacoltura e porti minori", 12, 8, "Agricoltura"),
  topic("Artigianato artistico", "artigianato artistico e botteghe storiche", 9, 8, "Imprese"),
  topic(
    "Diritto allo studio universitario",
    "diritto allo studio universitario e alloggi per studenti",
    6,
    6,
    "Università e ricerca",
  ),
  topic("Sport di base", "promozione dello sport di base e impianti di quartiere", 6, 6, "Sport"),
  topic("Caregiver familiari", "riconoscimento dei caregiver familiari", 11, 9, "Politiche sociali"),
  topic("Sicurezza sul lavoro", "salute e sicurezza nei luoghi di lavoro", 10, 9, "Lavoro"),
  topic("Rigenerazione urbana", "rigenerazione urbana e consumo di suolo", 7, 7, "Infrastrutture"),
  topic("Terzo settore", "semplificazione degli adempimenti del terzo settore", 11, 9, "Politiche sociali"),
  topic("Magistratura contabile", "funzioni della magistratura contabile", 0, 0, "Giustizia"),
  topic("Riscossione locale", "riscossione delle entrate degli enti locali", 5, 5, "Finanze"),
  topic("Cammini e turismo lento", "cammini storici e turismo lento", 9, 8, "Turismo"),
  topic("Ordinamento penitenziario", "ordinamento penitenziario e lavoro dei detenuti", 1, 1, "Giustizia"),
  topic("Missioni internazionali", "partecipazione alle missioni internazionali", 3, 2, "Difesa"),
  topic("Cooperazione allo sviluppo", "cooperazione internazionale allo sviluppo", 2, 2, "Esteri"),
  topic("Italiani all’estero", "rete consolare e servizi agli italiani all’estero", 2, 2, "Esteri"),
  topic("Materie prime critiche", "approvvigionamento di materie prime critiche", 9, 8, "Imprese"),
  topic("Apprendistato", "apprendistato e formazione professionale", 10, 9, "Lavoro"),
  topic("Editoria locale", "sostegno all’editoria locale e alle edicole", 6, 6, "Cultura"),
  topic(
    "Intelligenza artificiale nei servizi pubblici",
    "impiego di sistemi automatici nei servizi pubblici",
    8,
    7,
    "Innovazione",
  ),
  topic("Farmaci orfani", "ricerca e disponibilità dei farmaci orfani", 11, 9, "Salute"),
  topic("Usi civici", "usi civici e domini collettivi", 12, 8, "Agricoltura"),
  topic("Ferrovie storiche", "linee ferroviarie storiche e sospese", 8, 7, "Trasporti"),
  topic("Concorrenza nei servizi", "concorrenza nei servizi a rete", 9, 8, "Imprese"),
  topic("Contabilità pubblica", "contabilità e finanza pubblica", 4, 4, "Economia"),
];

type Range = readonly [from: number, to: number];

function drawDay(random: Random, days: Range, years: Range): string {
  const [day, month, year] = [random.int(...days), random.pick(monthNames), random.int(...years)];
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return `${year}-${twoDigits(monthNames.indexOf(month) + 1)}-${twoDigits(day)}`;
}

/** Date as in titles of acts, with normal spaces: "l’8 marzo 2022", "1° marzo 2007". */
export function inTitle(day: string): string {
  return day.replaceAll(nb, " ");
}

const frames: readonly ((matter: string, random: Random) => string)[] = [
  (matter) => `Disposizioni in materia di ${matter}`,
  (matter) => `Norme in materia di ${matter} e delega al Governo per il riordino della relativa disciplina`,
  (matter, random) =>
    `Modifiche alla legge ${inTitle(formatDay(drawDay(random, [1, 28], [1985, 2021])))}, n. ${random.int(3, 480)}, in materia di ${matter}`,
  (matter, random) =>
    `Modifica all’articolo ${random.int(2, 140)} del testo unico di cui al decreto legislativo n. ${random.int(20, 300)} del ${random.int(1990, 2020)}, in materia di ${matter}`,
  (matter) => `Delega al Governo in materia di ${matter}`,
  (matter) => `Istituzione di un Fondo nazionale per interventi in materia di ${matter}`,
  (matter) => `Agevolazioni fiscali e altre misure in materia di ${matter}`,
  (matter) => `Istituzione di una Commissione parlamentare di inchiesta in materia di ${matter}`,
  (matter) => `Introduzione di strumenti di valutazione e monitoraggio in materia di ${matter}`,
];

const scopes = [
  "",
  "",
  "",
  " nelle aree interne",
  " nelle regioni meridionali",
  " per i giovani",
  " nelle isole minori",
  " e di semplificazione amministrativa",
  " e misure per la trasparenza",
  " nei comuni fino a 15.000 abitanti",
] as const;
const cities = [
  "Ginevra",
  "Roma",
  "Strasburgo",
  "Lugano",
  "Vienna",
  "Bruxelles",
  "L’Aia",
  "Montreal",
  "Nairobi",
] as const;
const agreements = [
  "la navigazione lacustre",
  "la cooperazione culturale e scientifica",
  "i trasporti transfrontalieri",
  "la sicurezza sociale",
  "l’estradizione e l’assistenza giudiziaria",
  "la protezione degli investimenti",
  "i servizi aerei",
  "la tutela del patrimonio sommerso",
] as const;

export interface DrawnTitle {
  readonly title: string;
  readonly short: string;
  readonly topic: Topic;
}

/** Topic at an index, modulo their number. */
export function topicAt(index: number): Topic {
  const found = topics[index % topics.length];
  if (found === undefined) throw new RangeError("no topics");
  return found;
}

export function drawBillTitle(random: Random): DrawnTitle {
  const about = random.pick(topics);
  const scope = random.pick(scopes);
  return { title: random.pick(frames)(about.matter + scope, random), short: about.short, topic: about };
}

export function drawRatification(random: Random): DrawnTitle {
  const on = random.pick(agreements);
  const title = `Ratifica ed esecuzione dell’Accordo concernente ${on}, fatto a ${random.pick(cities)} ${inTitle(formatWith("il", drawDay(random, [2, 27], [2017, 2024])))}`;
  return { title, short: `Accordo concernente ${on}`, topic: topicAt(29) };
}

/** Subject of a decree-law: "Misure urgenti in materia di …". */
export function drawDecreeTitle(random: Random): DrawnTitle {
  const about = random.pick(topics);
  const second = random.pick(topics);
  const omnibus = second === about ? "" : `, nonché disposizioni in materia di ${second.matter}`;
  return {
    title: `Misure urgenti in materia di ${about.matter}${random.chance(0.4) ? omnibus : ""}`,
    short: about.short,
    topic: about,
  };
}

export function drawMotion(random: Random): string {
  return random.pick(topics).matter;
}
