import { legislature } from "#src/domain/legislature.ts";
import type { RolePeriod } from "#src/domain/records.ts";
import { untilEnd } from "./legislature-days.ts";
import type { PersonIndex } from "./people.ts";
import { endOfOffice, type SeatEnd } from "./seat-ends.ts";
import { find, get, type Row } from "./sparql.ts";
import { cleanText, dayAfter, toDay } from "./text.ts";

/**
 * True if the period of a row had not ended before the legislature began, and began before it ended. The live endpoint
 * returns the other rows too.
 */
export function isOfLegislature(row: Row): boolean {
  const [first, last] = [toDay(find(row, "inizio")), toDay(find(row, "fine"))];
  return (last === null || last >= legislature.start) && (first === null || untilEnd(first) === first);
}

/**
 * Roles of senators, from rows with senator, office and days; unknown senators are left out. The Senate leaves offices
 * open that ended with the mandate.
 */
export function senateRoles(rows: readonly Row[], index: PersonIndex, seatEnd: SeatEnd): RolePeriod[] {
  return sortRoles(
    rows.flatMap((row): RolePeriod[] => {
      const person = index.senator(get(row, "s"));
      if (person === undefined) return [];
      const start = toDay(get(row, "inizio"));
      const end = endOfOffice(dayAfter(find(row, "fine")), seatEnd(person, start));
      return [{ person, role: cleanText(get(row, "carica")), start, end }];
    }),
  );
}

/** Sorts by start, unknown starts last, then by person. */
export function sortRoles(roles: readonly RolePeriod[]): RolePeriod[] {
  const key = (role: RolePeriod): string => `${role.start ?? "9999"} ${role.person} ${role.role}`;
  return [...roles].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
