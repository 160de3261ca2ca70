/** The legislatures that a site can be about. */
import type { Branch } from "./codes.ts";

/** A legislature of the Republic. Days are "2022-10-13". */
export interface Legislature {
  readonly number: number;
  /** "XIX". */
  readonly roman: string;
  /** First day of its election. */
  readonly elected: string;
  /** Day of the first sitting. Nothing before it is counted. */
  readonly start: string;
  /** Last day, that before the first sitting of the next; null = it goes on. */
  readonly end: string | null;
  /** Elected seats of each chamber: the Senate has its senators for life beside them. */
  readonly seats: Readonly<Record<Branch, number>>;
}

/** Seats by the constitutional law 1/2020, in force from the nineteenth legislature, and before it. */
const seatsSince = (number: number): Legislature["seats"] => (number < 19 ? { C: 630, S: 315 } : { C: 400, S: 200 });

/** Number, days of election, first sitting and end of the legislatures whose votes the chambers publish with every ballot. */
const known: readonly (readonly [number, string, string, string | null])[] = [
  [17, "2013-02-24", "2013-03-15", "2018-03-22"],
  [18, "2018-03-04", "2018-03-23", "2022-10-12"],
  [19, "2022-09-25", "2022-10-13", null],
];

/** Numbers of the legislatures whose days are known: "17, 18, 19". A function, so that browsers do not load them. */
export const knownNumbers = (): string => known.map(([number]) => String(number)).join(", ");

/** The legislature of a site without the setting. */
export const usualLegislature = "19";

/** "XVIII" of 18, up to 39. */
export function toRoman(number: number): string {
  return number < 10
    ? (["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][number] ?? "")
    : `X${toRoman(number - 10)}`;
}

/**
 * The legislature that a setting names: "18", or for one that is not known yet its number with the day of its election and
 * that of its first sitting, "20:2027-05-23:2027-06-08". undefined or "" = the nineteenth.
 * @throws RangeError for a number without days that are not known, or an unreadable setting
 */
export function readLegislature(setting: string | undefined): Legislature {
  const [, digits = "", elected, start] =
    /^(\d{1,2})(?::(\d{4}-\d\d-\d\d):(\d{4}-\d\d-\d\d))?$/.exec(setting || usualLegislature) ?? [];
  const number = Number(digits);
  const found = known.find(([each]) => each === number);
  const [days, end] =
    elected === undefined ? [found, found?.[3] ?? null] : [[number, elected, start ?? ""] as const, null];
  if (digits === "" || days === undefined)
    throw new RangeError(
      `legislature "${setting ?? ""}": say ${knownNumbers()}, or a number with the days of its election and first sitting, for example 20:2027-05-23:2027-06-08`,
    );
  return { number, roman: toRoman(number), elected: days[1], start: days[2], end, seats: seatsSince(number) };
}
