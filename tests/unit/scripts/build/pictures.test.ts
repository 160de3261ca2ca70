/** Pictures are made once and found again; the file is a valid PNG of the same pixels. */
import { existsSync, linkSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync, crc32 } from "node:zlib";
import { expect, it } from "vitest";
import { z } from "zod";
import { drawPictures, forgetPictures } from "#scripts/build/pictures.ts";
import type { Plan, PlannedFile } from "#scripts/build/plan.ts";
import { toPng } from "#scripts/build/png.ts";
import { openPageStore } from "#scripts/views/node-store.ts";
import { defineFamily } from "#scripts/views/reader.ts";

const square = (color: string): Promise<string> =>
  Promise.resolve(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z" fill="${color}"/></svg>`,
  );

const family = defineFamily({
  name: "squares",
  schema: z.strictObject({ color: z.string() }),
  keys: () => [],
  path: (key) => `/${key}.png`,
  build: () => ({ color: "#000" }),
  draw: ({ color }) => square(color),
});

function site(colors: Record<string, string>, kept: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  const db = openPageStore(join(folder, "pages.sqlite"));
  const insert = db.prepare(
    "INSERT INTO page (family, key, path, updated, digest, contract) VALUES (?, ?, ?, NULL, '', ?)",
  );
  for (const [key, color] of Object.entries(colors))
    insert.run("squares", key, `/${key}.png`, JSON.stringify({ color }));
  const files = Object.keys(colors).map((key): PlannedFile => ({
    family: "squares",
    key,
    path: `/${key}.png`,
    file: `${key}.png`,
    kind: "file",
    digest: "",
    updated: null,
    reason: kept.includes(key) ? "kept" : "new",
  }));
  const plan: Plan = { files, removed: [], shell: "kept", site: "" };
  return { folder, make: (cache = folder) => drawPictures({ db, families: [family], plan, cache }) };
}

it("are drawn once: the next build finds them, and only what differs is drawn again", async () => {
  const first = site({ a: "#a00", b: "#0b0" });
  expect(await first.make()).toMatchObject({ drawn: 2 });
  expect(await first.make()).toMatchObject({ drawn: 0 });
  const second = site({ a: "#a00", b: "#00b", c: "#c0c" }, ["c"]);
  const { drawn, files } = await second.make(first.folder);
  expect(drawn).toBe(1);
  expect([...files.keys()].sort()).toEqual(["a.png", "b.png"]);
});

it("are the same bytes wherever they are drawn", async () => {
  const [one, other] = [await site({ a: "#123456" }).make(), await site({ a: "#123456" }).make()];
  expect(readFileSync(one.files.get("a.png") ?? "")).toEqual(readFileSync(other.files.get("a.png") ?? ""));
});

it("go when no published site has them any more", async () => {
  const { folder, make } = site({ a: "#a00", b: "#0b0" });
  const { files } = await make();
  linkSync(files.get("a.png") ?? "", join(folder, "published.png"));
  forgetPictures(folder);
  expect(existsSync(files.get("a.png") ?? "")).toBe(true);
  expect(readdirSync(join(folder, "pictures"))).toHaveLength(1);
  expect(statSync(join(folder, "published.png")).size).toBeGreaterThan(0);
});

/** Reads what `toPng` writes: chunks with their sums, palette, rows without filter. */
function readPng(file: Buffer): { width: number; height: number; rgb: string[] } {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.set(body.subarray(0, 4).toString("latin1"), body.subarray(4));
    at += 12 + length;
  }
  const [header, palette, rows] = ["IHDR", "PLTE", "IDAT"].map((name) => chunks.get(name) ?? Buffer.alloc(0));
  const [width = 0, height = 0] = [header?.readUInt32BE(0), header?.readUInt32BE(4)];
  const pixels = inflateSync(rows ?? Buffer.alloc(0));
  const rgb = Array.from({ length: width * height }, (_, i) => {
    const index = pixels[Math.floor(i / width) * (width + 1) + 1 + (i % width)] ?? 0;
    return palette?.subarray(index * 3, index * 3 + 3).toString("hex") ?? "";
  });
  return { width, height, rgb };
}

it("keep every colour of a drawing of few inks", () => {
  const rgba = Uint8Array.from([
    1, 2, 3, 255, 250, 251, 252, 255, 1, 2, 3, 255, 9, 8, 7, 255, 9, 8, 7, 255, 1, 2, 3, 255,
  ]);
  expect(readPng(toPng({ width: 3, height: 2, rgba }))).toEqual({
    width: 3,
    height: 2,
    rgb: ["010203", "fafbfc", "010203", "090807", "090807", "010203"],
  });
});

it("give the rarest colours of a drawing of many the nearest that is kept", () => {
  // 300 shades twice each, and one shade once, next to the first.
  const shades = Array.from({ length: 300 }, (_, i) => [i % 256, i < 256 ? 0 : 200, 0]);
  const pixels = [...shades, ...shades, [1, 1, 0]].map(([r = 0, g = 0, b = 0]) => [r, g, b, 255]);
  const { rgb } = readPng(toPng({ width: pixels.length, height: 1, rgba: Uint8Array.from(pixels.flat()) }));
  expect(new Set(rgb).size).toBe(256);
  expect(rgb.at(-1)).toBe("010000");
});
