/** Map of the members of a chamber by how they vote: who is on it, and how it is turned. */
import type { SideOnDay } from "./codes.ts";

/** Votes with a choice of both that every two members of a map have in common. */
export const leastCommonVotes = 100;

/**
 * Places in `members` of those on the map: any two of them have `least` votes in common. While two have not, the member
 * with the most such gaps is left out; of equal ones the member with fewer common votes, then the later one. Fewer than three are no map: none.
 *
 * @param common Votes that two members have in common, by their places
 */
export function comparable(
  count: number,
  common: (a: number, b: number) => number,
  least = leastCommonVotes,
): readonly number[] {
  const places = Array.from({ length: count }, (_, i) => i);
  const gaps = new Uint32Array(count);
  const weight = new Float64Array(count);
  for (let i = 0; i < count; i += 1)
    for (let j = i + 1; j < count; j += 1) {
      const both = common(i, j);
      weight[i] = (weight[i] ?? 0) + both;
      weight[j] = (weight[j] ?? 0) + both;
      if (both >= least) continue;
      gaps[i] = (gaps[i] ?? 0) + 1;
      gaps[j] = (gaps[j] ?? 0) + 1;
    }
  const kept = new Set(places);
  for (;;) {
    let worst = -1;
    for (const place of kept) {
      const more = (gaps[place] ?? 0) - (gaps[worst] ?? 0);
      if (
        (gaps[place] ?? 0) > 0 &&
        (worst === -1 || more > 0 || (more === 0 && (weight[place] ?? 0) <= (weight[worst] ?? 0)))
      )
        worst = place;
    }
    if (worst === -1) return kept.size < 3 ? [] : [...kept];
    kept.delete(worst);
    for (const place of kept)
      if (common(Math.min(place, worst), Math.max(place, worst)) < least) gaps[place] = (gaps[place] ?? 0) - 1;
  }
}

/** A point of a map, before or after it is turned. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

type Sided = Spot & { readonly side: SideOnDay; readonly group: string | null };

function centre(spots: readonly Spot[]): Spot | null {
  if (spots.length === 0) return null;
  const sum = (of: (spot: Spot) => number): number => spots.reduce((total, spot) => total + of(spot), 0);
  return { x: sum(({ x }) => x) / spots.length, y: sum(({ y }) => y) / spots.length };
}

/**
 * Turns a map so that the centre of the majority is exactly to the right of that of the opposition, and mirrors it so
 * that the largest group of the opposition (without sides: the largest group) is above the centre. Turning and mirroring
 * change no distance.
 */
export function orient(spots: readonly Sided[]): readonly Spot[] {
  const right = centre(spots.filter(({ side }) => side === "majority"));
  const left = centre(spots.filter(({ side }) => side === "opposition"));
  const [dx, dy] = right === null || left === null ? [1, 0] : [right.x - left.x, right.y - left.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [cos, sin] = length < 1e-9 ? [1, 0] : [dx / length, dy / length];
  const turned = spots.map((spot) => ({ ...spot, x: spot.x * cos + spot.y * sin, y: spot.y * cos - spot.x * sin }));
  const grouped = turned.filter(({ group }) => group !== null);
  const opposing = grouped.filter(({ side }) => side === "opposition");
  const groups = Map.groupBy(opposing.length > 0 ? opposing : grouped, ({ group }) => group ?? "");
  const [largest] = [...groups].sort(([a, one], [b, two]) => two.length - one.length || (a < b ? -1 : 1));
  const isBelow = (centre(largest?.[1] ?? [])?.y ?? 0) < 0;
  return turned.map(({ x, y }) => ({ x, y: isBelow ? -y : y }));
}

/** Distance of each point from the mean of the others of its group; null = fewer than two others, or no group. */
export function fromOwnGroup(spots: readonly (Spot & { readonly group: string | null })[]): readonly (number | null)[] {
  const groups = Map.groupBy(spots, ({ group }) => group);
  return spots.map((spot) => {
    const others = spot.group === null ? [] : (groups.get(spot.group) ?? []).filter((other) => other !== spot);
    const mean = others.length < 2 ? null : centre(others);
    return mean === null ? null : Math.sqrt((spot.x - mean.x) ** 2 + (spot.y - mean.y) ** 2);
  });
}
