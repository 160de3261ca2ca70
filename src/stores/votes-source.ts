/** Data source of the votes list: from the published files, as few as the state needs, or from the API. */
import { voteId } from "#src/domain/vote-id.ts";
import { cohesionBands } from "#src/domain/cohesion.ts";
import { findRows, placesFile, wordsFile, type PlacesFile, type WordsFile } from "#src/lib/filters/word-index.ts";
import { readVotedCode, type VotedCodes } from "#src/lib/filters/voted-code.ts";
import { spellOutVote } from "#src/lib/filters/vote-words.ts";
import { readVotePlace } from "#src/lib/filters/vote-place.ts";
import { voteFilters, votesList, type VoteItem } from "#src/lib/filters/votes.ts";
import type { ListState } from "#src/lib/filters/definition.ts";
import { files } from "#src/lib/routes.ts";
import type { VoteRow } from "#src/view/vote-row.ts";
import type { VotesColumn, VotesIndex } from "#src/view/votes-list.ts";
import { toVoteRow } from "./votes-api.ts";
import type { FetchCached, ListSource } from "./data-port.ts";
import { ofSameList, type WithRevision } from "./cached-files.ts";

/** Placeholder values of fields that are shown but not filtered by, until `completeRows` loads them. */
const bare = {
  title: "",
  subject: null,
  isSecret: false,
  outcomeText: "",
  ayes: null,
  noes: null,
  abstained: null,
  status: "verified",
  isGovernmentBeaten: false,
} as const;

async function read<T>(fetchCached: FetchCached, shard: string): Promise<T> {
  const file = await fetchCached(files.shard("votazioni", shard));
  // @ts-expect-error written from a validated contract by the same build; schemas are not loaded in the browser
  return file;
}

/** Reads a file that refers to votes by their index; throws when it is outdated. */
type ReadPlaced = <File extends WithRevision>(shard: string) => Promise<File>;

/**
 * Key votes are complete in one small file. For all other votes loads the index, plus the columns and postings that the
 * state needs; a chart also needs the margins.
 */
async function loadRows(state: ListState, fetchCached: FetchCached, forChart = false): Promise<readonly VoteRow[]> {
  const values = (name: string) => state.values[name] ?? [];
  const [term, search] = [values("search").join(" "), voteFilters.find(({ name }) => name === "search")];
  if (values("main_vote_type").includes("is_key_vote")) {
    const { rows } = await read<{ rows: VoteRow[] }>(fetchCached, "chiave");
    if (term === "" || search === undefined) return rows;
    const inTitles = (text: string) => Promise.resolve(rows.filter(search.matches([text])));
    return await findVotes(rows, term, inTitles, fetchCached);
  }
  const ordering = state.ordering.replace(/^-/, "");
  const index = read<VotesIndex>(fetchCached, "indice");
  const readPlaced: ReadPlaced = async <File extends WithRevision>(shard: string) => {
    const [list, file] = await Promise.all([index, read<File>(fetchCached, shard)]);
    return ofSameList(file, list, files.shard("votazioni", shard));
  };
  const column = async (shard: string, isWanted: boolean) =>
    isWanted ? (await readPlaced<VotesColumn>(shard)).values : undefined;
  const [margin, rebels, majorityCohesion, words] = await Promise.all([
    column("margini", forChart || ordering === "n_margin"),
    column("ribelli", ordering === "n_rebels"),
    column(
      "compattezza",
      ordering === "majority_cohesion_rate" ||
        values("vm_cohesion_rate").some((band) => cohesionBands.some((known) => known === band)),
    ),
    term === "" ? undefined : readPlaced<WordsFile>(wordsFile),
  ]);
  const rows = withColumns(await index, { margin, rebels, majorityCohesion });
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

/** One number per vote, in the order of the index, by the field to fill; undefined = not loaded. */
type Columns = Readonly<Record<"margin" | "rebels" | "majorityCohesion", readonly (number | null)[] | undefined>>;
type Filled = { -readonly [Field in keyof VoteRow]: VoteRow[Field] };

/**
 * The rows of the last index, cached: readers keep filtering the same 28,000 rows. Columns are filled in when loaded;
 * the row objects stay the same, so the caches of filtering and sorting stay valid.
 */
let made: { readonly index: VotesIndex; readonly rows: readonly Filled[]; readonly columns: Set<unknown> } | undefined;

function withColumns(index: VotesIndex, columns: Columns): readonly VoteRow[] {
  if (made?.index !== index) made = { index, rows: toRows(index), columns: new Set() };
  const { rows } = made;
  for (const field of ["margin", "rebels", "majorityCohesion"] as const) {
    const column = columns[field];
    if (column === undefined || made.columns.has(column)) continue;
    made.columns.add(column);
    for (const [at, row] of rows.entries()) row[field] = column[at] ?? null;
  }
  return rows;
}

/** The index as rows, newest first. */
function toRows(index: VotesIndex): readonly Filled[] {
  const rows: Filled[] = [];
  for (const [branch, sitting, date, votes] of index.sittings) {
    for (let end = rows.length + votes; rows.length < end;) {
      const at = rows.length;
      const [number, flags] = [index.number[at] ?? 0, index.flags[at] ?? 0];
      rows.push({
        ...bare,
        id: voteId(branch, sitting, number),
        date,
        branch,
        sitting,
        number,
        margin: null,
        rebels: null,
        majorityCohesion: null,
        isKey: (flags & 1) > 0,
        isFinal: (flags & 2) > 0,
        isConfidence: (flags & 4) > 0,
        subType: index.subTypes[index.subType[at] ?? -1] ?? null,
        outcome: index.outcomes[index.outcome[at] ?? -1] ?? "other",
        government: index.governments[index.government[at] ?? -1] ?? null,
        acts: (index.act[at] ?? []).flatMap((act) => index.acts[act] ?? []),
      });
    }
  }
  return rows;
}

/** Above this number of rows, complete them from monthly files: a download needs thousands. */
const few = 100;

async function completeRows(rows: readonly VoteItem[], fetchCached: FetchCached): Promise<readonly VoteRow[]> {
  const shardOf = ({ branch, sitting, date }: VoteItem): string =>
    rows.length > few ? `${date.slice(0, 7)}-${branch}` : `${branch}-${sitting}-${date}`;
  const shards = [...new Set(rows.map(shardOf))];
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
  fromApi: toVoteRow,
};

/** The same votes as points of a chart, which needs no titles. */
export const votePoints: ListSource<VoteRow> = {
  ...votesSource,
  loadRows: async (state, fetchCached) => await loadRows(state, fetchCached, true),
  completeRows: (rows) => Promise.resolve(rows),
};
