import { countCodes } from "#src/domain/code-counts.ts";
import { isChoice } from "#src/domain/group-line.ts";
import { countRebels } from "#src/domain/rebels.ts";
import { percent, sideCohesion } from "#src/domain/cohesion.ts";
import { isGovernmentBeaten, margin } from "#src/domain/majority.ts";
import type { HeadedRow, VoteRow } from "#src/contracts/vote-row.ts";
import type { OutcomeFields, VoteCard } from "#src/contracts/vote-card.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import type { StoredRecord } from "#scripts/pull/store/read.ts";
import { monthVotes, type CountedVote } from "./month-votes.ts";
import { branchMonth } from "./roster.ts";
import { parseReading, readingIdentifier } from "#src/domain/readings.ts";
import type { ActRef, InferredStep, Vote } from "#src/domain/records.ts";
import { parseVoteTitle, subjectOfVote, type SubjectKind } from "#src/domain/vote-title.ts";
import { surpriseOf } from "#src/domain/surprise.ts";
import { actSubject } from "#src/domain/act-subject.ts";
import { normalize, shortHeading } from "#src/lib/text.ts";
import { actCitation, voteHeading, voteTitle, type TitleParts } from "#src/i18n/vote-titles.ts";
import { highlightsOf, type HighlightRule } from "#src/domain/highlights.ts";
import { notableKinds } from "#src/domain/notable-votes.ts";
import { isDemo } from "./coverage.ts";
import { themesOf } from "./themes.ts";

/** Rows of the votes of a month, in chronological order, by vote id; argument: "C:2026-11". */
export const voteRows = defineDerivation("vote-rows", (read, argument): ReadonlyMap<string, VoteRow> => {
  const month = read.derived(monthVotes, argument);
  const verified = new Map(month.votes.map((vote) => [vote.id, vote]));
  const review = new Set(month.review);
  return new Map(
    read.index("vote.month", argument).map((key) => {
      const vote = read.require("vote", key);
      return [vote.id, toRow(read, vote, verified.get(vote.id), review.has(key))];
    }),
  );
});

/** Row of one vote; undefined = no such vote. */
export function readVoteRow(read: Reader, id: string): VoteRow | undefined {
  const vote = read.record("vote", id);
  return vote === undefined ? undefined : read.derived(voteRows, branchMonth(vote.branch, vote.date)).get(id);
}

/** null = no group had a line, for example before the first groups. */
function rebelsOf({ groups }: CountedVote): number | null {
  if (!groups.some(({ line }) => isChoice(line))) return null;
  return groups.reduce((sum, { counts, line }) => sum + countRebels(counts, line), 0);
}

function toRow(
  read: Reader,
  vote: StoredRecord<"vote">,
  counted: CountedVote | undefined,
  isInReview: boolean,
): VoteRow {
  const { id, date, branch, number, subType, isKey, isFinal, isConfidence, isSecret, outcome } = vote;
  const hasLines = counted !== undefined && !isSecret;
  const majority = hasLines ? sideCohesion(counted.majority) : null;
  const row: VoteRow = {
    id,
    date,
    branch,
    sitting: read.require("sitting", vote.sitting).number,
    number,
    title: readVoteTitle(read, vote),
    subject: readVoteSubject(read, vote),
    subType,
    ...(vote.subTypeText === undefined ? {} : { subTypeText: vote.subTypeText }),
    isKey: isKey === true,
    isFinal: isFinal === true,
    isConfidence: isConfidence === true,
    isSecret,
    outcome,
    outcomeText: outcomeTextOf(vote),
    ...scoreOf(read, vote, hasLines),
    margin: isInReview ? null : margin(vote),
    rebels: hasLines ? rebelsOf(counted) : null,
    majorityCohesion: percent(majority, 1),
    ...(majority !== null && { majoritySize: majority.whole }),
    status: vote.isQuorumCheck ? "quorum" : isInReview ? "review" : counted === undefined ? "unpublished" : "verified",
    isGovernmentBeaten: hasLines && isGovernmentBeaten(counted.majority, outcome),
    ...surpriseIn(vote, counted),
    government: vote.government,
    acts: vote.acts.map((act) => `${act.kind}/${act.id}`),
    ...topicsOf(read, vote),
    ...inferredActs(vote),
  };
  const highlights = read.derived(isHighlightedByRule, "") && row.status !== "quorum" ? readHighlights(read, row) : [];
  return highlights.length === 0 ? row : { ...row, highlights };
}

function surpriseIn(vote: StoredRecord<"vote">, counted: CountedVote | undefined): Pick<VoteRow, "surprise"> {
  if (counted === undefined) return {};
  const { outcome, isSecret } = vote;
  const isBeaten = isSecret !== true && isGovernmentBeaten(counted.majority, outcome);
  const facts = { outcome, isSecret: isSecret === true, isGovernmentBeaten: isBeaten, margin: margin(vote) };
  const surprise = surpriseOf(facts, counted);
  return surprise === null ? {} : { surprise };
}

