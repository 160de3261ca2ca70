import { formatDay, formatWith, monthNames, nb } from "#src/lib/format.ts";
import type { Random } from "./random.ts";

/** Topic of an act. `matter` follows "in materia di". */
export interface Topic {
  readonly short: string;
  readonly matter: string;
  /** Index of the committee in the Camera and in the Senate (see bodies.ts). */
  readonly committees: { readonly C: number; readonly S: number };
  readonly policy: string;
  /** Policy of another topic that this one touches. */
  readonly related: string;
  /** Ministry that writes the implementing decrees. */
  readonly department: string;
}

/** Ministry of each policy. */
const departments: Readonly<Record<string, string>> = {
  Ambiente: "Ministero dell’ambiente e della sicurezza energetica",
  "Autonomie territoriali": "Ministero dell’interno",
  Trasporti: "Ministero delle infrastrutture e dei trasporti",
  Lavoro: "Ministero del lavoro e delle politiche sociali",
  Agricoltura: "Ministero dell’agricoltura, della sovranità alimentare e delle foreste",
  Istruzione: "Ministero dell’istruzione e del merito",
  Salute: "Ministero della salute",
  Giustizia: "Ministero della giustizia",
  Cultura: "Ministero dell’istruzione e del merito",
  Innovazione: "Ministero delle infrastrutture e dei trasporti",
  "Protezione civile": "Ministero dell’interno",
  Imprese: "Ministero dell’economia e delle finanze",
  Turismo: "Ministero del turismo",
  Esteri: "Ministero degli affari esteri e della cooperazione internazionale",
  Economia: "Ministero dell’economia e delle finanze",
  Difesa: "Ministero della difesa",
  Finanze: "Ministero dell’economia e delle finanze",
};

/** A second policy that acts on each one touch. */
const related: Readonly<Record<string, string>> = {
  Ambiente: "Agricoltura",
  "Autonomie territoriali": "Turismo",
  Trasporti: "Autonomie territoriali",
  Lavoro: "Turismo",
  Agricoltura: "Finanze",
  Istruzione: "Autonomie territoriali",
  Salute: "Lavoro",
  Giustizia: "Autonomie territoriali",
  Cultura: "Istruzione",
  Innovazione: "Trasporti",
  "Protezione civile": "Ambiente",
  Imprese: "Cultura",
  Turismo: "Cultura",
  Esteri: "Economia",
  Economia: "Finanze",
  Difesa: "Esteri",
  Finanze: "Autonomie territoriali",
};

const topics: readonly Topic[] = (
  [
    ["Tutela delle acque interne", "tutela delle acque interne e riuso delle risorse idriche", 7, 7, "Ambiente"],
    ["Piccoli comuni montani", "sostegno ai piccoli comuni montani", 4, 0, "Autonomie territoriali"],
    ["Trasporto pubblico locale", "trasporto pubblico locale e mobilità nelle aree interne", 8, 7, "Trasporti"],
    ["Lavoro stagionale", "lavoro stagionale e previdenza dei lavoratori discontinui", 10, 9, "Lavoro"],
    ["Credito agrario", "riordino degli istituti di credito agrario", 12, 8, "Agricoltura"],
    ["Edilizia scolastica", "edilizia scolastica e sicurezza degli edifici", 6, 6, "Istruzione"],
    ["Cure domiciliari", "assistenza domiciliare e cure di prossimità", 11, 9, "Salute"],
    ["Giustizia di pace", "ordinamento della giustizia di pace", 1, 1, "Giustizia"],
    ["Archivi e biblioteche", "archivi storici e biblioteche civiche", 6, 6, "Cultura"],
    ["Banda larga nelle valli", "reti a banda larga nelle valli e nelle isole minori", 8, 7, "Innovazione"],
    ["Prevenzione degli incendi boschivi", "prevenzione e contrasto degli incendi boschivi", 7, 7, "Protezione civile"],
    ["Artigianato artistico", "artigianato artistico e botteghe storiche", 9, 8, "Imprese"],
    ["Cammini e turismo lento", "cammini storici e turismo lento", 9, 8, "Turismo"],
    ["Cooperazione allo sviluppo", "cooperazione internazionale allo sviluppo", 2, 2, "Esteri"],
    ["Contabilità pubblica", "contabilità e finanza pubblica", 4, 4, "Economia"],
    ["Missioni internazionali", "partecipazione alle missioni internazionali", 3, 2, "Difesa"],
    ["Riscossione locale", "riscossione delle entrate degli enti locali", 5, 5, "Finanze"],
  ] as const
).map(([short, matter, C, S, policy]) => {
  const [department, second] = [departments[policy], related[policy]];
  if (department === undefined || second === undefined) throw new RangeError(`no ministry or policy near ${policy}`);
  return { short, matter, committees: { C, S }, policy, related: second, department };
});

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

/** What follows the topic in the short title, and the official title. */
const frames: readonly (readonly [added: string, title: (matter: string, random: Random) => string])[] = [
  ["", (matter) => `Disposizioni in materia di ${matter}`],
  [
    ", delega al Governo",
    (matter) => `Norme in materia di ${matter} e delega al Governo per il riordino della relativa disciplina`,
  ],
  [
    ", modifiche alla disciplina",
    (matter, random) =>
      `Modifiche alla legge ${inTitle(formatDay(drawDay(random, [1, 28], [1985, 2021])))}, n. ${random.int(3, 480)}, in materia di ${matter}`,
  ],
  [", fondo nazionale", (matter) => `Istituzione di un Fondo nazionale per interventi in materia di ${matter}`],
];

const cities = ["Ginevra", "Roma", "Lugano", "L’Aia"] as const;
const agreements = ["la navigazione lacustre", "la sicurezza sociale", "i servizi aerei"] as const;

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
  const [added, title] = random.pick(frames);
  return { title: title(about.matter, random), short: about.short + added, topic: about };
}

/** Topic of an act: the first that one of its texts names; undefined = none does. */
export function topicOf(texts: readonly (string | null)[]): Topic | undefined {
  return topics.find(({ short, matter }) => texts.some((text) => text === short || text?.includes(matter) === true));
}

/** The budget law of a year. */
export function budgetTitle(year: number): DrawnTitle {
  return {
    title: `Bilancio di previsione dello Stato per l’anno finanziario ${year} e bilancio pluriennale per il triennio ${year}-${year + 2}`,
    short: `Legge di bilancio ${year}`,
    topic: topicAt(14),
  };
}

export function drawRatification(random: Random): DrawnTitle {
  const on = random.pick(agreements);
  const title = `Ratifica ed esecuzione dell’Accordo concernente ${on}, fatto a ${random.pick(cities)} ${inTitle(formatWith("il", drawDay(random, [2, 27], [2017, 2024])))}`;
  return { title, short: `Accordo concernente ${on}`, topic: topicAt(13) };
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
