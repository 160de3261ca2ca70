import { describe, expect, it } from "vitest";
import { checkLimits, hosts } from "#scripts/deploy/limits.ts";
import { parseTarget, rsyncArguments } from "#scripts/deploy/target.ts";

describe("deploy", () => {
  it("checks files, sizes and the sum against the host", () => {
    const files = [
      { path: "a.html", bytes: 60 },
      { path: "b.sqlite", bytes: 200 },
    ];
    expect(checkLimits(files, { files: 1, fileBytes: 100, bytes: 250 })).toEqual([
      "2 files, the host takes 1",
      "260 bytes in all, the host takes 250",
      "b.sqlite: 200 bytes, the host takes 100 a file",
    ]);
    expect(checkLimits(files, hosts["own-server"] ?? { files: 0, fileBytes: 0, bytes: 0 })).toEqual([]);
  });

  it("knows that the free plan of Cloudflare Pages does not take the true scale", () => {
    const files = Array.from({ length: 20_001 }, (_, i) => ({ path: `${i}.html`, bytes: 1 }));
    expect(
      checkLimits(files, hosts["cloudflare-pages-free"] ?? { files: null, fileBytes: null, bytes: null }),
    ).toHaveLength(1);
  });

  it("reads targets and refuses what it does not know", () => {
    expect(parseTarget("folder:/srv/www")).toEqual({ kind: "folder", folder: "/srv/www" });
    expect(parseTarget("rsync:www@host:/srv/www")).toEqual({ kind: "rsync", destination: "www@host:/srv/www" });
    expect(parseTarget("github-pages")).toEqual({ kind: "prepare" });
    expect(() => parseTarget("ftp:host")).toThrow(/known: folder:DIR/);
    expect(() => parseTarget("rsync:-e sh")).toThrow(/unknown deploy target/);
  });

  it("sends pages before it removes any", () => {
    expect(rsyncArguments("dist/", "www@host:/srv")).toEqual([
      "--recursive",
      "--links",
      "--checksum",
      "--compress",
      "--delay-updates",
      "--delete-delay",
      "--",
      "dist/",
      "www@host:/srv",
    ]);
  });
});
