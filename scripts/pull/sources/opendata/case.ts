/**
 * The Camera writes in capitals and marks a final accent with an apostrophe. These rules bring names, places and titles
 * back to Italian spelling; what the rules cannot know is in the short lists below.
 */

/** Words that keep their apostrophe: "De' Rossi", "Ca' Foscari" are elisions, not accents. */
const elisions = new Set(["de", "ca", "da", "ne", "co", "po", "mo", "fra", "dei"]);

/** Surnames that keep a small particle inside. */
const smallParticles: Readonly<Record<string, string>> = {
  "TERZI DI SANT'AGATA": "Terzi di Sant'Agata",
  "CAFIERO DE RAHO": "Cafiero de Raho",
  "SCHIANO DI VISCONTI": "Schiano di Visconti",
};

/** Particles written small inside the name of a place or a group. */
const connectives = new Set([
  "a", "ad", "al", "alla", "alle", "con", "da", "dal", "dei", "del", "della", "delle", "dello", "di", "e", "ed", "in", "nel", "nella", "per", "su",
  "sul", "sulla", "am", "de'",
]); // prettier-ignore

/** "URZI'" → "URZÌ": an apostrophe at the end of a word, after a vowel, stands for a grave accent. */
export function restoreAccents(text: string): string {
  return text.replaceAll(/(\p{L}+)'(?=$|[\s,;.:)\-»"])/gu, (whole, word: string) => {
    const vowel = word.at(-1) ?? "";
    if (!/[aeiou]/i.test(vowel) || elisions.has(word.toLowerCase())) return whole;
    // "nonché", "perché" take the acute; every other final e of a name or a common noun in these lists the grave.
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

/** Name of a person: "D'ALFONSO" → "D'Alfonso", "DELLA VEDOVA" → "Della Vedova". Mixed case only regains its accents. */
export function toPersonName(name: string): string {
  const known = smallParticles[name.toUpperCase()];
  if (known !== undefined) return known;
  const accented = restoreAccents(name);
  return isUpper(name) ? accented.split(" ").map(capitalize).join(" ") : accented;
}

/** Name of a place, from capitals or from "Reggio Di Calabria": "COLLE DI VAL D'ELSA" → "Colle di Val d'Elsa". */
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

/** Acronyms and names of one's own that the rules would spoil, as they are written in the middle of a sentence. */
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

/** A title in capitals as a sentence: "II COMMISSIONE (GIUSTIZIA)" → "II Commissione (Giustizia)". Mixed case stays. */
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

/** Name of a group or list in capitals: every word with a capital, connectives small. */
export function toGroupName(name: string): string {
  if (!isUpper(name)) return name;
  const words = restoreAccents(name).replaceAll(/[^\s\-(),]+/gu, (word, at: number) =>
    at > 0 ? smallInside(word) : capitalize(word),
  );
  return withProperNouns(words);
}
