import type { Branch } from "#src/domain/codes.ts";
import type { Membership, Person } from "#src/domain/records.ts";

/** A mandate with its holder: what the rest of the generator works with. */
export interface Mandate {
  readonly person: Person;
  readonly seat: Membership;
}

/** Every mandate in a chamber, by person id. */
export function mandatesOf(people: readonly Person[], branch: Branch): Mandate[] {
  return people.flatMap((person) =>
    person.memberships.filter((seat) => seat.branch === branch).map((seat) => ({ person, seat })),
  );
}

/** Whether a spell covers a day (`end` = first day outside). */
export function covers(spell: { readonly start: string | null; readonly end: string | null }, day: string): boolean {
  return (spell.start === null || spell.start <= day) && (spell.end === null || day < spell.end);
}

/** The group of a mandate on a day; null = none. */
export function groupOn(seat: Membership, day: string): string | null {
  return seat.groups.find((spell) => covers(spell, day))?.group ?? null;
}

/** The mandates of a chamber in office on a day. */
export function inOffice(mandates: readonly Mandate[], day: string): Mandate[] {
  return mandates.filter(({ seat }) => covers(seat, day));
}

/** The masculine or feminine form for a person. */
export function form(person: Person, masculine: string, feminine: string): string {
  return person.gender === "F" ? feminine : masculine;
}
