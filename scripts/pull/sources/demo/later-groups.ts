import type { Membership, Person, RolePeriod } from "#src/domain/records.ts";
import type { LaterGroup } from "./group-plans.ts";
import { form } from "./people.ts";
import { plan } from "./plan.ts";
import { Random } from "./random.ts";

type Offices = ReadonlyMap<string, RolePeriod[]>;

/** People and offices after the foundation of the later groups. */
export function foundGroups(
  seed: number,
  people: readonly Person[],
  offices: Offices,
): { readonly people: readonly Person[]; readonly offices: Offices } {
  return plan.laterGroups.reduce<Chambers>(
    (before, group) => (group.founders === null ? goOn(before, group) : split(before, group, seed)),
    { people, offices },
  );
}

type Chambers = ReturnType<typeof foundGroups>;

/** All members and officers of a group go on in its successor. */
function goOn({ people, offices }: Chambers, { id, from, start }: LaterGroup): Chambers {
  const roles = offices.get(from) ?? [];
  const inOffice = roles.filter(({ end }) => end === null || end > start);
  return {
    people: people.map((person) => moved(person, from, id, start)),
    offices: new Map([
      ...offices,
      [from, roles.map((role) => ({ ...role, end: inOffice.includes(role) ? start : role.end }))],
      [id, inOffice.map((role) => ({ ...role, start }))],
    ]),
  };
}

/** Some members found a group: none that is named, has an office in the old one, or has ever had another group. */
function split({ people, offices }: Chambers, { id, from, start, founders }: LaterGroup, seed: number): Chambers {
  const named = new Set(plan.people.map((one) => one.id));
  const officers = new Set((offices.get(from) ?? []).map(({ person }) => person));
  const free = people.filter((person) => {
    const [only, ...others] = person.memberships.flatMap(({ groups }) => groups);
    const hasStayed =
      only?.group === from && only.start === plan.groupsFormed && only.end === null && others.length === 0;
    return hasStayed && !named.has(person.id) && !officers.has(person.id);
  });
  const chosen = Random.stream(seed, `founders ${id}`).sample(free, founders ?? 0);
  const ids = new Set(chosen.map((person) => person.id));
  const titles = ["Presidente", "Vicepresidente", "Segretario"];
  const roles = chosen.slice(0, titles.length).map((person, index) => {
    const title = titles[index] ?? "";
    const role = title === "Segretario" ? form(person, "Segretario", "Segretaria") : title;
    return { person: person.id, role, start, end: null };
  });
  return {
    people: people.map((person) => (ids.has(person.id) ? moved(person, from, id, start) : person)),
    offices: new Map([...offices, [id, roles]]),
  };
}

/** A person whose periods in a group go on in another from a day. */
function moved(person: Person, from: string, to: string, day: string): Person {
  const periodsOf = (period: Membership["groups"][number]): Membership["groups"] => {
    const { group, start, end } = period;
    if (group !== from || (end !== null && end <= day)) return [period];
    if (start !== null && start >= day) return [{ ...period, group: to }];
    return [
      { ...period, end: day },
      { ...period, group: to, start: day },
    ];
  };
  const memberships = person.memberships.map((seat) => ({ ...seat, groups: seat.groups.flatMap(periodsOf) }));
  return { ...person, memberships };
}
