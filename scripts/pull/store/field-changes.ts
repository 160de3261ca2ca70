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
