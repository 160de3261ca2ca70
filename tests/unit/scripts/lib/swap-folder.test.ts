import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { recoverFolder, swapFolder } from "#scripts/lib/swap-folder.ts";

let folder = "";
let place = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "emiciclo-swap-"));
  place = join(folder, "www");
});

/** A folder with one page. */
function site(text: string, name = "next"): string {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, "index.html"), text);
  return join(folder, name);
}
const shown = (): string => readFileSync(join(place, "index.html"), "utf8");

describe("swapFolder", () => {
  it("puts each new folder in the place of the old one", () => {
    for (const text of ["one", "two", "three", "four"]) {
      swapFolder(site(text), place);
      expect(shown()).toBe(text);
      expect(existsSync(join(folder, "next"))).toBe(false);
    }
  });

  it("keeps the one before, for who is still reading it, and no more", () => {
    for (const text of ["one", "two", "three"]) swapFolder(site(text), place);
    const kept = readdirSync(join(folder, ".www.sites")).map((name) =>
      readFileSync(join(folder, ".www.sites", name, "index.html"), "utf8"),
    );
    expect(kept.toSorted()).toEqual(["three", "two"]);
  });

  it("takes the place of a plain folder too, and of nothing", () => {
    site("plain", "www");
    swapFolder(site("new"), place);
    expect(shown()).toBe("new");
  });

  it("leaves the old one when the new one is not there", () => {
    swapFolder(site("one"), place);
    expect(() => {
      swapFolder(join(folder, "nothing"), place);
    }).toThrow(/ENOENT/);
    expect(shown()).toBe("one");
  });

  it("leaves the old one when it was killed before the rename of the link", () => {
    swapFolder(site("one"), place);
    renameSync(site("two"), join(folder, ".www.sites", "2"));
    expect(shown()).toBe("one");
    expect(recoverFolder(place)).toBe(false);
    swapFolder(site("three"), place);
    expect(shown()).toBe("three");
  });
});

describe("recoverFolder", () => {
  it("puts back a plain folder that was set aside when the process was killed", () => {
    mkdirSync(join(folder, ".www.sites"));
    renameSync(site("plain"), join(folder, ".www.sites", "1"));
    expect(recoverFolder(place)).toBe(true);
    expect(shown()).toBe("plain");
  });

  it("has nothing to do otherwise", () => {
    expect(recoverFolder(place)).toBe(false);
    swapFolder(site("one"), place);
    expect(recoverFolder(place)).toBe(false);
  });
});
