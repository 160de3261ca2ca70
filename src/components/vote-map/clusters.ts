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

/** A text on the drawing; `y` is its baseline. */
export interface MapLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** At the edges of the drawing a name runs inwards. */
  readonly anchor: "start" | "middle" | "end";
  /** Below its points: on a small screen, where points are larger, it stands farther down instead of up. */
  readonly isBelow: boolean;
}

/** Sizes on a small screen, in units: there points and letters are largest. */
const phone = { point: 20, letter: 21, height: 27, shift: 22 };

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What a label covers on a small screen. */
function boxOf({ text, x, y, anchor, isBelow }: MapLabel): Box {
  const width = text.length * phone.letter;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  const bottom = isBelow ? y + phone.shift : y - phone.shift;
  return { left, right: left + width, top: bottom - phone.height, bottom };
}

/** The place of a label that covers the fewest points, other labels counting as many; the first of equal ones. */
function clearest(places: readonly MapLabel[], spots: readonly Spot[], taken: readonly MapLabel[]): MapLabel[] {
  const boxes = taken.map(boxOf);
  const covered = (place: MapLabel): number => {
    const { left, right, top, bottom } = boxOf(place);
    const margin = phone.point / 2;
    const points = spots.filter(
      ({ x, y }) => x > left - margin && x < right + margin && y > top - margin && y < bottom + margin,
    );
    const labels = boxes.filter((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
    return points.length + 20 * labels.length;
  };
  return places.toSorted((a, b) => covered(a) - covered(b)).slice(0, 1);
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

/**
 * Names of the groups that stand together, above their points or, where they would cover others, below; groups in one place
 * have one name, largest first.
 *
 * @param framed The square around the dense part: the name of a group in it stands outside
 */
export function clusterNames(
  points: readonly Grouped[],
  { place, height }: MapFrame,
  framed: Box | null = null,
): readonly MapLabel[] {
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
  const all = points.map(place);
  return clusters.reduce<MapLabel[]>((taken, cluster) => {
    const spots = cluster.flatMap((group) => group.spots);
    const { x, y: middle } = middleOf(spots);
    const close = spots.filter((spot) => Math.abs(spot.x - x) < apart.x && Math.abs(spot.y - middle) < 2 * apart.y);
    const text = cluster.map((group) => group.text).join(", ");
    const isFramed =
      framed !== null && x > framed.left && x < framed.right && middle > framed.top && middle < framed.bottom;
    const heights = [...close.map((spot) => spot.y), ...(isFramed ? [framed.top, framed.bottom] : [])];
    const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
    const across: Pick<MapLabel, "x" | "anchor"> =
      x < edge
        ? { x: Math.max(0, x - 60), anchor: "start" }
        : x > frameWidth - edge
          ? { x: Math.min(frameWidth, x + 60), anchor: "end" }
          : { x, anchor: "middle" };
    const places = [
      { text, ...across, y: Math.max(top - 16, 18), isBelow: false },
      { text, ...across, y: bottom + 36, isBelow: true },
    ].filter(({ y, isBelow }) => !isBelow || y + phone.shift <= height);
    return [...taken, ...clearest(places, all, taken)];
  }, []);
}

/** The point farthest from its group, of groups that stand together; null = several are, or none. */
export function strayOf<P extends Pick<MapPoint, "group" | "off">>(
  points: readonly P[],
  together: readonly string[],
): P | null {
  const [first, second] = points
    .filter(({ off, group }) => off !== null && group !== null && together.includes(group.acronym))
    .toSorted((x, y) => (y.off ?? 0) - (x.off ?? 0));
  return first === undefined || first.off === second?.off ? null : first;
}

/** The surname of a point, on the side where it covers fewer others. */
export function nameAt(
  point: Spot & Pick<MapPoint, "person">,
  points: readonly Spot[],
  { place }: MapFrame,
  taken: readonly MapLabel[],
): MapLabel | undefined {
  const text = point.person.familyName;
  const spot = place(point);
  const aside = phone.point + 8;
  const right: MapLabel = { text, x: spot.x + aside, y: spot.y - 12, anchor: "start", isBelow: true };
  const left: MapLabel = { ...right, x: spot.x - aside, anchor: "end" };
  const fitting = [right, left].filter((label) => boxOf(label).left >= 0 && boxOf(label).right <= frameWidth);
  return clearest(
    fitting,
    points.map(place).filter((other) => other.x !== spot.x || other.y !== spot.y),
    taken,
  )[0];
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
/** Units between the outermost of its points and the edge of the square: points are as large on a small screen. */
const frameGap = 26;

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
    return own.length < dense.points || half === undefined || half === 0
      ? []
      : [{ centre, half: half + frameGap / frame.scale }];
  });
  const [window] = windows.toSorted((a, b) => a.half - b.half);
  return window === undefined || frameWidth / (2 * window.half) < dense.enlargement * frame.scale ? null : window;
}

export function isInside({ x, y }: Spot, { centre, half }: { readonly centre: Spot; readonly half: number }): boolean {
  return Math.abs(x - centre.x) <= half && Math.abs(y - centre.y) <= half;
}
