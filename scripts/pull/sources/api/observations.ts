import { type Branch, branches } from "#src/domain/codes.ts";
import { mergeRuns, type ObservedRange } from "#scripts/pull/runs.ts";

/** Values observed for members on single days in this run, combined with stored ranges. Keys: "C/rossi-maria". */
export class Observations<Value> {
  readonly #kept: (key: string) => readonly ObservedRange<Value>[];
  /** Value by chamber, day and person. Written four hundred times per vote, one day at a time. */
  readonly #seen: Readonly<Record<Branch, Map<string, Map<string, Value>>>> = { C: new Map(), S: new Map() };
  /** The same by person; computed on demand. */
  #byPerson: Map<string, Map<string, Value>> | null = null;

  /** @param kept stored ranges, by key */
  constructor(kept: (key: string) => readonly ObservedRange<Value>[]) {
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

  /** Keys with observations in this run. */
  get keys(): string[] {
    return [...this.#people().keys()].toSorted();
  }

  runs(key: string): ObservedRange<Value>[] {
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