/** Totals of the chamber, or the count of the positions where it publishes those alone: the page of the vote has it too. */
function scoreOf(
  read: Reader,
  vote: StoredRecord<"vote">,
  hasLines: boolean,
): Pick<VoteRow, "ayes" | "noes" | "abstained" | "isCounted"> {
  const { id, ayes, noes, abstained } = vote;
  if (ayes !== null || noes !== null || !hasLines) return { ayes, noes, abstained };
  const counts = countCodes(read.ballots(id).map(([, code]) => code));
  return { ayes: counts.AYE, noes: counts.NO, abstained: counts.ABST, isCounted: true };
}

function topicsOf(read: Reader, { acts }: Vote): Pick<VoteRow, "topics"> {
  const topics = themesOf(
    read,
    acts.map(({ kind, id }) => `${kind}/${id}`),
  ).map(({ id }) => id);
  return topics.length === 0 ? {} : { topics };
}

/**
 * Whether votes are put in evidence by rule: the source has no newsroom, and chose no vote of the snapshot. Argument: "".
 */
export const isHighlightedByRule = defineDerivation<boolean>(
  "highlighted-by-rule",
  (read) =>
    read.record("site", "site")?.missingParts.includes("keyActs") === true &&
    read.index("vote.kind", "key").length === 0,
);

/** Whether a bill amends the constitution; argument: record key. */
const isConstitutional = defineDerivation<boolean>("is-constitutional", (read, key) => {
  const act = read.record("act", key);
  return act?.kind === "bill" && act.type === "COST";
});

function readHighlights(read: Reader, row: VoteRow): HighlightRule[] {
  const bills = row.acts.filter((act) => act.startsWith("bill/"));
  return highlightsOf({
    ...row,
    isOnBill: bills.length > 0,
    isOnConstitutionalBill: bills.some((key) => read.derived(isConstitutional, key)),
  });
}

/** How the acts were found; nothing for links of the source, which need no word. */
export function inferredActs({ actsFrom }: Vote): { readonly actsFrom?: InferredStep } {
  return actsFrom === undefined || actsFrom === "link" ? {} : { actsFrom };
}

/** Published outcome. A quorum check approves and rejects nothing, whatever word the source uses. */
export function outcomeTextOf({ isQuorumCheck, outcomeText }: Vote): string | null {
  return isQuorumCheck === true && /^(approv|respin)/i.test(outcomeText ?? "") ? null : outcomeText;
}

export interface VotedAct {
  readonly kind: ActRef["kind"];
  readonly id: string;
  /** "C.1780", "2026-31". */
  readonly label: string;
  /** Short title, or the full one; null = the act is not in the snapshot. */
  readonly title: string | null;
}

/** Display title of a vote: see `voteTitle`. */
export function readVoteTitle(read: Reader, vote: Vote): string {
  return voteTitle(toTitleParts(read, vote, readVotedActs(read, vote)));
}

/** Longest subject of an act, in characters, in the heading of a vote: the outcome that follows is not cut. */
const longestSubject = 60;

/** What was voted on, by the subject of its act: see `voteHeading`. */
export function readVoteHeading(read: Reader, vote: Vote): string {
  const acts = readVotedActs(read, vote);
  const title = acts[0]?.title ?? null;
  return voteHeading(toTitleParts(read, vote, acts), title === null ? ownSubject(vote) : shortSubject(title));
}

function shortSubject(title: string): string {
  const subject = actSubject(title);
  return shortHeading(subject, longestSubject)?.replace(/ …$/, "") ?? subject;
}

/** Description of a vote without an act, if it fits: "Mozioni sull’edilizia scolastica". */
function ownSubject({ description }: Vote): string | null {
  return description !== null && description.length <= longestSubject ? description : null;
}

export const withHeading = (read: Reader, row: VoteRow): HeadedRow => ({
  ...row,
  heading: readVoteHeading(read, read.require("vote", row.id)),
});

function toTitleParts(read: Reader, vote: Vote, acts: readonly VotedAct[]): TitleParts {
  const subject = subjectOfVote(vote);
  const [act] = acts;
  // The official title contains the number of a bill's reading, even if the source does not link the bill.
  const named = subject?.reading ?? null;
  const unlinked = named === null ? null : actCitation("bill", named);
  const citation = act === undefined ? unlinked : actCitation(act.kind, act.label);
  return {
    publicTitle: vote.publicTitle,
    title: vote.title,
    subject,
    act: citation,
    actTitles: acts.flatMap((one) => one.title ?? []),
    branch: vote.branch,
    shortTitle: subject !== null && ofWholeAct.has(subject.kind) ? shortTitleOf(act) : null,
    ...(act === undefined ? toPlace(read, vote) : {}),
  };
}

