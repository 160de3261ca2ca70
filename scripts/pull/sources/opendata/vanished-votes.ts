/**
 * Votes that a chamber no longer publishes. They stay, and from the second day on that they are missing their record says
 * since when. A vote that comes back loses the mark.
 */
import { z } from "zod";
import type { Effects } from "#scripts/lib/effects.ts";
import type { ResponseCache } from "#scripts/pull/cache.ts";
import { withoutDay } from "#scripts/pull/conversion.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import type { Previous, RecordWriter } from "#scripts/pull/source.ts";

interface Inputs {
  readonly writer: RecordWriter;
  readonly previous: Previous | undefined;
  readonly cache: ResponseCache;
  readonly notes: Notes;
  readonly effects: Effects;
}

const daySchema = z.iso.date().nullable();

export class VanishedVotes {
  readonly #in: Inputs;
  /** First day without the vote by id; null = it came back. */
  readonly #since: ReadonlyMap<string, string | null>;

  constructor(inputs: Inputs) {
    this.#in = inputs;
    const facts = [...inputs.cache.facts("vanished")];
    this.#since = new Map(facts.map(([id, fact]) => [id, daySchema.safeParse(fact).data ?? null]));
  }

  /**
   * Keeps the votes missing from an answer that should have them.
   * @returns false if some are missing for the first time: the next run must look again
   */
  see(votes: readonly string[]): boolean {
    const { writer, previous, cache, notes, effects } = this.#in;
    const isNew = (id: string): boolean => (this.#since.get(id) ?? null) === null;
    for (const id of votes) {
      const since = this.#since.get(id) ?? effects.today();
      notes.add("votes no longer published", id);
      if (isNew(id)) cache.setFact("vanished", id, since);
      const record = previous?.record("vote", id);
      const isDue = since < effects.today() && record !== undefined && record.vanishedSince === undefined;
      if (isDue) writer.putVote({ ...withoutDay(record), vanishedSince: since }, previous?.ballots(id) ?? []);
      else writer.markSeen("vote", id);
    }
    return !votes.some(isNew);
  }

  /** Whether a vote was missing before; then its record must be written again. Call it for votes that are there. */
  isBack(vote: string): boolean {
    const isBack = (this.#since.get(vote) ?? null) !== null;
    if (isBack) this.#in.cache.setFact("vanished", vote, null);
    return isBack;
  }
}
