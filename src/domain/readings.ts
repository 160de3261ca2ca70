/**
 * Numbers of the readings of a bill. The chambers publish them in some seventeen forms (`C.2750`, `S.108-376-B`,
 * `C.643-BIS/I`, `S.926/I`): only the chamber is parsed, the rest stays text.
 */
import { compareCodes } from "./compare.ts";
import type { Branch } from "./codes.ts";
import type { Bill } from "./records.ts";

/** A parsed reading number: `{ branch: "C", number: "643-BIS/I" }`. */
export interface ReadingNumber {
  readonly branch: Branch;
  readonly number: string;
}

const identifierShape = /^([CS])\.(\d+(?:-\d+)*(?:-[A-Za-z]+)?(?:\/[A-Za-z0-9]+)?)$/;

/** Parses an identifier, ignoring white space; undefined when it is not the number of a reading. */
export function parseReading(identifier: string): ReadingNumber | undefined {
  const [, branch, number] = identifierShape.exec(identifier.replaceAll(/\s/g, "")) ?? [];
  return number !== undefined && (branch === "C" || branch === "S") ? { branch, number } : undefined;
}

/** "C.643-BIS/I" → "C_643-BIS_I", the form used in addresses. */
export function readingSlug(identifier: string): string {
  return identifier.replaceAll(/\s/g, "").replace(".", "_").replaceAll("/", "_");
}

/** "C_643-BIS_I" → "C.643-BIS/I": the inverse of {@link readingSlug}. */
export function readingIdentifier(slug: string): string {
  return slug.replace("_", ".").replaceAll("_", "/");
}

/**
 * The reading of a bill that a chamber had before it on a day, of those in that chamber: the last one presented by then;
 * null = none, or not certain, because a day of presentation is not known.
 */
export function readingOn<T extends Pick<Bill["readings"][number], "presented">>(
  readings: readonly T[],
  day: string,
): T | null {
  const [only, other] = readings;
  if (only === undefined || other === undefined) return only ?? null;
  const days = readings.map(({ presented }) => presented);
  if (days.includes(null) || new Set(days).size < days.length) return null;
  const begun = readings.filter(({ presented }) => presented !== null && presented <= day);
  return begun.toSorted((a, b) => compareCodes(b.presented ?? "", a.presented ?? ""))[0] ?? null;
}
