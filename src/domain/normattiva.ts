/**
 * Links to Normattiva (URN:NIR), built only from a date and number given by the source: a wrong legal link is worse
 * than none.
 */

/** URN:NIR document types of the acts that the site links to. */
const normattivaKinds = {
  law: "legge",
  constitutional: "legge.costituzionale",
  decree: "decreto.legge",
  dlgs: "decreto.legislativo",
} as const;
export type NormattivaKind = keyof typeof normattivaKinds;

const resolver = "https://www.normattiva.it/uri-res/N2Ls?";

/** URL of an act at Normattiva; null when the date is unknown or `number` is not a positive integer. */
export function normattivaUrl(
  kind: NormattivaKind,
  date: string | null,
  number: string | number | null,
): string | null {
  if (date === null || number === null || !/^[1-9]\d*$/.test(String(number))) return null;
  return `${resolver}urn:nir:stato:${normattivaKinds[kind]}:${date};${String(number)}`;
}
