import type { Branch, Initiative } from "#src/domain/codes.ts";
import { addDays } from "#src/domain/days.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { Bill, Government, Person } from "#src/domain/records.ts";
import type { Approval } from "./bill-records.ts";
import { covers, groupOn, type Mandate, mandatesOf } from "./people.ts";
import { Random } from "./random.ts";

const ministerRanks: ReadonlySet<string> = new Set(["president", "minister"]);
const none = { start: "", roles: [] };

/** Signers who are not members, by initiative. */
const outside: Partial<Record<Initiative, string>> = {
  POP: "Iniziativa popolare",
  CNEL: "CNEL",
  REG: "Consiglio regionale del Veneto",
};

/** Draws signers and rapporteurs of bills and authors of amendments. */
export class Signers {
  readonly #random: Random;
  readonly #mandates: Record<Branch, readonly Mandate[]>;
  readonly #people: ReadonlyMap<string, Person>;
  readonly #governments: readonly Government[];

  /** @param governments in order of time; who is in the last one, or left an earlier one, is no author otherwise */
  constructor(seed: number, people: readonly Person[], governments: readonly Government[]) {
    this.#random = Random.stream(seed, "signers");
    this.#people = new Map(people.map((person) => [person.id, person]));
    this.#governments = governments;
    const governing = new Set(
      governments.flatMap(({ end, roles }) =>
        roles.filter((role) => end === null || role.end !== end).map(({ person }) => person),
      ),
    );
    const free = people.filter(({ id }) => !governing.has(id));
    this.#mandates = { C: mandatesOf(free, "C"), S: mandatesOf(free, "S") };
  }

  /** The head and the ministers of the last government that began by a day, as they were then; before all, of the first. */
  #ministersOn(day: string): readonly Person[] {
    const { start, roles } = this.#governments.findLast((one) => one.start <= day) ?? this.#governments[0] ?? none;
    const on = day < start ? start : day;
    return roles
      .filter(({ rank, start: from, end }) => ministerRanks.has(rank) && covers({ start: from, end }, on))
      .flatMap(({ person }) => this.#people.get(person) ?? []);
  }

  /** One to three ministers, an institution, or a member with cosigners, mostly of the same group. */
  sign(branch: Branch, initiative: Initiative, added: string, firstId?: string): Bill["signatures"] {
    const random = this.#random;
    const sign = (person: string | null, name: string, isFirst: boolean) => ({
      person,
      name,
      isFirst,
      added,
      withdrawn: null,
    });
    const institution = outside[initiative];
    if (institution !== undefined) return [sign(null, institution, true)];
    const byPeople = (people: readonly Person[]) =>
      people.map((person, index) => sign(person.id, nameOf(person), index === 0));
    if (initiative === "GOV") {
      const ministers = this.#ministersOn(added);
      // The same draws whatever the number of ministers, so that what is drawn later does not shift.
      const posts = random.sample([...Array(15).keys()], random.int(1, 3));
      return byPeople([...new Set(posts.flatMap((post) => ministers[post % ministers.length] ?? []))]);
    }
    const present = this.#mandates[branch].filter(({ seat }) => covers(seat, added));
    const first = present.find(({ person }) => person.id === firstId) ?? random.pick(present);
    const group = groupOn(first.seat, added);
    const own = present.filter((mandate) => mandate !== first && groupOn(mandate.seat, added) === group);
    const cosigners = random.sample(own, random.chance(0.3) ? 0 : random.int(1, 12));
    const guests = random.chance(0.15) ? random.sample(present, 3) : [];
    return byPeople([...new Set([first, ...cosigners, ...guests])].map(({ person }) => person));
  }

  /** A rapporteur appointed three weeks before the approval. */
  rapporteur({ branch, date: approved }: Approval, reading: string, id?: string): Bill["rapporteurs"][number] {
    const day = addDays(approved, -20);
    const date = day < legislature.start ? legislature.start : day;
    const present = this.#mandates[branch].filter(({ seat }) => covers(seat, date));
    const { person } = present.find((mandate) => mandate.person.id === id) ?? this.#random.pick(present);
    return { person: person.id, name: nameOf(person), reading, place: "commissione", isMinority: false, date };
  }

  /** Family name of a possible author of an amendment. */
  amender(branch: Branch, random = this.#random): string {
    return random.pick(this.#mandates[branch]).person.familyName;
  }
}

const nameOf = ({ familyName, givenName }: Person): string => `${familyName} ${givenName}`;
