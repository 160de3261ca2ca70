/**
 * Restores Italian spelling: the Camera publishes upper case, with an apostrophe instead of a final accent. Cases that
 * the rules cannot decide are in the lists below.
 */

/** Words that keep their apostrophe: in "De' Rossi" and "Ca' Foscari" it marks an elision, not an accent. */
const elisions = new Set(["de", "ca", "da", "ne", "co", "po", "mo", "fra", "dei"]);

/** Surnames with a lower-case particle inside. */
const smallParticles: Readonly<Record<string, string>> = {
  "TERZI DI SANT'AGATA": "Terzi di Sant'Agata",
  "CAFIERO DE RAHO": "Cafiero de Raho",
  "SCHIANO DI VISCONTI": "Schiano di Visconti",
};

/** Words in lower case inside the name of a place or a group. */
const connectives = new Set([
  "a", "ad", "al", "alla", "alle", "con", "da", "dal", "dei", "del", "della", "delle", "dello", "di", "e", "ed", "in", "nel", "nella", "per", "su",
  "sul", "sulla", "am", "de'",
]); // prettier-ignore

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

function capitalize(word: string): string {
  const lower = word.toLowerCase();
  return lower.replaceAll(/(^|['’/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

function isUpper(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
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

/** Acronyms and proper nouns that the rules would spoil, as spelled within a sentence. */
const properNouns = [
  "Presidenza del Consiglio", "Consiglio d'Europa", "Unione europea", "Unione per il Mediterraneo", "Unione interparlamentare", "NATO",
  "OSCE", "INCE", "PAM", "AP-UpM", "Iniziativa centro europea", "Organizzazione per la sicurezza e la cooperazione in Europa", "Repubblica",
  "Cassa depositi e prestiti", "Accordo di Schengen", "Europol", "Emanuela Orlandi", "Mirella Gregori", "David Rossi", "Moby Prince",
  "Il Forteto", "SARS-CoV-2", "Agenda 2030", "Artico", "Africa", "Mediterraneo", "Assemblea parlamentare", "Italia", "PPE", "UDC", "MAIE", "SVP", "PATT",
  "MoVimento 5 Stelle", "Renew Europe", "Salvini Premier", "Berlusconi Presidente", "Piemonte", "Torino", "Veneto", "Bologna", "Misano di Gera d'Adda",
  "BG", "Pisa", "Macerata", "Salento", "UniSalento", "Commissione europea", "Fondo monetario internazionale", "Polizia di Stato", "ANCI", "CRI",
  "UniCredit", "CEO", "PhD",
] as const; // prettier-ignore

/** "università di pisa" → "università di Pisa". */
export function withProperNouns(text: string): string {
  return properNouns.reduce(
    (named, noun) => named.replaceAll(new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, "giu"), noun),
    text,
  );
}

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
  return withProperNouns(opened).replace(
    /^([ivx]+) commissione/i,
    (_, ordinal: string) => `${ordinal.toUpperCase()} Commissione`,
  );
}

/** Converts an upper-case name of a group or list to title case, with connectives in lower case. */
export function toGroupName(name: string): string {
  if (!isUpper(name)) return name;
  const words = restoreAccents(name).replaceAll(/[^\s\-(),]+/gu, (word, at: number) =>
    at > 0 ? smallInside(word) : capitalize(word),
  );
  return withProperNouns(words);
}
