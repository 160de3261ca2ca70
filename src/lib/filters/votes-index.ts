/**
 * Format of the files that filter all votes: an index with the fields that filters read, and one file for each number
 * that only orderings read. Written by the build and read in the browser.
 */
import type { Branch } from "#src/domain/codes.ts";
import { voteId } from "#src/domain/vote-id.ts";
import { pickMasked } from "#src/lib/pick-masked.ts";
import { distinct, type Distinct } from "./distinct.ts";
import type { VoteItem } from "./votes.ts";

/** Fields with few combinations of values, stored once for each combination. */
export const voteTraits = {
  isKey: true,
  isFinal: true,
  isConfidence: true,
  isSecret: true,
  subType: true,
  outcome: true,
  government: true,
} as const satisfies Partial<Record<keyof VoteItem, true>>;

export type VoteTraits = Pick<VoteItem, keyof typeof voteTraits>;

/** Fields of a vote that the index contains; its id follows from them. */
export const indexedFields = {
  branch: true,
  sitting: true,
  date: true,
  number: true,
  acts: true,
  topics: true,
  ...voteTraits,
} as const satisfies Partial<Record<keyof VoteItem, true>>;

export type IndexedVote = Pick<VoteItem, "id" | keyof typeof indexedFields>;

/** All votes, newest first, in the order of their sittings. */
export interface VotesIndex {
  /** Revision of the set and order of the votes. Files that refer to votes by position repeat it. */
  readonly revision: string;
  /** Revision of the votes of each chamber, for files that refer to those of one chamber. */
  readonly chambers: Readonly<Record<Branch, string>>;
  readonly sittings: readonly {
    readonly branch: Branch;
    readonly sitting: number;
    readonly date: string;
    /** Numbers of its votes. */
    readonly votes: readonly number[];
  }[];
  readonly traits: Distinct<VoteTraits>;
  readonly acts: Distinct<readonly string[]>;
  /** Themes of each of the values of `acts`, from which they follow. */
  readonly topics: readonly (readonly string[])[];
}

export function toVotesIndex(
  { revision, chambers }: Pick<VotesIndex, "revision" | "chambers">,
  rows: readonly Omit<IndexedVote, "id">[],
): VotesIndex {
  const acts = distinct(rows.map((row) => row.acts));
  const topics = acts.values.map((): readonly string[] => []);
  for (const [at, row] of rows.entries()) topics[acts.positions[at] ?? 0] = row.topics ?? [];
  const sittings = Map.groupBy(rows, ({ branch, sitting, date }) => `${branch} ${sitting} ${date}`);
  return {
    revision,
    chambers,
    sittings: [...sittings.values()].flatMap((votes) =>
      votes
        .slice(0, 1)
        .map(({ branch, sitting, date }) => ({ branch, sitting, date, votes: votes.map(({ number }) => number) })),
    ),
    traits: distinct(rows.map((row) => pickMasked(row, voteTraits))),
    acts,
    topics,
  };
}

export function fromVotesIndex({ sittings, traits, acts, topics }: VotesIndex): IndexedVote[] {
  const keys = sittings.flatMap(({ branch, sitting, date, votes }) =>
    votes.map((number) => ({ id: voteId(branch, sitting, number), branch, sitting, date, number })),
  );
  return keys.flatMap((key, at) => {
    const own = traits.values[traits.positions[at] ?? -1];
    const act = acts.positions[at] ?? -1;
    return own === undefined ? [] : [{ ...key, ...own, acts: acts.values[act] ?? [], topics: topics[act] ?? [] }];
  });
}

/** Fields with a file of their own, because most readers never sort by them; by the name of the file. */
export const voteNumbers = { margini: "margin", ribelli: "rebels", compattezza: "majorityCohesion" } as const;

export type VoteNumber = (typeof voteNumbers)[keyof typeof voteNumbers];

/** One number per vote, in the order of the index; null = unknown. */
export interface VoteNumbersFile {
  readonly revision: string;
  readonly values: readonly (number | null)[];
}

/** File with the complete rows of a sitting, a few kilobytes: "C-147-2026-11-19". */
export function sittingFile({ branch, sitting, date }: Pick<VoteItem, "branch" | "sitting" | "date">): string {
  return `${branch}-${sitting}-${date}`;
}

/** File with the complete rows of a chamber and month, for long downloads: "2026-11-C". */
export function monthFile({ branch, date }: Pick<VoteItem, "branch" | "date">): string {
  return `${date.slice(0, 7)}-${branch}`;
}
