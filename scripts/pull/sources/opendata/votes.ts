/**
 * Reads the votes of both chambers: totals of whole months or ranges of sittings, then the positions of new and changed
 * votes, newest first. Positions wait on disk until the snapshot is committed, so a killed run loses nothing.
 */
import { z } from "zod";
import { assemblyPresidentOn, presidentPeriods } from "#src/domain/assembly-president.ts";
import type { Branch } from "#src/domain/codes.ts";
import { legislature } from "#src/domain/legislature.ts";
import { addDays } from "#src/domain/days.ts";
import { isOn } from "#src/domain/periods.ts";
import type { Ballot, Bill, Body, Person, Sitting, Vote } from "#src/domain/records.ts";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import type { ResponseCache } from "#scripts/pull/cache.ts";
import { BudgetSpent } from "#scripts/pull/http/client.ts";
import { withoutDay } from "#scripts/pull/conversion.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import { asideOf, type Previous, type RecordWriter } from "#scripts/pull/source.ts";
import { askInBatches } from "./batches.ts";
import type { Governments } from "./governments.ts";
import type { PersonIndex } from "./people.ts";
import type { ReadDays } from "./person-draft.ts";
import { cameraPositions, senatePositions, UnknownWord, withAbsences, type Positions } from "./positions.ts";
import { get, localName, type Row, type VoteEngines } from "./sparql.ts";
import { typeset } from "./typeset.ts";
import { VanishedVotes } from "./vanished-votes.ts";
import { billFinder } from "./bill-finder.ts";
import { awaitedDays } from "#src/domain/vote-check.ts";
import { toDrafts, type VoteDraft } from "./vote-drafts.ts";
import { duePartsOf, listParts, openPart } from "./vote-parts.ts";
import type { VoteLinks } from "./vote-links.ts";
import { cameraBallots, senateBallots } from "./vote-queries.ts";

export interface VoteInputs {
  readonly engines: VoteEngines;
  readonly writer: RecordWriter;
  readonly previous: Previous | undefined;
  readonly cache: ResponseCache;
  readonly notes: Notes;
  readonly effects: Effects;
  readonly days: ReadDays;
  readonly governments: Pick<Governments, "on">;
  readonly isSweep: boolean;
  readonly people: readonly Person[];
  readonly index: PersonIndex;
  /** Id of the Camera's mixed group. */
  readonly mixed: string | null;
  readonly bodies: readonly Body[];
  readonly bills: readonly Bill[];
  /** Called for every vote whose positions were read. `groups`: id of each member's group, where the source gives it. */
  readonly onRead: (vote: Vote, ballots: readonly Ballot[], groups: ReadonlyMap<string, string>) => void;
}

export interface VotesRead {
  readonly sittings: readonly Sitting[];
  readonly count: number;
  /** Last day with a vote. */
  readonly lastDay: string | null;
  /** Votes whose positions were not asked in this run. */
  readonly pending: number;
  /** The totals were not read to the end: newer votes may be missing. */
  readonly isCut: boolean;
  /** Nothing is left to read but corrections: no vote waits for its positions. */
  readonly isWhole: boolean;
  /** Votes read again without a sign of a change. */
  readonly swept: number;
}

/** The Senate's votes have no mark of a change: those of the last days are read again in every run. */
const correctedDays = 14;
/** A vote with totals has positions: only as many nights of empty answers prove that they were never published. */
const emptyNights = 5;
/** Without a sign of a change every vote is read again once in this many runs. */
const voteRuns = 30;
/** Votes in one answer: those of all deputies stay below the limit of rows, 24 of four hundred. */
export const largestLists = { C: Math.floor(9_600 / legislature.seats.C), S: 20 } as const;
const sizes = {
  C: { first: largestLists.C, largest: largestLists.C },
  S: { first: 8, largest: largestLists.S },
} as const;

/** The votes of a chamber that is not asked for them: all that are stored stay. */
export const noVotesRead: VotesRead = {
  sittings: [],
  count: 0,
  lastDay: null,
  pending: 0,
  isCut: true,
  isWhole: false,
  swept: 0,
};

/** Reads the votes of a chamber. A source that fails on the way ends this part; what is stored stays. */
export async function readVotes(branch: Branch, inputs: VoteInputs): Promise<VotesRead> {
  return await new VoteReading(branch, inputs).read();
}

