/** What a vote of the Senate was about, in its own words: the documents that its title names. */
import { baseNumber, joinProposal, namedProposals, type Join } from "#src/domain/proposals.ts";
import { parseReading, readingOn } from "#src/domain/readings.ts";
import { parseVoteTitle } from "#src/domain/vote-title.ts";
import type { Amendment, Bill, Vote } from "#src/domain/records.ts";
import type { VotePage } from "#src/contracts/vote-page.ts";
import type { VoteCard } from "#src/contracts/vote-card.ts";
import type { VotedProposal, VotedProposals } from "#src/contracts/voted-proposals.ts";
import { toOpening } from "#src/lib/opening.ts";
import { pick } from "#scripts/lib/pick.ts";
import { toProposer } from "#scripts/contracts/acts/tags.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { amendmentsReading } from "#scripts/contracts/stats/readings.ts";
import { readVoteCard } from "#scripts/contracts/stats/vote-rows.ts";
import type { StoredRecord } from "#scripts/pull/store/read.ts";

/**
 * Characters of a text on the page of a vote, in a place of one line, in lists and searches; proposers by name on the page,
 * which has 400 names already.
 */
const shown = { letters: 600, proposers: 6, line: 90, words: 240 } as const;

/** The documents that a vote is joined to, in the order of its title. */
interface Joined extends Omit<VotedProposals, "texts"> {
  readonly records: readonly StoredRecord<"amendment">[];
}

/** The joined documents of a vote, with what the page says about them. */
export interface ReadProposals extends Pick<Joined, "records"> {
  readonly proposals: VotedProposals;
}

/** null = as in {@link readJoined}. */
export function readProposals(read: Reader, vote: Vote): ReadProposals | null {
  const joined = readJoined(read, vote);
  if (joined === null) return null;
  const { records, ...proposals } = joined;
  return { proposals: { texts: records.map((record, at) => toVoted(read, record, at === 0)), ...proposals }, records };
}

/** null = the vote names no proposal, or no document has been read: then nothing can be said. */
export function readJoined(read: Reader, vote: Vote): Joined | null {
  const named = vote.branch === "S" ? namedProposals(vote.title) : null;
  const reading = read.derived(amendmentsReading, "");
  if (named === null || reading === "unread") return null;
  const readings = vote.actsFrom === "sitting" ? [] : votedReadings(read, vote);
  const candidates = (number: string) =>
    readings.flatMap((one) =>
      read
        .index("amendment.number", `${one?.identifier ?? ""}/${baseNumber(number)}`)
        .map((key) => read.require("amendment", key)),
    );
  const joins = named.numbers.map((number): { number: string; join: Join } => {
    if (readings.length === 0) return { number, join: { fault: "act" } };
    if (readings.includes(null)) return { number, join: { fault: "reading" } };
    const found = candidates(number).map(({ proposers, ...one }) => ({
      ...one,
      proposers: proposers.map(({ name }) => name),
    }));
    return { number, join: joinProposal(number, { ...named, date: vote.date }, found) };
  });
  const records = joins.flatMap(({ join }) => ("id" in join ? [read.require("amendment", join.id)] : []));
  return {
    records,
    missing: joins.flatMap(({ number, join }) => {
      if (!("fault" in join)) return [];
      const { fault: why, among } = join;
      const documents = among?.map((id) => pick(read.require("amendment", id), "id", "number"));
      return [{ number, why, ...(documents !== undefined && { among: documents }) }];
    }),
    isPart: named.isPart,
    reading,
  };
}

/** First words of the only text that a vote names, for a place of few words; null = none is joined, or several are. */
export function readOpening(read: Reader, vote: Vote): string | null {
  const found = readJoined(read, vote);
  const [record, other] = found?.records ?? [];
  const isAlone = other === undefined && found?.isPart === false && found.missing.length === 0;
  return isAlone && record !== undefined ? firstWords(record, shown.line) : null;
}

