/**
 * Removes the days on which something was read: `fetchedAt` of sources and `knownFrom` of periods. Reading the
 * same data again is no change. Records are compared as canonical JSON.
 */
import { canonicalJson } from "#scripts/lib/canonical.ts";

const withoutDays = (json: string): string => json.replaceAll(/"(?:fetchedAt|knownFrom)":"[^"]*"/g, "");

/** True if two readings of a record differ only in these days. */
export function isSameReading(before: string, after: string): boolean {
  return before === after || withoutDays(before) === withoutDays(after);
}

const hasKnownDay = (value: unknown): value is { readonly knownFrom: string } =>
  typeof value === "object" && value !== null && "knownFrom" in value && typeof value.knownFrom === "string";

/**
 * The new reading, with the earlier `knownFrom` for periods that were already known, even if their end has become known
 * since.
 */
export function keepKnownDays(before: string, after: string): string {
  if (!after.includes('"knownFrom"')) return after;
  const known = new Map<string, string>();
  const asKey = (period: object): string => canonicalJson({ ...period, knownFrom: undefined });
  const asOpen = (period: object): string => asKey({ ...period, end: null });
  JSON.parse(before, (_, value: unknown) => {
    if (hasKnownDay(value)) known.set(asKey(value), value.knownFrom);
    return value;
  });
  const stored: unknown = JSON.parse(after, (_, value: unknown) =>
    hasKnownDay(value)
      ? { ...value, knownFrom: known.get(asKey(value)) ?? known.get(asOpen(value)) ?? value.knownFrom }
      : value,
  );
  return canonicalJson(stored);
}
