/**
 * Turns drawings into PNG files. A picture is kept in the cache under the digest of its drawing: it is made once, whatever
 * happens to the code around it, and found again by every build that draws the same.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { renderAsync } from "@resvg/resvg-js";
import { digestOf } from "#scripts/lib/canonical.ts";
import type { AnyFamily } from "#scripts/views/reader.ts";
import type { Plan } from "./plan.ts";
import { toPng } from "./png.ts";

/** Changes when the same drawing becomes other bytes. */
const formatVersion = 2;

/** Pictures being made at the same time: one is laid out while another is filled in. */
const atOnce = 2;

interface PicturesInput {
  readonly db: DatabaseSync;
  readonly families: readonly AnyFamily[];
  readonly plan: Plan;
  readonly cache: string;
}

const folderOf = (cache: string): string => join(cache, "pictures");

/** What was made. */
interface Pictures {
  /** File of the site → file of the cache, for every picture of the plan that is not kept. */
  readonly files: ReadonlyMap<string, string>;
  /** How many were not in the cache. */
  readonly drawn: number;
}

/** Makes the pictures of a plan. */
export type PictureMaker = (input: PicturesInput) => Promise<Pictures>;

/** Draws what is not kept, a few at a time. */
export const drawPictures: PictureMaker = async ({ db, families, plan, cache }) => {
  const folder = folderOf(cache);
  mkdirSync(folder, { recursive: true });
  const drawings = new Map(families.flatMap(({ name, drawing }) => (drawing === undefined ? [] : [[name, drawing]])));
  const wanted = plan.files.filter(({ family, reason }) => reason !== "kept" && drawings.has(family));
  const contract = db.prepare("SELECT contract FROM page WHERE family = ? AND key = ?");
  const files = new Map<string, string>();
  const queue = wanted.values();
  let drawn = 0;
  const work = async (): Promise<void> => {
    for (const { family, key, file } of queue) {
      const svg = await drawings.get(family)?.(String(contract.get(family, key)?.["contract"]), key);
      if (svg === undefined) continue;
      const png = join(folder, `${digestOf(String(formatVersion), svg)}.png`);
      files.set(file, png);
      if (existsSync(png)) continue;
      drawn += 1;
      await drawPng(svg, png, `${png}.${String(drawn)}.new`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { files, drawn };
};

async function drawPng(svg: string, target: string, beside: string): Promise<void> {
  const { width, height, pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  writeFileSync(beside, toPng({ width, height, rgba: pixels }));
  renameSync(beside, target);
}

/** Throws away pictures that no published site links to any more. */
export function forgetPictures(cache: string): void {
  const folder = folderOf(cache);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (statSync(file).nlink === 1) rmSync(file);
  }
}
