import { findArea, macroAreas } from "#src/domain/areas.ts";
import { fewestCases } from "#src/domain/handful.ts";
import { siteConfig } from "#src/config/site.ts";
import { formatCount, formatNumber, formatPercent, formatWith, withArticle } from "#src/lib/format.ts";
import type { AreaSummary, TerritoryPage } from "#src/contracts/territories.ts";
import { branchLabel, missing, macroAreaNames } from "./common.ts";

/** "3 deputati e 2 senatori"; omits a chamber none of whose members has been read. */
function seatedText(deputies: number | null, senators: number | null): string {
  return [
    deputies === null ? "deputati non ancora acquisiti" : formatCount(deputies, "deputato", "deputati"),
    senators === null ? "senatori non ancora acquisiti" : formatCount(senators, "senatore", "senatori"),
  ].join(" e ");
}

type Presence = Pick<AreaSummary, "presence" | "present">;

/** Regions whose name is masculine; the others are feminine, "Marche" in the plural. */
const masculine: readonly string[] = [
  ...["abruzzo", "friuli-venezia-giulia", "lazio", "molise"],
  ...["piemonte", "trentino-alto-adige", "veneto"],
];

/** "l’Abruzzo", "le Marche", "il Veneto". */
export function regionWithArticle(id: string): string {
  const name = territoryName(id);
  if (/^[AEIOU]/.test(name)) return `l’${name}`;
  return `${id === "marche" ? "le" : masculine.includes(id) ? "il" : "la"} ${name}`;
}

/**
 * "Fra le regioni con almeno 10 eletti la Calabria ha le presenze più alte, 70,3% la mediana di 19 eletti; la Liguria le più
 * basse, 63,1% di 15 eletti." null = none is the first or the last alone, as they are printed, or medians are unknown.
 */
function extremes(areas: readonly AreaSummary[]): string | null {
  const ranked = areas
    .flatMap(({ id, presence, present }) =>
      presence === null || present < fewestCases || findArea(id)?.macroArea === "estero"
        ? []
        : [{ id, presence, present, words: formatPercent(presence) }],
    )
    .toSorted((a, b) => b.presence - a.presence);
  const [first, second, last, before] = [ranked[0], ranked[1], ranked.at(-1), ranked.at(-2)];
  if (first === undefined || second === undefined || last === undefined || before === undefined) return null;
  if (first.words === second.words || last.words === before.words) return null;
  const has = first.id === "marche" ? "hanno" : "ha";
  return `Fra le regioni con almeno ${formatNumber(fewestCases)} eletti ${regionWithArticle(first.id)} ${has} le presenze più alte, ${first.words} la mediana${medianOf(first.present)}; ${regionWithArticle(last.id)} le più basse, ${last.words}${medianOf(last.present)}.`;
}

export const territories = {
  title: "I parlamentari, regione per regione",
  lead: (areas: readonly AreaSummary[]) => {
    const hasVotes = areas.some(({ presence }) => presence !== null);
    const columns = `${hasVotes ? "presenze, missioni, voti ribelli e " : "l’"}indice di forza`;
    return extremes(areas) ?? `Deputati e senatori eletti in ogni regione e all’estero, con ${columns}.`;
  },
  description:
    "I parlamentari per regione: una pagina per ogni regione e per ogni parte dell’estero, con tabella da copiare e file CSV.",
  crumb: "Regioni ed estero",
  mapTitle: "Scegli una regione",
  regions: "Regioni ed estero",
  macroAreas: "Macro-aree",
  area: "Regione",
  deputies: "Deputati",
  senators: "Senatori",
  presence: "Mediana delle presenze",
  /** Beside the map whose shades are medians. */
  mapNote: "Il colore è la mediana delle presenze, in per cento, dei parlamentari eletti nella regione.",
  presenceOf: (name: string, presence: number, members: number) =>
    `${name}: presenze ${formatPercent(presence)}${medianOf(members)}`,
  /** In per cent, as {@link territories.mapNote} says. */
  presenceRange: (from: number, to: number) =>
    from === to ? formatNumber(from, 1) : `${formatNumber(from, 1)}–${formatNumber(to, 1)}`,
  few: `meno di ${formatNumber(fewestCases)} eletti`,
  /** @param count number of life senators in office */
  withoutArea: (count: number) =>
    count === 1
      ? "Resta fuori un senatore a vita, che non è eletto in una regione."
      : `Restano fuori ${formatNumber(count)} senatori a vita, che non sono eletti in una regione.`,
  unknownArea: (count: number) =>
    `Di ${formatCount(count, "parlamentare", "parlamentari")} la fonte non indica la regione.`,
  headline: (deputies: number | null, senators: number | null, isOver: boolean) =>
    `${isOver ? "Alla fine della legislatura erano" : "Sono"} in carica ${seatedText(deputies, senators)}.`,
  /** Second sentence of an area; empty where the median would be of a few members. `whole`: of all members in office. */
  presenceSentence: ({ presence, present }: Presence, whole: Presence) =>
    presence === null || present < fewestCases
      ? ""
      : ` La mediana delle presenze${medianOf(present)} è ${formatPercent(presence)}${
          whole.presence === null || whole.present === present
            ? ""
            : `; di tutti ${withArticle("i", formatCount(whole.present, "parlamentare", "parlamentari"))} con votazioni, ${formatPercent(whole.presence)}`
        }.`,
  fullTitle: (name: string) => `${name}: deputati e senatori`,
  about: (
    name: string,
    { deputies, senators }: Pick<TerritoryPage["summary"], "deputies" | "senators">,
    hasFigures: boolean,
    isOver: boolean,
  ) =>
    `${name}: ${seatedText(deputies, senators)} in carica${isOver ? " alla fine della legislatura" : ""}${hasFigures ? ", con presenze, missioni, voti ribelli e indice di forza" : ""}. Tabella da copiare e file CSV.`,
  copy: "Copia la tabella",
  copied: "Tabella copiata: si incolla in un foglio di calcolo o in un testo.",
  /** Head of the copied numbers of cases of percentages: "Presenze, su". */
  casesHead: (head: string) => `${head}, su`,
  copyFailed: "Il browser non ha permesso la copia: scarica il file CSV.",
  /** @param isMixed true = the file includes former members */
  csv: (isMixed: boolean) => (isMixed ? "Scarica in CSV, con chi non è più in carica" : "Scarica in CSV"),
  source: (day: string) => `Fonte: ${siteConfig.name}, dati ${formatWith("al", day)}`,
  role: branchLabel,
  roles: { Deputato: "Deputati", Senatore: "Senatori" },
  count: (count: number) => formatCount(count, "parlamentare", "parlamentari"),
  within: (macro: string) => `Macro-area: ${macro}`,
  none: "Nessun parlamentare eletto qui risulta alla fonte.",
} as const;

/** "Emilia-Romagna", "Nord-est". */
export function territoryName(id: string): string {
  const macro = macroAreas.find((area) => area === id);
  return findArea(id)?.name ?? (macro === undefined ? id : macroAreaNames[macro]);
}

/** " di 13 eletti": of whom the median is. */
export const medianOf = (members: number): string => ` di ${formatCount(members, "eletto", "eletti")}`;

/** "84,2%", or a text if there are no data; nobody in office has no median. */
export function presenceWords({ presence, deputies, senators }: TerritoryPage["summary"]): string {
  if (presence !== null) return formatPercent(presence);
  return deputies === 0 && senators === 0 ? missing.notEvaluable : missing.notAcquired;
}
