/** Labels of "Chi mi rappresenta": municipalities, provinces, electoral colleges. */
import { findArea } from "#src/domain/areas.ts";
import type { Branch } from "#src/domain/codes.ts";
import type { College } from "#src/domain/colleges.ts";
import { legislature } from "#src/domain/legislature.ts";
import {
  formatCount,
  formatDay,
  formatList,
  formatNumber,
  formatPeriod,
  formatWith,
  nb,
  plural,
} from "#src/lib/format.ts";
import { capital, quoted, toLower } from "#src/lib/text.ts";
import type { ProvincePage, Representative } from "#src/contracts/representatives.ts";
import { atBranch, branchFull, formatMembers, memberNouns, memberVoteWord, theBranch } from "./common.ts";
import { legislatureName } from "./legislature.ts";

/** Day and year of the election in whose colleges the municipalities are: "25 settembre 2022". */
const election = formatDay(legislature.elected).replaceAll(nb, " ");
const electionYear = legislature.elected.slice(0, 4);

const kinds: Record<College["kind"], string> = {
  single: "collegio uninominale",
  list: "collegio plurinominale",
};

type Named = Pick<Representative, "familyName" | "givenName" | "group">;

const nameWithGroup = ({ givenName, familyName, group }: Named): string =>
  `${givenName} ${familyName}${group === null ? "" : ` (${group.acronym})`}`.trim();

/** "ha votato contro", "era assente"; null = nothing to say of a person. */
function voteDone({ vote, gender }: Pick<Representative, "vote" | "gender">): string | null {
  if (vote === "AYE") return "ha votato a favore";
  if (vote === "NO") return "ha votato contro";
  if (vote === "ABST") return `si è ${memberVoteWord("ABST", gender).toLowerCase()}`;
  if (vote === "MIS") return "era in missione";
  return vote === "ABSE" ? "era assente" : null;
}

/** Most people named in a lead. */
const mostNamed = 4;

export const collegeText = {
  /** "Veneto 2, collegio uninominale 3 (Padova)" */
  name: ({ constituency, kind, number, seat }: Pick<College, "constituency" | "kind" | "number" | "seat">) =>
    `${constituency}, ${kinds[kind]}${nb}${number}${seat === null ? "" : ` (${seat})`}`,
  /** For a choice between the colleges of a city: "3, Municipio V". */
  part: ({ number, seat }: Pick<College, "number" | "seat">) =>
    `${number}${seat === null ? "" : `, ${seat.replace(/^[^:]*: /, "")}`}`,
  fullTitle: (college: College) => `${collegeText.name(college)}, ${branchFull[college.branch]}`,
  description: (college: College) =>
    `${collegeText.fullTitle(college)}: chi è stato eletto qui nella ${legislatureName} e i comuni del collegio.`,
  /**
   * Who sits for the college: "Lo rappresenta Marco Boscoamaro (SAL), che nell’ultimo voto chiave ha votato contro." Empty where
   * they are many, or only of the region. `vote`: the one that the page shows.
   */
  seated: (
    members: readonly Pick<Representative, "familyName" | "givenName" | "gender" | "group" | "college" | "vote">[],
    vote: Pick<ProvincePage["votes"][number], "isKey"> | null,
  ) => {
    if (members.length === 0 || members.length > mostNamed || members.some(({ college }) => college === null))
      return "";
    const [only, another] = members;
    const did = only === undefined || another !== undefined || vote === null ? null : voteDone(only);
    const voted = did === null ? "" : `, che nell’ultimo voto ${vote?.isKey === true ? "chiave" : "finale"} ${did}`;
    return `${plural(members.length, "Lo rappresenta", "Lo rappresentano")} ${formatList(members.map(nameWithGroup))}${voted}. `;
  },
  /** "Il collegio, delle elezioni del 25 settembre 2022 per la Camera, ha 104 comuni." */
  lead: (college: College, municipalities: number) =>
    `Il collegio, delle elezioni del ${election} per ${theBranch[college.branch]}, ${
      municipalities === 0
        ? "nei dati di origine non ha l’elenco dei comuni"
        : `ha ${formatCount(municipalities, "comune", "comuni")}`
    }.`,
  now: "Chi è in carica",
  /** Above the members of the page's college, beside those of the list college around it. */
  here: "In questo collegio",
  before: "Chi c’è stato prima",
  over: "Mandati finiti di chi è stato eletto in questo collegio.",
  caption: (branch: Branch) => `${branch === "C" ? "Deputati" : "Senatori"} del collegio in carica`,
  parts: "Collegi uninominali compresi",
  around: "Fa parte di:",
  municipalities: "Comuni",
  isPart: "(in parte)",
  partNote: "«In parte»: la città è divisa in più collegi, e i dati non dicono quale via sta in quale.",
  noMunicipalities:
    "Nei risultati del Ministero i collegi del Senato della provincia di Bolzano non hanno l’elenco dei comuni.",
  csv: "Tutti i comuni con i loro collegi in CSV",
  where: "Dove si trova",
  regionOnly: "Di alcuni la fonte dice la regione e non il collegio: qui ci sono tutti quelli della regione.",
} as const;

