import { atom } from "nanostores";
import { field } from "./api-fields.ts";

/** A government in the code lists. The slug is the key, because ids differ between requests. */
export interface GovernmentCode {
  readonly slug: string;
  readonly value: string;
}

/** Code lists received with responses, cached and shared by all islands. Spec §3. */
export const codeLists = atom<{ readonly governments: readonly GovernmentCode[] }>({ governments: [] });

/** Caches the `codelists` of a response, if present; a value that is not a list of governments is ignored. */
export function keepCodeLists(response: unknown): void {
  const lists = field(response, "codelists");
  const governments = field(lists, "governments");
  if (Array.isArray(governments)) codeLists.set({ governments: governments.flatMap(toGovernment) });
}

function toGovernment(row: unknown): readonly GovernmentCode[] {
  const [slug, value] = [field(row, "slug"), field(row, "value")];
  return typeof slug === "string" && typeof value === "string" ? [{ slug, value }] : [];
}
