/**
 * Groups of deputies on the days of their votes. A ballot names the group of that day, which is better evidence than the
 * register: some of its periods have no dates, and some contradict the votes.
 */
import { z } from "zod";
import { addDays } from "#src/domain/days.ts";
import { groupOn } from "#src/domain/group-on-day.ts";
import type { Membership, Person } from "#src/domain/records.ts";
import type { ResponseCache } from "#scripts/pull/cache.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import { Observations, rangesOf, toDayRanges, type ObservedRange } from "#scripts/pull/observed-ranges.ts";

const rangesSchema = rangesOf(z.string());

type GroupPeriods = Membership["groups"];

export class ObservedGroups {
  readonly #cache: ResponseCache;
  readonly #observed: Observations<string>;

  constructor(cache: ResponseCache) {
    this.#cache = cache;
    const kept = cache.facts("groups");
    this.#observed = new Observations((person) => rangesSchema.safeParse(kept.get(person)).data ?? []);
  }

  /** `at`: the moment of a vote, see `momentOf`. */
  record(person: string, group: string, at: string): void {
    this.#observed.record(person, group, at);
  }

  /** Corrects the groups of deputies by the ballots of this run and of earlier ones, which are in the cache. `dataDay`: day of the register. */
  correct(people: readonly Person[], notes: Notes, dataDay: string): Person[] {
    for (const person of this.#observed.keys) this.#cache.setFact("groups", person, this.#observed.ranges(person));
    return people.map((person) => {
      const ranges = this.#observed.ranges(person.id);
      if (ranges.length === 0) return person;
      const memberships = person.memberships.map((membership) =>
        membership.branch === "C" ? withGroups(membership, correctPeriods(membership, ranges, dataDay)) : membership,
      );
      const isSame = memberships.every(({ groups }, place) => groups === person.memberships[place]?.groups);
      if (!isSame)
        notes.add("deputies whose groups follow their ballots, because the register has no day or another one");
      return isSame ? person : { ...person, memberships };
    });
  }
}

/** The membership with other periods. A former group without days that is among them has days now. */
function withGroups({ undatedGroups, ...membership }: Membership, groups: GroupPeriods): Membership {
  const undated = (undatedGroups ?? [])
    .filter(({ group }) => groups === membership.groups || groups.every((period) => period.group !== group))
    .map(({ group, before }) => ({ group, before: Math.min(before, groups.length) }));
  return { ...membership, groups, ...(undated.length === 0 ? {} : { undatedGroups: undated }) };
}

type Begun = Pick<GroupPeriods[number], "group" | "start" | "isStartAssumed">;

/**
 * Group periods that agree with the ballots: those of the register if they do, else rebuilt from the ballots. The last open
 * period of the register stays the last one, because ballots may be older: they only date it. A day between two ballots in
 * different groups is for counts alone, unless they are on consecutive days.
 */
export function correctPeriods(
  { start, end, groups }: Pick<Membership, "start" | "end" | "groups">,
  ranges: readonly ObservedRange<string>[],
  dataDay: string,
): GroupPeriods {
  const own = toDayRanges(ranges).filter(([from, to]) => to >= start && (end === null || from < end));
  const isDated = groups.every((period, place) => place === 0 || period.start !== null);
  const agrees = own.every((range) => [range[0], range[1]].every((day) => groupOn(groups, day) === range[2]));
  const last = own.at(-1);
  if (last === undefined || (agrees && isDated)) return groups;
  const seen = own.map(([from, , group], place): Begun => {
    const before = own[place - 1]?.[1] ?? "";
    const joined = groups.find(
      (period) => period.group === group && period.start !== null && period.start <= from && period.start > before,
    );
    const start = joined?.start ?? (place === 0 ? null : from);
    const isAssumed = joined === undefined && place > 0 && addDays(before, 1) !== from;
    return { group, start, ...(isAssumed ? { isStartAssumed: true as const } : {}) };
  });
  const later = groups.flatMap((period): Begun[] =>
    period.start !== null && period.start > last[1] ? [{ group: period.group, start: period.start }] : [],
  );
  const all = [...seen, ...later];
  const present = groups.at(-1);
  const isOpen = present !== undefined && (present.end === null || present.end === end);
  const isMissing = isOpen && present.group !== all.at(-1)?.group;
  const lastPeriod = groups.findLast((period) => period.group === all.at(-1)?.group);
  const lastEnd = isMissing ? addDays(later.at(-1)?.start ?? last[1], 1) : (lastPeriod?.end ?? end);
  const periods = all.map((period, place): GroupPeriods[number] => {
    const next = all[place + 1];
    const isEndAssumed = next === undefined ? isMissing : next.isStartAssumed === true;
    return {
      ...period,
      end: next === undefined ? lastEnd : next.start,
      ...(isEndAssumed ? { isEndAssumed: true as const } : {}),
    };
  });
  return isMissing ? [...periods, { group: present.group, start: null, end, knownFrom: dataDay }] : periods;
}
