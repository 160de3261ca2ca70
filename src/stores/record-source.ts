/** Data source of a member's record: the votes list, joined with the file of the member's positions. */
import { recordList, toRecord, type RecordItem } from "#src/lib/lists/record.ts";
import { votesList, type IncompleteVote, type VotesIndex } from "#src/lib/lists/votes.ts";
import { files } from "#src/lib/routes.ts";
import { normalize, toFinder, toTitleWords } from "#src/lib/text.ts";
import type { Positions, RecordRow } from "#src/contracts/positions.ts";
import { ofSameList } from "./cached-files.ts";
import { DataCallError, type FetchCached, type ListSource } from "./data-port.ts";
import { readIndex } from "./indexed-source.ts";
import { votesSource } from "./votes-source.ts";

export function isPositions(file: unknown): file is Positions {
  return (
    typeof file === "object" && file !== null && "member" in file && "chambers" in file && Array.isArray(file.chambers)
  );
}

const readVotesIndex = async (fetchCached: FetchCached): Promise<VotesIndex> => await readIndex(votesList, fetchCached);

const everything = { values: { main_vote_type: ["all"] }, ordering: "-date", page: 1 } as const;

/** Joined rows of one member, newest first, and by the rows of the votes list, which stay the same objects. */
interface Joined {
  readonly rows: readonly RecordItem[];
  readonly of: ReadonlyMap<IncompleteVote, RecordItem>;
}

async function joinAll(person: string, fetchCached: FetchCached): Promise<Joined> {
  const [rows, index, file] = await Promise.all([
    votesSource.loadRows(everything, fetchCached),
    readVotesIndex(fetchCached),
    fetchCached(files.positions(person)),
  ]);
  if (!isPositions(file)) throw new DataCallError("unreadable", files.positions(person));
  for (const chamber of file.chambers)
    ofSameList(chamber, { revision: index.chambers[chamber.branch] }, files.positions(person));
  const joined = toRecord(rows, file.chambers);
  const own = new Map(joined.map((row) => [row.id, row]));
  const pairs = rows.flatMap((row) => {
    const other = own.get(row.id);
    return other === undefined ? [] : [[row, other] as const];
  });
  return { rows: joined, of: new Map(pairs) };
}

/**
 * The record of a member. A search finds titles, acts, dates and numbers as in the votes list, and also all votes on a
 * theme whose label has the words.
 */
export function recordSource(
  person: string,
  themes: readonly { readonly value: string; readonly label: string }[],
): ListSource<RecordRow, RecordItem> {
  let kept: { readonly of: readonly unknown[]; readonly joined: Promise<Joined> } | undefined;
  const join = async (fetchCached: FetchCached): Promise<Joined> => {
    // Files are cached; a new edition gives other objects.
    const of = await Promise.all([readVotesIndex(fetchCached), fetchCached(files.positions(person))]);
    if (kept === undefined || kept.of.some((file, at) => file !== of[at]))
      kept = { of, joined: joinAll(person, fetchCached) };
    return await kept.joined;
  };
  return {
    ...recordList,
    loadRows: async ({ values }, fetchCached) => {
      const { rows, of } = await join(fetchCached);
      const term = (values["search"] ?? []).join(" ");
      const finders = toTitleWords(term).map(toFinder);
      if (finders.length === 0) return rows;
      const found = new Set<IncompleteVote>(
        await votesSource.loadRows({ ...everything, values: { ...everything.values, search: [term] } }, fetchCached),
      );
      const topics = new Set(
        themes.filter(({ label }) => finders.every((isIn) => isIn(normalize(label)))).map(({ value }) => value),
      );
      return [...of].flatMap(([row, own]) =>
        found.has(row) || row.topics?.some((topic) => topics.has(topic)) === true ? [own] : [],
      );
    },
    applied: ["search"],
    completeRows: async (rows, fetchCached) => {
      const whole = await votesSource.completeRows(rows, fetchCached);
      const own = new Map(rows.map((row) => [row.id, row]));
      return whole.flatMap((row) => {
        const { code, line, isDissent } = own.get(row.id) ?? {};
        return code === undefined || line === undefined || isDissent === undefined
          ? []
          : [{ ...row, code, line, isDissent }];
      });
    },
  };
}

/** The same rows without titles, for drawings. */
export function recordPoints(source: ListSource<RecordRow, RecordItem>): ListSource<RecordItem> {
  return { ...source, completeRows: (rows) => Promise.resolve(rows) };
}
