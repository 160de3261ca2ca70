import { withoutAbsentPresident } from "#src/domain/assembly-president.ts";
import type { MemberVoteCode, ChoiceCode } from "#src/domain/codes.ts";
import { decodeBallots, encodeBallots } from "#src/domain/ballot-text.ts";
import { electionAreas } from "#src/domain/areas.ts";
import { countCodes, countCodesBy, noCounts, totalOf, type CodeCounts } from "#src/domain/code-counts.ts";
import { cohesionRatio } from "#src/domain/cohesion.ts";
import { countChoices, groupLine, isChoice, plurality } from "#src/domain/group-line.ts";
import { isGovernmentBeaten, margin } from "#src/domain/majority.ts";
import { nameFromId } from "#src/domain/person-id.ts";
import { countNonParticipants } from "#src/domain/participation.ts";
import { countRebels, isRebel } from "#src/domain/rebels.ts";
import { checkVote, countMissing, mayStillCome } from "#src/domain/vote-check.ts";
import { reversalOf } from "#src/domain/vote-title.ts";
import { latestDay } from "#src/domain/days.ts";
import { routes } from "#src/lib/routes.ts";
import { shortHeading } from "#src/lib/text.ts";
import type { Composition } from "#src/contracts/composition.ts";
import type { GroupResult, VotePage } from "#src/contracts/vote-page.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { defineDerivation, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import type { StoredRecord } from "#scripts/pull/store/read.ts";
import { hasFeed, toBillState } from "#src/domain/act-state.ts";
import { themesOf } from "#scripts/contracts/stats/themes.ts";
import {
  composition,
  compositionRevision,
  voteCompositionKey,
  compositionIds,
  presidentOf,
} from "#scripts/contracts/stats/composition.ts";
import { dataDay } from "#scripts/contracts/stats/coverage.ts";
import { voteCorrections } from "#scripts/contracts/stats/corrections.ts";
import {
  inferredActs,
  outcomeTextOf,
  readVotedActs,
  readVoteHeading,
  readVoteRow,
  readVoteTitle,
} from "#scripts/contracts/stats/vote-rows.ts";
import { findableVotes, voteEntry } from "#scripts/contracts/search/record-entries.ts";
import { readOfficialTexts, readProposals, type ReadProposals } from "./voted-proposals.ts";
import { changedSides } from "#src/domain/changed-sides.ts";
import type { Ballot, Sitting, Vote } from "#src/domain/records.ts";

export const votePages = definePage({
  name: "votes",
  keys: (read) => read.keys("vote"),
  path: routes.vote,
  search: { keys: findableVotes, entry: voteEntry },
  build: buildVotePage,
});

