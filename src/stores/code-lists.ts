import { atom } from "nanostores";
import { field } from "./api-fields.ts";

/** A government as the code lists name it; the slug is the key, because ids differ between calls. */
export interface GovernmentCode {
  readonly slug: string;
  readonly value: string;
}

/** Code lists that came with responses, kept and shared by all islands. Spec §3. */
export const codeLists = atom<{ readonly governments: readonly GovernmentCode[] }>({ governments: [] });

/** Keeps the `codelists` of a response, when it has any; what is not a list of governments is left alone. */
export function keepCodeLists(response: unknown): void {
  const lists = field(response, "codelists");
  const governments = field(lists, "governments");
  if (Array.isArray(governments)) codeLists.set({ governments: governments.flatMap(toGovernment) });
}

function toGovernment(row: unknown): readonly GovernmentCode[] {
  const [slug, value] = [field(row, "slug"), field(row, "value")];
  return typeof slug === "string" && typeof value === "string" ? [{ slug, value }] : [];
}
