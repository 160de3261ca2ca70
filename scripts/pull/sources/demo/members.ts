import type { Branch } from "#src/domain/codes.ts";
import type { Membership, Person } from "#src/domain/records.ts";

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
