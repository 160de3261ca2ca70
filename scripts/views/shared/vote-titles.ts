/** Titles of votes, and the acts that they are about as a vote cites them. */
import { parseReading, readingIdentifier } from "#src/domain/readings.ts";
import type { ActRef, Vote } from "#src/domain/records.ts";
import { parseVoteTitle } from "#src/domain/vote-title.ts";
import { normalize } from "#src/lib/text.ts";
import { actCitation, voteTitle } from "#src/i18n/vote-titles.ts";
import type { Reader } from "#scripts/views/reader.ts";

/** An act as a vote cites it. */
export interface VotedAct {
  readonly kind: ActRef["kind"];
  readonly id: string;
  /** "C.1780", "2026-31". */
  readonly label: string;
  /** Short title, or the whole one; null when the snapshot does not hold the act. */
  readonly title: string | null;
}

/** The title by rule: see `voteTitle`. Reads the record of the act only where the title needs it. */
export function readVoteTitle(read: Reader, vote: Vote): string {
  const subject = parseVoteTitle(vote.title);
  const [act] = subject === null || vote.publicTitle !== null ? [] : readVotedActs(read, vote);
  // What an official title names is the reading of a bill, whether or not the source links the bill itself.
  const named = subject?.reading ?? null;
  const unlinked = named === null ? null : actCitation("bill", named);
  const citation = act === undefined ? unlinked : actCitation(act.kind, act.label);
  return voteTitle({ publicTitle: vote.publicTitle, title: vote.title, subject, act: citation });
}

/**
 * What was voted on, in a few words, where the title does not say it; null where it does, or nothing is known of it.
 */
export function readVoteSubject(read: Reader, vote: Vote): string | null {
  if (vote.publicTitle !== null) return null;
  const subject = readVotedActs(read, vote)[0]?.title ?? vote.description;
  return subject === null || normalize(vote.title).includes(normalize(subject)) ? null : subject;
}

/**
 * The acts of a vote, bills first, and of several joined ones the one that the title names. Acts that the snapshot does
 * not hold keep the label of their id.
 */
export function readVotedActs(read: Reader, vote: Vote): readonly VotedAct[] {
  const reading = parseVoteTitle(vote.title)?.reading ?? "";
  const named = parseReading(reading) === undefined ? null : reading;
  const isAlone = vote.acts.filter(({ kind }) => kind === "bill").length === 1;
  const rank = ({ kind, label }: VotedAct): number => (kind !== "bill" ? 2 : label === named ? 0 : 1);
  const acts = vote.acts.map((ref) => toVotedAct(read, vote, ref, { named, isAlone }));
  return acts.toSorted((a, b) => rank(a) - rank(b));
}

/** The reading that the title of a vote names, and whether it can be of one bill only. */
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

/** What the text of a committee or of a later reading leaves as it is: "C.1780" of "C.1780-A". */
const stemOf = (identifier: string): string | undefined => /^[CS]\.\d+/.exec(identifier)?.[0];

/** The last reading that the chamber had before it by the day of the vote. */
function readingOf(
  vote: Vote,
  readings: readonly { identifier: string; branch: string; presented: string | null }[],
): string {
  const own = readings.filter(({ branch }) => branch === vote.branch);
  const known = own.findLast(({ presented }) => presented === null || presented <= vote.date) ?? own[0] ?? readings[0];
  return known?.identifier ?? "";
}
