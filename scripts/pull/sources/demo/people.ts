import { addDays } from "#src/domain/days.ts";
import { legislatureStart } from "#src/domain/legislature.ts";
import { findArea } from "#src/domain/areas.ts";
import { toSlug } from "#scripts/lib/slug.ts";
import { type Branch, branches, type Gender } from "#src/domain/codes.ts";
import { lastDay } from "#src/domain/periods.ts";
import type { Membership, Person } from "#src/domain/records.ts";
import { dayBetween, demoSources, groupsFormed, workingDay } from "./calendar.ts";
import { dissolutionDay, type GroupPlan, groupOf, groupPlans } from "./groups.ts";
import { birthPlaces, NameBook, professions } from "./names.ts";
import { type NamedPerson, type NamedSeat, namedPersonList } from "./named-people.ts";
import { Random } from "./random.ts";

type Period = Membership["groups"][number];

/**
 * Number of members who changed group, and of members who left and were replaced, besides the hand-written ones. As in
 * the real legislature.
 */
const turnover = {
  C: { changers: 24, formerEricas: 7, leavers: 8 },
  S: { changers: 50, formerEricas: 0, leavers: 6 },
} as const;

const seatsByArea: Readonly<Record<string, Record<Branch, number>>> = {
  piemonte: { C: 29, S: 14 },
  "valle-d-aosta": { C: 1, S: 1 },
  lombardia: { C: 64, S: 31 },
  "trentino-alto-adige": { C: 7, S: 6 },
  veneto: { C: 32, S: 16 },
  "friuli-venezia-giulia": { C: 8, S: 4 },
  liguria: { C: 10, S: 5 },
  "emilia-romagna": { C: 29, S: 14 },
  toscana: { C: 24, S: 12 },
  umbria: { C: 6, S: 3 },
  marche: { C: 10, S: 5 },
  lazio: { C: 36, S: 18 },
  abruzzo: { C: 9, S: 4 },
  molise: { C: 2, S: 2 },
  campania: { C: 38, S: 18 },
  puglia: { C: 27, S: 13 },
  basilicata: { C: 4, S: 3 },
  calabria: { C: 13, S: 6 },
  sicilia: { C: 32, S: 16 },
  sardegna: { C: 11, S: 5 },
  europa: { C: 3, S: 1 },
  "america-meridionale": { C: 2, S: 1 },
  "america-settentrionale-e-centrale": { C: 2, S: 1 },
  "africa-asia-oceania-antartide": { C: 1, S: 1 },
};

