/** The page types of the site, and whether a built state has pages of each. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#scripts/build/files.ts";
import { stateNames } from "./states.ts";

/**
 * A row for every file of `src/pages`: the states in which it has no page. That is where what it shows was not read, and
 * where it splits a list that is long only in a large parliament. A new page type needs a row.
 */
export const pageTypes: Readonly<Record<string, readonly string[]>> = {
  "404.astro": [],
  "[...address].astro": [],
  "[page].astro": [],
  "accessibilita.astro": [],
  "aggiornamenti.astro": [],
  "attivita_legislativa/[tipo]/[id].astro": [],
  "attivita_legislativa/[tipo]/archivio/[year].astro": [],
  "attivita_legislativa/[tipo]/archivio/[year]/[month].astro": stateNames,
  "attivita_legislativa/[tipo]/archivio/index.astro": [],
  "attivita_legislativa/[tipo]/index.astro": [],
  "attivita_legislativa/index.astro": [],
  "attivita_legislativa/numeri.astro": [],
  "cerca.astro": [],
  "chi-mi-rappresenta/[province].astro": [],
  "chi-mi-rappresenta/index.astro": [],
  "collegi/[branch]/[id].astro": [],
  "confronta.astro": [],
  "confronta/gruppi/[a]/[b].astro": [],
  "cronaca/[year].astro": [],
  "cronaca/[year]/[month].astro": [],
  "cronaca/index.astro": [],
  "deputati.astro": [],
  "error.astro": [],
  "faq.astro": [],
  "governi/[slug].astro": [],
  "governi/index.astro": [],
  "i-miei-parlamentari.astro": [],
  "index.astro": [],
  "indicatori.astro": [],
  "indice_di_forza.astro": [],
  "mappa/[ramo]/[year].astro": [],
  "mappa/index.astro": [],
  "mappa/senato.astro": [],
  "offline.astro": [],
  "in-attesa.astro": [],
  "open-data.astro": [],
  "open-data/interroga.astro": [],
  "open-data/interroga/[id].astro": [],
  "organi_parlamentari/[ramo]/commissioni_e_giunte.astro": [],
  "organi_parlamentari/[ramo]/gruppi_parlamentari/[id].astro": [],
  "organi_parlamentari/[ramo]/gruppi_parlamentari/index.astro": [],
  "organi_parlamentari/[ramo]/organi/[id].astro": [],
  "organi_parlamentari/[ramo]/presidenza.astro": [],
  "organi_parlamentari/bicamerali/commissioni.astro": [],
  "organi_parlamentari/bicamerali/delegazioni_in_organi_internazionali.astro": [],
  "organi_parlamentari/index.astro": [],
  "persone/[id].astro": [],
  "persone/[id]/[list].astro": ["real-shapes"],
  "persone/[id]/[list]/[year].astro": stateNames,
  "privacy-policy.astro": [],
  "sedute/[ramo]/[numero].astro": [],
  "senatori.astro": [],
  "stato.astro": [],
  "stato/letture.astro": [],
  "temi/[id].astro": ["real-shapes"],
  "temi/index.astro": [],
  "territori/[id].astro": [],
  "territori/index.astro": [],
  "votazioni/[id].astro": [],
  "votazioni/archivio/[year].astro": [],
  "votazioni/archivio/[year]/[month].astro": [],
  "votazioni/archivio/index.astro": [],
  "votazioni/governo-battuto.astro": [],
  "votazioni/index.astro": [],
  "votazioni/ribelli.astro": [],
  "votazioni/sul-filo.astro": [],
};

/** Files that a template gives: "/persone/[id].astro" → "persone/rossi-maria.html". */
function patternOf(template: string): RegExp {
  const path = template.replace(/\.astro$/, "").replace(/(^|\/)index$/, "") || "index";
  const escaped = path
    .split(/(\[[^\]]+\])/)
    .map((part) => (part.startsWith("[...") ? ".+" : part.startsWith("[") ? "[^/]+" : part.replaceAll(".", "\\.")));
  return new RegExp(`^${escaped.join("")}\\.html$`);
}

/** Templates of which a site has a page. */
export function usedTemplates(out: string): Set<string> {
  return new Set(pageOfEach(out).map(([template]) => template));
}

/**
 * The first page of each template, redirects apart if there is another; the template with the fewest parameters wins, one
 * for any address is the last.
 */
export function pageOfEach(out: string): (readonly [template: string, file: string])[] {
  const parameters = (template: string): number => (template.includes("[...") ? 100 : template.split("[").length);
  const byWords = Object.keys(pageTypes).toSorted((a, b) => parameters(a) - parameters(b));
  const patterns = byWords.map((template) => [template, patternOf(template)] as const);
  const byTemplate = Map.groupBy(
    listFiles(out).filter((file) => file.endsWith(".html")),
    (file) => patterns.find(([, pattern]) => pattern.test(file))?.[0],
  );
  const isPage = (file: string): boolean => !readFileSync(join(out, file), "utf8").includes('http-equiv="refresh"');
  return [...byTemplate].flatMap(([template, files]) => {
    const sorted = files.toSorted();
    return template === undefined ? [] : [[template, sorted.find(isPage) ?? sorted[0] ?? ""] as const];
  });
}