class VoteReading {
  readonly #branch: Branch;
  readonly #in: VoteInputs;
  readonly #seats: (day: string) => { readonly inOffice: ReadonlySet<string>; readonly president: string | null };
  readonly #vanishing: VanishedVotes;
  /** Days of empty answers by vote id, see {@link nightsSchema}. */
  readonly #emptyBefore: ReadonlyMap<string, unknown>;
  readonly #drafts = new Map<string, VoteDraft>();
  /** Part of the archive by vote id. */
  readonly #partOf = new Map<string, string>();
  /** Votes of this run without positions so far. */
  readonly #unread = new Set<VoteDraft>();
  /** Those of them that the chamber answered without positions. */
  readonly #late = new Set<VoteDraft>();
  /** Parts whose totals were read in this run, and are not missing votes for the first time. */
  readonly #settledParts = new Set<string>();

  constructor(branch: Branch, inputs: VoteInputs) {
    this.#branch = branch;
    this.#in = inputs;
    this.#seats = seatFinder(branch, inputs.people, inputs.bodies);
    this.#vanishing = new VanishedVotes(inputs);
    this.#emptyBefore = inputs.cache.facts("empty");
  }

  async read(): Promise<VotesRead> {
    const { writer, notes, cache } = this.#in;
    const isWhole = await this.#endingWell("totals of votes", () => this.#readDrafts());
    const drafts = [...this.#drafts.values()].toReversed();
    const { news, sweep, resting } = this.#plan(drafts);
    for (const { vote } of resting) writer.markSeen("vote", vote.id);
    for (const draft of [...news, ...sweep]) this.#unread.add(draft);
    await this.#endingWell("positions", async () => {
      for (const list of [news, sweep]) await this.#readPositions(list);
    });
    for (const draft of this.#unread) this.#keepWithoutPositions(draft);
    const missing = news.filter((draft) => this.#unread.has(draft));
    const open = new Set(missing.map(({ vote }) => this.#partOf.get(vote.id)));
    for (const part of this.#settledParts) cache.sign("vote-part", part, open.has(part) ? openPart : "read");
    if (missing.length > 0) notes.add(`votes of ${this.#branch}: positions to come for ${missing.length}`);
    const votes = drafts.map(({ vote }) => vote);
    return {
      sittings: toSittings(drafts),
      count: votes.length,
      lastDay: votes[0]?.date ?? null,
      pending: missing.filter((draft) => !this.#late.has(draft)).length,
      isCut: !isWhole,
      isWhole: isWhole && missing.length === 0,
      swept: sweep.length,
    };
  }

  /** Runs a step; a source that is down, blocks us or has cost the budget ends it with a note. @returns whether it came to its end */
  async #endingWell(what: string, step: () => Promise<void>): Promise<boolean> {
    try {
      await step();
      return true;
    } catch (error) {
      if (!(error instanceof SourceUnavailable || error instanceof BudgetSpent)) throw error;
      this.#in.notes.warn(`votes of ${this.#branch}: ${what} not read to the end: ${error.message}`);
      return false;
    }
  }

  async #readDrafts(): Promise<void> {
    const { engines, cache, notes, writer, bills, index, days, governments, isSweep, effects, previous } = this.#in;
    const parts = await listParts(this.#branch, engines, effects.today(), notes);
    const { due, resting } = duePartsOf(parts, cache, isSweep);
    for (const { id } of resting) for (const vote of cache.signatures(id).keys()) writer.markSeen("vote", vote);
    const knownLinks = (vote: string, sitting: string): VoteLinks => {
      const { page, debate } = previous?.record("vote", vote) ?? {};
      return { page, debate, sitting: previous?.record("sitting", sitting)?.url ?? undefined };
    };
    const context = { bills: billFinder(bills), index, days, governments, notes, knownLinks };
    for (const part of due) {
      const known = cache.signatures(part.id);
      const drafts = toDrafts(this.#branch, await part.read(engines), context);
      const found = new Set(drafts.map(({ vote }) => vote.id));
      const gone = [...known.keys()].filter((id) => !found.has(id));
      if (drafts.length === 0 && gone.length > 0)
        notes.add(
          `votes of ${this.#branch}: an answer without rows where ${gone.length} votes are known, not believed`,
        );
      const isSettled = drafts.length > 0 && this.#vanishing.see(gone);
      for (const draft of drafts) this.#drafts.set(draft.vote.id, draft);
      for (const { vote } of drafts) this.#partOf.set(vote.id, part.id);
      if (isSettled) this.#settledParts.add(part.id);
    }
    effects.log(`opendata: ${this.#drafts.size} votes of ${this.#branch} in ${due.length} of ${parts.length} parts`);
  }

  /** Divides the votes, given newest first: new and changed ones, those whose turn it is, and the others. */
  #plan(drafts: readonly VoteDraft[]) {
    const { cache, previous, isSweep, effects } = this.#in;
    const published = new Set(previous?.keys("vote"));
    const parts = new Set(this.#partOf.values());
    const read = new Map([...parts].flatMap((part) => [...cache.signatures(part)]));
    const aside = asideOf(previous, "vote");
    const isCurrent = ({ vote, signature }: VoteDraft): boolean =>
      published.has(vote.id) &&
      !aside.has(vote.id) &&
      read.get(vote.id)?.value === signature &&
      !this.#vanishing.isBack(vote.id);
    const age = ({ vote }: VoteDraft): number => read.get(vote.id)?.read ?? 0;
    const current = drafts.filter(isCurrent).toSorted((a, b) => age(a) - age(b));
    const share = isSweep ? current.length : Math.ceil(current.length / voteRuns);
    const isFresh = ({ vote }: VoteDraft): boolean =>
      this.#branch === "S" && vote.date >= addDays(effects.today(), -correctedDays);
    const sweep = new Set([...current.slice(0, share), ...current.filter(isFresh)]);
    return {
      news: drafts.filter((draft) => !isCurrent(draft)),
      sweep: [...sweep],
      resting: current.filter((draft) => !sweep.has(draft)),
    };
  }

  async #readPositions(drafts: readonly VoteDraft[]): Promise<void> {
    const { cache, engines } = this.#in;
    const kept = drafts.filter((draft) => {
      const rows = this.#keptRows(draft);
      if (rows !== null) this.#settle(draft, rows);
      return rows !== null;
    });
    const asked = new Set(drafts).difference(new Set(kept));
    const needsVoters = ({ vote }: VoteDraft): boolean => vote.isSecret === true || vote.isQuorumCheck === true;
    const lists =
      this.#branch === "C"
        ? [{ list: [...asked], toQuery: cameraBallots }]
        : [false, true].map((withVoters) => ({
            list: [...asked].filter((draft) => needsVoters(draft) === withVoters),
            toQuery: (votes: readonly string[]) => senateBallots(votes, withVoters),
          }));
    const engine = this.#branch === "C" ? engines.camera : engines.senato;
    for (const { list, toQuery } of lists) {
      const ids = list.map(({ vote }) => vote.id);
      for await (const { votes, rows } of askInBatches(engine, ids, toQuery, sizes[this.#branch])) {
        const own = Map.groupBy(rows ?? [], (row) => localName(get(row, "v")));
        for (const id of votes) {
          const draft = this.#drafts.get(id);
          const found = own.get(id) ?? [];
          if (draft === undefined || rows === null) continue;
          if (found.length > 0) cache.keep(keyOf(draft), noValidators, toBytes(found));
          this.#settle(draft, found);
        }
      }
    }
  }

  /** Positions read by a run that was killed before its snapshot was committed. */
  #keptRows(draft: VoteDraft): readonly Row[] | null {
    const bytes = this.#in.cache.holds(keyOf(draft)) ? this.#in.cache.body(keyOf(draft)) : null;
    return bytes === null ? null : parseRows(bytes);
  }

  /** Writes a vote with its positions. An answer without rows is no data: it is asked again. */
  #settle(draft: VoteDraft, rows: readonly Row[]): void {
    const { writer, cache, index, mixed, notes, onRead } = this.#in;
    const { vote, signature } = draft;
    if (rows.length === 0) {
      this.#settleEmpty(draft);
      return;
    }
    this.#unread.delete(draft);
    if (this.#emptyBefore.has(vote.id)) cache.setFact("empty", vote.id, []);
    try {
      const positions =
        this.#branch === "C"
          ? cameraPositions(rows, { index, mixed, notes })
          : senatePositions(
              rows,
              { isSecret: vote.isSecret === true, isQuorumCheck: vote.isQuorumCheck === true },
              index,
              notes,
            );
      if (positions.contradictory.size > 0) notes.add("votes with two positions of one member", vote.id);
      const ballots = this.#complete(vote, positions);
      const president = vote.president ?? chairIn(ballots);
      const whole = { ...vote, positionsPublished: true, president };
      const { groups } = positions;
      // The lists of the Senate name no group: the day of the register decides.
      if (writer.putVote(typeset(whole), ballots, groups.size > 0 ? groups : undefined))
        cache.sign(this.#partOf.get(vote.id) ?? "", vote.id, signature);
      onRead(whole, ballots, groups);
    } catch (error) {
      if (!(error instanceof UnknownWord)) throw error;
      writer.quarantine({ kind: "vote", key: vote.id, reason: error.message, url: vote.sources[0]?.url ?? null });
    }
  }

  /**
   * An empty answer about a vote with totals is believed only after some nights, and never against stored positions: until
   * then the vote stays unread.
   */
  #settleEmpty(draft: VoteDraft): void {
    const { cache, notes, previous, effects } = this.#in;
    const { vote, signature } = draft;
    this.#late.add(draft);
    const nights = new Set([...(nightsSchema.safeParse(this.#emptyBefore.get(vote.id)).data ?? []), effects.today()]);
    cache.setFact("empty", vote.id, [...nights].slice(0, emptyNights));
    const hasVoters = (vote.ayes ?? 0) + (vote.noes ?? 0) + (vote.abstained ?? 0) > 0;
    const isAwaited =
      vote.date >= addDays(effects.today(), -awaitedDays) ||
      (hasVoters && nights.size < emptyNights) ||
      previous?.record("vote", vote.id)?.positionsPublished === true;
    if (isAwaited) return;
    this.#unread.delete(draft);
    notes.add("votes whose positions were never published", vote.id);
    if (this.#keepWithoutPositions(draft)) cache.sign(this.#partOf.get(vote.id) ?? "", vote.id, signature);
  }

  /** Adds what is on no list: absences at the Senate, who presided at the Camera. */
  #complete(vote: Vote, { ballots, contradictory, ...positions }: Positions): readonly Ballot[] {
    const { inOffice, president } = this.#seats(vote.date);
    if (this.#branch === "S")
      return vote.isQuorumCheck === true
        ? ballots
        : withAbsences({ ...positions, ballots, contradictory }, inOffice, president);
    const codes = new Map(ballots);
    // Not named by the vote: who has that position, else the President, who has none at all.
    const chair = vote.president ?? chairIn(ballots) ?? president;
    const isOther = ballots.some(([person, code]) => (code === "PRES") !== (person === chair));
    if (vote.president !== null && isOther)
      this.#in.notes.warn("votes whose chair has another position, or another member that of the chair", vote.id);
    return chair === null || codes.has(chair) || contradictory.has(chair) || !inOffice.has(chair)
      ? ballots
      : [...ballots, [chair, "PRES"]];
  }

  /**
   * Keeps a vote whose positions are not here. A stored one stays as it is, a new one is published with its totals.
   * @returns whether there is a record of it
   */
  #keepWithoutPositions({ vote }: VoteDraft): boolean {
    const { writer, previous } = this.#in;
    const stored = previous?.record("vote", vote.id);
    if (stored?.positionsPublished !== true) return writer.putVote(typeset(vote), []);
    const { vanishedSince, ...published } = withoutDay(stored);
    if (vanishedSince === undefined) writer.markSeen("vote", vote.id);
    else writer.putVote(published, previous?.ballots(vote.id) ?? []);
    return true;
  }
}

/** Who has the position of the chair; null = nobody. */
const chairIn = (ballots: readonly Ballot[]): string | null => ballots.find(([, code]) => code === "PRES")?.[0] ?? null;

const noValidators = { etag: null, lastModified: null };
const keyOf = ({ vote, signature }: VoteDraft): string => `positions:${vote.id}:${signature}`;
const toBytes = (rows: readonly Row[]): Uint8Array => Buffer.from(JSON.stringify(rows));

/** Days of runs in which the answer about a vote was empty. */
const nightsSchema = z.array(z.iso.date());

const rowsSchema = z.array(z.record(z.string(), z.string()));

function parseRows(bytes: Uint8Array): readonly Row[] {
  return rowsSchema.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
}

/** Members in office and President of the assembly by day. */
function seatFinder(branch: Branch, people: readonly Person[], bodies: readonly Body[]) {
  const presidents = presidentPeriods(bodies, branch);
  const known = new Map<string, { readonly inOffice: ReadonlySet<string>; readonly president: string | null }>();
  return (day: string) => {
    const seats = known.get(day) ?? {
      inOffice: new Set(
        people
          .filter(({ memberships }) => memberships.some((one) => one.branch === branch && isOn(one, day)))
          .map(({ id }) => id),
      ),
      president: assemblyPresidentOn(presidents, day),
    };
    known.set(day, seats);
    return seats;
  };
}

function toSittings(drafts: readonly VoteDraft[]): Sitting[] {
  const sittings = new Map<string, Sitting>();
  for (const { vote, sittingPage } of drafts) {
    const { sitting: id, branch, date } = vote;
    sittings.set(id, { id, branch, number: Number(id.slice(2)), date, url: sittingPage ?? null });
  }
  return [...sittings.values()];
}
