/**
 * Seat positions of a hemicycle: one per member, in concentric rows, sorted from left to right so that groups form
 * wedges. Units: the outer row has radius 490 around (500, 500).
 */
import { memoize } from "#src/lib/memoize.ts";
import { round } from "./scale.ts";

export interface Seat {
  readonly x: number;
  readonly y: number;
  /** Radians from the left end (0) to the right end (π). */
  readonly angle: number;
}

const [centre, inner, outer] = [500, 190, 490] as const;

/** Number of rows for which the distance along a row is about the distance between rows. */
function countRows(seats: number): number {
  for (let rows = 2; rows < 20; rows += 1) {
    const gap = (outer - inner) / (rows - 1);
    const length = Array.from({ length: rows }, (_, row) => Math.PI * (inner + row * gap)).reduce(
      (sum, part) => sum + part,
      0,
    );
    if (length / gap >= seats) return rows;
  }
  return 20;
}

/** The seats, from left to right: `toSeats(400)` has 400 seats in 11 rows. */
export const toSeats = memoize((count: number): readonly Seat[] => {
  const rows = Math.min(countRows(count), Math.max(count, 1));
  const radii = Array.from({ length: rows }, (_, row) => inner + (row * (outer - inner)) / Math.max(rows - 1, 1));
  const perRow = share(count, radii);
  return radii
    .flatMap((radius, row) => {
      const inRow = perRow[row] ?? 0;
      return Array.from({ length: inRow }, (_, index) => {
        const angle = inRow === 1 ? Math.PI / 2 : (Math.PI * index) / (inRow - 1);
        return { x: round(centre - radius * Math.cos(angle)), y: round(centre - radius * Math.sin(angle)), angle };
      });
    })
    .toSorted((a, b) => a.angle - b.angle || b.y - a.y || a.x - b.x);
});

/** Chart units per unit of `toDots`: rounding to it is not visible, and makes 400 seats a third smaller. */
export const dotScale = 2;

/**
 * Number of spokes along which dots are ordered, alternately outwards and inwards: consecutive dots are close, and
 * small steps compress well.
 */
const spokes = 22;

/** Indices of the seats in drawing order. */
export const toSpokes = memoize((seats: readonly Seat[]): readonly number[] => {
  const along = seats.map(placeAlong);
  return [...seats.keys()].sort((a, b) => (along[a] ?? 0) - (along[b] ?? 0));
});

/** Sort key of a seat: its spoke, then its radius, with the direction alternating by spoke. */
function placeAlong({ x, y, angle }: Seat): number {
  const spoke = Math.floor((angle / Math.PI) * (spokes - 0.01));
  const reach = Math.round(Math.hypot(x - centre, y - centre));
  return spoke * 10 * outer + (spoke % 2 === 0 ? reach : -reach);
}

/** SVG path with a vertex per seat, in relative steps, in units of `dotScale`. */
export function toDots(seats: readonly Seat[]): string {
  let [x, y] = [0, 0];
  const steps = seats.map((seat) => {
    const [dx, dy] = [Math.round(seat.x / dotScale) - x, Math.round(seat.y / dotScale) - y];
    x += dx;
    y += dy;
    return `${dx}${dy < 0 ? "" : " "}${dy}`;
  });
  return `m${steps.join(" ").replaceAll(" -", "-")}`;
}

const seatKeys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"] as const;
type SeatKey = (typeof seatKeys)[number];

export const isSeatKey = (key: string): key is SeatKey => seatKeys.some((known) => known === key);

/**
 * The seat that a key leads to: left and right along the row, up and down to the nearest of the next row outwards or
 * inwards, Home and End to the first and the last. The same seat where there is no other.
 */
export function stepSeat(seats: readonly Seat[], at: number, key: SeatKey): number {
  const own = seats[at];
  if (own === undefined) return at;
  if (key === "Home") return 0;
  if (key === "End") return seats.length - 1;
  const reach = radiusOf(own);
  const nearest = (of: (seat: Seat) => boolean): number =>
    [...seats.keys()]
      .filter((index) => index !== at && of(seats[index] ?? own))
      .reduce((best, index) => (gapTo(seats[index]) < gapTo(seats[best]) ? index : best), -1);
  const gapTo = (seat: Seat | undefined): number => (seat === undefined ? Infinity : Math.abs(seat.angle - own.angle));
  const radii = seats.map(radiusOf);
  const row =
    key === "ArrowUp"
      ? Math.min(...radii.filter((radius) => radius > reach + 1))
      : key === "ArrowDown"
        ? Math.max(...radii.filter((radius) => radius < reach - 1))
        : reach;
  const found = nearest(
    (seat) =>
      Math.abs(radiusOf(seat) - row) <= 1 &&
      (key === "ArrowRight" ? seat.angle > own.angle : key === "ArrowLeft" ? seat.angle < own.angle : true),
  );
  return found < 0 ? at : found;
}

