/** A person as one chamber tells it, and the words that both chambers write in their own way. */
import { findArea } from "#src/domain/areas.ts";
import type { Membership, Person, SourceRef } from "#src/domain/records.ts";
import { toGroupName, toPlaceName } from "./case.ts";
import { areaAlias } from "./reference.ts";
import { cleanOptional, slugify } from "./text.ts";

/** A person as one chamber tells it, before the two are brought together. */
export interface Draft {
  readonly deputyNumbers: readonly string[];
  readonly senatorNumber: string | null;
  readonly fields: Omit<Person, "id" | "aliases" | "sources" | "publishedStrength">;
  readonly sources: readonly SourceRef[];
}

/** Day on which each chamber's data were read. */
export interface ReadDays {
  readonly C: string;
  readonly S: string;
}

/** Name of the electoral list, as a group is written. */
export function toList(text: string | null): string | null {
  const clean = cleanOptional(text);
  return clean === null ? null : toGroupName(clean);
}

/** The chambers write gender in two ways. */
export function toGender(text: string | null): Person["gender"] {
  if (text === "M" || text === "male") return "M";
  return text === "F" || text === "female" ? "F" : null;
}

/** "TRENTINO-ALTO ADIGE/SÜDTIROL - P01" → "trentino-alto-adige"; null when the name is no area that we know. */
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

/** Distinct texts in order, without the empty ones. */
export function uniqueTexts(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.map(cleanOptional).filter((text) => text !== null))].sort();
}

/** Memberships in order of time. */
export function byStart(a: Membership, b: Membership): number {
  return a.start < b.start ? -1 : 1;
}
