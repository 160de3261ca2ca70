import type { Branch } from "#src/domain/codes.ts";
import type { Ballot, Bill, Body, ParliamentaryGroup, Person, Sitting, Vote } from "#src/domain/records.ts";
import { allSettledOrThrow } from "#scripts/lib/all-settled.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import type { ResponseCache } from "#scripts/pull/cache.ts";
import { Notes } from "#scripts/pull/notes.ts";
import { momentOf } from "#scripts/pull/observed-ranges.ts";
import type { Previous, RecordWriter } from "#scripts/pull/source.ts";
import type { Governments } from "./governments.ts";
import { ObservedGroups } from "./observed-groups.ts";
import type { PersonIndex } from "./people.ts";
import type { ReadDays } from "./person-draft.ts";
import {
  allConfidences,
  chambersWithSides,
  groupOfMember,
  readConfidence,
  withGroupSides,
  withMemberSides,
} from "./sides.ts";
import type { Chambers } from "./sparql.ts";
import { noVotesRead, readVotes, type VotesRead } from "./votes.ts";

export interface ChamberVotesInputs {
  readonly chambers: Chambers;
  readonly writer: RecordWriter;
  readonly previous: Previous | undefined;
  readonly cache: ResponseCache;
  readonly effects: Effects;
  readonly days: ReadDays;
  readonly governments: Governments;
  readonly isSweep: boolean;
  /** Chambers that refuse our requests. */
  readonly blocked: Readonly<Record<Branch, boolean>>;
  readonly people: readonly Person[];
  readonly index: PersonIndex;
  readonly groups: readonly ParliamentaryGroup[];
  readonly bodies: readonly Body[];
  readonly bills: readonly Bill[];
}

/** What the votes tell beside themselves. */
export interface ChamberVotes {
  /** With the groups of their ballots, and with sides while in the mixed group. */
  readonly people: readonly Person[];
  readonly groups: readonly ParliamentaryGroup[];
  readonly sittings: readonly Sitting[];
  /** Whether there are votes, of this run or of earlier ones. */
  readonly hasVotes: boolean;
  /** Chambers whose votes were not read to the end. */
  readonly isCut: Readonly<Record<Branch, boolean>>;
  /** Last day with a vote read in this run. */
  readonly lastDay: Readonly<Record<Branch, string | null>>;
  /** Votes to read in a later run; at least 1 while a chamber was not read to the end. */
  readonly pending: number;
  /** See `VotesRead`, of both chambers. */
  readonly isWhole: boolean;
  readonly swept: number;
  /** Chambers of which sides are known. */
  readonly withSides: ReadonlySet<Branch>;
  /** Messages for the operator. */
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
  readonly about: Notes["about"];
}

/** Reads and writes the votes of both chambers at the same time, and derives groups and sides from them. */
export async function readChamberVotes(inputs: ChamberVotesInputs): Promise<ChamberVotes> {
  const { chambers, cache, people: registered, groups: allGroups } = inputs;
  const notes = new Notes();
  const groups = new ObservedGroups(cache);
  const mixed = new Set(allGroups.filter(({ isMixed }) => isMixed).map(({ id }) => id));
  const cameraMixed = allGroups.find(({ branch, isMixed }) => branch === "C" && isMixed)?.id ?? null;
  const byId = new Map(registered.map((person) => [person.id, person]));

  const onRead = (vote: Vote, ballots: readonly Ballot[], given: ReadonlyMap<string, string>): void => {
    const at = momentOf(vote);
    for (const [person, group] of given) groups.record(person, group, at);
    if (vote.isConfidence !== true) return;
    const groupOf = (person: string): string | null =>
      given.get(person) ?? groupOfMember(byId.get(person), vote.branch, vote.date);
    const confidence = readConfidence(vote, ballots, groupOf, (group) => mixed.has(group));
    cache.setFact("confidence", vote.id, confidence);
  };

  const { votes: engines } = chambers;
  const readBranch = async (branch: Branch): Promise<VotesRead> =>
    engines === undefined || inputs.blocked[branch]
      ? noVotesRead
      : await readVotes(branch, { ...inputs, engines, mixed: cameraMixed, notes, onRead });
  const [C, S] = await allSettledOrThrow([() => readBranch("C"), () => readBranch("S")]);
  const read = [C, S];
  const confidences = allConfidences(cache);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const people = groups.correct(registered, notes, inputs.days.C);
  const { governments } = inputs;
  return {
    people: people.map((person) => withMemberSides(person, confidences, governments)),
    groups: allGroups.map((group) => withGroupSides(group, confidences, governments, people)),
    sittings: read.flatMap(({ sittings }) => sittings),
    hasVotes: read.some(({ count }) => count > 0) || (inputs.previous?.keys("vote").length ?? 0) > 0,
    isCut: { C: engines !== undefined && C.isCut, S: engines !== undefined && S.isCut },
    lastDay: { C: C.lastDay, S: S.lastDay },
    pending: engines === undefined ? 0 : sum(read.map(({ pending, isCut }) => Math.max(pending, isCut ? 1 : 0))),
    isWhole: read.every(({ isWhole }) => isWhole),
    swept: sum(read.map(({ swept }) => swept)),
    withSides: chambersWithSides(confidences),
    notes: notes.lines,
    warnings: notes.warnings,
    about: notes.about,
  };
}
