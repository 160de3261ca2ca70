import { type Branch, branches } from "#src/domain/codes.ts";
import { mergeRuns, type SeenRun } from "./runs.ts";

/** What votes have shown of members on single days, beside what earlier runs have seen. Keys: "C/rossi-maria". */
export class Sightings<Value> {
  readonly #kept: (key: string) => readonly SeenRun<Value>[];
  /** Value by person, by day, by chamber: filled four hundred times a vote, a day at a time. */
  readonly #seen: Readonly<Record<Branch, Map<string, Map<string, Value>>>> = { C: new Map(), S: new Map() };
  /** The same by person, made when it is asked for. */
  #byPerson: Map<string, Map<string, Value>> | null = null;

  /** @param kept what earlier runs have seen, by key */
  constructor(kept: (key: string) => readonly SeenRun<Value>[]) {
    this.#kept = kept;
  }

  see(branch: Branch, person: string, value: Value, day: string): void {
    const days = this.#seen[branch];
    let people = days.get(day);
    if (people === undefined) days.set(day, (people = new Map<string, Value>()));
    people.set(person, value);
    this.#byPerson = null;
  }

  has(branch: Branch, person: string, day: string): boolean {
    return this.#seen[branch].get(day)?.has(person) === true;
  }

  /** Of whom this run has seen something. */
  get keys(): string[] {
    return [...this.#people().keys()].toSorted();
  }

  /** All that is known of a member, in order of time. */
  runs(key: string): SeenRun<Value>[] {
    return mergeRuns(this.#kept(key), this.#people().get(key) ?? new Map<string, Value>());
  }

  #people(): ReadonlyMap<string, ReadonlyMap<string, Value>> {
    if (this.#byPerson !== null) return this.#byPerson;
    const seen = new Map<string, Map<string, Value>>();
    for (const branch of branches)
      for (const [day, people] of this.#seen[branch])
        for (const [person, value] of people) {
          const key = `${branch}/${person}`;
          const days = seen.get(key) ?? new Map<string, Value>();
          seen.set(key, days.set(day, value));
        }
    this.#byPerson = seen;
    return seen;
  }
}
