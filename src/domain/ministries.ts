/** Ministries, as the offices of governments and the implementing decrees name them. */
import { toSlug } from "./slug.ts";

const council = "Presidenza del Consiglio dei ministri";

/**
 * Ministry in which an office of government is held: its department, else the one in its title ("Ministra della salute"
 * → "Ministero della salute"). Ministers without portfolio have no ministry, but their title, in the masculine form. null =
 * the office does not name one.
 */
export function ministryOf({
  role,
  department,
}: {
  readonly role: string;
  readonly department: string | null;
}): string | null {
  if (department !== null) return department;
  if (/^(vice ?)?presidente del consiglio\b/i.test(role)) return council;
  const [, rest] = /^ministr[oa] (d.+|per .+)$/i.exec(role) ?? [];
  if (rest === undefined) return null;
  return `${/^per /i.test(rest) ? "Ministro" : "Ministero"} ${rest}`;
}

/** Address form of a ministry: one for all wordings that differ in case, accents or apostrophes. */
export const ministryId = (name: string): string => toSlug(name);

/**
 * True if a signer known by name only is the minister: "Ministro della salute Mario Rossi", "Ministra della salute Anna
 * Bruni (Governo Rossi-I)".
 */
export function signsFor(name: string, ministry: string): boolean {
  const [, rest] = /^minist(?:ero|ro) (.+)$/i.exec(ministry) ?? [];
  const signer = `${toSlug(name)}-`;
  return rest !== undefined && ["ministro", "ministra"].some((word) => signer.startsWith(`${word}-${toSlug(rest)}-`));
}
