import type { SourceRef } from "#src/domain/records.ts";
import type { Reader } from "#scripts/views/reader.ts";
import { editionDay } from "#scripts/views/shared/data-day.ts";

interface Provenance {
  readonly updated: string;
  readonly sources: SourceRef[];
}

/**
 * Publishers of the people's records, once each, without the URLs of single records; and the day of the newest data
 * shown: the later of `day` (counts over votes) and the last change of a record. `day: null` = no votes: uses the day
 * of the edition.
 */
export function readProvenance(read: Reader, people: readonly string[], day: string | null): Provenance {
  const days = new Map<string, string>();
  let updated = day ?? read.derived(editionDay, "");
  for (const id of people) {
    const person = read.record("person", id);
    if (person === undefined) continue;
    const changed = person.changedAt.slice(0, 10);
    if (changed > updated) updated = changed;
    for (const { name, fetchedAt } of person.sources) {
      const known = days.get(name);
      if (known === undefined || known < fetchedAt) days.set(name, fetchedAt);
    }
  }
  const sources = [...days].sort(([a], [b]) => (a < b ? -1 : 1));
  return { updated, sources: sources.map(([name, fetchedAt]) => ({ name, url: null, fetchedAt })) };
}
