/** The number of an act, however it is cited, in the words in which the lists of acts are searched. */
import { namedCodes } from "#src/lib/search.ts";

/** What a list of bills is all about adds nothing before other words. */
const kindOfBill = /^(?:d\.?d\.?l\.?|p\.?d\.?l\.?|disegno di legge|proposta di legge) +(?=\p{L}{3})/iu;

/** The codes that a list knows, as {@link namedCodes} gives them. */
const listCodes = { bill: /^(?:[cs]\d|legge)/, decree: /^dl\d/, dlgs: /^dlgs/ } as const;

/**
 * A search of a list as one or more, any of which will do: "pdl 1780" is "C. 1780", "ddl 1780" that of either chamber,
 * "l. 118/25" "legge 118/2025"; what names no act of the list stays as it is.
 */
export function spellOutAct(term: string, list: keyof typeof listCodes): readonly string[] {
  const codes = namedCodes(term).filter((code) => listCodes[list].test(code));
  if (codes.length > 0) return codes.map(toTerm);
  return [list === "bill" ? term.trim().replace(kindOfBill, "") : term];
}

/** "c1780" → "C. 1780", "dl138n2023" → "dl 138/2023", "legge118n" → "legge 118/". */
function toTerm(code: string): string {
  const [, kind = "", number = "", year] = /^(\p{L}+)(\d+)(?:n(\d*))?$/u.exec(code) ?? [];
  return year === undefined ? `${kind.toUpperCase()}. ${number}` : `${kind} ${number}/${year}`;
}
