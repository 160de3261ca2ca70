/**
 * Spelling of names of places and groups, which the Camera publishes in upper case. Cases that the rules cannot
 * decide are in the lists below.
 */
import { capitalize } from "#src/domain/person-name.ts";
import { isUpper, restoreAccents, withProperNouns } from "#src/domain/sentence-case.ts";

/** Words in lower case inside the name of a place or a group. */
const connectives = new Set([
  "a", "ad", "al", "alla", "alle", "con", "da", "dal", "dei", "del", "della", "delle", "dello", "di", "e", "ed", "in", "nel", "nella", "per", "su",
  "sul", "sulla", "am", "de'",
]); // prettier-ignore

/** Name of a place, from upper case or from "Reggio Di Calabria": "COLLE DI VAL D'ELSA" → "Colle di Val d'Elsa". */
export function toPlaceName(name: string): string {
  return restoreAccents(name)
    .split(" ")
    .map((word, position) => (position > 0 ? smallInside(word) : capitalize(word)))
    .join(" ");
}

/** "DI" → "di", "D'ELSA" → "d'Elsa", "NELL'EMILIA" → "nell'Emilia", "SANT'ANASTASIA" → "Sant'Anastasia". */
function smallInside(word: string): string {
  const lower = word.toLowerCase();
  if (connectives.has(lower)) return lower;
  const elided = /^(d|l|dell|nell|all|sull|dall)(['’])(.+)$/.exec(lower);
  return elided === null ? capitalize(word) : `${elided[1] ?? ""}${elided[2] ?? ""}${capitalize(elided[3] ?? "")}`;
}

/** Converts an upper-case name of a group or list to title case, with connectives in lower case. */
export function toGroupName(name: string): string {
  if (!isUpper(name)) return name;
  const words = restoreAccents(name).replaceAll(/[^\s\-(),]+/gu, (word, at: number) =>
    at > 0 ? smallInside(word) : capitalize(word),
  );
  return withProperNouns(words);
}
