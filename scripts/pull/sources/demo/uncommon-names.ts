import type { Gender } from "#src/domain/codes.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { Person } from "#src/domain/records.ts";
import { toSlug } from "#scripts/lib/slug.ts";
import { plan } from "./plan.ts";
import { Random } from "./random.ts";

interface UncommonName {
  readonly gender: Gender;
  readonly familyName: string;
  readonly givenName: string;
  /** Name in the register, from which the source makes the address; undefined = the name in use. */
  readonly registered?: string;
}

const name = (gender: Gender, familyName: string, givenName: string, registered?: string): UncommonName => ({
  ...{ gender, familyName, givenName },
  ...(registered !== undefined && { registered }),
});

/**
 * Names with letters that have no accent to take away, an apostrophe, a particle in lower case, two common nouns, and one
 * that is not the name in the register.
 */
export const uncommonNames = {
  barredD: name("M", "Đurđević", "Milan"),
  barredL: name("F", "Białowąska", "Ewa"),
  barredO: name("F", "Sørensgård", "Ingrid"),
  sharpS: name("M", "Großbach", "Jürgen"),
  apostrophe: name("F", "Dell'Ontano", "Ida"),
  particle: name("M", "dal Ginepro", "Alvise"),
  commonNouns: name("F", "Legge", "Grazia"),
  inUse: name("F", "Sorgiva", "Pina", "Sorgiva Bellocchi Giuseppina"),
} as const satisfies Record<string, UncommonName>;

export const uncommonId = ({ familyName, givenName, registered }: UncommonName): string =>
  toSlug(registered ?? `${familyName} ${givenName}`);

/**
 * Gives these names to drawn members in office since the opening. They keep their places in the list, by which all else
 * is drawn.
 */
export function withUncommonNames(seed: number, people: readonly Person[]): Person[] {
  const random = Random.stream(seed, "uncommon names");
  const hasFixedName = new Set(plan.people.map(({ id }) => id));
  const given = new Map<string, UncommonName>();
  for (const one of Object.values<UncommonName>(uncommonNames)) {
    const free = people.filter(
      ({ id, gender, memberships: [seat] }) =>
        gender === one.gender &&
        !hasFixedName.has(id) &&
        !given.has(id) &&
        seat?.start === legislature.start &&
        seat.end === null,
    );
    given.set(random.pick(free).id, one);
  }
  return people.map((person) => {
    const own = given.get(person.id);
    if (own === undefined) return person;
    const { familyName, givenName } = own;
    const id = uncommonId(own);
    return { ...person, id, familyName, givenName, aliases: [`${id}-${person.birthDate ?? "none"}`] };
  });
}
