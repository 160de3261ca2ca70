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
  /** Group by day, by person, by chamber: filled four hundred times a vote. */
  readonly #seen: Readonly<Record<Branch, Map<string, Map<string, string>>>> = { C: new Map(), S: new Map() };

  constructor(kept: ReadonlyMap<string, unknown>) {
    this.#kept = kept;
  }

  observe(branch: Branch, person: string, group: string, day: string): void {
    const people = this.#seen[branch];
    let days = people.get(person);
    if (days === undefined) people.set(person, (days = new Map<string, string>()));
    days.set(day, group);
  }

  /** The persons about whom this run learnt something. */
  get news(): string[] {
    return (["C", "S"] as const)
      .flatMap((branch) => [...this.#seen[branch].keys()].map((person) => `${branch}/${person}`))
      .toSorted();
  }

  /** What this run has seen; key as in {@link runs}: "C/rossi-maria". */
  #seenOf(key: string): ReadonlyMap<string, string> {
    return this.#seen[key.startsWith("S/") ? "S" : "C"].get(key.slice(2)) ?? new Map<string, string>();
  }

  /** What is known about a person, to keep for the next run. */
  runs(key: string): Run[] {
    const kept = runSchema.safeParse(this.#kept.get(key));
    const points = new Map<string, string>();
    for (const [from, to, group] of kept.data ?? []) points.set(from, group).set(to, group);
    for (const [day, group] of this.#seenOf(key)) points.set(day, group);
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