function buildVotePage(read: Reader, key: string): VotePage {
  const vote = read.require("vote", key);
  const chamberKey = voteCompositionKey(read, vote);
  const chamber = read.derived(composition, chamberKey);
  const inOffice = read.derived(compositionIds, chamberKey);
  const president = presidentOf(chamber);
  const check = checkVote(vote, read.ballots(key), { inOffice, president });
  const ballots = withoutAbsentPresident(read.ballots(key), president);
  // If all voters are listed as secret in a vote that may not be secret, the list has no information and is omitted.
  const isUnknown = vote.isSecret === null && !vote.positionsPublished;
  const hasChoices = ballots.length > 0 && !isUnknown && check.status !== "quorum";
  const text = !hasChoices ? "" : encodeBallots(inOffice, new Map(ballots));
  const hasLines = check.status === "verified" && !vote.isSecret;
  const results = toResults(chamber, text, hasLines, vote.isSecret === true);
  const sitting = read.require("sitting", vote.sitting);
  const whole = readVoteTitle(read, vote);
  const title = shortHeading(whole) ?? whole;
  const heading = readVoteHeading(read, vote);
  const { id, branch, number, date, time, subType, isSecret, outcome } = vote;
  const { ayes, noes, abstained, present, voting, absent, onMission, required } = vote;
  const awaited = read.derived(awaitedOf, key);
  const { highlights, surprise } = readVoteRow(read, key) ?? {};
  const proposals = readProposals(read, vote);
  const distance = check.status === "review" ? null : margin(vote);
  return {
    id,
    branch,
    sitting: { id: sitting.id, number: sitting.number },
    number,
    date,
    time,
    title,
    heading: shortHeading(heading) ?? heading,
    officialTitle: title === vote.title ? null : vote.title,
    description: vote.description === whole ? null : vote.description,
    subType,
    ...(vote.subTypeText === undefined ? {} : { subTypeText: vote.subTypeText }),
    isKey: vote.isKey === true,
    ...(highlights === undefined ? {} : { highlights: [...highlights] }),
    isFinal: vote.isFinal === true,
    isConfidence: vote.isConfidence === true,
    isSecret,
    reversal: reversalOf(vote),
    outcome,
    outcomeText: outcomeTextOf(vote),
    totals: { ayes, noes, abstained, present, voting, absent, onMission, required },
    margin: distance,
    published: check.status === "unpublished" ? toPublished(vote, distance) : null,
    status: check.status,
    ...(vote.vanishedSince === undefined ? {} : { vanishedSince: vote.vanishedSince }),
    ...(awaited === null ? {} : { awaited }),
    problems: [...check.problems],
    composition: { key: chamberKey, revision: read.derived(compositionRevision, chamberKey) },
    ballots: text,
    nonMembers: check.status === "review" && !isUnknown ? readNonMembers(read, inOffice, ballots) : [],
    ...results,
    isGovernmentBeaten:
      hasLines &&
      results.sides.some((result) => result.side === "majority" && isGovernmentBeaten(result.counts, outcome)),
    ...(surprise === undefined ? {} : { surprise }),
    changes: hasLines ? readChanges(read, vote, ballots, inOffice) : null,
    president: toPresident(chamber, vote.president),
    acts: [...readVotedActs(read, vote)],
    ...inferredActs(vote),
    ...readFeed(read, vote),
    ...ifThemes(
      themesOf(
        read,
        vote.acts.map(({ kind, id }) => `${kind}/${id}`),
      ),
    ),
    ...(proposals === null ? {} : { proposals: proposals.proposals }),
    ...{ ...readOfficialTexts(read, vote), ...chamberPages(vote, sitting) },
    corrections: [...voteCorrections(read, vote)],
    ...readNeighbours(read, vote),
    updated:
      latestDay([vote, ...(proposals?.records ?? [])].map(({ changedAt }) => changedAt.slice(0, 10))) ?? vote.date,
    sources: [...vote.sources, ...otherSources(vote, proposals?.records ?? [])],
  };
}

/** The Senate's data link no pages: the address of a sitting there is that of its record. */
function chamberPages({ branch, page, debate }: Vote, { url }: Sitting): Pick<VotePage, "chamberPages"> {
  const pages = [
    { about: "vote", url: page },
    { about: "debate", url: debate },
    { about: "sitting", url: branch === "C" ? url : null },
  ] as const;
  const linked = pages.flatMap(({ about, url: address }) =>
    address === undefined || address === null ? [] : [{ about, url: address }],
  );
  return linked.length === 0 ? {} : { chamberPages: linked };
}

/** Sources of the documents that are none of the vote's. */
function otherSources(vote: Vote, records: ReadProposals["records"]): Vote["sources"] {
  const own = new Set(vote.sources.map(({ name, url }) => `${name} ${url ?? ""}`));
  return records.flatMap(({ sources }) => sources.filter(({ name, url }) => !own.has(`${name} ${url ?? ""}`)));
}

/** Whether an act has a feed of its own; argument: record key. */
const isFollowed = defineDerivation<boolean>("vote-act-followed", (read, key) => {
  const act = read.record("act", key);
  return act !== undefined && hasFeed(act.kind === "bill" ? { kind: act.kind, state: toBillState(act) } : act);
});

