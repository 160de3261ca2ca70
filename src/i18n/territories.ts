import type { Reading } from "#src/domain/coverage.ts";
import { findArea, macroAreas } from "#src/domain/areas.ts";
import { fewestCases } from "#src/domain/handful.ts";
import { siteConfig } from "#src/config/site.ts";
import { formatCount, formatNumber, formatPercent, formatWith, nb, withArticle } from "#src/lib/format.ts";
import type { AreaSummary, TerritoryPage } from "#src/contracts/territories.ts";
import { branchLabel, missing, macroAreaNames } from "./common.ts";

/** "3 deputati e un senatore"; omits a chamber none of whose members has been read. */
function seatedText(deputies: number | null, senators: number | null): string {
  const inWords = (count: number, one: string, many: string): string =>
    count === 1 ? `un ${one}` : formatCount(count, one, many);
  return [
    deputies === null ? "deputati non ancora acquisiti" : inWords(deputies, "deputato", "deputati"),
    senators === null ? "senatori non ancora acquisiti" : inWords(senators, "senatore", "senatori"),
  ].join(" e ");
}

type Presence = Pick<AreaSummary, "presence" | "present">;
type Elected = Pick<AreaSummary, "deputies" | "senators" | "present">;

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

/** "in Abruzzo", "nelle Marche", "nel Veneto". */
function inRegion(id: string): string {
  const preposition = id === "marche" ? "nelle" : id === "lazio" || id === "veneto" ? "nel" : "in";
  return `${preposition} ${territoryName(id)}`;
}

/** Whether the median of an area is of enough members to be ranked. */
const isRanked = ({ presence, present }: Presence): boolean => presence !== null && present >= fewestCases;

/** Areas with the highest median first; then, in the given order, those of too few members. */
export function byPresence<A extends Presence>(areas: readonly A[]): readonly A[] {
  const ranked = areas.filter(isRanked).toSorted((a, b) => (b.presence ?? 0) - (a.presence ?? 0));
  return [...ranked, ...areas.filter((area) => !isRanked(area))];
}

/**
 * "Fra le regioni con almeno 10 eletti contati, la mediana delle presenze${reading === "complete" ? "" : " nelle votazioni acquisite finora"} è più alta in Calabria (70,3%, di 19) e più bassa in
 * Liguria (63,1%, di 15)." null = none is the first or the last alone, as they are printed, or medians are unknown.
 */
function extremes(areas: readonly AreaSummary[], reading: Reading): string | null {
  const ranked = byPresence(areas.filter(({ id }) => findArea(id)?.macroArea !== "estero"))
    .filter(isRanked)
    .map(({ id, presence, present }) => ({ id, present, words: formatPercent(presence ?? 0) }));
  const [first, second, last, before] = [ranked[0], ranked[1], ranked.at(-1), ranked.at(-2)];
  if (first === undefined || second === undefined || last === undefined || before === undefined) return null;
  if (first.words === second.words || last.words === before.words) return null;
  const end = ({ id, words, present }: typeof first): string =>
    `${inRegion(id)} (${words}, di${nb}${formatNumber(present)})`;
  return `Fra le regioni con almeno ${formatNumber(fewestCases)} eletti contati, la mediana delle presenze${reading === "complete" ? "" : " nelle votazioni acquisite finora"} è più alta ${end(first)} e più bassa ${end(last)}.`;
}

export const territories = {
  title: "I parlamentari, regione per regione",
  /** `reading`: of the votes of both chambers. */
  lead: (areas: readonly AreaSummary[], reading: Reading) => {
    const hasVotes = areas.some(({ presence }) => presence !== null);
    const columns = `${hasVotes ? "presenze, missioni, voti ribelli e " : "l’"}indice di forza`;
    return extremes(areas, reading) ?? `Deputati e senatori eletti in ogni regione e all’estero, con ${columns}.`;
  },
  description:
    "I parlamentari per regione: una pagina per ogni regione e per ogni parte dell’estero, con tabella da copiare e file CSV.",
  crumb: "Regioni ed estero",
  mapTitle: "Scegli una regione",
  regions: "Regioni ed estero",
  macroAreas: "Macro-aree",
  area: "Regione",
  macroArea: "Macro-area",
  deputies: "Deputati",
  senators: "Senatori",
  presence: "Mediana delle presenze",
  presenceChart: "Mediana delle presenze, grafico",
  /** Beside the map whose shades are medians. */
  mapNote: "Il colore è la mediana delle presenze, in per cento, dei parlamentari eletti nella regione.",
  presenceOf: (name: string, presence: number, area: Elected) =>
    `${name}: mediana delle presenze ${formatPercent(presence)},${medianOf(area)}`,
  /** Beside a table in the order of {@link byPresence}, with {@link medianCases} below each median. */
  orderNote: `In ordine di mediana; in fondo dove gli eletti contati sono meno di ${formatNumber(fewestCases)}. Sotto la mediana, quanti sono gli eletti contati: chi non ha votazioni resta fuori.`,
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
  /** Below the lead of an area; null where the median would be of a few members. `whole`: of all members in office. */
  presenceSentence: ({ presence, ...area }: Presence & Elected, whole: Presence) =>
    presence === null || area.present < fewestCases
      ? null
      : `La mediana delle presenze${medianOf(area)} è ${formatPercent(presence)}${
          whole.presence === null || whole.present === area.present
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

/** Members in office, of the chambers that have been read. */
const electedIn = ({ deputies, senators }: Elected): number => (deputies ?? 0) + (senators ?? 0);

/** " di 13 eletti", " di 94 dei 95 eletti": of whom the median is; who presides or has just entered has no presence. */
export function medianOf(area: Elected): string {
  const elected = formatCount(electedIn(area), "eletto", "eletti");
  return area.present === electedIn(area)
    ? ` di ${elected}`
    : ` di ${formatNumber(area.present)} ${withArticle("dei", elected)}`;
}

/** The same in a cell of a table: " di 13", " di 94 dei 95". */
export function medianCases(area: Elected): string {
  const all = electedIn(area);
  if (area.present === all) return ` di${nb}${formatNumber(all)}`;
  return ` di${nb}${formatNumber(area.present)} ${all === 1 ? `su${nb}1` : withArticle("dei", formatNumber(all))}`;
}

/** "84,2%", or a text if there are no data; nobody in office has no median. */
export function presenceWords({ presence, deputies, senators }: TerritoryPage["summary"]): string {
  if (presence !== null) return formatPercent(presence);
  return deputies === 0 && senators === 0 ? missing.notEvaluable : missing.notAcquired;
}
