import type { Branch, Initiative } from "#src/domain/codes.ts";
import type { Bill, Government, Person } from "#src/domain/records.ts";
import { covers, groupOn, type Mandate, mandatesOf } from "./members.ts";
import type { Random } from "./random.ts";

type Signature = Bill["signatures"][number];

const councils = [
  "Consiglio regionale del Veneto",
  "Consiglio regionale della Toscana",
  "Assemblea regionale siciliana",
  "Consiglio regionale delle Marche",
] as const;

export class Signers {
  readonly #mandates: Record<Branch, readonly Mandate[]>;
  readonly #ministers: readonly Person[];

  constructor(people: readonly Person[], government: Government) {
    const governing = new Set(government.roles.map(({ person }) => person));
    this.#mandates = {
      C: mandatesOf(people, "C").filter(({ person }) => !governing.has(person.id)),
      S: mandatesOf(people, "S").filter(({ person }) => !governing.has(person.id)),
    };
    const ranks = new Set(
      government.roles.filter(({ rank }) => rank === "minister" || rank === "president").map(({ person }) => person),
    );
    this.#ministers = people.filter(({ id }) => ranks.has(id));
  }

  sign(random: Random, branch: Branch, initiative: Initiative, day: string, firstId?: string): Bill["signatures"] {
    if (initiative === "GOV")
      return random
        .sample(this.#ministers, random.int(1, 3))
        .map((person, index) => signature(person, index === 0, day));
    if (initiative === "POP") return [outside("Iniziativa popolare", day)];
    if (initiative === "CNEL") return [outside("CNEL", day)];
    if (initiative === "REG") return [outside(random.pick(councils), day)];
    const present = this.#mandates[branch].filter(({ seat }) => covers(seat, day));
    const first = present.find(({ person }) => person.id === firstId) ?? random.pick(present);
    const group = groupOn(first.seat, day);
    const own = present.filter((mandate) => mandate !== first && groupOn(mandate.seat, day) === group);
    const cosigners = random.sample(
      own,
      random.weighted([
        [0, 30],
        [random.int(1, 6), 35],
        [random.int(7, 25), 35],
      ]),
    );
    const guests = random.chance(0.15)
      ? random.sample(
          present.filter((mandate) => mandate !== first && !own.includes(mandate)),
          random.int(1, 4),
        )
      : [];
    return [
      signature(first.person, true, day),
      ...[...cosigners, ...guests].map(({ person }) => signature(person, false, day)),
    ];
  }

  rapporteur(random: Random, branch: Branch, reading: string, day: string, id?: string): Bill["rapporteurs"][number] {
    const present = this.#mandates[branch].filter(({ seat }) => covers(seat, day));
    const { person } = present.find((mandate) => mandate.person.id === id) ?? random.pick(present);
    return {
      person: person.id,
      name: `${person.familyName} ${person.givenName}`,
      reading,
      place: "commissione",
      isMinority: false,
      date: day,
    };
  }

  /** Family name of a possible author of an amendment. */
  amender(random: Random, branch: Branch): string {
    return random.pick(this.#mandates[branch]).person.familyName;
  }
}

function signature(person: Person, isFirst: boolean, added: string): Signature {
  return { person: person.id, name: `${person.familyName} ${person.givenName}`, isFirst, added, withdrawn: null };
}

function outside(name: string, added: string): Signature {
  return { person: null, name, isFirst: true, added, withdrawn: null };
}
