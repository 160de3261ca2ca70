/** What a night takes over of the site before the published one, and what it never does. */
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { listFiles } from "#scripts/build/files.ts";
import { findFormer, stageFormer, type FormerSite } from "#scripts/build/former-site.ts";
import type { Manifest } from "#scripts/build/manifest.ts";
import { swapFolder } from "#scripts/lib/swap-folder.ts";

let folder = "";
let out = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "emiciclo-former-"));
  out = join(folder, "dist");
});

const code = { render: "r", views: "v", build: "b" };

/** Publishes a site: files with a text, and files that are those of the site before (`null`). */
function publish(files: Readonly<Record<string, string | null>>): Manifest {
  const next = join(folder, "next");
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(next, file)), { recursive: true });
    if (text === null) linkSync(join(out, file), join(next, file));
    else writeFileSync(join(next, file), text);
  }
  swapFolder(next, out);
  const entries = Object.keys(files).map((file) => [file, { kind: "page", digest: "" }] as const);
  return { ...code, site: "", data: "", entries: new Map(entries) };
}

const find = (published: Manifest | null, isFull = false, now = code): FormerSite | null =>
  findFormer({ published, code: now }, out, isFull);
const folders = (): number => new Set(listFiles(join(folder, ".dist.sites")).map((file) => file.split("/")[0])).size;

/** Three pages of which the published site has two from before. */
function twoSites(): Manifest {
  publish({ "a.html": "a", "b/one.html": "b", "c/old/page.html": "c" });
  return publish({ "a.html": null, "b/one.html": null, "c.html": "c" });
}

describe("the site before the published one", () => {
  it("is compared file by file: what both have is one file in two folders", () => {
    const former = find(twoSites());
    expect([...(former?.shared ?? [])].toSorted()).toEqual(["a.html", "b/one.html"]);
    expect(former?.others).toEqual(["c/old/page.html"]);
  });

  it("shares nothing that is only equal", () => {
    publish({ "a.html": "a", "b.html": "b", "c.html": "c" });
    const former = find(publish({ "a.html": "a", "b.html": null, "c.html": null }));
    expect([...(former?.shared ?? [])].toSorted()).toEqual(["b.html", "c.html"]);
    expect(former?.others).toEqual(["a.html"]);
  });

  it.each([
    ["the whole site is wanted", true, code],
    ["pages are rendered by other code", false, { ...code, render: "other" }],
    ["files are written by other code", false, { ...code, views: "other" }],
  ])("is thrown away when %s", (_, isFull, now) => {
    expect(find(twoSites(), isFull, now)).toBeNull();
    expect(folders()).toBe(1);
  });

  it("is thrown away when it is not known what is published, or little of it is there still", () => {
    twoSites();
    expect(find(null)).toBeNull();
    expect(folders()).toBe(1);
    expect(find(publish({ "a.html": "new", "b/one.html": null, "c.html": "new" }))).toBeNull();
    expect(folders()).toBe(1);
    expect(readFileSync(join(out, "a.html"), "utf8")).toBe("new");
  });

  it("is the newest of several; the others go", () => {
    publish({ "a.html": "first" });
    const former = find(twoSites());
    expect(former?.others).toEqual(["c/old/page.html"]);
    expect(folders()).toBe(2);
  });
});

describe("a stage that begins with it", () => {
  const stageOf = (former: FormerSite | null, kept: readonly string[]) =>
    stageFormer(former, join(folder, "stage/1"), new Set(kept), join(folder, "stage/waste"));

  it("holds what is shared and kept, nothing else, and no empty folder", () => {
    const stage = stageOf(find(twoSites()), ["a.html", "c.html"]);
    expect(listFiles(stage.folder)).toEqual(["a.html"]);
    expect([...stage.taken]).toEqual(["a.html"]);
    expect([existsSync(join(stage.folder, "b")), existsSync(join(stage.folder, "c"))]).toEqual([false, false]);
    // The published site has all that it had.
    expect(listFiles(out).toSorted()).toEqual(["a.html", "b/one.html", "c.html"]);
  });

  it("links what it does not hold, and leaves what it holds", () => {
    const stage = stageOf(find(twoSites()), ["a.html", "c.html"]);
    for (const file of ["a.html", "c.html"]) stage.link(out, file);
    const inode = (root: string, file: string): number => statSync(join(root, file)).ino;
    for (const file of ["a.html", "c.html"]) expect(inode(stage.folder, file)).toBe(inode(out, file));
  });

  it("is never written into: the published site has the same file", () => {
    const stage = stageOf(find(twoSites()), ["a.html"]);
    expect(() => {
      stage.write("a.html", "other");
    }).toThrow("EEXIST");
    stage.write("b/one.html", "other");
    expect(["a.html", "b/one.html"].map((file) => readFileSync(join(out, file), "utf8"))).toEqual(["a", "b"]);
  });

  it("takes neither links nor folders that stand where a page stood", () => {
    const before = { "a.html": "a", "b.html": "b", "c.html": "c", "d.html": "d", "e.html": "e" };
    publish(before);
    const published = publish({ "a.html": null, "b.html": null, "c.html": null, "d.html": null, "e.html": "new" });
    const former = join(folder, ".dist.sites/1");
    for (const file of ["d.html", "e.html"]) rmSync(join(former, file));
    symlinkSync(join(out, "d.html"), join(former, "d.html"));
    mkdirSync(join(former, "e.html"));
    writeFileSync(join(former, "e.html/inside"), "");
    const stage = stageOf(find(published), Object.keys(before));
    expect([...stage.taken].toSorted()).toEqual(["a.html", "b.html", "c.html"]);
    for (const file of ["d.html", "e.html"]) stage.link(out, file);
    expect(listFiles(stage.folder).map((file) => [file, readFileSync(join(stage.folder, file), "utf8")])).toEqual([
      ["a.html", "a"],
      ["b.html", "b"],
      ["c.html", "c"],
      ["d.html", "d"],
      ["e.html", "new"],
    ]);
  });

  it("is an empty folder where there is nothing to take over", () => {
    const stage = stageOf(null, ["a.html"]);
    expect([listFiles(stage.folder), [...stage.taken]]).toEqual([[], []]);
  });
});
