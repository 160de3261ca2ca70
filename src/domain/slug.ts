import { fold } from "./fold.ts";

/** Converts a name to its address form: lower case, no diacritics, one hyphen between words. */
export function toSlug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
