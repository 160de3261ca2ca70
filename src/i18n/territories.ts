import { findArea, macroAreas } from "#src/domain/areas.ts";
import { legislature } from "#src/domain/legislature.ts";
import { fewestCases } from "#src/domain/handful.ts";
import { siteConfig } from "#src/config/site.ts";
import { formatCount, formatNumber, formatPercent, formatWith } from "#src/lib/format.ts";
import type { TerritoryPage } from "#src/contracts/territories.ts";
import { branchLabel, missing, macroAreaNames } from "./common.ts";

/** "3 deputati e 2 senatori"; omits a chamber none of whose members has been read. */
function seatedText(deputies: number | null, senators: number | null): string {
  return [
    deputies === null ? "deputati non ancora acquisiti" : formatCount(deputies, "deputato", "deputati"),
    senators === null ? "senatori non ancora acquisiti" : formatCount(senators, "senatore", "senatori"),
  ].join(" e ");
}

export const territories = {
  title: "I parlamentari, regione per regione",
  lead: (hasVotes: boolean) =>
    `Deputati e senatori eletti in ogni regione e all’estero, con ${hasVotes ? "presenze, missioni, voti ribelli e " : "l’"}indice di forza.`,
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
  headline: (deputies: number | null, senators: number | null) =>
    `${legislature.end === null ? "Sono" : "Alla fine della legislatura erano"} in carica ${seatedText(deputies, senators)}.`,
  /** Second sentence of an area; empty where the median would be of a few members. */
  presenceSentence: ({ presence, present }: Pick<TerritoryPage["summary"], "presence" | "present">) =>
    presence === null || present < fewestCases
      ? ""
      : ` La mediana delle presenze${medianOf(present)} è ${formatPercent(presence)}.`,
  fullTitle: (name: string) => `${name}: deputati e senatori`,
  about: (
    name: string,
    { deputies, senators }: Pick<TerritoryPage["summary"], "deputies" | "senators">,
    hasFigures: boolean,
  ) =>
    `${name}: ${seatedText(deputies, senators)} in carica${legislature.end === null ? "" : " alla fine della legislatura"}${hasFigures ? ", con presenze, missioni, voti ribelli e indice di forza" : ""}. Tabella da copiare e file CSV.`,
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
