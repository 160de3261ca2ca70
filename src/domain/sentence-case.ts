/**
 * Restores Italian spelling: sources publish titles and names of institutions in upper case, with an apostrophe instead of
 * a final accent. Proper nouns that the rules cannot know are in the list below.
 */
import { acronyms } from "./acronyms.ts";

/** Words that keep their apostrophe: in "De' Rossi" and "Ca' Foscari" it marks an elision, not an accent. */
const elisions = new Set(["de", "ca", "da", "ne", "co", "po", "mo", "fra", "dei"]);

/** "URZI'" → "URZÌ": an apostrophe after a final vowel stands for a grave accent. */
export function restoreAccents(text: string): string {
  return text.replaceAll(/(\p{L}+)'(?=$|[\s,;.:)\-»"])/gu, (whole, word: string) => {
    const vowel = word.at(-1) ?? "";
    if (!/[aeiou]/i.test(vowel) || elisions.has(word.toLowerCase())) return whole;
    // "nonché" and "perché" take an acute accent; every other final e in these data a grave one.
    const accent =
      /ch[e]$/i.test(word) && word.length > 4 && /^(non|per|poi|ben|giac)/i.test(word) ? "\u0301" : "\u0300";
    return (word + accent).normalize("NFC");
  });
}

/** Whether a text is in capitals. */
export function isUpper(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

/** Acronyms and proper nouns that the rules would spoil, as spelled within a sentence. */
const properNouns = [
  "Presidenza del Consiglio", "Consiglio d'Europa", "Unione europea", "Unione per il Mediterraneo", "Unione interparlamentare", "NATO",
  "OSCE", "INCE", "PAM", "AP-UpM", "Iniziativa centro europea", "Organizzazione per la sicurezza e la cooperazione in Europa", "Repubblica",
  "Cassa depositi e prestiti", "Accordo di Schengen", "Europol", "Emanuela Orlandi", "Mirella Gregori", "David Rossi", "Moby Prince",
  "Il Forteto", "SARS-CoV-2", "Agenda 2030", "Artico", "Africa", "Mediterraneo", "Assemblea parlamentare", "Assemblea del Consiglio d'Europa", "Italia", "PPE", "UDC", "MAIE", "SVP", "PATT",
  "MoVimento 5 Stelle", "Renew Europe", "Salvini Premier", "Berlusconi Presidente", "Piemonte", "Torino", "Veneto", "Bologna", "Misano di Gera d'Adda",
  "BG", "Pisa", "Macerata", "Salento", "UniSalento", "Commissione europea", "Fondo monetario internazionale", "Polizia di Stato", "ANCI", "CRI",
  "UniCredit", "CEO", "PhD", "PNRR", "Made in Italy", "Parlamento", "Sud", "Mezzogiorno", "Casa Italia",
  "Governo", "Senato", "Servizio sanitario nazionale", "Europa", "Aquila", "Sardegna", "Sicilia", "Calabria", "Roma", "Schengen", "Costituzione", "segreto di Stato",
  "Banca d'Italia",
] as const; // prettier-ignore

/** "università di pisa" → "università di Pisa". */
export function withProperNouns(text: string): string {
  return properNouns.reduce(
    (named, noun) => named.replaceAll(new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, "giu"), noun),
    text,
  );
}

/** Roman numerals within a title, but "vi", which is a word. */
const roman = /^(?!vi$)(?=..)x{0,3}(ix|iv|v?i{0,3})$/i;

/**
 * Converts an upper-case title to sentence case: "II COMMISSIONE (GIUSTIZIA)" → "II Commissione (Giustizia)". Mixed
 * case is unchanged.
 */
export function toSentenceCase(title: string): string {
  if (!isUpper(title)) return title;
  const lower = restoreAccents(title.replaceAll(/\s+/g, " ").trim()).toLowerCase();
  const opened = lower.replaceAll(
    /(^|\()(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  const named = withProperNouns(opened).replace(/\p{L}+/gu, (word) =>
    acronyms.has(word.toUpperCase()) || roman.test(word) ? word.toUpperCase() : word,
  );
  return named.replace(/^([ivx]+|\d+ª) commissione/i, (_, ordinal: string) => `${ordinal.toUpperCase()} Commissione`);
}
