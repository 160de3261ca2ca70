/** Data source of the votes list, from those of the published files that the state needs. */
import { cohesionBands } from "#src/domain/cohesion.ts";
import { findRows, placesFile, wordsFile, type PlacesFile, type WordsFile } from "#src/lib/filters/word-index.ts";
import { readVotedCode, type VotedCodes } from "#src/lib/filters/voted-code.ts";
import { spellOutVote } from "#src/lib/filters/vote-words.ts";
import { readVotePlace } from "#src/lib/filters/vote-place.ts";
import { voteFilters, votesList, type VoteItem } from "#src/lib/filters/votes.ts";
import {
  fromVotesIndex,
  monthFile,
  sittingFile,
  voteNumbers,
  type VoteNumber,
  type VoteNumbersFile,
  type VotesIndex,
} from "#src/lib/filters/votes-index.ts";
import type { ListState } from "#src/lib/filters/definition.ts";
import { files } from "#src/lib/routes.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { toVoteRow } from "./votes-api.ts";
import type { FetchCached, ListSource } from "./data-port.ts";
import { ofSameList, type WithRevision } from "./cached-files.ts";

/** Placeholder values of fields that the index lacks, until they are loaded. */
const unloaded = {
  title: "",
  subject: null,
  outcomeText: "",
  ayes: null,
  noes: null,
  abstained: null,
  margin: null,
  rebels: null,
  majorityCohesion: null,
  status: "verified",
} as const;

async function read<T>(fetchCached: FetchCached, shard: string): Promise<T> {
  const file = await fetchCached(files.shard("votazioni", shard));
  // @ts-expect-error written from a validated contract by the same build; schemas are not loaded in the browser
  return file;
}

/** Index of all votes: see {@link VotesIndex}. */
export async function readVotesIndex(fetchCached: FetchCached): Promise<VotesIndex> {
  return await read<VotesIndex>(fetchCached, "indice");
}

/** Reads a file that refers to votes by their index; throws when it is outdated. */
type ReadPlaced = <File extends WithRevision>(shard: string) => Promise<File>;

/**
 * Key votes are complete in one small file, unless they are too many. For all other votes loads the index, plus the numbers and postings that the
 * state needs; a chart also needs the margins.
 */
async function loadRows(state: ListState, fetchCached: FetchCached, forChart = false): Promise<readonly VoteRow[]> {
  const values = (name: string) => state.values[name] ?? [];
  const [term, search] = [values("search").join(" "), voteFilters.find(({ name }) => name === "search")];
  if (values("main_vote_type").includes("is_key_vote")) {
    const { rows } = await read<{ rows: VoteRow[] | null }>(fetchCached, "chiave");
    if (rows !== null) {
      if (term === "" || search === undefined) return rows;
      const inTitles = (text: string) => Promise.resolve(rows.filter(search.matches([text])));
      return await findVotes(rows, term, inTitles, fetchCached);
    }
  }
  const ordering = state.ordering.replace(/^-/, "");
  const index = readVotesIndex(fetchCached);
  const readPlaced: ReadPlaced = async <File extends WithRevision>(shard: string) => {
    const [list, file] = await Promise.all([index, read<File>(fetchCached, shard)]);
    return ofSameList(file, list, files.shard("votazioni", shard));
  };
  const isWanted: Record<VoteNumber, boolean> = {
    margin: forChart || ordering === "n_margin",
    rebels: ordering === "n_rebels",
    majorityCohesion:
      ordering === "majority_cohesion_rate" ||
      values("vm_cohesion_rate").some((band) => cohesionBands.some((known) => known === band)),
  };
  const wanted = Object.entries(voteNumbers).filter(([, field]) => isWanted[field]);
  const [numbers, words] = await Promise.all([
    Promise.all(
      wanted.map(async ([file, field]) => ({ field, values: (await readPlaced<VoteNumbersFile>(file)).values })),
    ),
    term === "" ? undefined : readPlaced<WordsFile>(wordsFile),
  ]);
  const rows = withNumbers(await index, numbers);
  if (words === undefined) return rows;
  // Postings count from the oldest vote, the index from the newest.
  const oldest = rows.toReversed();
  const load = async (run: number) => (await readPlaced<PlacesFile>(placesFile(run))).places;
  return await findVotes(rows, term, (text) => findRows(oldest, words.words, text, load), fetchCached);
}

/**
 * Votes whose title contains the words of the search, with or without its abbreviations expanded. When the search
 * contains a date, a sitting, a vote number or an act, also the votes referred to whose title contains the remaining
 * words.
 */
async function findVotes<Row extends VoteItem>(
  rows: readonly Row[],
  term: string,
  byWordsOf: (text: string) => Promise<readonly Row[]>,
  fetchCached: FetchCached,
): Promise<readonly Row[]> {
  const byWords = async (text: string): Promise<readonly Row[]> => {
    const [named, spelt] = [await byWordsOf(text), spellOutVote(text)];
    return spelt === text ? named : either(named, await byWordsOf(spelt));
  };
  const byText = async (text: string): Promise<readonly Row[]> => {
    const [named, code] = [await byWords(text), readVotedCode(text)];
    if (code === null) return named;
    const known = await read<VotedCodes>(fetchCached, "codici");
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

type Filled = { -readonly [Field in keyof VoteRow]: VoteRow[Field] };

/**
 * The rows of the last index, cached: readers keep filtering the same 28,000 rows. Numbers are filled in when loaded;
 * the row objects stay the same, so the caches of filtering and sorting stay valid.
 */
let cachedRows:
  { readonly index: VotesIndex; readonly rows: readonly Filled[]; readonly filled: Set<VoteNumber> } | undefined;

function withNumbers(
  index: VotesIndex,
  files: readonly { readonly field: VoteNumber; readonly values: VoteNumbersFile["values"] }[],
): readonly VoteRow[] {
  if (cachedRows?.index !== index)
    cachedRows = { index, rows: fromVotesIndex(index).map((row) => ({ ...unloaded, ...row })), filled: new Set() };
  const { rows, filled } = cachedRows;
  for (const { field, values } of files) {
    if (filled.has(field)) continue;
    filled.add(field);
    for (const [at, row] of rows.entries()) row[field] = values[at] ?? null;
  }
  return rows;
}

/** More rows than this are completed from monthly files: a download has thousands. */
const maxRowsFromSittings = 100;

async function completeRows(rows: readonly VoteItem[], fetchCached: FetchCached): Promise<readonly VoteRow[]> {
  const shards = [...new Set(rows.map(rows.length > maxRowsFromSittings ? monthFile : sittingFile))];
  const loaded = await Promise.all(
    shards.map(async (shard) => (await read<{ rows: VoteRow[] }>(fetchCached, shard)).rows),
  );
  const byId = new Map(loaded.flat().map((row) => [row.id, row]));
  return rows.flatMap((row) => byId.get(row.id) ?? []);
}

export const votesSource: ListSource<VoteRow> = {
  ...votesList,
  loadRows: async (state, fetchCached) => await loadRows(state, fetchCached),
  applied: ["search"],
  completeRows: async (rows, fetchCached) =>
    rows.every(({ title, outcomeText }) => title !== "" && outcomeText !== "")
      ? rows
      : await completeRows(rows, fetchCached),
  live: { query: { main_vote_type: "all", ordering: "-date" }, fromApi: toVoteRow },
};

/** The same votes as points of a chart, which needs no titles. */
export const votePoints: ListSource<VoteRow> = {
  ...votesSource,
  loadRows: async (state, fetchCached) => await loadRows(state, fetchCached, true),
  completeRows: (rows) => Promise.resolve(rows),
};
