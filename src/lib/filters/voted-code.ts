/**
 * Recognizes references to a vote by its act: "C. 2750", "ddl 2750 della Camera", "DL 155/2026", or a bill number
 * alone.
 */
import { joinCodes, namedCodes } from "#src/lib/search.ts";

/** Keys of voted acts by code, in the one-word form of the site search: "c2750" → "bill/C_2750". */
export type VotedCodes = Readonly<Record<string, readonly string[]>>;

/** An act reference found in a search, and the remaining search text. */
export interface VotedCode {
  /** Alternatives: a number alone may belong to either chamber. */
  readonly codes: readonly string[];
  readonly rest: string;
}

/** Parses the act reference in a search; null when it has none. */
export function readVotedCode(term: string): VotedCode | null {
  const text = term.trim();
  if (/^\d{1,5}$/.test(text)) return { codes: [`c${text}`, `s${text}`], rest: "" };
  // "ddl 2083" and "decreto 138/2023" leave chamber or kind open; "pdl 2083" does not.
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
