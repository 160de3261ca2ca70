import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { checkPlace, recoverFolder, swapFolder } from "#scripts/lib/swap-folder.ts";

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

/** Page texts of the numbered folders, in order. */
const kept = (): string[] =>
  readdirSync(join(folder, ".www.sites"))
    .toSorted()
    .map((name) => readFileSync(join(folder, ".www.sites", name, "index.html"), "utf8"));

describe("swapFolder", () => {
  it("replaces the old folder by each new one", () => {
    for (const text of ["one", "two", "three", "four"]) {
      swapFolder(site(text), place);
      expect(shown()).toBe(text);
      expect(existsSync(join(folder, "next"))).toBe(false);
    }
  });

  it("keeps the previous folder, and deletes those before it", () => {
    for (const text of ["one", "two", "three"]) swapFolder(site(text), place);
    expect(kept()).toEqual(["two", "three"]);
  });

  it("keeps the folder to which the operator rolled back, and deletes the newer one", () => {
    for (const text of ["one", "two"]) swapFolder(site(text), place);
    rmSync(place);
    symlinkSync(".www.sites/1", place);
    expect(shown()).toBe("one");
    swapFolder(site("three"), place);
    expect([shown(), kept()]).toEqual(["three", ["one", "three"]]);
  });

  it("replaces a plain folder too, and creates a missing one", () => {
    site("plain", "www");
    swapFolder(site("new"), place);
    expect(shown()).toBe("new");
  });

  it("keeps the old folder when the new one is missing", () => {
    swapFolder(site("one"), place);
    expect(() => {
      swapFolder(join(folder, "nothing"), place);
    }).toThrow(/ENOENT/);
    expect(shown()).toBe("one");
  });

  it("keeps the old folder when the process was killed before the link was renamed", () => {
    swapFolder(site("one"), place);
    renameSync(site("two"), join(folder, ".www.sites", "2"));
    expect(shown()).toBe("one");
    expect(recoverFolder(place)).toBe(false);
    swapFolder(site("three"), place);
    expect([shown(), kept()]).toEqual(["three", ["one", "three"]]);
  });
});

describe("a symbolic link made by the operator", () => {
  it("is followed: the linked folder is replaced", () => {
    const [real, named] = [join(folder, "srv"), join(folder, "named")];
    symlinkSync("srv", named);
    symlinkSync(named, place);
    for (const text of ["one", "two", "three"]) {
      swapFolder(site(text), place);
      expect([readFileSync(join(real, "index.html"), "utf8"), shown()]).toEqual([text, text]);
    }
    expect([readlinkSync(place), readlinkSync(named)]).toEqual([named, "srv"]);
    expect(readdirSync(join(folder, ".srv.sites"))).toEqual(["2", "3"]);
  });
});

describe("checkPlace", () => {
  const mark = ".edition";

  it("accepts a missing folder, an empty one, one with the mark, and a swapped one", () => {
    checkPlace(place, mark);
    mkdirSync(place);
    checkPlace(place, mark);
    writeFileSync(join(place, mark), "");
    checkPlace(place, mark);
    swapFolder(site("one"), place);
    checkPlace(place, mark);
  });

  it("rejects a folder with other content, which would be discarded later, also behind a link", () => {
    site("of somebody else", "srv");
    symlinkSync("srv", place);
    for (const wrong of [join(folder, "srv"), place, join(folder, "srv/index.html")])
      expect(() => {
        checkPlace(wrong, mark);
      }).toThrow(`${wrong}: holds something else than a published site; name another folder`);
  });
});

describe("swapFolder after a killed process", () => {
  it("deletes a folder that the process did not publish", () => {
    swapFolder(site("one"), place);
    renameSync(site("two"), join(folder, ".www.sites", "2"));
    swapFolder(site("three"), place);
    expect(kept()).toEqual(["one", "three"]);
    expect(shown()).toBe("three");
  });
});

describe("recoverFolder", () => {
  it("restores a plain folder that was moved aside when the process was killed", () => {
    mkdirSync(join(folder, ".www.sites"));
    renameSync(site("plain"), join(folder, ".www.sites", "1"));
    expect(recoverFolder(place)).toBe(true);
    expect(shown()).toBe("plain");
  });

  it("does nothing otherwise", () => {
    expect(recoverFolder(place)).toBe(false);
    swapFolder(site("one"), place);
    expect(recoverFolder(place)).toBe(false);
  });
});
