import { latestDay } from "#src/domain/days.ts";
import type { Reader } from "#scripts/views/reader.ts";

/**
 * Date of a page's content, which identifies its version in citations: the latest day on which one of its records
 * changed, or of `days` (days on which its counts changed, or up to which it counts). Always a day of the data, never
 * of the build. Fallback: the day of the site record.
 */
export function lastChange(
  read: Reader,
  records: readonly { readonly changedAt: string }[],
  days: readonly (string | null)[] = [],
): string {
  const changed = records.map(({ changedAt }) => changedAt.slice(0, 10));
  return latestDay([...changed, ...days]) ?? read.require("site", "site").changedAt.slice(0, 10);
}
