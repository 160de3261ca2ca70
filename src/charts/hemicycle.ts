/**
 * Seats of a hemicycle: one a member, in concentric rows, ordered from left to right so that groups take wedges. Units: the
 * outer row has radius 430 around (500, 500).
 */
import { round } from "./scale.ts";

export interface Seat {
  readonly x: number;
  readonly y: number;
  /** Radians from the left end (0) to the right end (π). */
  readonly angle: number;
}

const [centre, inner, outer] = [500, 190, 490] as const;

/** Rows that keep seats about as far apart along a row as between rows. */
function countRows(seats: number): number {
  for (let rows = 2; rows < 20; rows += 1) {
    const gap = (outer - inner) / (rows - 1);
    const length = Array.from({ length: rows }, (_, row) => Math.PI * (inner + row * gap)).reduce((sum, part) => sum + part, 0);
    if (length / gap >= seats) return rows;
  }
  return 20;
}

/** The seats, from left to right. `toSeats(400)` has 400 places in 11 rows. */
export function toSeats(count: number): readonly Seat[] {
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
}

/** Width of a seat that leaves air between seats. */
export function seatSize(count: number): number {
  return round(((outer - inner) / Math.max(countRows(count) - 1, 1)) * 0.8);
}

/** Shares `total` out in proportion to the weights, largest remainders first: the parts always add up. */
function share(total: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (total * weight) / whole);
  const parts = exact.map(Math.floor);
  const missing = total - parts.reduce((sum, part) => sum + part, 0);
  const order = exact.map((value, index) => ({ index, rest: value - Math.floor(value) })).toSorted((a, b) => b.rest - a.rest || b.index - a.index);
  for (const { index } of order.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** The arc of a group outside its seats, and where its label stands. */
export interface Arc {
  readonly path: string;
  /** Percent of the drawing's box. */
  readonly label: { readonly x: number; readonly y: number; readonly anchor: "start" | "middle" | "end" };
}

/** Box of the drawing: x, y, width, height. */
export const hemicycleBox = [-110, -100, 1220, 622] as const;

/** Arc over the seats `first` to `last`. Every other label of narrow wedges stands farther out, so that none overlap. */
export function toArc(seats: readonly Seat[], first: number, last: number, isRaised: boolean): Arc {
  const [before, after] = [seats[first - 1], seats[last + 1]];
  const [from, to] = [seats[first]?.angle ?? 0, seats[last]?.angle ?? Math.PI];
  const start = before === undefined ? -0.02 : (before.angle + from) / 2 + 0.006;
  const end = after === undefined ? Math.PI + 0.02 : (after.angle + to) / 2 - 0.006;
  const at = (angle: number, radius: number) => [round(centre - radius * Math.cos(angle)), round(centre - radius * Math.sin(angle))] as const;
  const radius = outer + 26;
  const [x1, y1] = at(start, radius);
  const [x2, y2] = at(end, radius);
  const middle = (start + end) / 2;
  const [x, y] = at(middle, radius + (isRaised ? 58 : 22));
  const [left, top, width, height] = hemicycleBox;
  const anchor = Math.cos(middle) > 0.3 ? "end" : Math.cos(middle) < -0.3 ? "start" : "middle";
  return { path: `M${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}`, label: { x: round(((x - left) / width) * 100), y: round(((y - top) / height) * 100), anchor } };
}
