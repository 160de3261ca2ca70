/** What a drawing of members says of its clusters: names of groups, and the part that is too dense to read. */
import { frameWidth, type MapFrame } from "#src/lib/vote-map-frame.ts";
import type { MapPoint } from "#src/contracts/vote-map.ts";

type Spot = Pick<MapPoint, "x" | "y">;
type Grouped = Spot & Pick<MapPoint, "group" | "side">;

/** Fewest members of a group that is named, and units within which its middle half must lie: the mixed group has no place. */
const [fewest, mostSpread] = [3, 110];
/** Units between names, across and down, below which they are one. */
const apart = { x: 90, y: 55 };
/** Units from the edge within which a long name would not fit around its place. */
const edge = 180;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = (spots: readonly Spot[]): Spot => ({
  x: median(spots.map(({ x }) => x)),
  y: median(spots.map(({ y }) => y)),
});

interface ClusterName {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** At the edges of the drawing a name runs inwards. */
  readonly anchor: "start" | "middle" | "end";
}

interface Standing extends Spot {
  readonly text: string;
  readonly spots: readonly Spot[];
}

const bySize = (a: Standing, b: Standing): number => b.spots.length - a.spots.length || (a.text < b.text ? -1 : 1);

/** The groups whose members stand together, with their middle, largest first. */
function standing(points: readonly Grouped[], place: MapFrame["place"]): Standing[] {
  return [...Map.groupBy(points, ({ group }) => group?.acronym ?? "")]
    .map(([text, own]) => ({ text, spots: own.map(place) }))
    .filter(({ text, spots }) => text !== "" && spots.length >= fewest)
    .map((one) => ({ ...one, ...middleOf(one.spots) }))
    .filter((one) => median(one.spots.map((spot) => distance(spot, one))) <= mostSpread)
    .toSorted(bySize);
}

/** Names of the groups that stand together, above their points; groups in one place have one name, largest first. */
export function clusterNames(points: readonly Grouped[], { place }: MapFrame): readonly ClusterName[] {
  const together = standing(points, place);
  const named = new Set(together.map(({ text }) => text));
  // Of a group that stands nowhere, as the mixed one, the parts on either side.
  const parts = (["majority", "opposition"] as const).flatMap((side) =>
    standing(
      points.filter((point) => point.side === side && !named.has(point.group?.acronym ?? "")),
      place,
    ),
  );
  const groups = [...together, ...parts].toSorted(bySize);
  const clusters: Standing[][] = [];
  for (const group of groups) {
    const near = clusters.find(([first]) => {
      return first !== undefined && Math.abs(first.x - group.x) < apart.x && Math.abs(first.y - group.y) < apart.y;
    });
    if (near === undefined) clusters.push([group]);
    else near.push(group);
  }
  return clusters.map((cluster) => {
    const spots = cluster.flatMap((group) => group.spots);
    const { x, y: middle } = middleOf(spots);
    const close = spots.filter((spot) => Math.abs(spot.x - x) < apart.x && Math.abs(spot.y - middle) < 2 * apart.y);
    const text = cluster.map((group) => group.text).join(", ");
    const y = Math.max(Math.min(...close.map((spot) => spot.y)) - 16, 18);
    if (x < edge) return { text, x: Math.max(0, x - 60), y, anchor: "start" };
    return x > frameWidth - edge
      ? { text, x: Math.min(frameWidth, x + 60), y, anchor: "end" }
      : { text, x, y, anchor: "middle" };
  });
}

interface Pair {
  readonly a: string;
  readonly b: string;
}

/**
 * The groups that stand together, and the two of them whose middles are nearest and farthest in a drawing, in whole units; null = a tie, or fewer than three
 * groups, where nearest and farthest would be the same.
 */
export function groupDistances(
  points: readonly Grouped[],
  { place }: MapFrame,
): { readonly together: readonly string[]; readonly nearest: Pair | null; readonly farthest: Pair | null } {
  const groups = standing(points, place);
  const pairs = groups
    .flatMap((one, at) =>
      groups.slice(at + 1).map((other) => ({ a: one.text, b: other.text, apart: Math.round(distance(one, other)) })),
    )
    .toSorted((x, y) => x.apart - y.apart);
  const alone = (pair?: (typeof pairs)[number], next?: (typeof pairs)[number]): Pair | null =>
    groups.length < 3 || pair === undefined || pair.apart === next?.apart ? null : { a: pair.a, b: pair.b };
  const together = groups.map(({ text }) => text);
  return { together, nearest: alone(pairs[0], pairs[1]), farthest: alone(pairs.at(-1), pairs.at(-2)) };
}

/** Fewest points that are dense, share of a side that the second drawing shows, and the enlargement that it is worth. */
const dense = { points: 20, share: 0.85, enlargement: 2.5 };

/** The square with the densest side but its stragglers, in units of the map; null = no side is too dense to read. */
export function denseWindow(
  points: readonly MapPoint[],
  frame: Pick<MapFrame, "scale">,
): { readonly centre: Spot; readonly half: number } | null {
  const windows = (["majority", "opposition"] as const).flatMap((side) => {
    const own = points.filter((point) => point.side === side);
    const centre = middleOf(own);
    const half = own
      .map((point) => Math.max(Math.abs(point.x - centre.x), Math.abs(point.y - centre.y)))
      .toSorted((a, b) => a - b)[Math.floor(own.length * dense.share)];
    return own.length < dense.points || half === undefined || half === 0 ? [] : [{ centre, half: half * 1.05 }];
  });
  const [window] = windows.toSorted((a, b) => a.half - b.half);
  return window === undefined || frameWidth / (2 * window.half) < dense.enlargement * frame.scale ? null : window;
}

export function isInside({ x, y }: Spot, { centre, half }: { readonly centre: Spot; readonly half: number }): boolean {
  return Math.abs(x - centre.x) <= half && Math.abs(y - centre.y) <= half;
}