const withArticle: readonly (readonly [name: RegExp, of: string])[] = [
  [/^L’/, "dell’"],
  [/^La /, "della "],
  [/^(?=Sud |Verbano)/, "del "],
];

/** "provincia di Padova", "provincia dell’Aquila". */
function ofProvince(name: string): string {
  const found = withArticle.find(([start]) => start.test(name));
  return `provincia ${found === undefined ? `di ${name}` : name.replace(...found)}`;
}

/**
 * "Nei collegi uninominali siedono alla Camera Ada Rossi (UNO) e Zeno Bo (DUE), al Senato Elio Neri (TRE)." Of many, how many,
 * and of which group most are: each has a name below. `single`: single-member colleges of the province, and who sits for them.
 */
function provinceLead(single: readonly { readonly branch: Branch; readonly members: readonly Named[] }[]): string {
  const parts = single.filter(({ members }) => members.length > 0);
  const seated = parts.flatMap(({ members }) => members);
  if (seated.length > 0 && seated.length <= mostNamed) {
    const where = parts.map(({ branch, members }) => `${atBranch[branch]} ${formatList(members.map(nameWithGroup))}`);
    return `Nei collegi uninominali ${plural(seated.length, "siede", "siedono")} ${where.join(", ")}.`;
  }
  if (seated.length === 0) return "Chi siede nei collegi uninominali e chi è stato eletto nelle liste.";
  const counts = parts.map(({ branch, members }) => formatMembers(members.length, branch));
  const groups = [...Map.groupBy(seated, ({ group }) => group?.acronym ?? "")]
    .map(([acronym, { length }]) => ({ acronym, length }))
    .toSorted((x, y) => y.length - x.length);
  const [first, second] = groups;
  const most =
    first === undefined || first.acronym === "" || first.length === second?.length
      ? ""
      : `: ${first.length === seated.length ? "tutti" : `${formatNumber(first.length)} ${plural(first.length, "è", "sono")}`} di ${first.acronym}`;
  return `Nei collegi uninominali siedono ${formatList(counts)}${most}.`;
}

