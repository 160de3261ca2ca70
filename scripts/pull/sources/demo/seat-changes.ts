import type { Branch, Gender } from "#src/domain/codes.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { Bill, Body, Government, Membership, Person, RolePeriod } from "#src/domain/records.ts";
import { toSlug } from "#scripts/lib/slug.ts";
import type { WrittenBill } from "./bills.ts";
import { officersOf } from "./bodies.ts";
import { demoSources } from "./calendar.ts";
import { covers } from "./people.ts";
import { plan } from "./plan.ts";
import { Random } from "./random.ts";
import { uncommonId, uncommonNames } from "./uncommon-names.ts";

interface Newcomer {
  readonly id: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly gender: Gender;
  readonly birthDate: string;
}

const newcomer = (familyName: string, givenName: string, gender: Gender, birthDate: string): Newcomer => ({
  ...{ id: toSlug(`${familyName} ${givenName}`), familyName, givenName, gender, birthDate },
});

/** People who hold a seat that a drawn member was elected to. */
export const newcomers = {
  interim: newcomer("Steccaverde", "Ivo", "M", "1966-05-03"),
  byElected: newcomer("Madreselva", "Carla", "F", "1971-09-12"),
} as const satisfies Record<string, Newcomer>;

/** Who holds the seat of a drawn member from a day on: somebody else, the member again (`"member"`), or nobody (null). */
interface Hold {
  readonly from: string;
  readonly holder: Newcomer | "member" | null;
  /** Why the holder before left. */
  readonly reason: string;
}

interface SeatPlan {
  readonly branch: Branch;
  /** Whether the seat is that of a college with one seat. */
  readonly isSingle: boolean;
  readonly holds: readonly Hold[];
}

/** A member who is readmitted after seven months, and a seat that stays vacant for five, until a by-election. */
const seatPlans: readonly SeatPlan[] = [
  {
    ...{ branch: "C", isSingle: false },
    holds: [
      { from: "2023-12-06", holder: newcomers.interim, reason: "Annullamento dell’elezione" },
      { from: "2024-07-16", holder: "member", reason: "Annullamento della proclamazione" },
    ],
  },
  {
    ...{ branch: "S", isSingle: true },
    holds: [
      { from: "2025-01-14", holder: null, reason: "Dimissioni" },
      { from: "2025-06-10", holder: newcomers.byElected, reason: "" },
    ],
  },
];

/** A stay in a seat. `end` is exclusive. */
interface Stay {
  readonly person: Person;
  readonly start: string | null;
  readonly end: string | null;
  readonly endReason: string | null;
}

export interface SeatSetting {
  readonly seed: number;
  readonly people: readonly Person[];
  readonly governments: readonly Government[];
  /** Offices in the groups. */
  readonly offices: ReadonlyMap<string, readonly RolePeriod[]>;
  readonly bodies: readonly Body[];
  readonly bills: readonly WrittenBill[];
}

/**
 * Seats that change hands apart from those drawn with the people. All else is drawn as if the elected members had held
 * them throughout: who holds a seat on a day takes the member's place there.
 */
export class SeatChanges {
  /** All people, with the mandates as they were held. */
  readonly people: readonly Person[];
  /** Stays in a seat, by the member who was elected to it. */
  readonly #stays = new Map<string, readonly Stay[]>();
  readonly #members: ReadonlyMap<string, Person>;

