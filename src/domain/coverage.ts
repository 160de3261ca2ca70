/** How far the parts of the data reach: a source may end earlier than the day on which it was read. */
import type { BodyBranch, SourceName } from "./codes.ts";
import { daysBetween } from "./days.ts";

/** The newest day of each part; null = no data, or none with a date. */
export interface Coverage {
  readonly votes: string | null;
  readonly acts: string | null;
  readonly people: string | null;
}

/**
 * How much of a part of the data has been read. A label that asserts absence takes it as an argument: only of a part
 * that is `complete` may a page say that there is nothing.
 */
export const readings = ["complete", "partial", "unread"] as const;
export type Reading = (typeof readings)[number];

/** Reading of values of which null may mean "not read": `unread` = none is known, so a null asserts nothing. */
export function readingOf(values: readonly unknown[]): Reading {
  const known = values.filter((value) => value !== null).length;
  return known === 0 ? "unread" : known < values.length ? "partial" : "complete";
}

/**
 * Parts of which a page may say that there is nothing: votes, bodies and offices by chamber, the rest once. Offices are
 * those of bodies and of governments.
 */
export const readParts = [
  "votesC",
  "votesS",
  "bodiesC",
  "bodiesS",
  "officesC",
  "officesS",
  "governments",
  "bills",
  "decrees",
  "legislativeDecrees",
  "implementingDecrees",
] as const;
export type ReadPart = (typeof readParts)[number];
export type Readings = Readonly<Record<ReadPart, Reading>>;

/** Reading of several parts as one. */
export function together(...readings: readonly Reading[]): Reading {
  const [first] = readings;
  return first !== undefined && readings.every((one) => one === first) ? first : "partial";
}

/** Reading of the bodies of a chamber, of joint ones that of both. */
export function bodiesReading({ bodiesC, bodiesS }: Readings, branch: BodyBranch): Reading {
  return branch === "B" ? together(bodiesC, bodiesS) : branch === "C" ? bodiesC : bodiesS;
}

/** Days. Parliament may be in recess this long in summer; a part without news for longer has ended at its source. */
const longestRest = 60;

/** Whether data last updated on `day` are still current on the day of the edition. */
export function isFollowed(day: string, edition: string): boolean {
  return daysBetween(day, edition) <= longestRest;
}

/**
 * Whether a source describes the day of the pull. Seats and offices are then known up to the edition day, even if no
 * recent vote has been read (a first fill takes several runs). Dumps of the chambers may end earlier.
 */
export function isLiveSource(source: SourceName): boolean {
  return source === "api";
}

/** Whether every part is current, so that one date describes all of them. */
export function isWhole({ votes, acts, people }: Coverage, edition: string): boolean {
  return [votes, acts, people].every((day) => day === null || isFollowed(day, edition));
}

/** The latest day that is not after the edition; later days are future deadlines. */
export function newestDay(days: Iterable<string | null>, edition: string): string | null {
  let newest: string | null = null;
  for (const day of days) if (day !== null && day <= edition && (newest === null || day > newest)) newest = day;
  return newest;
}
