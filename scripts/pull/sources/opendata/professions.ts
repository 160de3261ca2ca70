/** Professions as the chambers write them: several notes a person, that often say the same thing twice. */
import { capital } from "#src/lib/text.ts";
import { restoreAccents, toSentenceCase, withProperNouns } from "./case.ts";
import { cleanOptional, normalizeName } from "./text.ts";

/** Classes of the Senate's register that say nothing beside a real profession. */
const vague = /^(altro|altra professione intellettuale o scientifica)$/;
const studies =
  /^(laurea|laureat[ao]|diploma|dottorato|p\.?h\.?\s?d|bachelor|master|executive|perito|maturit|licenza|scuola|specializza|corsi? )/;
/** Everybody on these pages is one. */
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

/** Distinct professions as one text; null for none. What another says in more words is left out, gender forms included. */
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

/** "Laurea in giurisprudenza; Avvocato civilista" → "Avvocato civilista": the Camera's note begins with the studies. */
export function toDeputyProfession(note: string | null): string | null {
  const parts = (note ?? "").split(";").filter((part) => {
    const plain = normalizeName(part).trim();
    return !studies.test(plain) && !seat.test(plain);
  });
  return toProfession(parts);
}

/** Whether one text has every word of another, whatever its ending. */
function says(text: string, other: string): boolean {
  const words = wordsOf(text);
  return wordsOf(other).every((word) => words.some((own) => isSameWord(own, word)));
}

/** Of two that say the same the longer stands ("imprenditrice", not the class "imprenditore"), else the first. */
function isBetter(text: string, other: string, isFirst: boolean): boolean {
  return text.length === other.length ? isFirst : text.length > other.length;
}

function wordsOf(text: string): string[] {
  return (normalizeName(text).match(/\p{L}+/gu) ?? []).filter((word) => !connectives.has(word));
}

/** "operatore" and "operatrice", "docente" and "docenti": the same up to the ending. */
function isSameWord(a: string, b: string): boolean {
  const stem = Math.max(5, Math.min(a.length, b.length) - 4);
  return a === b || (a.length > 5 && b.length > 5 && a.slice(0, stem) === b.slice(0, stem));
}

/** With a small first letter, but for an acronym ("PhD", "P.h.D."). */
function toSmall(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll}+(?!\p{L}))/u, (letter) => letter.toLocaleLowerCase("it"));
}

/** Without the full stop of a note ("Avvocata."), but for that of an abbreviation ("Agente generale ass."). */
function withoutStop(text: string): string {
  return text.replace(/(?<=\p{L}{4})\.$/u, "");
}