  constructor(setting: SeatSetting) {
    for (const one of plan.hasNamedCases ? seatPlans : []) {
      const member = choose(one, setting);
      this.#stays.set(member.id, staysOf(one, member));
    }
    this.#members = new Map(setting.people.map((person) => [person.id, person]));
    const changed = setting.people.flatMap((person) => this.#holdersOf(person));
    this.people = changed.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** The holder on a day of the seat of a member; null = vacant. Other members hold their own seats. */
  holderOn(member: Person, day: string): Person | null {
    const stays = this.#stays.get(member.id);
    return stays === undefined ? member : (stays.find((stay) => covers(stay, day))?.person ?? null);
  }

  /** Who held the seat of a member, with the mandates as they were held. */
  #holdersOf(person: Person): Person[] {
    const stays = this.#stays.get(person.id);
    const [seat] = person.memberships;
    if (stays === undefined || seat === undefined) return [person];
    const mandates = stays.map((stay, index) => ({ holder: stay.person, mandate: mandateOf(seat, stays, index) }));
    return [...Map.groupBy(mandates, ({ holder }) => holder)].map(([holder, held]) => ({
      ...holder,
      memberships: held.map(({ mandate }) => mandate),
    }));
  }

  /** A body with the roles of the holders. */
  body(body: Body): Body {
    return { ...body, roles: body.roles.flatMap((role) => this.#rolesOf(role)) };
  }

  #rolesOf(role: RolePeriod): RolePeriod[] {
    const stays = this.#stays.get(role.person) ?? [];
    if (stays.length === 0) return [role];
    return stays.flatMap(({ person, start, end }) => {
      const [from, to] = [later(role.start, start), earlier(role.end, end)];
      return from !== null && to !== null && from >= to ? [] : [{ ...role, person: person.id, start: from, end: to }];
    });
  }

  /** A bill signed and reported on by the holders of the day. */
  bill(bill: Bill): Bill {
    const held = <T extends { readonly person: string | null; readonly name: string }>(
      row: T,
      day: string | null,
    ): T[] => {
      const member = this.#members.get(row.person ?? "");
      if (member === undefined || !this.#stays.has(member.id)) return [row];
      const holder = this.holderOn(member, day ?? legislature.start);
      return holder === null ? [] : [{ ...row, person: holder.id, name: `${holder.familyName} ${holder.givenName}` }];
    };
    return {
      ...bill,
      signatures: bill.signatures.flatMap((row) => held(row, row.added)),
      rapporteurs: bill.rapporteurs.flatMap((row) => held(row, row.date)),
    };
  }
}

/** The later of two first days; null = since the beginning. */
const later = (a: string | null, b: string | null): string | null => (a === null || (b !== null && b > a) ? b : a);
/** The earlier of two ends; null = open. */
const earlier = (a: string | null, b: string | null): string | null => (a === null || (b !== null && b < a) ? b : a);

/** The stays in a seat, in order of time. */
function staysOf({ holds }: SeatPlan, member: Person): Stay[] {
  const first = { holder: "member", from: null } as const;
  return [first, ...holds].flatMap(({ holder, from }, index): Stay[] => {
    if (holder === null) return [];
    const next = holds[index];
    const person = holder === "member" ? member : personOf(holder);
    return [{ person, start: from, end: next?.from ?? null, endReason: next?.reason ?? null }];
  });
}

function personOf({ id, birthDate, ...names }: Newcomer): Person {
  const nothing = { image: null, career: [], publishedStrength: [], deathDate: null, memberships: [] };
  const personal = { birthPlace: "Lucca", profession: null, sources: demoSources };
  return { ...nothing, ...personal, ...names, id, birthDate, aliases: [`${id}-${birthDate}`] };
}

/** The mandate of a stay in a seat. */
function mandateOf(seat: Membership, stays: readonly Stay[], index: number): Membership {
  const { start = null, end = null, endReason = null } = stays[index] ?? {};
  const last = seat.groups.at(-1);
  const groups = start === null ? seat.groups : last === undefined ? [] : [{ ...last, start }];
  return {
    ...seat,
    ...{ start: start ?? seat.start, end, endReason, groups: groups.map((period) => ({ ...period, end })) },
    ...{ replaces: stays[index - 1]?.person.id ?? null, replacedBy: stays[index + 1]?.person.id ?? null },
  };
}

/** Drawn members of one group since the opening, in one chamber, who have had no office. */
function candidates({ branch, isSingle }: SeatPlan, setting: SeatSetting): Person[] {
  const { people, governments, offices, bodies } = setting;
  const roles = [...governments.map((one) => one.roles), ...bodies.map(officersOf), ...offices.values()].flat();
  const ids = [...plan.people.map(({ id }) => id), ...Object.values(uncommonNames).map(uncommonId)];
  const busy = new Set([...ids, ...roles.map(({ person }) => person)]);
  const dissolved = new Set(plan.laterGroups.map(({ from }) => from));
  return people.filter(({ id, memberships: [seat, ...seats] }) => {
    const [stay, ...moves] = seat?.groups ?? [];
    if (busy.has(id) || seat?.branch !== branch || seats.length > 0 || stay === undefined || moves.length > 0)
      return false;
    const isWhole = seat.start === legislature.start && stay.start === plan.groupsFormed && seat.end === null;
    const isOpen = !stay.group.endsWith("misto") && !dissolved.has(stay.group);
    return isWhole && isOpen && (seat.electionType === "maggioritario") === isSingle;
  });
}

/** One of the candidates: no bill needs them, as its first signer or rapporteur, while the seat is vacant. */
function choose(seat: SeatPlan, setting: SeatSetting): Person {
  const vacant = seat.holds.flatMap(({ from, holder }, index) =>
    holder === null ? [{ start: from, end: seat.holds[index + 1]?.from ?? null }] : [],
  );
  const needed = setting.bills.flatMap(({ record: { signatures, rapporteurs } }) => [
    ...signatures.flatMap(({ isFirst, person, added }) => (isFirst ? [{ person, day: added }] : [])),
    ...rapporteurs.map(({ person, date }) => ({ person, day: date })),
  ]);
  const isVacant = (day: string | null): boolean => vacant.some((period) => covers(period, day ?? legislature.start));
  const bound = new Set(needed.flatMap(({ person, day }) => (isVacant(day) ? [person] : [])));
  const free = candidates(seat, setting).filter(({ id }) => !bound.has(id));
  return Random.stream(setting.seed, `seat ${seat.branch}`).pick(free);
}
