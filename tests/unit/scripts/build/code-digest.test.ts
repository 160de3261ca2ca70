import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readCodeDigests } from "#scripts/build/code-digest.ts";

/** Which digests a file decides about. */
function decidedBy(file: string): { views: boolean; render: boolean } {
  const root = mkdtempSync(join(tmpdir(), "code-"));
  const before = readCodeDigests(root, {});
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), "1");
  const after = readCodeDigests(root, {});
  return { views: before.views !== after.views, render: before.render !== after.render };
}

describe("a change of code makes again", () => {
  it.each(["package-lock.json", "src/domain/days.ts", "src/i18n/votes.ts"])("everything: %s", (file) => {
    expect(decidedBy(file)).toEqual({ views: true, render: true });
  });

  it.each(["src/pages/index.astro", "src/styles/tokens.css", "public/favicon.svg"])("pages: %s", (file) => {
    expect(decidedBy(file)).toEqual({ views: false, render: true });
  });

  it.each(["scripts/views/run.ts", "scripts/lib/canonical.ts"])("contracts and files: %s", (file) => {
    expect(decidedBy(file)).toEqual({ views: true, render: false });
  });

  // Files of the build that write or draw what families emit.
  it.each(["scripts/build/gone.ts", "scripts/build/pictures/pictures.ts", "public/fonts/newsreader.woff2"])(
    "files of addresses that are gone, and pictures: %s",
    (file) => {
      expect(decidedBy(file)).toEqual({ views: true, render: true });
    },
  );

  it.each(["scripts/build/search/search.ts", "scripts/build/open-data/write-files.ts"])(
    "the search indexes, and the download: %s",
    (file) => {
      expect(decidedBy(file)).toEqual({ views: true, render: true });
    },
  );

  it.each(["README.md", "tests/unit/lib/format.test.ts"])("nothing: %s", (file) => {
    expect(decidedBy(file)).toEqual({ views: false, render: false });
  });
});

it("a public setting counts as code, another does not", () => {
  const root = mkdtempSync(join(tmpdir(), "code-"));
  const plain = readCodeDigests(root, {});
  expect(readCodeDigests(root, { HOME: "/home/rossi" })).toEqual(plain);
  expect(readCodeDigests(root, { PUBLIC_API_BASE: "https://api.example/" })).not.toEqual(plain);
});
