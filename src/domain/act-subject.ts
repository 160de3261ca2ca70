/** What an act is about, from its official title: "Sicurezza idrica" of "Misure urgenti per la sicurezza idrica". */

/** A bill that converts a decree-law is about what the decree-law is about. */
const converting = /^conversione in legge\b.*?\brecant[ei]\s+/is;

/** Opening words that hundreds of titles share, up to a preposition that a noun follows. */
const opening =
  /^(?:(?:ulteriori|nuove)\s+)?(?:disposizioni|misure|norme|interventi)(?:\s+(?:urgenti|straordinari[e]?))?\s+(?:in\s+materia\s+di\s+|in\s+tema\s+di\s+|per\s+(?:(?:il|la|lo|i|gli|le)\s+|l['’]\s*))(?=\p{L})/iu;

/** The title without the words that it shares with many; a title of other words is returned unchanged. */
export function actSubject(title: string): string {
  const subject = title.trim().replace(converting, "").replace(opening, "");
  return subject.charAt(0).toUpperCase() + subject.slice(1);
}
