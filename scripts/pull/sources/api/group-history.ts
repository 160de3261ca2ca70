import { z } from "zod";
import type { Branch } from "#src/domain/codes.ts";
import type { Membership } from "#src/domain/records.ts";

const runSchema = z.array(z.tuple([z.iso.date(), z.iso.date(), z.string()]));
/** Votes from one day to another in which a member was seen in a group. */
type Run = z.infer<typeof runSchema>[number];

/**
 * When members were in which group. The API gives a member's present group only; the group on the day of each vote tells the
 * past ones, so a change is dated to the first vote in the new group.
 */
export class GroupHistory {
  readonly #kept: ReadonlyMap<string, unknown>;
  /** Group by person, by day, by chamber: filled four hundred times a vote, a day at a time. */
  readonly #seen: Readonly<Record<Branch, Map<string, Map<string, string>>>> = { C: new Map(), S: new Map() };
  /** The same by person, made when it is asked for. */
  #byPerson: Map<string, Map<string, string>> | null = null;

  constructor(kept: ReadonlyMap<string, unknown>) {
    this.#kept = kept;
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
    const points = new Map<string, string>();
    for (const [from, to, group] of kept.data ?? []) points.set(from, group).set(to, group);
    for (const [day, group] of this.#people().get(key) ?? []) points.set(day, group);
    const runs: Run[] = [];
    for (const [day, group] of [...points].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const last = runs.at(-1);
      if (last?.[2] === group) last[1] = day;
      else runs.push([day, day, group]);
    }
    return runs;
  }

  /** The spells of a mandate in groups; the present group closes the list when no vote has shown it yet. */
  spells(
    branch: Branch,
    person: string,
    seat: { readonly start: string; readonly end: string | null },
    present: string | null,
  ): Membership["groups"] {
    const runs = this.runs(`${branch}/${person}`).filter(
      ([from, to]) => to >= seat.start && (seat.end === null || from < seat.end),
    );
    const starts = runs.map(([from, , group], index) => ({ group, start: index === 0 ? null : from }));
    if (present !== null && starts.at(-1)?.group !== present) starts.push({ group: present, start: null });
    return starts.map(({ group, start }, index) => ({
      group,
      start,
      end: index === starts.length - 1 ? seat.end : (starts[index + 1]?.start ?? null),
    }));
  }
}
