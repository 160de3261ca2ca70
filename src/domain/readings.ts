/**
 * Numbers of the readings of a bill. The chambers publish them in some seventeen forms (`C.2750`, `S.108-376-B`,
 * `C.643-BIS/I`, `S.926/I`): only the chamber is parsed, the rest stays text.
 */
import type { Branch } from "./codes.ts";

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