/** The card of a vote outside the site, with the first words of what was voted. */
export function readCardWithText(read: Reader, id: string): VoteCard {
  const opening = readOpening(read, read.require("vote", id));
  return { ...readVoteCard(read, id), ...(opening !== null && { opening }) };
}

/** First words of all texts that a vote is joined to, for a search; "" = none. */
export function votedWords(read: Reader, vote: Vote): string {
  return (readJoined(read, vote)?.records ?? []).flatMap((record) => firstWords(record) ?? []).join(" ");
}

/** First words of a text, on one line; null = the document has none. */
export function firstWords({ text }: Pick<Amendment, "text">, letters: number = shown.words): string | null {
  return text === null ? null : toOpening(text.replaceAll("\n", " "), letters);
}

/**
 * The readings voted on in the chamber of a vote: that in its title, if it names one of its bills; else of each bill the
 * one that the chamber had before it that day; null = one of them is not certain.
 */
function votedReadings(read: Reader, vote: Vote): readonly (ReadingFacts | null)[] {
  const bills = vote.acts
    .filter(({ kind }) => kind === "bill")
    .map(({ id }) => read.derived(readingFacts, id).filter(({ branch }) => branch === vote.branch))
    .filter((readings) => readings.length > 0);
  const title = namedReading(vote);
  const named = bills.flat().find(({ identifier }) => identifier === title);
  return named === undefined ? bills.map((readings) => readingOn(readings, vote.date)) : [named];
}

/** Identifier of the reading in the title of a vote; null = it names none. */
function namedReading({ title }: Pick<Vote, "title">): string | null {
  const named = parseReading(parseVoteTitle(title)?.reading ?? "");
  return named === undefined ? null : `${named.branch}.${named.number}`;
}

/**
 * The official page, with all texts, of the reading on which the chamber decided as a whole or on an article; absent = no
 * such vote, no page, or several readings may be meant.
 */
export function readOfficialTexts(read: Reader, vote: Vote): Pick<VotePage, "officialTexts"> {
  if ((vote.isFinal !== true && vote.subType !== "ART") || vote.actsFrom === "sitting") return {};
  const [only = null, other] = votedReadings(read, vote);
  const named = namedReading(vote);
  if (only === null || other !== undefined || only.url === null) return {};
  return named === null || named === only.identifier
    ? { officialTexts: { identifier: only.identifier, url: only.url } }
    : {};
}

type ReadingFacts = Pick<Bill["readings"][number], "identifier" | "branch" | "presented" | "url">;

/** Readings of a bill; argument: its id. */
const readingFacts = defineDerivation<readonly ReadingFacts[]>("reading-facts", (read, id) => {
  const act = read.record("act", `bill/${id}`);
  return act?.kind === "bill"
    ? act.readings.map((reading) => pick(reading, "identifier", "branch", "presented", "url"))
    : [];
});

/** Identifiers of the readings of a bill in the Senate; argument: its id. */
export const readingsInSenate = defineDerivation<readonly string[]>("senate-readings", (read, id) => {
  const act = read.record("act", `bill/${id}`);
  if (act?.kind !== "bill") return [];
  return act.readings.filter(({ branch }) => branch === "S").map(({ identifier }) => identifier);
});

/** What every page says of a proposal. */
export function toProposal(read: Reader, amendment: Amendment) {
  return {
    ...pick(amendment, "id", "number", "kind", "date", "url"),
    proposers: amendment.proposers.map((proposer) => toProposer(read, proposer, amendment.date)),
  };
}

function toVoted(read: Reader, amendment: Amendment, isFirst: boolean): VotedProposal {
  const { proposers, ...proposal } = toProposal(read, amendment);
  const listed = proposers.slice(0, isFirst ? shown.proposers : 1);
  // Of several voted together the first is shown, the others are linked: the page must stay light.
  const opening = amendment.text === null || !isFirst ? null : toOpening(amendment.text, shown.letters);
  return {
    ...{ ...proposal, proposers: listed, others: proposers.length - listed.length, opening },
    isCut: amendment.text !== null && opening !== amendment.text,
  };
}
