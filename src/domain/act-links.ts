/**
 * Links to Normattiva, built only from a date and a number that the source gives: a wrong legal link is worse than
 * none. The law is cited by URN:NIR.
 */

/** What Normattiva holds and this site cites. */
export const normattivaKinds = {
  law: "legge",
  constitutional: "legge.costituzionale",
  decree: "decreto.legge",
  dlgs: "decreto.legislativo",
} as const;
export type NormattivaKind = keyof typeof normattivaKinds;

/** An act of the State cited by kind, date and number. */
export interface StateAct {
  readonly kind: NormattivaKind;
  /** Day of the act (not of its publication). */
  readonly date: string;
  readonly number: string;
}

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

/** Reads back the act that an address of {@link normattivaUrl} cites; undefined for anything else. */
export function parseNormattivaUrl(url: string): StateAct | undefined {
  const [, type, date, number] =
    /^https:\/\/www\.normattiva\.it\/uri-res\/N2Ls\?urn:nir:stato:([a-z.]+):(\d{4}-\d{2}-\d{2});(\d+)$/.exec(url) ?? [];
  const kind = (["law", "constitutional", "decree", "dlgs"] as const).find(
    (candidate) => normattivaKinds[candidate] === type,
  );
  return kind === undefined || date === undefined || number === undefined ? undefined : { kind, date, number };
}
