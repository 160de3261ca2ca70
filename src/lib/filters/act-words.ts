/** Normalizes citations of acts in searches of the lists of acts. */
import { namedCodes } from "#src/lib/search.ts";

/** "ddl" and its variants before other words: dropped, because every row of the list is a bill. */
const kindOfBill = /^(?:d\.?d\.?l\.?|p\.?d\.?l\.?|disegno di legge|proposta di legge) +(?=\p{L}{3})/iu;

/** Codes that each list accepts, in the form returned by {@link namedCodes}. */
const listCodes = { bill: /^(?:[cs]\d|legge)/, decree: /^dl\d/, dlgs: /^dlgs/ } as const;

/**
 * Expands a search into alternative search terms, any of which may match: "pdl 1780" gives "C. 1780", "ddl 1780" one
 * term per chamber, "l. 118/25" gives "legge 118/2025". A search that names no act of the list is returned unchanged.
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
