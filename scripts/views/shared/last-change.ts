import { latestDay } from "#src/domain/days.ts";
import type { Reader } from "#scripts/views/reader.ts";

/**
 * The day of what a page shows, by which a citation tells one version of it from the next: the latest on which one of
 * its records changed, or of `days`, on which what it counts changed or up to which it counts. Always a day of the
 * data, never that of a build. The site record stands in when there are none.
 */
export function lastChange(
  read: Reader,
  records: readonly { readonly changedAt: string }[],
  days: readonly (string | null)[] = [],
): string {
  const changed = records.map(({ changedAt }) => changedAt.slice(0, 10));
  return latestDay([...changed, ...days]) ?? read.require("site", "site").changedAt.slice(0, 10);
}
