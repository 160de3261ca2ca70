/**
 * Orders items so that close ones are neighbours: starts at one of the two that are farthest apart, then always takes the
 * closest to the last one. Ties keep the given order.
 *
 * @param closeness of two items, 0–100; null = unknown, farther than any known value
 */
export function orderByCloseness<Item extends string | object>(
  items: readonly Item[],
  closeness: (a: Item, b: Item) => number | null,
): readonly Item[] {
  const near = (a: Item, b: Item): number => closeness(a, b) ?? -1;
  let next = items[0];
  let least = Infinity;
  for (const [index, a] of items.entries())
    for (const b of items.slice(index + 1)) if (near(a, b) < least) [least, next] = [near(a, b), a];
  const ordered: Item[] = [];
  const rest = [...items];
  while (next !== undefined) {
    const last: Item = next;
    ordered.push(last);
    rest.splice(rest.indexOf(last), 1);
    next = rest.toSorted((a, b) => near(last, b) - near(last, a))[0];
  }
  return ordered;
}
