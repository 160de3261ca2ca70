import { branches } from "#src/domain/codes.ts";
import type { Ballot, Bill, Body, ParliamentaryGroup, Person, Sitting, Vote } from "#src/domain/records.ts";
import { allSettledOrThrow } from "#scripts/lib/all-settled.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import type { ResponseCache } from "#scripts/pull/cache.ts";
import { Notes } from "#scripts/pull/conversion.ts";
import type { Previous, RecordWriter } from "#scripts/pull/source.ts";
import { GroupSightings } from "./group-sightings.ts";
import type { PersonIndex } from "./people.ts";
import type { ReadDays } from "./person-draft.ts";
import { groupAddress } from "./reference.ts";
import { allConfidences, groupOfMember, readConfidence, withGroupSides, withMemberSides } from "./sides.ts";
import type { Chambers } from "./sparql.ts";
import { readVotes } from "./votes.ts";

export interface ChamberVotesInputs {
  readonly chambers: Chambers;
  readonly writer: RecordWriter;
  readonly previous: Previous | undefined;
  readonly cache: ResponseCache;
  readonly effects: Effects;
  readonly days: ReadDays;
  readonly isSweep: boolean;
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
  /** Votes seen in this run. */
  readonly count: number;
  readonly pending: number;
  readonly swept: number;
  readonly hasSides: boolean;
  /** Messages for the operator. */
  readonly notes: readonly string[];
}

/** Reads and writes the votes of both chambers at the same time, and derives groups and sides from them. */
export async function readChamberVotes(inputs: ChamberVotesInputs): Promise<ChamberVotes> {
  const { chambers, cache, people: registered, groups: allGroups } = inputs;
  const notes = new Notes();
  const sightings = new GroupSightings(cache);
  const mixed = new Set(allGroups.filter(({ isMixed }) => isMixed).map(({ id }) => id));
  const byId = new Map(registered.map((person) => [person.id, person]));

  const onRead = (vote: Vote, ballots: readonly Ballot[], groupUris: ReadonlyMap<string, string>): void => {
    for (const [person, uri] of groupUris) sightings.see(person, groupAddress(uri), vote.date);
    if (vote.isConfidence !== true) return;
    const groupOf = (person: string): string | null => {
      const uri = groupUris.get(person);
      return uri === undefined ? groupOfMember(byId.get(person), vote.branch, vote.date) : groupAddress(uri);
    };
    const confidence = readConfidence(vote, ballots, groupOf, (group) => mixed.has(group));
    cache.setFact("confidence", vote.id, confidence);
  };

  const { votes: engines } = chambers;
  const read =
    engines === undefined
      ? []
      : await allSettledOrThrow(
          branches.map((branch) => () => readVotes(branch, { ...inputs, engines, notes, onRead })),
        );
  const confidences = allConfidences(cache);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return {
    people: sightings.correct(registered, notes).map((person) => withMemberSides(person, confidences)),
    groups: allGroups.map((group) => withGroupSides(group, confidences)),
    sittings: read.flatMap(({ sittings }) => sittings),
    count: sum(read.map(({ count }) => count)),
    pending: sum(read.map(({ pending }) => pending)),
    swept: sum(read.map(({ swept }) => swept)),
    hasSides: confidences.length > 0,
    notes: notes.lines,
  };
}