/** Kinds of votes on an act as a whole, which are told by its title. */
const ofWholeAct: ReadonlySet<SubjectKind> = new Set(["final", "confidence"]);

/** Longest title of an act, in characters, that the title of a vote repeats: both fit into a heading. */
const longestShortTitle = 75;

function shortTitleOf(act: VotedAct | undefined): string | null {
  const title = act?.title ?? null;
  return title === null ? null : (shortHeading(title, longestShortTitle) ?? title);
}

function toPlace(read: Reader, { sitting, number }: Vote) {
  const held = read.record("sitting", sitting)?.number;
  return held === undefined ? {} : { place: { sitting: held, number } };
}

/** Subject of a vote in a few words; null = the title already contains it, or it is unknown. */
export function readVoteSubject(read: Reader, vote: Vote): string | null {
  if (vote.publicTitle !== null) return null;
  const subject = readVotedActs(read, vote)[0]?.title ?? vote.description;
  if (subject === null) return null;
  const told = normalize(`${vote.title} ${readVoteTitle(read, vote)}`);
  return told.includes(normalize(subject)) ? null : subject;
}

/**
 * Acts of a vote, bills first; of several joined bills, the one in the title comes first. Acts missing from the
 * snapshot have their id as label.
 */
export function readVotedActs(read: Reader, vote: Vote): readonly VotedAct[] {
  const reading = parseVoteTitle(vote.title)?.reading ?? "";
  const named = parseReading(reading) === undefined ? null : reading;
  const isAlone = vote.acts.filter(({ kind }) => kind === "bill").length === 1;
  const rank = ({ kind, label }: VotedAct): number => (kind !== "bill" ? 2 : label === named ? 0 : 1);
  const acts = vote.acts.map((ref) => toVotedAct(read, vote, ref, { named, isAlone }));
  return acts.toSorted((a, b) => rank(a) - rank(b));
}

/** `named`: the reading in the title; `isAlone`: the vote has only one bill. */
interface Named {
  readonly named: string | null;
  readonly isAlone: boolean;
}

function toVotedAct(read: Reader, vote: Vote, { kind, id }: ActRef, { named, isAlone }: Named): VotedAct {
  const act = read.record("act", `${kind}/${id}`);
  const title = act === undefined ? null : (act.shortTitle ?? act.title);
  if (act?.kind !== "bill") return { kind, id, label: kind === "bill" ? readingIdentifier(id) : id, title };
  const isNamed = isAlone || act.readings.some(({ identifier }) => stemOf(identifier) === stemOf(named ?? ""));
  return { kind, id, label: (isNamed ? named : null) ?? readingOf(vote, act.readings), title };
}

/** Number of a bill without the suffix of a committee's or a later text: "C.1780" for "C.1780-A". */
const stemOf = (identifier: string): string | undefined => /^[CS]\.\d+/.exec(identifier)?.[0];

/** Latest reading presented to the chamber up to the day of the vote. */
function readingOf(
  vote: Vote,
  readings: readonly { identifier: string; branch: string; presented: string | null }[],
): string {
  const ofChamber = readings.filter(({ branch }) => branch === vote.branch);
  const known =
    ofChamber.findLast(({ presented }) => presented === null || presented <= vote.date) ?? ofChamber[0] ?? readings[0];
  return known?.identifier ?? "";
}

/** Ids of the notable votes, sorted. They have embeds and share images. */
export function notableVotes(read: Reader): readonly string[] {
  return [...new Set(notableKinds.flatMap((kind) => read.index("vote.kind", kind)))].sort();
}

/** What a text about a vote needs to name its outcome. */
export function outcomeOfRow(row: VoteRow): OutcomeFields {
  const { outcome, outcomeText, subType, isConfidence, isGovernmentBeaten, isCounted, surprise } = row;
  return {
    ...{ outcome, outcomeText, subType, isConfidence, isGovernmentBeaten: isGovernmentBeaten === true },
    ...(isCounted === undefined ? {} : { isCounted }),
    ...(surprise === undefined ? {} : { surprise }),
  };
}

export function readVoteCard(read: Reader, id: string): VoteCard {
  const vote = read.require("vote", id);
  const row = readVoteRow(read, id);
  if (row === undefined) throw new Error(`vote ${id} is not among the votes of its month`);
  const { date, branch, number, required } = vote;
  const { ayes, noes, abstained } = row;
  return {
    type: "vote",
    id,
    title: row.title,
    heading: readVoteHeading(read, vote),
    date,
    branch,
    number,
    sitting: read.require("sitting", vote.sitting).number,
    ...outcomeOfRow(row),
    ayes,
    noes,
    abstained,
    required,
    isInReview: row.status === "review",
    updated: vote.changedAt.slice(0, 10),
    isDemo: read.derived(isDemo, ""),
  };
}
