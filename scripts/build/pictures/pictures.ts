/**
 * Renders drawings as PNG files. A picture is cached under the digest of its drawing, so it is drawn once, whatever
 * code changes around it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { crc32 } from "node:zlib";
import type { Renderer } from "@takumi-rs/core";
import { allEnded } from "#scripts/lib/all-ended.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { writeWhole } from "#scripts/lib/write-whole.ts";
import { contractReader } from "#scripts/views/kept-contracts.ts";
import type { AnyFamily, Drawing } from "#scripts/views/reader.ts";
import type { Plan } from "#scripts/build/plan.ts";

/**
 * To be raised when the same drawing gives other bytes: with another version of the drawing library or other typefaces.
 */
const formatVersion = 3;

/** Pictures drawn concurrently, in libuv threads. */
const atOnce = 2;

const fonts = join(import.meta.dirname, "../../../public/fonts");

/** The typefaces of the site. "Europe" = the subset with letters of other languages. */
const typefaces = {
  Newsreader: "newsreader-display-500",
  "Newsreader Europe": "newsreader-europe-400-700",
  "Public Sans": "public-sans-400-700",
  "Public Sans Europe": "public-sans-europe-400-700",
} as const;

let opened: Promise<Renderer> | undefined;

async function openRenderer(): Promise<Renderer> {
  // Imported lazily: a build with nothing to do would wait for it.
  const core = await import("@takumi-rs/core");
  const renderer = new core.Renderer();
  for (const [name, file] of Object.entries(typefaces))
    await renderer.registerFont({ name, data: readFileSync(join(fonts, `${file}.woff2`)) });
  return renderer;
}

interface PicturesInput {
  readonly db: DatabaseSync;
  readonly families: readonly AnyFamily[];
  readonly plan: Plan;
  readonly cache: string;
}

const folderOf = (cache: string): string => join(cache, "pictures");

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/**
 * Whether a PNG file is complete and the checksum of each chunk is correct. A chunk is a length, a name of four
 * letters, its content and the checksum.
 */
function isWholePng(png: Buffer): boolean {
  if (!png.subarray(0, signature.length).equals(signature)) return false;
  let at = signature.length;
  let name = "";
  while (name !== "IEND" && at + 12 <= png.length) {
    const end = at + 8 + png.readUInt32BE(at);
    if (end + 4 > png.length || crc32(png.subarray(at + 4, end)) !== png.readUInt32BE(end)) return false;
    name = png.toString("latin1", at + 4, at + 8);
    at = end + 4;
  }
  return name === "IEND" && at === png.length;
}

/** Returns the cached picture of a drawing; draws it when it is missing or damaged. */
export async function keepPicture(
  cache: string,
  drawing: Drawing,
): Promise<{ readonly file: string; readonly isNew: boolean }> {
  const file = join(folderOf(cache), `${digestOf(String(formatVersion), JSON.stringify(drawing))}.png`);
  if (existsSync(file) && isWholePng(readFileSync(file))) return { file, isNew: false };
  mkdirSync(folderOf(cache), { recursive: true });
  writeWhole(file, await toPng(drawing));
  return { file, isNew: true };
}

interface Pictures {
  /** File of the site → file of the cache, for every picture of the plan that is not kept. */
  readonly files: ReadonlyMap<string, string>;
  readonly drawn: number;
}

export type PictureMaker = (input: PicturesInput) => Promise<Pictures>;

/** Draws all pictures of a plan that are not kept, a few at a time. */
export const drawPictures: PictureMaker = async ({ db, families, plan, cache }) => {
  const drawings = new Map(families.flatMap(({ name, drawing }) => (drawing === undefined ? [] : [[name, drawing]])));
  const wanted = plan.files.filter(({ family, reason }) => reason !== "kept" && drawings.has(family));
  const read = contractReader(db);
  const files = new Map<string, string>();
  const queue = wanted.values();
  let drawn = 0;
  const work = async (): Promise<void> => {
    for (const { family, key, file } of queue) {
      const drawing = drawings.get(family)?.(read(family, key), key);
      if (drawing === undefined) continue;
      const picture = await keepPicture(cache, drawing);
      files.set(file, picture.file);
      if (picture.isNew) drawn += 1;
    }
  };
  await allEnded(Array.from({ length: atOnce }, () => work));
  return { files, drawn };
};

export async function toPng(drawing: Drawing): Promise<Uint8Array> {
  opened ??= openRenderer();
  const renderer = await opened;
  return await renderer.render(drawing, { format: "png" });
}

/** Deletes cached pictures that no published site links to (link count 1). */
export function forgetPictures(cache: string): void {
  const folder = folderOf(cache);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (statSync(file).nlink === 1) rmSync(file);
  }
}
