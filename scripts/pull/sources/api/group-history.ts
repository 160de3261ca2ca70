import { z } from "zod";
import type { Branch } from "#src/domain/codes.ts";
import type { Membership } from "#src/domain/records.ts";
import { mergeRuns, runsOfSpells, type SeenRun } from "./runs.ts";

const runSchema = z.array(z.tuple([z.iso.date(), z.iso.date(), z.string()]));
/** A member in a group, by votes. */
type Run = SeenRun<string>;

/** What the history stands on beside its own notes. */
export interface HistoryGround {
  /** Day of the run: on it the present groups hold. */
  readonly today: string;
  /** Mandates of a person in the snapshot: they stand in for notes that were lost. */
  readonly previous: (person: string) => readonly Membership[];
  /** Day to which the snapshot knew the groups of a chamber. */
  readonly upTo: Readonly<Record<Branch, string | null>>;
  /** The present groups that lists gave when they were last believed, noted by earlier runs: by person, as above. */
  readonly listed: ReadonlyMap<string, unknown>;
}

/**
 * When members were in which group. The API gives a member's present group only; the group on the day of each vote tells the
 * past ones, so a change is dated to the first vote in the new group, or to the night that first read of it.
 */
export class GroupHistory {
  readonly #kept: ReadonlyMap<string, unknown>;
  readonly #ground: HistoryGround;
  /** Present groups that lists gave in this run. */
  readonly #listed = new Map<string, string>();
  /** Group by person, by day, by chamber: filled four hundred times a vote, a day at a time. */
  readonly #seen: Readonly<Record<Branch, Map<string, Map<string, string>>>> = { C: new Map(), S: new Map() };
  /** The same by person, made when it is asked for. */
  #byPerson: Map<string, Map<string, string>> | null = null;

  constructor(kept: ReadonlyMap<string, unknown>, ground: HistoryGround) {
    this.#kept = kept;
    this.#ground = ground;
  }

  observe(branch: Branch, person: string, group: string, day: string): void {
    const days = this.#seen[branch];
    let people = days.get(day);
    if (people === undefined) days.set(day, (people = new Map<string, string>()));
    people.set(person, group);
    this.#byPerson = null;
  }

  /** The persons about whom this run learnt something. */
  get news(): string[] {
    return [...this.#people().keys()].toSorted();
  }

  /** The present groups of the lists, to keep for the next run. */
  get listed(): ReadonlyMap<string, string> {
    return this.#listed;
  }

  /** What this run has seen, by person ("C/rossi-maria") and day. */
  #people(): ReadonlyMap<string, ReadonlyMap<string, string>> {
    if (this.#byPerson !== null) return this.#byPerson;
    const seen = new Map<string, Map<string, string>>();
    for (const branch of ["C", "S"] as const)
      for (const [day, people] of this.#seen[branch])
        for (const [person, group] of people) {
          const key = `${branch}/${person}`;
          const days = seen.get(key) ?? new Map<string, string>();
          seen.set(key, days.set(day, group));
        }
    this.#byPerson = seen;
    return seen;
  }

  /** What is known about a person, to keep for the next run. */
  runs(key: string): Run[] {
    const kept = runSchema.safeParse(this.#kept.get(key));
    return mergeRuns(kept.data ?? this.#published(key), this.#people().get(key) ?? new Map<string, string>());
  }

  /** What the snapshot says of a person of whom nothing is noted. */
  #published(key: string): Run[] {
    const [branch, person] = [key.startsWith("C/") ? "C" : "S", key.slice(2)] as const;
    const seats = this.#ground.previous(person).filter((seat) => seat.branch === branch);
    return seats.flatMap(({ groups }) => runsOfSpells(groups, ({ group }) => group, this.#ground.upTo[branch]));
  }

  /**
   * Whether a list that gives a group other than the last votes is ahead of them: when it did not give it before. One that still
   * gives the group of before lags behind; and a vote of today knows better than a list.
   */
  #isBelieved(key: string, present: string, last: Run | undefined): boolean {
    if (last === undefined || last[2] === present) return true;
    return last[1] < this.#ground.today && this.#ground.listed.get(key) !== present;
  }

  /** The spells of a mandate in groups; a present group that no vote has shown yet begins tonight, or with the mandate if none ever did. */
  spells(
    branch: Branch,
    person: string,
    seat: { readonly start: string; readonly end: string | null },
    present: string | null,
  ): Membership["groups"] {
    const key = `${branch}/${person}`;
    const seen = (): Run[] =>
      this.runs(key).filter(([from, to]) => to >= seat.start && (seat.end === null || from < seat.end));
    const last = seen().at(-1);
    // Of a mandate that is over the votes have told all.
    if (present !== null && seat.end === null && this.#isBelieved(key, present, last)) {
      this.#listed.set(key, present);
      if (last !== undefined && last[2] !== present) this.observe(branch, person, present, this.#ground.today);
    }
    const starts = seen().map(([from, , group], index) => ({ group, start: index === 0 ? null : from }));
    if (present !== null && starts.length === 0) starts.push({ group: present, start: null });
    return starts.map(({ group, start }, index) => ({
      group,
      start,
      end: index === starts.length - 1 ? seat.end : (starts[index + 1]?.start ?? null),
    }));
  }
}
