/**
 * Map of the regions as one small SVG file of symbols, shared by all pages: `<use
 * href="/dati/mappe/regioni.svg#lazio">`.
 */
import italy from "@svg-maps/italy";
import { electionAreas } from "#src/domain/areas.ts";
import { files } from "#src/lib/routes.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { defineFile } from "#scripts/contracts/engine/reader.ts";

type Point = readonly [x: number, y: number];

/** Scale from the package's drawing units to ours (610 × 793 to 305 × 397). */
const scale = 0.5;
/** Tolerance of the simplification, in the package's units: smaller details are invisible at this size. */
const tolerance = 1.1;
/** Minimum area of a ring, in the package's units: smaller islets are left out. */
const smallest = 12;

/** Region ids that differ: ours → the package's. */
const ids: Readonly<Record<string, string>> = {
  "valle-d-aosta": "aosta-valley",
  "trentino-alto-adige": "trentino-south-tyrol",
  lombardia: "lombardy",
  piemonte: "piedmont",
  puglia: "apulia",
  sardegna: "sardinia",
  sicilia: "sicily",
  toscana: "tuscany",
};

/** One file that depends only on the package. */
export const mapSprite = defineFile({
  name: "map-sprite",
  keys: () => ["regioni"],
  path: files.map,
  build: () => ({
    regions: electionAreas
      .filter(({ macroArea }) => macroArea !== "estero")
      .map(({ id }) => ({ id, path: simplifyPath(shapeOf(id)) })),
  }),
  serialize: ({ regions }) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 305 397"><!-- @svg-maps/italy, CC BY 4.0 -->${regions.map(({ id, path }) => `<path id="${id}" d="${path}"/>`).join("")}</svg>`,
});

function shapeOf(id: string): string {
  const found = italy.locations.find((location) => location.id === (ids[id] ?? id));
  if (found === undefined) throw new DataError(`@svg-maps/italy has no region ${id}`);
  return found.path;
}

/** Simplified and scaled path of straight lines, in steps of half a unit. */
export function simplifyPath(path: string): string {
  return toRings(path)
    .filter((ring) => area(ring) >= smallest)
    .map((ring) => draw(simplify(ring)))
    .join("");
}

/** Rings of absolute points. The package's paths use only relative moves and close commands. */
function toRings(path: string): readonly (readonly Point[])[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].flatMap(([, command, text = ""]) => {
    if (command === "z") return [];
    if (command !== "m")
      throw new DataError(`@svg-maps/italy draws with "${String(command)}", which is not understood`);
    const ring = [...text.matchAll(/(-?[\d.]+)[, ]+(-?[\d.]+)/g)].map(([, dx, dy]): Point => [
      (x += Number(dx)),
      (y += Number(dy)),
    ]);
    // After a close command the current point is the start of the ring.
    [x, y] = ring[0] ?? [x, y];
    return [ring];
  });
}

function area(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Douglas-Peucker algorithm: drops points closer to the line than the tolerance. */
function simplify(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return points;
  let farthest = 0;
  let index = 0;
  for (const [position, point] of points.entries()) {
    const away = distance(point, first, last);
    if (away > farthest) [farthest, index] = [away, position];
  }
  if (farthest <= tolerance) return [first, last];
  return [...simplify(points.slice(0, index + 1)).slice(0, -1), ...simplify(points.slice(index))];
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

function draw(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  const steps = points.map(([pointX, pointY], index) => {
    const [toX, toY] = [Math.round(pointX * scale * 2) / 2, Math.round(pointY * scale * 2) / 2];
    const text = index === 0 ? `M${toX} ${toY}` : `l${toX - x} ${toY - y}`;
    [x, y] = [toX, toY];
    return text;
  });
  return `${steps.join("")}z`;
}
