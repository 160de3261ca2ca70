import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { ArtifactCache, type Artifact } from "#scripts/build/artifact-cache.ts";
import { digestOf } from "#scripts/lib/canonical.ts";

let cache = "";
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), "artifacts-"));
});

const file =
  (text: string) =>
  (path: string): void => {
    writeFileSync(path, text);
  };
const folder =
  (text: string) =>
  (path: string): void => {
    mkdirSync(join(path, "in"), { recursive: true });
    writeFileSync(join(path, "in/a.txt"), text);
    writeFileSync(join(path, "b.txt"), text);
  };

/** Runs a build that asks for one artifact. Returns it and whether it was made. */
async function build(
  inputs: string,
  make = file(inputs),
  isFresh = false,
): Promise<Artifact & { readonly isMade: boolean }> {
  const artifacts = new ArtifactCache(cache, "area");
  const found = await artifacts.get(digestOf(inputs), make, isFresh);
  artifacts.forgetUnused();
  return { ...found, isMade: artifacts.made === 1 };
}
const names = (): string[] => readdirSync(join(cache, "artifacts/area"));

describe.each([
  ["a file", file, ""],
  ["a folder", folder, "in/a.txt"],
])("%s in the cache", (_, write, inside) => {
  it("is made once for the same inputs", async () => {
    const first = await build("a", write("a"));
    expect(first.isMade).toBe(true);
    expect(await build("a", write("not written"))).toEqual({ ...first, isMade: false });
    expect((await build("b", write("b"))).isMade).toBe(true);
  });

  it("is made again when it was altered, truncated or deleted", async () => {
    const { path } = await build("a", write("abc"));
    const at = join(path, inside);
    const damages = [
      () => writeFileSync(at, "abd"),
      () => writeFileSync(at, ""),
      () => rmSync(path, { recursive: true }),
    ];
    for (const damage of damages) {
      damage();
      expect((await build("a", write("abc"))).isMade).toBe(true);
      expect(readFileSync(at, "utf8")).toBe("abc");
    }
    expect((await build("a", write("abc"))).isMade).toBe(false);
  });

  it("is made again on request", async () => {
    await build("a", write("one"));
    const { path, isMade } = await build("a", write("two"), true);
    expect([isMade, readFileSync(join(path, inside), "utf8")]).toEqual([true, "two"]);
    expect(names()).toHaveLength(1);
  });

  it("is deleted when a build has not used it", async () => {
    const { path } = await build("a", write("a"));
    await build("b", write("b"));
    expect(existsSync(path)).toBe(false);
  });
});

it("a folder is made again when a file was added to it", async () => {
  const { path } = await build("a", folder("a"));
  writeFileSync(join(path, "c.txt"), "c");
  expect((await build("a", folder("a"))).isMade).toBe(true);
  expect(existsSync(join(path, "c.txt"))).toBe(false);
});

it("a file stays while a site links to it, also when a build does not use it", async () => {
  const { path } = await build("a");
  linkSync(path, join(cache, "published.txt"));
  await build("b");
  expect((await build("a")).isMade).toBe(false);
});

it("a damaged file is replaced, not changed: sites that link to it keep theirs", async () => {
  const { path } = await build("a", file("abc"));
  linkSync(path, join(cache, "published.txt"));
  writeFileSync(path, "abd");
  await build("a", file("abc"));
  expect([path, join(cache, "published.txt")].map((name) => readFileSync(name, "utf8"))).toEqual(["abc", "abd"]);
});

it("an artifact asked for twice at once is made once", async () => {
  const artifacts = new ArtifactCache(cache, "area");
  const [one, other] = await Promise.all(["one", "other"].map((text) => artifacts.get(digestOf("a"), file(text))));
  expect([one, artifacts.made]).toEqual([other, 1]);
});

it("nothing remains of an artifact that could not be made", async () => {
  const failing = (path: string): void => {
    writeFileSync(path, "half");
    throw new Error("disk full");
  };
  await expect(build("a", failing)).rejects.toThrow("disk full");
  expect((await build("a", file("whole"))).isMade).toBe(true);
  expect(names()).toHaveLength(1);
});
