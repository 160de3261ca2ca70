/**
 * Days that tell when something was read, not what it says: `fetchedAt` of a source and `knownFrom` of a spell. Whoever reads the
 * same thing every night has nothing new to tell. Records are compared as canonical JSON.
 */
import { canonicalJson } from "#scripts/lib/canonical.ts";

const withoutDays = (json: string): string => json.replaceAll(/"(?:fetchedAt|knownFrom)":"[^"]*"/g, "");

/** Whether two readings of a record say the same. */
export function isSameReading(before: string, after: string): boolean {
  return before === after || withoutDays(before) === withoutDays(after);
}

const hasKnownDay = (value: unknown): value is { readonly knownFrom: string } =>
  typeof value === "object" && value !== null && "knownFrom" in value && typeof value.knownFrom === "string";

/** The new reading, in which spells that were known before stay known from that day, also when their end has become known. */
export function keepKnownDays(before: string, after: string): string {
  if (!after.includes('"knownFrom"')) return after;
  const known = new Map<string, string>();
  const asKey = (spell: object): string => canonicalJson({ ...spell, knownFrom: undefined });
  const asOpen = (spell: object): string => asKey({ ...spell, end: null });
  JSON.parse(before, (_, value: unknown) => {
    if (hasKnownDay(value)) known.set(asKey(value), value.knownFrom);
    return value;
  });
  const kept: unknown = JSON.parse(after, (_, value: unknown) =>
    hasKnownDay(value)
      ? { ...value, knownFrom: known.get(asKey(value)) ?? known.get(asOpen(value)) ?? value.knownFrom }
      : value,
  );
  return canonicalJson(kept);
}