/** Feed of the first act that has one; absent = none has. */
function readFeed(read: Reader, vote: Vote): Pick<VotePage, "feed"> {
  const act = readVotedActs(read, vote).find(({ kind, id }) => read.derived(isFollowed, `${kind}/${id}`));
  return act === undefined ? {} : { feed: `atti/${act.kind}/${act.id}` };
}

/** Early cut-off from the last day of the data, which changes with every sitting. Argument: vote id. */
const awaitedOf = defineDerivation<number | null>("vote-awaited", (read, key) => {
  const vote = read.require("vote", key);
  const chamberKey = voteCompositionKey(read, vote);
  const seats = {
    inOffice: read.derived(compositionIds, chamberKey),
    president: presidentOf(read.derived(composition, chamberKey)),
  };
  const check = checkVote(vote, read.ballots(key), seats);
  // A vote without positions that may be secret has none to come, as far as anybody knows.
  const count = vote.isSecret === null ? 0 : countMissing(check, seats);
  return count > 0 && mayStillCome(vote, read.derived(dataDay, vote.branch)) ? count : null;
});

/** Figures of the source; its margin only where the totals give none. */
function toPublished({ published }: StoredRecord<"vote">, distance: number | null): VotePage["published"] {
  if (published === undefined) return null;
  const shown = { ...published, margin: distance === null ? published.margin : null };
  return Object.values(shown).every((value) => value === null) ? null : shown;
}

type Results = Pick<VotePage, "counts" | "groups" | "sides" | "areas" | "rebels">;

/**
 * Results of groups, sides and areas, and the rebels. The President of the assembly is counted only in the chamber and
 * the areas, not in groups and sides. Without lines (secret vote, or in verification) there are only counts.
 */
function toResults(chamber: Composition, text: string, hasLines: boolean, isSecret: boolean): Results {
  if (text === "") return { counts: null, groups: [], sides: [], areas: [], rebels: null };
  const codes = decodeBallots(text);
  const eligible = codes.map((code, member) => (member === chamber.president ? null : code));
  const byGroup = countCodesBy(eligible, (member) => chamber.members[member]?.[5]);
  const groups = chamber.groups.map(({ isMixed }, group): GroupResult => {
    const counts = byGroup.get(group) ?? noCounts;
    return toResult(counts, groupLine(counts, isMixed, isSecret), hasLines && !isMixed);
  });
  // Before the first groups nobody can stray from one.
  const rebels = hasLines && groups.some(({ line }) => isChoice(line)) ? toRebels(chamber, eligible, groups) : null;
  const bySide = countCodesBy(eligible, (member) => chamber.members[member]?.[6]);
  const sides = (["majority", "opposition"] as const).flatMap((side) => {
    const counts = bySide.get(side);
    if (counts === undefined) return [];
    const result = toResult(counts, groupLine(counts, false, isSecret), hasLines);
    return [
      { side, ...result, rebels: rebels?.filter((member) => chamber.members[member]?.[6] === side).length ?? null },
    ];
  });
  return { counts: countCodes(codes), groups, sides, areas: toAreas(chamber, codes), rebels };
}

/** Results by area in the usual order, foreign areas last. */
function toAreas(chamber: Composition, codes: readonly (MemberVoteCode | null)[]): VotePage["areas"] {
  const byArea = countCodesBy(codes, (member) => chamber.members[member]?.[4]);
  return electionAreas.flatMap(({ id }) => {
    const counts = byArea.get(id) ?? noCounts;
    const { AYE, NO, ABST } = counts;
    return totalOf(counts) === 0 ? [] : [[id, AYE, NO, ABST, totalOf(counts) - countChoices(counts)]];
  });
}

