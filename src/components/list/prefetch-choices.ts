import { isDefault, withFilter } from "#src/lib/filters/codec.ts";
import type { ListState } from "#src/lib/filters/definition.ts";
import type { ListSource } from "#src/stores/data-port.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";

/** Maximum number of values of a control for which results are prefetched. */
const mostPrefetched = 24;

/** Pause in ms between two prefetched results, so that the reader's own actions come first. */
const pause = 20;

/**
 * Prefetches for a control: first the files that its results need, then the result of each value, with pauses, when it
 * can be cached. Stops when `signal` aborts.
 */
export async function prefetchChoices<Row, Bare>(
  source: ListSource<Row, Bare>,
  state: ListState,
  control: string,
  signal: AbortSignal,
): Promise<void> {
  const filter = source.filters.find(({ name }) => name === control);
  const to = (...values: string[]): ListState => withFilter(source, state, control, values);
  const data = await parliamentData();
  await data.prefetch(source, filter?.default === undefined ? to() : to("all"));
  // Results of searches are not cached, so they are not prefetched.
  const isSearched = source.applied?.some((applied) => state.values[applied] !== undefined) === true;
  const values = filter?.kind === "choice" && !isSearched ? (filter.values ?? []) : [];
  if (values.length > mostPrefetched) return;
  for (const choice of values.map((value) => to(value)).filter((one) => !isDefault(source, one))) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted) return;
    await data.prefetch(source, choice);
  }
}