const radiusOf = ({ x, y }: Seat): number => Math.hypot(x - centre, y - centre);

/** Width of a seat, with a gap to its neighbours. */
export function seatSize(count: number): number {
  return round(((outer - inner) / Math.max(countRows(count) - 1, 1)) * 0.8);
}

/** Distributes `total` in proportion to the weights by largest remainders, so that the parts always add up. */
function share(total: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (total * weight) / whole);
  const parts = exact.map(Math.floor);
  const missing = total - parts.reduce((sum, part) => sum + part, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || b.index - a.index);
  for (const { index } of order.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

export const hemicycleBox = [-110, -100, 1220, 622] as const;

/** A group's label and its first and last seat, as indices of the sorted seats. */
export interface Wedge {
  readonly label: string;
  readonly first: number;
  readonly last: number;
}

/** The arc of a group outside its seats, and the position of its label in per cent of the view box. */
export interface Arc {
  readonly path: string;
  /** SVG path from the arc to a label that had to move; empty otherwise. */
  readonly leader: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  /** Whether the label would cover that of a larger group when the chart is 288 CSS pixels wide. */
  readonly isCrowded: boolean;
}

const arcRadius = outer + 26;
const labelRadius = arcRadius + 30;
/** Letter width and line height of a label, in chart units. */
const [letter, line] = [22, 42] as const;
/** The same on the narrowest screen, where the chart shrinks and the letters do not. */
const [narrowLetter, narrowLine] = [39, 68] as const;
/** Margin of the narrowest page: 16 CSS pixels beside a drawing of 288. */
const narrowOverhang = 66;

/** Longest label, in letters. */
const longestLabel = 12;

/** Acronym for the drawing, without what brackets add to a long one: "Cd’I-NM (UDC-CI-NcI-IaC)-MAIE" → "Cd’I-NM". */
export function labelOf(acronym: string): string {
  if (acronym.length <= longestLabel) return acronym;
  const [own = ""] = acronym.split("(");
  const short = own.trim() === "" ? acronym : own.trim();
  return short.length <= longestLabel ? short : `${short.slice(0, longestLabel - 1)}…`;
}

const at = (angle: number, radius: number): readonly [number, number] => [
  Math.round(centre - radius * Math.cos(angle)),
  Math.round(centre - radius * Math.sin(angle)),
];

/** Arcs of all groups, from left to right; labels are moved along the arc until none overlap. */
export function toArcs(seats: readonly Seat[], wedges: readonly Wedge[]): readonly Arc[] {
  const spans = wedges.map(({ first, last }) => toSpan(seats, first, last));
  const middles = spans.map(([start, end]) => (start + end) / 2);
  const wanted = spans.map(([start, end], index) => insideNarrow(start, end, wedges[index]?.label.length ?? 0));
  const angles = spread(
    wanted,
    wedges.map(({ label }) => label.length),
  );
  const [left, top, width, height] = hemicycleBox;
  const crowded = toCrowded(wedges, angles);
  return spans.map(([start, end], index) => {
    const [middle, angle] = [middles[index] ?? 0, angles[index] ?? 0];
    const [[x1, y1], [x2, y2], [x, y]] = [at(start, arcRadius), at(end, arcRadius), at(angle, labelRadius)];
    const hasMoved = Math.abs(angle - middle) > 0.03;
    const [[fromX, fromY], [toX, toY]] = [at(middle, arcRadius + 5), at(angle, labelRadius - 14)];
    return {
      path: `M${x1} ${y1}A${arcRadius} ${arcRadius} 0 0 1 ${x2} ${y2}`,
      leader: hasMoved ? `M${fromX} ${fromY}L${toX} ${toY}` : "",
      x: Math.round(((x - left) / width) * 100),
      y: Math.round(((y - top) / height) * 100),
      anchor: anchorAt(angle),
      isCrowded: crowded.has(index),
    };
  });
}

const anchorAt = (angle: number): Arc["anchor"] =>
  Math.cos(angle) > 0.3 ? "end" : Math.cos(angle) < -0.3 ? "start" : "middle";

/** Indices of the wedges whose label does not fit on the narrowest screen; larger groups take precedence. */
function toCrowded(wedges: readonly Wedge[], angles: readonly number[]): ReadonlySet<number> {
  const boxes = wedges.map(({ label }, index) => {
    const angle = angles[index] ?? 0;
    const [x, y] = at(angle, labelRadius);
    const width = (label.length + 0.5) * narrowLetter;
    const left = { start: x, middle: x - width / 2, end: x - width }[anchorAt(angle)];
    return { left, right: left + width, y };
  });
  const [from, , across] = hemicycleBox;
  const order = [...wedges.entries()].toSorted(([, a], [, b]) => b.last - b.first - (a.last - a.first));
  const [kept, crowded] = [new Set<number>(), new Set<number>()];
  for (const [index] of order) {
    const box = boxes[index];
    const isOut = box !== undefined && (box.left < from - narrowOverhang || box.right > from + across + narrowOverhang);
    const isCovered = [...kept].some((other) => {
      const taken = boxes[other];
      return box && taken && box.left < taken.right && taken.left < box.right && Math.abs(box.y - taken.y) < narrowLine;
    });
    (isOut || isCovered ? crowded : kept).add(index);
  }
  return crowded;
}

/** Start and end angle of a wedge, halfway to the adjacent seats. */
function toSpan(seats: readonly Seat[], first: number, last: number): readonly [number, number] {
  const [before, from, to, after] = [seats[first - 1], seats[first], seats[last], seats[last + 1]];
  const start = before === undefined ? -0.02 : (before.angle + (from?.angle ?? 0)) / 2 + 0.006;
  const end = after === undefined ? Math.PI + 0.02 : (after.angle + (to?.angle ?? Math.PI)) / 2 - 0.006;
  return [start, end];
}

/** Chart units by which a label may stand over the edge of the drawing: the margin of a page. */
export const labelOverhang = 40;

/**
 * The angle of a label: the middle of its group, or as far from the end of the hall, beside its group, as the narrowest
 * screen needs. A large group at an end would else have no label there.
 */
function insideNarrow(start: number, end: number, length: number): number {
  const [left] = hemicycleBox;
  const room = centre - left + narrowOverhang - (length + 0.5) * narrowLetter;
  const least = Math.acos(Math.min(1, Math.max(0, room / labelRadius))) + 0.01;
  const middle = (start + end) / 2;
  if (middle < least) return Math.min(least, end);
  return Math.PI - middle < least ? Math.max(Math.PI - least, start) : middle;
}

/** Smallest angle at which a label beside the arc stays in the drawing; the same counts from the right end. */
function leastAngle(length: number): number {
  const [left] = hemicycleBox;
  const room = centre - left + labelOverhang - (length + 0.5) * letter;
  return Math.acos(Math.min(1, Math.max(0, room / labelRadius)));
}

/** Moves labels into the drawing, and adjacent ones apart, iteratively until they do not overlap. */
function spread(wanted: readonly number[], lengths: readonly number[]): readonly number[] {
  const least = lengths.map(leastAngle);
  const angles = [...wanted];
  for (let round = 0; round < 200; round += 1) {
    for (const [index, from] of least.entries())
      angles[index] = Math.min(Math.max(angles[index] ?? 0, from), Math.PI - from);
    for (let index = 1; index < angles.length; index += 1) {
      const [left = 0, right = 0] = [angles[index - 1], angles[index]];
      const missing = room((left + right) / 2, lengths[index - 1] ?? 0, lengths[index] ?? 0) - (right - left);
      if (missing <= 0) continue;
      angles[index - 1] = left - missing / 2;
      angles[index] = right + missing / 2;
    }
  }
  return angles;
}

/** Angle needed between two adjacent labels at this position: side by side at the top, stacked at the ends. */
function room(angle: number, left: number, right: number): number {
  const beside = (((left + right) / 2 + 1) * letter) / (labelRadius * Math.max(Math.sin(angle), 0.01));
  const below = line / (labelRadius * Math.max(Math.abs(Math.cos(angle)), 0.01));
  return Math.min(beside, below);
}
