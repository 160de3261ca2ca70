import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkLimits, hosts, parseTarget, rsyncArguments } from "#scripts/deploy/hosts.ts";

describe("deploy", () => {
  it("checks number of files, sizes and the total against the host's limits", () => {
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

  it("rejects a site at true scale for the free plan of Cloudflare Pages", () => {
    const files = Array.from({ length: 20_001 }, (_, i) => ({ path: `${i}.html`, bytes: 1 }));
    expect(
      checkLimits(files, hosts["cloudflare-pages-free"] ?? { files: null, fileBytes: null, bytes: null }),
    ).toHaveLength(1);
  });

  it("parses targets and rejects unknown ones", () => {
    expect(parseTarget("folder:/srv/www")).toEqual({ kind: "folder", folder: "/srv/www" });
    expect(parseTarget("rsync:www@host:/srv/www")).toEqual({ kind: "rsync", destination: "www@host:/srv/www" });
    expect(parseTarget("github-pages")).toEqual({ kind: "prepare" });
    expect(() => parseTarget("ftp:host")).toThrow(/known: folder:DIR/);
    expect(() => parseTarget("rsync:-e sh")).toThrow(/unknown deploy target/);
  });

  it("sends new pages before it removes any", () => {
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

describe("npm run deploy", () => {
  const folder = mkdtempSync(join(tmpdir(), "emiciclo-deploy-"));
  const out = join(folder, "dist");
  mkdirSync(join(folder, "bin"));
  mkdirSync(out);
  writeFileSync(join(out, "index.html"), "new");
  writeFileSync(join(folder, "bin/rsync"), `#!/bin/sh\necho "$@" > "${folder}/asked"\nexit "\${RSYNC_CODE:-0}"\n`);
  chmodSync(join(folder, "bin/rsync"), 0o755);
  const deploy = (args: readonly string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, ["scripts/deploy.ts", "--out", out, ...args], {
      encoding: "utf8",
      env: { PATH: `${join(folder, "bin")}:${process.env["PATH"] ?? ""}`, ...env },
    });

  it("replaces the previous site", () => {
    const www = join(folder, "www");
    mkdirSync(www);
    writeFileSync(join(www, "old.html"), "old");
    writeFileSync(join(www, ".edition"), "old");
    expect(deploy(["--target", `folder:${www}`]).status).toBe(0);
    expect(readdirSync(www)).toEqual(["index.html"]);
    expect(readFileSync(join(www, "index.html"), "utf8")).toBe("new");
  });

  it("preserves modification times, from which servers derive ETags", () => {
    const www = join(folder, "timed");
    utimesSync(join(out, "index.html"), new Date("2026-11-20T02:00:00Z"), new Date("2026-11-20T02:00:00Z"));
    expect(deploy(["--target", `folder:${www}`]).status).toBe(0);
    expect(statSync(join(www, "index.html")).mtime).toEqual(new Date("2026-11-20T02:00:00Z"));
  });

  it("leaves no partial copy behind when the disk is full", () => {
    writeFileSync(join(out, "big.sqlite"), Buffer.alloc(26 * 1024 * 1024));
    const args = ["scripts/deploy.ts", "--out", out, "--target", `folder:${join(folder, "full")}`];
    const small = `trap "" XFSZ; ulimit -f 20000; exec "$0" "$@"`;
    const refused = spawnSync("sh", ["-c", small, process.execPath, ...args], { encoding: "utf8" });
    rmSync(join(out, "big.sqlite"));
    expect(refused.stderr).toMatch(/full: .*; the site there is as it was\n$/);
    expect([refused.status, existsSync(join(folder, ".full.next"))]).toEqual([1, false]);
  });

  it("does not touch a folder that is not a site", () => {
    const home = join(folder, "home");
    mkdirSync(home);
    writeFileSync(join(home, "letter.txt"), "dear");
    const refused = deploy(["--target", `folder:${home}`]);
    expect([refused.status, readdirSync(home)]).toEqual([1, ["letter.txt"]]);
    expect(refused.stderr).toContain(`${home}: holds something else than a published site`);
  });

  it("reports an unusable target in one line", () => {
    const target = join(out, "index.html/www");
    const refused = deploy(["--target", `folder:${target}`]);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/index\.html\/www: ENOTDIR.*; the site there is as it was\n$/);
  });

  it("sends the site with rsync, and reports its failure", () => {
    expect(deploy([], { DEPLOY_TARGET: "rsync:www@host:/srv" }).status).toBe(0);
    expect(readFileSync(join(folder, "asked"), "utf8")).toMatch(/ -- .*dist\/ www@host:\/srv\n$/);
    const failed = deploy(["--target", "rsync:www@host:/srv"], { RSYNC_CODE: "12" });
    expect([failed.status, failed.stderr]).toEqual([
      1,
      expect.stringContaining("rsync to www@host:/srv failed (code 12)"),
    ]);
  });

  it("reports that the site's address is still the placeholder", () => {
    expect(deploy(["--target", "github-pages"]).stdout).toContain(
      "src/config/site.ts: https://emiciclo.example is a placeholder",
    );
  });

  it("sends nothing that exceeds the host's limits", () => {
    writeFileSync(join(out, "big.sqlite"), Buffer.alloc(26 * 1024 * 1024));
    rmSync(join(folder, "asked"));
    const refused = deploy(["--target", "rsync:www@host:/srv", "--host", "cloudflare-pages"]);
    expect(refused.stderr).toContain("big.sqlite: 27262976 bytes, the host takes 26214400 a file");
    expect([refused.status, existsSync(join(folder, "asked"))]).toEqual([1, false]);
  });
});