function toResult(counts: CodeCounts, line: GroupResult["line"], hasLine: boolean): GroupResult {
  return {
    counts,
    line,
    rebels: hasLine ? countRebels(counts, line) : null,
    nonParticipants: countNonParticipants(counts),
    cohesion: hasLine && isChoice(line) && plurality(counts) !== null ? cohesionRatio(counts, line) : null,
  };
}

function toRebels(
  chamber: Composition,
  codes: readonly (MemberVoteCode | null)[],
  groups: readonly GroupResult[],
): number[] {
  return chamber.members.flatMap(([, , , , , group], member) => {
    const code = codes[member] ?? null;
    return group !== null && code !== null && isRebel(code, groups[group]?.line ?? null) ? [member] : [];
  });
}

/** Non-members: positions of people outside the composition, with their names. Only in votes in verification. */
function readNonMembers(
  read: Reader,
  inOffice: ReadonlySet<string>,
  ballots: readonly (readonly [string, MemberVoteCode])[],
): VotePage["nonMembers"] {
  return ballots
    .filter(([id]) => !inOffice.has(id))
    .map(([id, code]) => {
      const person = read.record("person", id);
      return { id, name: person === undefined ? nameFromId(id) : `${person.familyName} ${person.givenName}`, code };
    });
}

function toPresident(chamber: Composition, id: string | null): VotePage["president"] {
  const member = id === null ? undefined : chamber.members.find(([person]) => person === id);
  return member === undefined ? null : { id: member[0], name: `${member[1]} ${member[2]}` };
}

function readNeighbours(read: Reader, vote: StoredRecord<"vote">): Pick<VotePage, "previous" | "next"> {
  const keys = read.index("vote.sitting", vote.sitting);
  const at = keys.indexOf(vote.id);
  const neighbour = (key: string | undefined) => (key === undefined ? null : { id: key, number: numberOf(key) });
  return { previous: neighbour(at > 0 ? keys[at - 1] : undefined), next: neighbour(keys[at + 1]) };
}

/** Number of a vote: the last part of its id in both chambers ("vs19_641_041", "19-402-7"). */
function numberOf(id: string): number {
  return Number(/(\d+)$/.exec(id)?.[1] ?? 0);
}

/**
 * Members whose choice changed between the last final or confidence vote and this final vote, on the same act in the
 * same chamber. null = this is no final vote, or there is no earlier one with open, verified positions.
 * @param ballots positions in `vote`
 * @param inOffice members in office, in the order of the composition
 */
function readChanges(
  read: Reader,
  vote: StoredRecord<"vote">,
  ballots: readonly Ballot[],
  inOffice: ReadonlySet<string>,
): VotePage["changes"] {
  const since = vote.isFinal ? findEarlier(read, vote) : undefined;
  if (since === undefined) return null;
  const { both, changed } = changedSides(read.ballots(since.id), ballots);
  const { id, number, date, isConfidence } = since;
  const members = [...inOffice].flatMap((person, position): [number, ChoiceCode][] => {
    const earlier = changed.get(person);
    return earlier === undefined ? [] : [[position, earlier]];
  });
  return { since: { id, number, date, isConfidence }, both, members };
}

/**
 * Last final or confidence vote before this one, in the same chamber and on the same act, with open and verified
 * positions.
 */
function findEarlier(read: Reader, vote: StoredRecord<"vote">): VoteRow | undefined {
  const [act] = readVotedActs(read, vote);
  if (act === undefined) return undefined;
  const keys = read.index("vote.act", `${act.kind}/${act.id}`);
  for (const key of keys.slice(0, keys.indexOf(vote.id)).toReversed()) {
    const row = readVoteRow(read, key);
    if (row?.branch !== vote.branch || row.isSecret || row.status !== "verified") continue;
    if (row.isFinal || row.isConfidence) return row;
  }
  return undefined;
}

function ifThemes(themes: VotePage["themes"] & object): Pick<VotePage, "themes"> {
  return themes.length === 0 ? {} : { themes };
}
