/** The page types of the site, and whether a built state has pages of each. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#scripts/build/files.ts";
import { stateNames } from "./states.ts";

/**
 * States in which a file of `src/pages` has no page; all others have one in every state. That is where what it shows was
 * not read, and where it splits a list that is long only in a large parliament.
 */
export const absentIn: Readonly<Record<string, readonly string[]>> = {
  "attivita_legislativa/[tipo]/[id].astro": ["new-legislature", "first-month"],
  "attivita_legislativa/[tipo]/[id]/emendamenti.astro": ["real-shapes", "new-legislature", "first-month"],
  "attivita_legislativa/[tipo]/archivio/[year].astro": ["new-legislature", "first-month"],
  "attivita_legislativa/[tipo]/archivio/[year]/[month].astro": stateNames,
  "attivita_legislativa/[tipo]/archivio/index.astro": ["new-legislature", "first-month"],
  // Colleges are of the law of the nineteenth legislature.
  "chi-mi-rappresenta/[province].astro": ["eighteenth"],
  "collegi/[branch]/[id].astro": ["eighteenth"],
  "confronta/gruppi/[a]/[b].astro": ["new-legislature"],
  "cronaca/[year].astro": ["new-legislature"],
  "cronaca/[year]/[month].astro": ["new-legislature"],
  "governi/[slug].astro": ["new-legislature"],
  "mappa/[ramo]/[year].astro": ["new-legislature"],
  "ministeri/[id].astro": ["first-night-opendata", "new-legislature"],
  "organi_parlamentari/[ramo]/gruppi_parlamentari/[id].astro": ["new-legislature"],
  "persone/[id]/[list].astro": ["real-shapes", "new-legislature"],
  "persone/[id]/[list]/[year].astro": stateNames,
  "sedute/[ramo]/[numero].astro": ["new-legislature"],
  "temi/[id].astro": ["real-shapes", "new-legislature", "first-month"],
  "votazioni/[id].astro": ["new-legislature"],
  "votazioni/archivio/[year].astro": ["new-legislature"],
  "votazioni/archivio/[year]/[month].astro": ["new-legislature"],
};

/** The files of `src/pages`: a new one is a page type. */
export const templates: readonly string[] = listFiles("src/pages").toSorted();

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
  const byWords = templates.toSorted((a, b) => parameters(a) - parameters(b));
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
