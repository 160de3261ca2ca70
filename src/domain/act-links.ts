/**
 * Links to Normattiva, built only from a date and a number that the source gives: a wrong legal link is worse than
 * none. The law is cited by URN:NIR.
 */

/** What Normattiva holds and this site cites. */
const normattivaKinds = {
  law: "legge",
  constitutional: "legge.costituzionale",
  decree: "decreto.legge",
  dlgs: "decreto.legislativo",
} as const;
export type NormattivaKind = keyof typeof normattivaKinds;

const resolver = "https://www.normattiva.it/uri-res/N2Ls?";

/** Address of an act at Normattiva; null when the date is unknown or the number is not a number. */
export function normattivaUrl(
  kind: NormattivaKind,
  date: string | null,
  number: string | number | null,
): string | null {
  if (date === null || number === null || !/^[1-9]\d*$/.test(String(number))) return null;
  return `${resolver}urn:nir:stato:${normattivaKinds[kind]}:${date};${String(number)}`;
}
