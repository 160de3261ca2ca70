/** The list of votes. Names, values, defaults and page size: spec §3, §9. */
import {
  branches,
  mainVoteTypes,
  outcomes,
  subVoteTypes,
  type Branch,
  type MainVoteType,
  type Outcome,
  type SubVoteType,
} from "#src/domain/codes.ts";
import { cohesionBand, cohesionBands } from "#src/domain/cohesion.ts";
import { isHighlighted, type HighlightRule } from "#src/domain/highlights.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { voteId } from "#src/domain/vote-id.ts";
import { byNumber, dayRange, haveAmong, holds, isAmong } from "#src/lib/filters/apply.ts";
import type { Filter } from "#src/lib/filters/definition.ts";
import {
  each,
  fromIndexed,
  indexedList,
  inFile,
  inRow,
  inSet,
  type Incomplete,
  type Indexed,
  type ListIndex,
  type Places,
} from "#src/lib/filters/indexed-list.ts";
import { files } from "#src/lib/routes.ts";
import { findVotes } from "./vote-search.ts";

/** Fields of a vote that lists filter and order by; the row type of the contracts adds the fields shown. */
export interface VoteItem {
  readonly id: string;
  readonly date: string;
  readonly branch: Branch;
  readonly sitting: number;
  readonly number: number;
  readonly title: string;
  readonly subject: string | null;
  readonly subType: SubVoteType | null;
  readonly isKey: boolean;
  readonly highlights?: readonly HighlightRule[] | undefined;
  readonly isFinal: boolean;
  readonly isConfidence: boolean;
  /** null = secret or not published yet; the source does not distinguish. */
  readonly isSecret: boolean | null;
  readonly outcome: Outcome;
  readonly margin: number | null;
  readonly rebels: number | null;
  readonly majorityCohesion: number | null;
  readonly government: string | null;
  /** Keys of the acts voted on: "bill/C_2750". */
  readonly acts: readonly string[];
  /** Ids of the themes of the acts that have a page. */
  readonly topics?: readonly string[] | undefined;
}

const places = {
  id: fromIndexed(({ branch, sitting, number }: VotePlace) => voteId(branch, sitting, number)),
  branch: inSet("sittings"),
  sitting: inSet("sittings"),
  date: inSet("sittings"),
  number: each,
  isKey: inSet("traits"),
  highlights: inSet("traits"),
  isFinal: inSet("traits"),
  isConfidence: inSet("traits"),
  isSecret: inSet("traits"),
  subType: inSet("traits"),
  outcome: inSet("traits"),
  government: inSet("traits"),
  acts: inSet("acts"),
  topics: inSet("acts"),
  // Most readers never sort by these.
  margin: inFile("margini"),
  rebels: inFile("ribelli"),
  majorityCohesion: inFile("compattezza"),
  title: inRow,
  subject: inRow,
} as const satisfies Places<VoteItem>;

type VotePlace = Pick<VoteItem, "branch" | "sitting" | "number">;

export type IndexedVote = Indexed<VoteItem, typeof places>;
export type IncompleteVote = Incomplete<VoteItem, typeof places>;

/** Index of all votes, newest first. `chambers`: revisions of the votes of each, for files that refer to those of one. */
export type VotesIndex = ListIndex & { readonly chambers: Readonly<Record<Branch, string>> };

/** Page size of the votes list. Spec §9. */
export const votesPageSize = 12;

const mainTypes: Record<Exclude<MainVoteType, "all">, (row: IndexedVote) => boolean> = {
  is_key_vote: isHighlighted,
  is_final: ({ isFinal }) => isFinal,
  is_confidence: ({ isConfidence }) => isConfidence,
};
const mainTypeOf = new Map<string, (row: IndexedVote) => boolean>(Object.entries(mainTypes));

/** A filter set by links only: the votes on an act. */
function byAct(name: string, kind: string): Filter<IndexedVote> {
  return {
    name,
    kind: "link",
    // Every act id contains a digit. An id without votes, or an unknown one, is valid: the result is empty.
    shape: /\d/,
    matches: (ids) => {
      const keys = ids.map((id) => `${kind}/${id}`);
      return ({ acts }) => keys.some((key) => acts.includes(key));
    },
  };
}

interface SearchedVote extends Pick<VoteItem, "title" | "subject" | "isFinal" | "isConfidence"> {
  /** Only in complete rows. */
  readonly isGovernmentBeaten?: boolean;
}

