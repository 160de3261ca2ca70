/** Pictures are drawn once and cached; the file shows the drawing in the site's typefaces. */
import { existsSync, linkSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { z } from "zod";
import { PicturesAhead, drawPictures, pictureCache } from "#scripts/build/pictures/pictures.ts";
import type { Plan, PlannedFile } from "#scripts/build/plan.ts";
import { openPageStore } from "#scripts/contracts/engine/node-store.ts";
import { defineImage, definePage, type Drawing } from "#scripts/contracts/engine/reader.ts";

const square = (color: string): Drawing => ({
  type: "container",
  style: { width: 40, height: 30, background: color },
});

function lettered(json: string): Drawing {
  const { output, words } = z.object({ output: z.string(), words: z.string() }).parse(JSON.parse(json));
  const style = { width: 400, height: 80, background: "#fff", color: "#000", fontSize: 48, fontFamily: output };
  return { type: "container", style, children: [{ type: "text", text: words }] };
}

const output = defineImage({
  name: "squares",
  keys: () => [],
  path: (key) => `/${key}.png`,
  build: () => ({ color: "#000" }),
  draw: ({ color }) => (color.startsWith("{") ? lettered(color) : square(color)),
});

function site(colors: Record<string, string>, kept: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  const db = openPageStore(join(folder, "pages.sqlite"));
  const insert = db.prepare(
    "INSERT INTO page (output, key, path, updated, digest, contract) VALUES (?, ?, ?, NULL, '', ?)",
  );
  for (const [key, color] of Object.entries(colors))
    insert.run("squares", key, `/${key}.png`, JSON.stringify({ color }));
  const files = Object.keys(colors).map((key): PlannedFile => ({
    output: "squares",
    key,
    path: `/${key}.png`,
    file: `${key}.png`,
    kind: "file",
    digest: "",
    updated: null,
    reason: kept.includes(key) ? "unchanged" : "new",
  }));
  const plan: Plan = { files, removed: [], standalone: "unchanged", site: "" };
  return { folder, make: (cache = folder) => drawPictures({ db, outputs: [output], plan, cache }) };
}

it.each([
  ["cut short", (png: Buffer) => png.subarray(0, 60)],
  ["empty", () => Buffer.alloc(0)],
  ["with something after its end", (png: Buffer) => Buffer.concat([png, Buffer.from("x")])],
  ["with one bit changed", (png: Buffer) => png.map((byte, i) => (i === 50 ? byte ^ 1 : byte))],
])("are drawn again when the cached one is %s", async (_, spoil) => {
  const { folder, make } = site({ a: "#a00" });
  const [picture = ""] = (await make()).files.values();
  const whole = readFileSync(picture);
  writeFileSync(picture, spoil(whole));
  expect(await make()).toMatchObject({ drawn: 1 });
  expect(readFileSync(picture)).toEqual(whole);
  expect(readdirSync(join(folder, "artifacts/pictures"))).toHaveLength(1);
});

it("are found in the cache by the next build, which draws only changed ones", async () => {
  const first = site({ a: "#a00", b: "#0b0" });
  expect(await first.make()).toMatchObject({ drawn: 2 });
  expect(await first.make()).toMatchObject({ drawn: 0 });
  const second = site({ a: "#a00", b: "#00b", c: "#c0c" }, ["c"]);
  const { drawn, files } = await second.make(first.folder);
  expect(drawn).toBe(1);
  expect([...files.keys()].sort()).toEqual(["a.png", "b.png"]);
});

it("are the same bytes in every folder", async () => {
  const [one, other] = [await site({ a: "#123456" }).make(), await site({ a: "#123456" }).make()];
  expect(readFileSync(one.files.get("a.png") ?? "")).toEqual(readFileSync(other.files.get("a.png") ?? ""));
});

it("are deleted when no published site uses them any more", async () => {
  const { folder, make } = site({ a: "#a00", b: "#0b0" });
  const { files } = await make();
  linkSync(files.get("a.png") ?? "", join(folder, "published.png"));
  pictureCache(folder).forgetUnused();
  expect(existsSync(files.get("a.png") ?? "")).toBe(true);
  expect(readdirSync(join(folder, "artifacts/pictures"))).toHaveLength(1);
  expect(statSync(join(folder, "published.png")).size).toBeGreaterThan(0);
});

it("have the size and the colours of the drawing", async () => {
  const { files } = await site({ a: "#123456" }).make();
  const { info, data } = await sharp(files.get("a.png")).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([40, 30]);
  expect(new Set(data.toString("hex").match(/.{6}/g))).toEqual(new Set(["123456"]));
});

/** Draws text in a box, ink on paper; returns the number of non-paper pixels. */
async function inked(output: string, words: string): Promise<number> {
  const { files } = await site({ a: JSON.stringify({ output, words }) }).make();
  const { data } = await sharp(files.get("a.png")).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((shade) => shade < 128).length;
}

it.each(["Newsreader, Newsreader Europe", "Public Sans, Public Sans Europe"])(
  "are set in %s, including letters of other languages",
  async (output) => {
    const [plain, accented, none] = [
      await inked(output, "Nikolic"),
      await inked(output, "Nikolić"),
      await inked(output, " "),
    ];
    expect(none).toBe(0);
    expect(plain).toBeGreaterThan(100);
    // The accent adds a little; a missing-glyph box for an unknown letter would add more.
    expect(accented).toBeGreaterThan(plain);
    expect(accented).toBeLessThan(plain * 1.1);
  },
);

it("are drawn as soon as their page type is computed, while other contracts still are", async () => {
  const { folder, make } = site({ a: "#a00", b: "#0b0" });
  const pictures = (): string[] => {
    const kept = join(folder, "artifacts/pictures");
    return existsSync(kept) ? readdirSync(kept).filter((name) => !name.endsWith(".new")) : [];
  };
  const next = definePage({
    name: "prose",
    keys: () => [],
    path: (key) => `/${key}`,
    search: null,
    build: () => ({}),
  });
  const ahead = new PicturesAhead(folder);
  try {
    ahead.take(output, "a", JSON.stringify({ color: "#a00" }));
    ahead.take(output, "b", JSON.stringify({ color: "#0b0" }));
    expect(existsSync(join(folder, "drawings.json"))).toBe(false);
    ahead.take(next, "c", "{}");
    await expect.poll(() => pictures().length, { timeout: 20_000 }).toBe(2);
  } finally {
    ahead.stop();
  }
  expect(existsSync(join(folder, "drawings.json"))).toBe(false);
  expect(await make()).toMatchObject({ drawn: 0 });
});

it("that were not drawn ahead are drawn by the build", async () => {
  const { folder, make } = site({ a: "#a00" });
  const ahead = new PicturesAhead(folder);
  ahead.take(output, "a", JSON.stringify({ color: "#a00" }));
  ahead.stop();
  expect(await make()).toMatchObject({ drawn: 1 });
});