export const represent = {
  title: "Chi mi rappresenta",
  lead: "Scrivi il tuo comune: trovi il deputato e il senatore del collegio, gli eletti nelle liste e il resto della regione.",
  description:
    "Dal comune ai suoi parlamentari: deputato e senatore del collegio uninominale, eletti nelle liste, come hanno votato. 7.904 comuni.",
  /** Where the tables have no colleges of this election. */
  noColleges: `I comuni nei collegi delle elezioni del ${election} non sono nei nostri dati: si parte dalla regione.`,
  noCollegesLead: "I deputati e i senatori della tua regione.",
  regions: "Per regione",
  label: "Il tuo comune",
  submit: "Cerca",
  hint: "Per esempio Forlì, L’Aquila, Bolzano",
  source: `Ministero dell’Interno, risultati del ${election} (Eligendo), raccolti da onData`,
  sourceAddress: "https://github.com/ondata/elezioni-politiche-2022",
  loading: "Carico…",
  failed: "I dati dei comuni non sono arrivati.",
  found: (shown: number, total: number) =>
    `${formatCount(total, "comune trovato", "comuni trovati")}${shown < total ? `: i\u00a0primi ${formatNumber(shown)}` : ""}.`,
  near: (text: string) => `Nessun comune si chiama ${quoted(text)}. Forse è uno di questi:`,
  none: (text: string) => `Nessun comune si chiama ${quoted(text)}.`,
  noneHint: `L’elenco è quello delle elezioni del ${electionYear}: un comune nato dopo, da una fusione, va cercato con il nome di prima. Oppure si parte dalla provincia, qui sotto.`,
  /** "Samone (TO)" */
  place: (name: string, sign: string) => `${name} (${sign})`,
  resultTitle: (name: string, province: string) => `${name}, ${ofProvince(province)}`,
  chamber: { C: "Alla Camera", S: "Al Senato" },
  caption: (branch: Branch, place: string) => `${branch === "C" ? "Deputati" : "Senatori"}: ${place}`,
  cut: (name: string, branch: Branch, count: number) =>
    `${name} è divisa in ${formatNumber(count)} collegi uninominali ${atBranch[branch]}. I dati non dicono quale via sta in quale collegio: se lo sai, sceglilo.`,
  unknown: (branch: Branch, count: number) =>
    `I dati del Ministero non dicono in quale di questi ${formatNumber(count)} collegi uninominali ${atBranch[branch]} si trovi il comune: se lo sai, sceglilo.`,
  choose: (branch: Branch) => `Collegio ${atBranch[branch]}`,
  all: "Tutti",
  columns: { name: "Nome", group: "Gruppo", presence: "Presenze", vote: "Come ha votato", mine: "I miei" },
  vote: (isKey: boolean) => (isKey ? "L’ultimo voto chiave:" : "L’ultimo voto finale:"),
  onDay: (day: string) => formatWith("il", day),
  noVote: "nessun voto pubblicato",
  vacant: (day: string) => `Seggio vacante ${formatWith("dal", day)}.`,
  nobody: "La fonte non indica nessun eletto in questo collegio.",
  notRead: (branch: Branch) => `I ${memberNouns[branch]} non sono ancora stati acquisiti.`,
  before: "Prima:",
  /** "Elio Stovigliai, fino al 30 ottobre 2026 (dimissioni)"; `end` is exclusive. */
  formerNote: (end: string, reason: string | null) =>
    `${formatPeriod(null, end, formatDay)}${reason === null ? "" : ` (${toLower(reason)})`}`,
  regionList: (branch: Branch, area: string) =>
    `${findArea(area)?.name ?? area}, ${memberNouns[branch]} di cui la fonte dice la regione e non il collegio`,
  rest: (branch: Branch, area: string, count: number) =>
    `Gli altri ${memberNouns[branch]} della regione ${findArea(area)?.name ?? area}: ${formatNumber(count)}`,
  noScript:
    "La ricerca per nome ha bisogno di JavaScript. Senza, si parte dalla provincia: ogni pagina ha i comuni, i collegi e gli eletti.",
  provinces: "Per provincia",
  abroad: "Dall’estero",
  abroadNote: "Chi vota all’estero non ha collegi uninominali: elegge i suoi parlamentari in quattro parti del mondo.",
  provinceTitle: (name: string) => `Chi rappresenta la ${ofProvince(name)}`,
  provinceDescription: (name: string, count: number) =>
    `${capital(ofProvince(name))}: ${formatCount(count, "comune", "comuni")}, i loro collegi e i parlamentari eletti nel ${electionYear}.`,
  provinceLead,
  /** Beside the municipalities. */
  municipalitiesNote: (count: number) => `${formatCount(count, "comune", "comuni")}, elezioni del ${election}.`,
  provinceCrumb: (name: string) => capital(ofProvince(name)),
  municipalities: "Comuni e collegi",
  /** Between colleges of which one is that of a municipality. */
  or: " o ",
  inChamber: { C: "Camera:", S: "Senato:" },
  search: "Cerca un altro comune",
  region: (area: string) => `Tutti i parlamentari della regione ${findArea(area)?.name ?? area}`,
} as const;