/**
 * Text of a vote that a search is matched against: title, short name of the act, the kind of vote in the terms of the
 * lists and of the chambers, and whether it beat the Government.
 */
function searchedText({ title, subject, isFinal, isConfidence, isGovernmentBeaten = false }: SearchedVote): string {
  const kinds = [
    isFinal ? "voto finale, votazione finale" : "",
    isConfidence ? "questione di fiducia" : "",
    isGovernmentBeaten ? "Governo battuto" : "",
  ];
  return [title, subject ?? "", ...kinds].join(" ");
}

/** Newest first; within a day Camera before Senato, then the latest sitting and the highest vote number first. */
export function compareNewest(
  a: Pick<VoteItem, "date" | "branch" | "sitting" | "number">,
  b: Pick<VoteItem, "date" | "branch" | "sitting" | "number">,
): number {
  return (
    compareCodes(b.date, a.date) || compareCodes(a.branch, b.branch) || b.sitting - a.sitting || b.number - a.number
  );
}

/** Camera before Senato, then by sitting and number: the order of the chambers' own ids. */
function compareIdentifiers(a: VotePlace, b: VotePlace): number {
  return compareCodes(a.branch, b.branch) || a.sitting - b.sitting || a.number - b.number;
}

/** File with the complete rows of a sitting, a few kilobytes: "C-147-2026-11-19". */
export function sittingFile({ branch, sitting, date }: Pick<VoteItem, "branch" | "sitting" | "date">): string {
  return `${branch}-${sitting}-${date}`;
}

/** File with the complete rows of a chamber and month, for long downloads: "2026-11-C". */
function monthFile({ branch, date }: Pick<VoteItem, "branch" | "date">): string {
  return `${date.slice(0, 7)}-${branch}`;
}

/** File with the complete key votes, unless they are too many. */
export const keyFile = "chiave";

export const votesList = indexedList<VoteItem, typeof places>(places, {
  collection: "votings",
  path: (file) => files.shard("votazioni", file),
  rowFile: (row, isMany) => (isMany ? monthFile(row) : sittingFile(row)),
  smallFile: ({ values }) => (values["main_vote_type"]?.includes("is_key_vote") === true ? keyFile : null),
  textOf: searchedText,
  search: findVotes,
  isNewestFirst: true,
  filters: [
    {
      name: "main_vote_type",
      kind: "choice",
      default: "is_key_vote",
      values: mainVoteTypes,
      matches: ([type = ""]) => mainTypeOf.get(type) ?? (() => false),
    },
    { name: "branch", kind: "choice", values: branches, matches: isAmong(({ branch }) => branch) },
    { name: "outcome", kind: "choice", values: outcomes, matches: isAmong(({ outcome }) => outcome) },
    { name: "year", kind: "choice", named: "year", matches: isAmong(({ date }) => date.slice(0, 4)) },
    ...dayRange<IndexedVote>(({ date }) => date),
    { name: "is_secret", kind: "flag", matches: holds(({ isSecret }) => isSecret === true) },
    {
      name: "sub_vote_type",
      kind: "choice",
      values: subVoteTypes,
      matches: isAmong(({ subType }) => subType),
    },
    {
      name: "vm_cohesion_rate",
      kind: "choice",
      values: cohesionBands,
      reads: "majorityCohesion",
      matches: isAmong(({ majorityCohesion }) => cohesionBand(majorityCohesion)),
    },
    { name: "government", kind: "choice", named: "government", matches: isAmong(({ government }) => government) },
    byAct("bill", "bill"),
    byAct("govbill", "dlgs"),
    byAct("govdecree", "decree"),
    byAct("implementingdecree", "datt"),
    { name: "topic", kind: "choice", named: "theme", matches: haveAmong(({ topics = [] }) => topics) },
  ],
  orderings: [
    { name: "date", compare: (a, b) => compareNewest(b, a) },
    {
      ...byNumber<Pick<VoteItem, "majorityCohesion">>("majority_cohesion_rate", (row) => row.majorityCohesion),
      reads: "majorityCohesion",
    },
    { ...byNumber<Pick<VoteItem, "rebels">>("n_rebels", ({ rebels }) => rebels), reads: "rebels" },
    { name: "identifier", compare: compareIdentifiers },
    { ...byNumber<Pick<VoteItem, "margin">>("n_margin", ({ margin }) => margin), reads: "margin" },
  ],
  defaultOrdering: "-date",
  pageSize: votesPageSize,
  paging: "pages",
});
