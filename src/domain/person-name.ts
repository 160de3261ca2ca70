/** Spelling of names of people, which sources publish in upper case. */
import { isUpper, restoreAccents } from "./sentence-case.ts";

/** Surnames with a lower-case particle inside. */
const smallParticles: Readonly<Record<string, string>> = {
  "TERZI DI SANT'AGATA": "Terzi di Sant'Agata",
  "CAFIERO DE RAHO": "Cafiero de Raho",
  "SCHIANO DI VISCONTI": "Schiano di Visconti",
};

/** "D'ALFONSO" → "D'Alfonso": every part of a word begins with a capital. */
export function capitalize(word: string): string {
  const lower = word.toLowerCase();
  return lower.replaceAll(/(^|['’/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/**
 * Name of a person: "D'ALFONSO" → "D'Alfonso", "DELLA VEDOVA" → "Della Vedova". In a mixed-case name only the accents
 * are restored.
 */
export function toPersonName(name: string): string {
  const known = smallParticles[name.toUpperCase()];
  if (known !== undefined) return known;
  const accented = restoreAccents(name);
  return isUpper(name) ? accented.split(" ").map(capitalize).join(" ") : accented;
}
