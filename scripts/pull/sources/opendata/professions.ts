import { capital } from "#src/lib/text.ts";
import { restoreAccents, toSentenceCase, withProperNouns } from "#src/domain/sentence-case.ts";
import { cleanOptional, normalizeName } from "./text.ts";

/** Unspecific classes of the Senate's register, dropped if there is a real profession. */
const vague = /^(altro|altra professione intellettuale o scientifica)$/;
const studies =
  /^(laurea|laureat[ao]|diploma|dottorato|p\.?h\.?\s?d|bachelor|master|executive|perito|maturit|licenza|scuola|specializza|corsi? )/;
/** Dropped because it applies to every member. */
const seat = /^parlamentare$/;
const connectives = new Set([
  "di",
  "del",
  "della",
  "dell",
  "dei",
  "delle",
  "degli",
  "e",
  "o",
  "ed",
  "in",
  "la",
  "il",
  "l",
]);

/**
 * Distinct professions as one text; null = none. Professions contained in a longer one are dropped, other gender forms
 * included.
 */
export function toProfession(texts: readonly (string | null)[]): string | null {
  const all = [...new Set(texts.map(cleanOptional).filter((text) => text !== null))];
  const plain = all.filter((text) => !vague.test(normalizeName(text)));
  const told = plain.length === 0 ? all : plain;
  const kept = told.filter(
    (text, index) =>
      !told.some(
        (other, place) =>
          place !== index && says(other, text) && (!says(text, other) || isBetter(other, text, place < index)),
      ),
  );
  const clean = kept.map((text) => withoutStop(withProperNouns(toSentenceCase(restoreAccents(text)))));
  return clean.length === 0 ? null : capital(clean.map(toSmall).join("; "));
}

/**
 * Profession of a deputy, without the studies that come first in the Camera's note: "Laurea in giurisprudenza; Avvocato
 * civilista" → "Avvocato civilista".
 */
export function toDeputyProfession(note: string | null): string | null {
  const parts = (note ?? "").split(";").filter((part) => {
    const plain = normalizeName(part).trim();
    return !studies.test(plain) && !seat.test(plain);
  });
  return toProfession(parts);
}

/** True if a text contains all words of another, ignoring endings. */
function says(text: string, other: string): boolean {
  const words = wordsOf(text);
  return wordsOf(other).every((word) => words.some((own) => isSameWord(own, word)));
}

/**
 * Of two equivalent texts the longer one is kept ("imprenditrice" rather than the class "imprenditore"), else the
 * first.
 */
function isBetter(text: string, other: string, isFirst: boolean): boolean {
  return text.length === other.length ? isFirst : text.length > other.length;
}

function wordsOf(text: string): string[] {
  return (normalizeName(text).match(/\p{L}+/gu) ?? []).filter((word) => !connectives.has(word));
}

/** Compares words without their endings: "operatore" and "operatrice", "docente" and "docenti". */
function isSameWord(a: string, b: string): boolean {
  const stem = Math.max(5, Math.min(a.length, b.length) - 4);
  return a === b || (a.length > 5 && b.length > 5 && a.slice(0, stem) === b.slice(0, stem));
}

/** Lower-cases the first letter, except in an acronym ("PhD", "P.h.D."). */
function toSmall(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll}+(?!\p{L}))/u, (letter) => letter.toLocaleLowerCase("it"));
}

/** Removes a final full stop ("Avvocata."), except after an abbreviation ("Agente generale ass."). */
function withoutStop(text: string): string {
  return text.replace(/(?<=\p{L}{4})\.$/u, "");
}
