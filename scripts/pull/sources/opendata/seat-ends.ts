import type { Branch } from "#src/domain/codes.ts";
import type { Person } from "#src/domain/records.ts";

/** End of the mandate in which an office began: it ends with it. null = the mandate has not ended, or is unknown. */
export type SeatEnd = (person: string, start: string | null) => string | null;

export function seatEnds(people: readonly Person[], branch: Branch): SeatEnd {
  const seats = new Map(
    people.map(({ id, memberships }) => [id, memberships.filter((seat) => seat.branch === branch)]),
  );
  return (person, start) => {
    const own = seats.get(person) ?? [];
    // An office without a first day is of the last mandate.
    const seat = start === null ? own.at(-1) : (own.findLast((one) => one.start <= start) ?? own[0]);
    const end = seat?.end ?? null;
    return end === null || (start !== null && end < start) ? null : end;
  };
}

/** The earlier of the published end of an office and that of its mandate; null = it is still held. */
export function endOfOffice(published: string | null, mandate: string | null): string | null {
  return [published, mandate].filter((day) => day !== null).toSorted()[0] ?? null;
}
