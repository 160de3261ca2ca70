/** A vote as people cite it by its act: "C. 2750", "ddl 2750 della Camera", "DL 155/2026", or a bill's number alone. */
import { joinCodes, namedCodes } from "#src/lib/search.ts";

/** The acts voted by their codes, one word each as the site search writes them: "c2750" → "bill/C_2750". */
export type VotedCodes = Readonly<Record<string, readonly string[]>>;

/** What a search says of the act that was voted, and the words left. */
export interface VotedCode {
  /** Any of them will do: a number alone may be that of either chamber. */
  readonly codes: readonly string[];
  readonly rest: string;
}

/** Reads it; null where a search names no act. */
export function readVotedCode(term: string): VotedCode | null {
  const text = term.trim();
  if (/^\d{1,5}$/.test(text)) return { codes: [`c${text}`, `s${text}`], rest: "" };
  // "ddl 2083", "decreto 138/2023": chamber or kind is not said; "pdl 2083": it is.
  const named = namedCodes(text);
  if (named.length > 0 && named[0] !== joinCodes(text)) return { codes: named, rest: "" };
  const found: string[] = [];
  const joined = joinCodes(text, (word) => found.push(word));
  const [code] = found;
  return code === undefined
    ? null
    : {
        codes: [code],
        rest: joined
          .replace(code, " ")
          .replaceAll(/[\s,;]+/g, " ")
          .trim(),
      };
}
