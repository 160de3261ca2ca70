/** Rows of the list of votes that a search finds. */
import type { SearchedRows } from "#src/lib/filters/indexed-list.ts";
import { readVotePlace, type PlacedVote } from "#src/lib/filters/vote-place.ts";
import { spellOutVote } from "#src/lib/filters/vote-words.ts";
import { readVotedCode, type VotedCodes } from "#src/lib/filters/voted-code.ts";

/** File with the keys of the voted acts by code. */
export const codesFile = "codici";

/**
 * Votes whose title contains the words of the search, with or without its abbreviations expanded. When the search
 * contains a date, a sitting, a vote number or an act, also the votes referred to whose title contains the remaining
 * words.
 */
export async function findVotes<Row extends PlacedVote & { readonly acts: readonly string[] }>(
  term: string,
  { rows, byWords: byWordsOf, read }: SearchedRows<Row>,
): Promise<readonly Row[]> {
  const byWords = async (text: string): Promise<readonly Row[]> => {
    const [named, spelt] = [await byWordsOf(text), spellOutVote(text)];
    return spelt === text ? named : either(named, await byWordsOf(spelt));
  };
  const byText = async (text: string): Promise<readonly Row[]> => {
    const [named, code] = [await byWords(text), readVotedCode(text)];
    if (code === null) return named;
    // @ts-expect-error written by the same build; schemas are not loaded in the browser
    const known: VotedCodes = await read(codesFile);
    const acts = new Set(code.codes.flatMap((one) => known[one] ?? []));
    const voted = rows.filter((row) => row.acts.some((act) => acts.has(act)));
    return either(named, await within(voted, code.rest, byWords));
  };
  const place = readVotePlace(term);
  const named = await byText(term);
  return place === null ? named : either(named, await within(rows.filter(place.isAt), place.rest, byText));
}

/** Those of the rows that a search finds; all of them for an empty search. */
async function within<Row>(
  rows: readonly Row[],
  text: string,
  find: (text: string) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  if (text === "" || rows.length === 0) return rows;
  const found = new Set(await find(text));
  return rows.filter((row) => found.has(row));
}

const either = <Row>(some: readonly Row[], others: readonly Row[]): readonly Row[] => [
  ...new Set([...some, ...others]),
];
