import { addDays } from "#src/domain/days.ts";
import { legislature } from "#src/domain/legislature.ts";
import { findArea } from "#src/domain/areas.ts";
import { collegeCode } from "#src/domain/colleges.ts";
import { colleges } from "#src/data/colleges.ts";
import { toSlug } from "#scripts/lib/slug.ts";
import { type Branch, branches, type Gender } from "#src/domain/codes.ts";
import type { Membership, Person } from "#src/domain/records.ts";
import { dayBetween, demoSources, workingDay } from "./calendar.ts";
import type { GroupPlan } from "./group-plans.ts";
import { groupOf } from "./groups.ts";
import { birthPlaces, NameBook, professions } from "./names.ts";
import type { NamedPerson, NamedSeat } from "./named-people.ts";
import { plan } from "./plan.ts";
import { Random } from "./random.ts";
import { withUncommonNames } from "./uncommon-names.ts";

export function buildPeople(seed: number): Person[] {
  return new PeopleBuilder(seed).build();
}

type NullablePeriod = Pick<Membership["groups"][number], "start" | "end">;

const towns = birthPlaces.map((place) => place.replace(/ \(.*/, ""));

/** The slug that a real source would assign, and the id at the Camera. */
const aliasesOf = ({ id, slug, register }: NamedPerson): string[] => [
  ...(slug === id ? [] : [slug]),
  ...(register === undefined ? [] : [`d${register}`]),
];

class PeopleBuilder {
  readonly #seed: number;
  readonly #random: Random;
  readonly #names: NameBook;
  readonly #people = new Map<string, Person>();
  readonly #areas: Record<Branch, string[]>;

  constructor(seed: number) {
    this.#seed = seed;
    this.#random = Random.stream(seed, "people");
    this.#names = new NameBook(
      Random.stream(seed, "names"),
      plan.people.map((member) => `${member.familyName} ${member.givenName}`),
    );
    this.#areas = { C: this.#freeAreas("C"), S: this.#freeAreas("S") };
  }

  build(): Person[] {
    for (const member of plan.people) this.#people.set(member.id, this.#namedRecord(member));
    for (const group of plan.groups) this.#fill(group);
    for (const branch of branches) this.#changeGroups(branch);
    this.#linkReplacements();
    if (plan.hasColleges) for (const branch of branches) this.#electInColleges(branch);
    this.#takeSides();
    const people = [...this.#people.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    return plan.hasNamedCases ? withUncommonNames(this.#seed, people) : people;
  }

  /** Seats not taken by hand-written people, in random order. */
  #freeAreas(branch: Branch): string[] {
    const free = new Map(Object.entries(plan.seatsByArea).map(([area, [C, S]]) => [area, branch === "C" ? C : S]));
    for (const { area } of plan.people.flatMap((member) =>
      member.seats.filter((seat) => seat.branch === branch && seat.end === undefined),
    ))
      if (area !== null) free.set(area, (free.get(area) ?? 0) - 1);
    return Random.stream(19, `areas ${branch}`).shuffle(
      [...free].flatMap(([area, count]) => Array<string>(count).fill(area)),
    );
  }

  #namedRecord(member: NamedPerson): Person {
    const personal = this.#personal(member.gender, member.birthDate);
    return {
      ...personal,
      birthPlace: member.birthPlace ?? personal.birthPlace,
      id: member.id,
      aliases: aliasesOf(member),
      familyName: member.familyName,
      givenName: member.givenName,
      deathDate: member.deathDate,
      memberships: member.seats.map((seat) => this.#namedMembership(seat)),
    };
  }

  #namedMembership(seat: NamedSeat): Membership {
    const { start = legislature.start, end = null, endReason = null, replaces = null } = seat;
    const first = start > plan.groupsFormed ? start : plan.groupsFormed;
    const stays = seat.group === null ? [] : [[seat.group, first] as const, ...(seat.moves ?? [])];
    const groups = stays.map(([acronym, day], index) => ({
      ...{ group: groupOf(seat.branch, acronym).id, start: day, end: stays[index + 1]?.[1] ?? end },
    }));
    const isLife = seat.area === null;
    return { ...this.#elected(seat.branch, seat.area), start, end, endReason, isLife, replaces, groups };
  }

  /** `gender: null` = not published; then nor is the profession, which would tell it. */
  #personal(gender: Gender | null, birthDate: string | null) {
    const random = this.#random;
    const mayor = { role: gender === "F" ? "Sindaca" : "Sindaco", organisation: `Comune di ${random.pick(towns)}` };
    const birthPlace = random.pick(birthPlaces);
    const profession = random.chance(0.95) ? random.pick(professions[gender ?? "M"]) : null;
    return {
      gender,
      birthDate,
      birthPlace,
      profession: gender === null ? null : profession,
      image: null,
      career: random.chance(0.2) ? [{ ...mayor, start: "2014-05-26", end: "2019-05-27" }] : [],
      publishedStrength: [],
      sources: demoSources,
    };
  }

  #elected(branch: Branch, area: string | null) {
    const random = this.#random;
    // Draws that nothing uses any more keep the later ones, and so the published demonstration, as they were.
    random.chance(0.37);
    const name = findArea(area)?.name ?? null;
    if (name !== null) random.int(1, 6);
    return {
      branch,
      electionArea: area,
      constituency: name,
      electionType: name === null ? null : "proporzionale",
      list: null,
      isLife: false,
      replaces: null,
      replacedBy: null,
      endReason: null,
    };
  }

  /** Fills the seats of a group that hand-written people leave free. */
  #fill(group: GroupPlan): void {
    const random = this.#random;
    const inOffice = [...this.#people.values()].filter((person) =>
      person.memberships.some((seat) => seat.end === null && seat.groups.at(-1)?.group === group.id),
    ).length;
    for (let i = inOffice; i < group.seats; i++) {
      const area = this.#areas[group.branch].pop() ?? null;
      const left = random.chance(0.03) ? workingDay(random, ...plan.departures) : null;
      const former = left === null ? null : this.#newcomer(group, area, null, { start: null, end: left });
      this.#newcomer(group, area, former, { start: left === null ? null : addDays(left, 20), end: null });
    }
  }

  /**
   * Adds a person with one mandate.
   * @param former id of the predecessor; null = none
   * @param period `start: null` = since the opening; `end: null` = in office
   * @returns the id
   */
  #newcomer(group: GroupPlan, area: string | null, former: string | null, { start, end }: NullablePeriod): string {
    const random = this.#random;
    const gender: Gender = random.chance(0.34) ? "F" : "M";
    const name = this.#names.draw(gender);
    const birthDate = dayBetween(random, "1948-01-01", plan.lastBirthday[group.branch]);
    const id = toSlug(`${name.familyName} ${name.givenName}`);
    const endReason = end === null ? null : random.pick(["Dimissioni", "Nomina a ufficio incompatibile"]);
    const seat = { ...this.#elected(group.branch, area), start: start ?? legislature.start, end, endReason };
    const groups = [{ group: group.id, start: start ?? plan.groupsFormed, end }];
    const personal = { ...this.#personal(gender, birthDate), ...name, id, aliases: [`${id}-${birthDate}`] };
    this.#people.set(id, { ...personal, deathDate: null, memberships: [{ ...seat, replaces: former, groups }] });
    return id;
  }

  /** Gives some members an earlier group in the same chamber. */
  #changeGroups(branch: Branch): void {
    const namedIds = new Set(plan.people.map(({ id }) => id));
    const seats = [...this.#people.values()]
      .filter(({ id }) => !namedIds.has(id))
      .flatMap(({ memberships }) => memberships.filter((seat) => seat.branch === branch))
      .filter(({ end, replaces }) => end === null && replaces === null);
    for (const seat of this.#random.sample(seats, plan.changers[branch])) {
      const [current] = seat.groups;
      if (current === undefined) continue;
      const others = plan.groups.filter((group) => group.branch === branch && group.id !== current.group);
      const from = this.#random.pick(others.filter(({ end }) => end === null)).id;
      const day = workingDay(this.#random, ...plan.changes);
      seat.groups = [
        { group: from, start: current.start, end: day },
        { ...current, start: day },
      ];
    }
  }

  /** Gives current and former members of the mixed group a side of their own, with a few exceptions. */
  #takeSides(): void {
    const random = Random.stream(this.#seed, "sides");
    const seats = [...this.#people.values()].flatMap(({ memberships }) => memberships);
    for (const seat of seats.filter(({ groups }) => groups.some(({ group }) => group.endsWith("misto")))) {
      const sides = plan.ownSides.flatMap(({ start, end }) => {
        const side = random.chance(0.15) ? null : random.pick(["opposition", "majority"] as const);
        return side === null ? [] : [{ side, start, end }];
      });
      if (sides.length > 0) seat.sides = sides;
    }
  }

  /**
   * Distributes the seats of each region over its real colleges: first the single-member ones, one seat each, then the list
   * colleges in turn. Successors have the college of the seat.
   */
  #electInColleges(branch: Branch): void {
    const seats = [...this.#people.values()].flatMap(({ id, memberships }) =>
      memberships.filter((seat) => seat.branch === branch && seat.electionArea !== null).map((seat) => ({ id, seat })),
    );
    const first = seats.filter(({ seat }) => seat.replaces === null);
    const ordered = first.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const taken = new Map<string, number>();
    for (const { id, seat } of ordered) {
      const own = [...colleges.values()].filter((one) => one.branch === branch && one.area === seat.electionArea);
      const singles = own.filter(({ kind }) => kind === "single");
      const lists = own.filter(({ kind }) => kind === "list");
      const place = taken.get(seat.electionArea ?? "") ?? 0;
      taken.set(seat.electionArea ?? "", place + 1);
      const college = singles[place] ?? lists[(place - singles.length) % lists.length];
      if (college === undefined) continue;
      const successors = seats.filter((other) => other.seat.replaces === id);
      for (const { seat: held } of [{ seat }, ...successors])
        Object.assign(held, {
          constituency: collegeCode(college),
          electionType: college.kind === "single" ? "maggioritario" : "proporzionale",
        });
    }
  }

  #linkReplacements(): void {
    for (const person of this.#people.values())
      for (const seat of person.memberships) {
        const before = seat.replaces === null ? undefined : this.#people.get(seat.replaces);
        const left = before?.memberships.find((old) => old.branch === seat.branch && old.end !== null);
        if (left !== undefined) left.replacedBy = person.id;
      }
  }
}

export interface Mandate {
  readonly person: Person;
  readonly seat: Membership;
}

export function mandatesOf(people: readonly Person[], branch: Branch): Mandate[] {
  return people.flatMap((person) =>
    person.memberships.filter((seat) => seat.branch === branch).map((seat) => ({ person, seat })),
  );
}

/** True if a period includes a day. `end` is exclusive. */
export function covers(period: { readonly start: string | null; readonly end: string | null }, day: string): boolean {
  return (period.start === null || period.start <= day) && (period.end === null || day < period.end);
}

/** Group id of a mandate on a day; null = none. */
export function groupOn(seat: Membership, day: string): string | null {
  return seat.groups.find((period) => covers(period, day))?.group ?? null;
}

export function inOffice(mandates: readonly Mandate[], day: string): Mandate[] {
  return mandates.filter(({ seat }) => covers(seat, day));
}

export function form(person: Person, masculine: string, feminine: string): string {
  return person.gender === "F" ? feminine : masculine;
}