export function buildPeople(seed: number): Person[] {
  const people = new PeopleBuilder(seed);
  return people.build();
}

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
      namedPersonList.map((member) => `${member.familyName} ${member.givenName}`),
    );
    this.#areas = { C: this.#freeAreas("C"), S: this.#freeAreas("S") };
  }

  build(): Person[] {
    for (const member of namedPersonList) this.#people.set(member.id, this.#namedRecord(member));
    for (const plan of groupPlans) this.#fill(plan);
    for (const branch of branches) {
      this.#changeGroups(branch);
      this.#replaceLeavers(branch);
    }
    this.#linkReplacements();
    this.#takeSides();
    return [...this.#people.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Seats not taken by hand-written people, in random order. */
  #freeAreas(branch: Branch): string[] {
    const free = new Map(Object.entries(seatsByArea).map(([area, seats]) => [area, seats[branch]]));
    for (const { area } of namedPersonList.flatMap((member) =>
      member.seats.filter((seat) => seat.branch === branch && seat.end === undefined),
    ))
      if (area !== null) free.set(area, (free.get(area) ?? 0) - 1);
    return Random.stream(19, `areas ${branch}`).shuffle(
      [...free].flatMap(([area, count]) => Array<string>(count).fill(area)),
    );
  }

  #namedRecord(member: NamedPerson): Person {
    return {
      ...this.#personal(member.gender, member.birthDate),
      id: member.id,
      aliases: member.slug === member.id ? [] : [member.slug],
      familyName: member.familyName,
      givenName: member.givenName,
      deathDate: member.deathDate,
      memberships: member.seats.map((seat) => this.#namedMembership(seat)),
    };
  }

  #namedMembership(seat: NamedSeat): Membership {
    const groups = seat.groups.map(([acronym, start], index): Period => ({
      group: groupOf(seat.branch, acronym).id,
      start: start ?? groupsFormed,
      end: seat.groups[index + 1]?.[1] ?? seat.end ?? null,
    }));
    return {
      ...this.#elected(seat.branch, seat.area),
      start: seat.start ?? legislatureStart,
      end: seat.end ?? null,
      endReason: seat.endReason ?? null,
      isLife: seat.isLife ?? false,
      replaces: seat.replaces ?? null,
      groups,
    };
  }

  #personal(gender: Gender, birthDate: string | null) {
    const random = this.#random;
    const wasMayor = random.chance(0.2);
    return {
      gender,
      birthDate,
      birthPlace: random.pick(birthPlaces),
      profession: random.chance(0.95) ? random.pick(professions[gender]) : null,
      image: null,
      career: wasMayor
        ? [
            {
              role: gender === "F" ? "Sindaca" : "Sindaco",
              organisation: `Comune di ${random.pick(birthPlaces).replace(/ \(.*/, "")}`,
              start: "2014-05-26",
              end: "2019-05-27",
            },
          ]
        : [],
      publishedStrength: [],
      sources: demoSources,
    };
  }

  #elected(branch: Branch, area: string | null) {
    const random = this.#random;
    const isSingle = random.chance(0.37);
    const name = findArea(area)?.name ?? null;
    return {
      branch,
      electionArea: area,
      constituency: name === null ? null : `${name} - ${isSingle ? "U" : "P"}0${random.int(1, 6)}`,
      electionType: name === null ? null : isSingle ? "maggioritario" : "proporzionale",
      list: null,
      isLife: false,
      replaces: null,
      replacedBy: null,
      endReason: null,
    };
  }

  /** Creates and registers a new person with one mandate. */
  #newcomer(branch: Branch, area: string | null, groups: Period[], start: string): Person {
    const gender: Gender = this.#random.chance(0.34) ? "F" : "M";
    const name = this.#names.draw(gender);
    const birthDate = dayBetween(this.#random, "1948-01-01", "1994-12-31");
    const id = toSlug(`${name.familyName} ${name.givenName}`);
    const person: Person = {
      ...this.#personal(gender, birthDate),
      ...name,
      id,
      aliases: [`${id}-${birthDate}`],
      deathDate: null,
      memberships: [{ ...this.#elected(branch, area), start, end: null, groups }],
    };
    this.#people.set(person.id, person);
    return person;
  }

  #fill(plan: GroupPlan): void {
    const inOffice = [...this.#people.values()].filter((person) =>
      person.memberships.some((seat) => seat.end === null && seat.groups.at(-1)?.group === plan.id),
    ).length;
    for (let i = inOffice; i < plan.seats; i++)
      this.#newcomer(
        plan.branch,
        this.#areas[plan.branch].pop() ?? null,
        [{ group: plan.id, start: groupsFormed, end: null }],
        legislatureStart,
      );
  }

  /** Mandates in a chamber with exactly one group, those of hand-written people excluded. */
  #ordinary(branch: Branch): Membership[] {
    const namedIds = new Set(namedPersonList.map(({ id }) => id));
    return [...this.#people.values()]
      .filter(({ id }) => !namedIds.has(id))
      .flatMap((person) => person.memberships)
      .filter((seat) => seat.branch === branch && seat.groups.length === 1);
  }

  #changeGroups(branch: Branch): void {
    const random = this.#random;
    const { changers, formerEricas } = turnover[branch];
    const seats = random.shuffle(this.#ordinary(branch));
    const isFormerErica = (seat: Membership) => ["camera-cor", "camera-misto"].includes(seat.groups[0]?.group ?? "");
    const formers = seats.filter(isFormerErica).slice(0, formerEricas);
    for (const seat of formers) prepend(seat, groupOf("C", "ERI").id, dissolutionDay);
    // As in reality, most moves end in the mixed group or in groups of the majority.
    const others = seats.filter((seat) => !formers.includes(seat)).toSorted((a, b) => arrivals(b) - arrivals(a));
    for (const seat of [
      ...others.slice(0, Math.floor(changers * 0.4)),
      ...random.sample(others.slice(changers), Math.ceil(changers * 0.6)),
    ]) {
      const here = seat.groups[0]?.group;
      const from = random.weighted(
        groupPlans
          .filter((plan) => plan.branch === branch && plan.end === null && plan.id !== here)
          .map((plan) => [plan.id, plan.isMixed ? 40 : plan.seats]),
      );
      prepend(seat, from, workingDay(random, "2022-12-01", "2026-10-30"));
    }
  }

  /** Adds members who left during the term, each with the group and area of the successor. */
  #replaceLeavers(branch: Branch): void {
    for (const seat of this.#random.sample(this.#ordinary(branch), turnover[branch].leavers)) {
      const left = workingDay(this.#random, "2023-01-20", "2026-06-30");
      const arrived = addDays(left, this.#random.int(5, 40));
      const former = this.#newcomer(
        branch,
        seat.electionArea,
        [{ group: seat.groups[0]?.group ?? "", start: groupsFormed, end: left }],
        legislatureStart,
      );
      const old = former.memberships[0];
      if (old === undefined) continue;
      old.end = left;
      old.endReason = this.#random.weighted([
        ["Dimissioni", 5],
        ["Decesso", 2],
        ["Annullamento dell’elezione", 1],
        ["Nomina a ufficio incompatibile", 2],
      ]);
      if (old.endReason === "Decesso") former.deathDate = lastDay(left);
      seat.start = arrived;
      seat.replaces = former.id;
      for (const period of seat.groups) period.start = arrived;
    }
  }

  /** Gives current and former members of the mixed group a side of their own, with a few exceptions. */
  #takeSides(): void {
    const random = Random.stream(this.#seed, "sides");
    const seats = [...this.#people.values()].flatMap(({ memberships }) => memberships);
    for (const seat of seats.filter(({ groups }) => groups.some(({ group }) => group.endsWith("misto")))) {
      const side = random.weighted([
        ["opposition" as const, 5],
        ["majority" as const, 3],
        [null, 2],
      ]);
      if (side !== null) seat.sides = [{ side, start: null, end: null }];
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

/** Adds an earlier group before the only one of a mandate. */
function prepend(seat: Membership, group: string, day: string): void {
  const current = seat.groups[0];
  if (current === undefined) return;
  seat.groups = [
    { group, start: current.start, end: day },
    { ...current, start: day },
  ];
}

/** Priority of a member's group as the destination of a move. */
function arrivals(seat: Membership): number {
  const group = seat.groups[0]?.group ?? "";
  return group.endsWith("misto") ? 3 : 0;
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
