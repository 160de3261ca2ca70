/** Where a group stands in the drawing of a chamber, from left to right. */
import type { SideOnDay } from "./codes.ts";

/** Official ids of the groups from left to right, in three parts of the hall. */
export interface HallParts {
  readonly left: readonly string[];
  readonly centre: readonly string[];
  readonly right: readonly string[];
}

/** Wider than any part of a hall. */
const part = 10_000;
/** More than the groups of a part, and than the members of a group. */
const most = 1000;

/**
 * Sort key of a group. A group in the order stands in its part; any other by its side, towards the middle: opposition to the
 * left, largest first; majority to the right, smallest first; without a side in the middle.
 * @param order null = no order is known for the day
 */
export function placeInHall(
  { official, side, size }: { readonly official: string | null; readonly side: SideOnDay; readonly size: number },
  order: HallParts | null,
): number {
  const parts = [order?.left ?? [], order?.centre ?? [], order?.right ?? []];
  for (const [index, ids] of parts.entries()) {
    const at = official === null ? -1 : ids.indexOf(official);
    if (at >= 0) return (index - 1) * part + at;
  }
  if (side === "opposition") return -part + 2 * most - size;
  return side === "majority" ? part - 2 * most + size : most + size;
}
