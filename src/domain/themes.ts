/** Themes: the subjects of bills that a source publishes, in capitals or not. */
import { acronyms } from "./acronyms.ts";

/** A theme with fewer acts has no page of its own. */
export const leastActs = 5;

/** Acts of each phase on the page of a theme. */
export const actsOfPhase = 3;

/** Address form of a subject: "TUTELA DELL'AMBIENTE" → "tutela-dell-ambiente". */
export function themeId(subject: string): string {
  const bare = subject.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/** Names that keep a capital inside a label: countries are many, so only those that laws are often about. */
const names = new Map(
  [
    ..."Italia Europa Africa Asia America Roma Milano Venezia Napoli Torino Genova Taranto Bologna Firenze Palermo Trieste Trento Bolzano Sicilia Sardegna Lombardia Veneto Piemonte Liguria Toscana Umbria Marche Lazio Abruzzo Molise Campania Puglia Basilicata Calabria Friuli Aosta Francia Germania Spagna Svizzera Ucraina Russia Cina Israele Palestina Parlamento Senato Camera Repubblica Costituzione Mediterraneo Alpi Stato Schengen Gregoretti Vaticano".split(
      " ",
    ),
  ].map((name) => [name.toLowerCase(), name]),
);

/** "NON" … apart, an apostrophe after a final vowel stands for an accent: "PUBBLICITA'" → "pubblicità". */
function accented(text: string): string {
  return text.replace(/([aeiou])['’](?=$|[\s,;.:)])/gu, (_, vowel: string) => `${vowel}\u0300`.normalize("NFC"));
}

/**
 * A subject as it is read: published in capitals, it gets sentence case, with known acronyms and names, and accents
 * instead of apostrophes. Others are unchanged.
 */
export function themeLabel(subject: string): string {
  const text = subject.replace(/\s+/g, " ").trim();
  if (text !== text.toUpperCase() || text === text.toLowerCase()) return text;
  const lower = accented(text.toLowerCase()).replace(/'/g, "’");
  const worded = lower.replace(/[\p{L}\d]+/gu, (word) => {
    const capitals = word.toUpperCase();
    if (acronyms.has(capitals) || (/\d/.test(word) && /\p{L}/u.test(word))) return capitals;
    return names.get(word) ?? word;
  });
  return worded.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
