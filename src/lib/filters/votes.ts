/** Definition of the votes list. Names, values, defaults and page size: spec §3, §9. */
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
import { byNumber, dayRange, haveAmong, holds, isAmong, matchesTitle } from "./apply.ts";
import type { Filter, ListDefinition } from "./definition.ts";

/** Fields of a vote that lists filter and order by; the row type of the contracts adds the fields shown. */
export interface VoteItem {
  readonly id: string;
  readonly date: string;
  readonly branch: Branch;
  readonly sitting: number;
  readonly number: number;
  /** Empty until loaded: titles weigh more than all other fields. */
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

/** Page size of the votes list. Spec §9. */
export const votesPageSize = 12;

const mainTypes: Record<Exclude<MainVoteType, "all">, (row: VoteItem) => boolean> = {
  is_key_vote: isHighlighted,
  is_final: ({ isFinal }) => isFinal,
  is_confidence: ({ isConfidence }) => isConfidence,
};
const mainTypeOf = new Map<string, (row: VoteItem) => boolean>(Object.entries(mainTypes));

/** A filter set by links only: the votes on an act. */
function byAct(name: string, kind: string): Filter<VoteItem> {
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

/**
 * Text of a vote that a search is matched against: title, short name of the act, and the kind of vote in the terms of
 * the lists and of the chambers.
 */
export function searchedText({
  title,
  subject,
  isFinal,
  isConfidence,
}: Pick<VoteItem, "title" | "subject" | "isFinal" | "isConfidence">): string {
  const kinds = [isFinal ? "voto finale, votazione finale" : "", isConfidence ? "questione di fiducia" : ""];
  return [title, subject ?? "", ...kinds].join(" ");
}

export const voteFilters: readonly Filter<VoteItem>[] = [
  { name: "search", kind: "search", matches: matchesTitle(searchedText) },
  {
    name: "main_vote_type",
    kind: "choice",
    default: "is_key_vote",
    values: mainVoteTypes,
    matches: ([type = ""]) => mainTypeOf.get(type) ?? (() => false),
  },
  { name: "branch", kind: "choice", values: branches, matches: isAmong(({ branch }) => branch) },
  { name: "outcome", kind: "choice", values: outcomes, matches: isAmong(({ outcome }) => outcome) },
  { name: "year", kind: "choice", matches: isAmong(({ date }) => date.slice(0, 4)) },
  ...dayRange<VoteItem>(({ date }) => date),
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
    matches: isAmong(({ majorityCohesion }) => cohesionBand(majorityCohesion)),
  },
  { name: "government", kind: "choice", matches: isAmong(({ government }) => government) },
  byAct("bill", "bill"),
  byAct("govbill", "dlgs"),
  byAct("govdecree", "decree"),
  byAct("implementingdecree", "datt"),
  { name: "topic", kind: "choice", matches: haveAmong(({ topics = [] }) => topics) },
];

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
function compareIdentifiers(a: VoteItem, b: VoteItem): number {
  return compareCodes(a.branch, b.branch) || a.sitting - b.sitting || a.number - b.number;
}

export const votesList: ListDefinition<VoteItem> = {
  collection: "votings",
  filters: voteFilters,
  orderings: [
    { name: "date", compare: (a, b) => compareNewest(b, a) },
    byNumber("majority_cohesion_rate", ({ majorityCohesion }) => majorityCohesion),
    byNumber("n_rebels", ({ rebels }) => rebels),
    { name: "identifier", compare: compareIdentifiers },
    byNumber("n_margin", ({ margin }) => margin),
  ],
  defaultOrdering: "-date",
  pageSize: votesPageSize,
  paging: "pages",
};
