import type { Ballot } from "#src/domain/records.ts";
import { canonicalJson } from "#scripts/lib/canonical.ts";

/** A changed field of a record; values as JSON text, null = absent. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

function entriesOf(json: string): Map<string, string> {
  const value: unknown = JSON.parse(json);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(Object.entries(value).map(([field, member]) => [field, canonicalJson(member)]));
}

function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  prefix: string,
): FieldChange[] {
  const fields = [...new Set([...before.keys(), ...after.keys()])].sort();
  return fields
    .filter((field) => before.get(field) !== after.get(field))
    .map((field) => ({ field: prefix + field, before: before.get(field) ?? null, after: after.get(field) ?? null }));
}

/** Top-level fields that differ between two versions of a record, and positions in votes ("ballots.<person>"). */
export function fieldChanges(
  before: string,
  after: string,
  ballotsBefore: readonly Ballot[],
  ballotsAfter: readonly Ballot[],
): FieldChange[] {
  return [
    ...differences(entriesOf(before), entriesOf(after), ""),
    ...differences(new Map(ballotsBefore), new Map(ballotsAfter), "ballots."),
  ];
}

/**
 * A record's JSON without the days on which something was read, `fetchedAt` of sources and `knownFrom` of periods:
 * reading the same data again is no change.
 */
export const withoutDays = (json: string): string => json.replaceAll(/"(?:fetchedAt|knownFrom)":"[^"]*"/g, "");

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
