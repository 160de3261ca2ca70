import { findArea } from "#src/domain/areas.ts";
import type { Membership, Person, SourceRef } from "#src/domain/records.ts";
import { toGroupName, toPlaceName } from "./case.ts";
import { areaAlias } from "./reference.ts";
import { cleanOptional, slugify } from "./text.ts";

/** Data of a person from one chamber, before the two chambers are merged. */
export interface Draft {
  readonly deputyNumbers: readonly string[];
  readonly senatorNumber: string | null;
  /** Under the name that the chamber publishes with the seat; see `toNamesInUse`. */
  readonly fields: Omit<Person, "id" | "aliases" | "sources" | "publishedStrength">;
  readonly sources: readonly SourceRef[];
}

/** Last day covered by the data of each chamber. */
export interface ReadDays {
  readonly C: string;
  readonly S: string;
}

/** Name of an electoral list, in the spelling of a group name. */
export function toList(text: string | null): string | null {
  const clean = cleanOptional(text);
  return clean === null ? null : toGroupName(clean);
}

/** Parses the gender; the chambers use different codes. */
export function toGender(text: string | null): Person["gender"] {
  if (text === "M" || text === "male") return "M";
  return text === "F" || text === "female" ? "F" : null;
}

/** "TRENTINO-ALTO ADIGE/SÜDTIROL - P01" → "trentino-alto-adige"; null = unknown area. */
export function toArea(constituency: string): string | null {
  const name = constituency.replace(/ - [PU]\d+$/, "").replace(/ \d$/, "");
  return findArea(areaAlias(slugify(name)))?.id ?? null;
}

/** "LOMBARDIA 1 - P02" → "Lombardia 1 - P02". */
export function toConstituency(text: string | null): string | null {
  const clean = cleanOptional(text);
  if (clean === null) return null;
  return clean.replace(
    /^(.*?)( - [PU]\d+)?$/,
    (_, name: string, code: string | undefined) => toPlaceName(name) + (code ?? ""),
  );
}

/** Distinct non-empty texts, sorted. */
export function uniqueTexts(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.map(cleanOptional).filter((text) => text !== null))].sort();
}

export function byStart(a: Membership, b: Membership): number {
  return a.start < b.start ? -1 : 1;
}
