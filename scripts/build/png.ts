/** PNG with a palette: a third of the bytes of true colour for drawings of few inks, the same bytes for the same pixels. */
import { crc32, deflateSync } from "node:zlib";

/** Pixels as resvg gives them: red, green, blue, alpha; opaque. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Colours of a palette. */
const most = 256;

/** The picture as a PNG file. */
export function toPng({ width, height, rgba }: Pixels): Buffer {
  const colors = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const { palette, indexOf } = toPalette(colors);
  // Every row begins with its filter; none suits a palette.
  const rows = new Uint8Array(height * (width + 1));
  let last = -1;
  let index = 0;
  for (let at = 0, y = 0; y < height; y += 1) {
    for (let x = 1; x <= width; x += 1, at += 1) {
      const color = colors[at] ?? 0;
      if (color !== last) index = indexOf.get(color) ?? 0;
      last = color;
      rows[y * (width + 1) + x] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, palette, standard compression and filters, not interlaced.
  header.set([8, 3, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk("IHDR", header), chunk("PLTE", palette), chunk("IDAT", deflateSync(rows))];
  return Buffer.concat([signature, ...parts, chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

const channels = (color: number): readonly [number, number, number] => [
  color & 255,
  (color >> 8) & 255,
  (color >> 16) & 255,
];

/** The most used colours; rarer ones (edges of letters) take the nearest of them. */
function toPalette(colors: Uint32Array): { palette: Uint8Array; indexOf: ReadonlyMap<number, number> } {
  const counts = new Map<number, number>();
  for (let from = 0; from < colors.length;) {
    const color = colors[from] ?? 0;
    let to = from + 1;
    while (to < colors.length && colors[to] === color) to += 1;
    counts.set(color, (counts.get(color) ?? 0) + to - from);
    from = to;
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([color]) => color);
  const kept = sorted.slice(0, most);
  const indexOf = new Map(kept.map((color, index) => [color, index]));
  for (const color of sorted.slice(most)) indexOf.set(color, nearest(color, kept));
  return { palette: Uint8Array.from(kept.flatMap(channels)), indexOf };
}

function nearest(color: number, kept: readonly number[]): number {
  const [r, g, b] = channels(color);
  let best = 0;
  let least = Infinity;
  for (const [index, other] of kept.entries()) {
    const [red, green, blue] = channels(other);
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}
