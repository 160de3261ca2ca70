import type { SourceRef } from "#src/domain/records.ts";
import type { Reader } from "#scripts/views/reader.ts";

/** The publishers of some persons' records, once each, without the addresses of the single records. */
export function readSources(read: Reader, people: readonly string[]): SourceRef[] {
  const days = new Map<string, string>();
  for (const id of people) {
    for (const { name, fetchedAt } of read.record("person", id)?.sources ?? []) {
      const known = days.get(name);
      if (known === undefined || known < fetchedAt) days.set(name, fetchedAt);
    }
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, fetchedAt]) => ({ name, url: null, fetchedAt }));
}
