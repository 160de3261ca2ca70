import { existsSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { KeptFiles, type Make } from "#scripts/build/open-data/kept-files.ts";

const write =
  (text: string): Make =>
  (file) => {
    writeFileSync(file, text);
  };

/** Keeps one file as a build does: says what it was made from, and whether it was made. */
async function keep(folder: string, from: string, code = "code"): Promise<number> {
  const kept = new KeptFiles(folder, code);
  await kept.keep("vote.csv", from, write(from));
  kept.save();
  return kept.made;
}

describe("a kept file", () => {
  it("is made again only when what it is made from has changed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kept-"));
    expect(await keep(folder, "a")).toBe(1);
    expect(await keep(folder, "a")).toBe(0);
    expect(await keep(folder, "b")).toBe(1);
    expect(readFileSync(join(folder, "vote.csv"), "utf8")).toBe("b");
  });

  it("is made again when the code that makes it has changed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kept-"));
    expect(await keep(folder, "a")).toBe(1);
    expect(await keep(folder, "a", "other code")).toBe(1);
    expect(await keep(folder, "a", "other code")).toBe(0);
  });

  it("is made again when its bytes are not those of which the sum is kept", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kept-"));
    await keep(folder, "abc");
    for (const damaged of ["", "ab", "abd"]) {
      writeFileSync(join(folder, "vote.csv"), damaged);
      expect(await keep(folder, "abc")).toBe(1);
      expect(readFileSync(join(folder, "vote.csv"), "utf8")).toBe("abc");
    }
    const list = join(folder, "kept.json");
    writeFileSync(list, readFileSync(list, "utf8").replace(/"sha256":"../, '"sha256":"00'));
    expect(await keep(folder, "abc")).toBe(1);
    expect(await keep(folder, "abc")).toBe(0);
  });

  it("is made again when a killed build has left half a list", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kept-"));
    await keep(folder, "a");
    truncateSync(join(folder, "kept.json"), 10);
    expect(await keep(folder, "a")).toBe(1);
    expect(await keep(folder, "a")).toBe(0);
  });

  it("is not taken for the one of before by a build that goes back after one was killed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kept-"));
    await keep(folder, "a");
    // Killed before it wrote down what the folder holds.
    await new KeptFiles(folder, "code").keep("vote.csv", "b", write("b"));
    expect(await keep(folder, "a")).toBe(1);
    expect(readFileSync(join(folder, "vote.csv"), "utf8")).toBe("a");
  });

  it("goes when nobody asks for it any more", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kept-"));
    await keep(folder, "a");
    new KeptFiles(folder, "code").save();
    expect(existsSync(join(folder, "vote.csv"))).toBe(false);
  });
});
