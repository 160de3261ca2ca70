/** Files that a run reuses from the previous build, and files that it must not touch. */
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

/** Publishes a site: files with a text, and unchanged files of the previous site (`null`). */
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

/** Two sites: the published one shares two of three pages with the previous one. */
function twoSites(): Manifest {
  publish({ "a.html": "a", "b/one.html": "b", "c/old/page.html": "c" });
  return publish({ "a.html": null, "b/one.html": null, "c.html": "c" });
}

describe("the previous build", () => {
  it("shares the files that are hard-linked in both folders", () => {
    const former = find(twoSites());
    expect([...(former?.shared ?? [])].toSorted()).toEqual(["a.html", "b/one.html"]);
    expect(former?.others).toEqual(["c/old/page.html"]);
  });

  it("does not share files that are merely equal", () => {
    publish({ "a.html": "a", "b.html": "b", "c.html": "c" });
    const former = find(publish({ "a.html": "a", "b.html": null, "c.html": null }));
    expect([...(former?.shared ?? [])].toSorted()).toEqual(["b.html", "c.html"]);
    expect(former?.others).toEqual(["a.html"]);
  });

  it.each([
    ["the whole site is wanted", true, code],
    ["pages are rendered by other code", false, { ...code, render: "other" }],
    ["files are written by other code", false, { ...code, views: "other" }],
  ])("is discarded when %s", (_, isFull, now) => {
    expect(find(twoSites(), isFull, now)).toBeNull();
    expect(folders()).toBe(1);
  });

  it("is discarded when the manifest is missing, or too few files are shared", () => {
    twoSites();
    expect(find(null)).toBeNull();
    expect(folders()).toBe(1);
    expect(find(publish({ "a.html": "new", "b/one.html": null, "c.html": "new" }))).toBeNull();
    expect(folders()).toBe(1);
    expect(readFileSync(join(out, "a.html"), "utf8")).toBe("new");
  });

  it("is the newest of several; the others are deleted", () => {
    publish({ "a.html": "first" });
    const former = find(twoSites());
    expect(former?.others).toEqual(["c/old/page.html"]);
    expect(folders()).toBe(2);
  });
});

describe("a stage based on the previous build", () => {
  const stageOf = (former: FormerSite | null, kept: readonly string[]) =>
    stageFormer(former, join(folder, "stage/1"), new Set(kept), join(folder, "stage/waste"));

  it("contains the shared and unchanged files, nothing else, and no empty folder", () => {
    const stage = stageOf(find(twoSites()), ["a.html", "c.html"]);
    expect(listFiles(stage.folder)).toEqual(["a.html"]);
    expect([...stage.taken]).toEqual(["a.html"]);
    expect([existsSync(join(stage.folder, "b")), existsSync(join(stage.folder, "c"))]).toEqual([false, false]);
    // The published site is complete.
    expect(listFiles(out).toSorted()).toEqual(["a.html", "b/one.html", "c.html"]);
  });

  it("links missing files, and leaves existing ones", () => {
    const stage = stageOf(find(twoSites()), ["a.html", "c.html"]);
    for (const file of ["a.html", "c.html"]) stage.link(out, file);
    const inode = (root: string, file: string): number => statSync(join(root, file)).ino;
    for (const file of ["a.html", "c.html"]) expect(inode(stage.folder, file)).toBe(inode(out, file));
  });

  it("is never written through: the published site has the same file", () => {
    const stage = stageOf(find(twoSites()), ["a.html"]);
    expect(() => {
      stage.write("a.html", "other");
    }).toThrow("EEXIST");
    stage.write("b/one.html", "other");
    expect(["a.html", "b/one.html"].map((file) => readFileSync(join(out, file), "utf8"))).toEqual(["a", "b"]);
  });

  it("reuses no symbolic links or folders in place of a page", () => {
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

  it("is an empty folder where there is no previous build", () => {
    const stage = stageOf(null, ["a.html"]);
    expect([listFiles(stage.folder), [...stage.taken]]).toEqual([[], []]);
  });
});
