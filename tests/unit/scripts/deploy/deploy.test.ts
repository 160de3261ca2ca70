import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
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
import { gunzipSync } from "node:zlib";
import { writeTwins } from "#scripts/deploy/twins.ts";
import { checkLimits, hosts } from "#scripts/deploy/hosts.ts";
import { parseTarget } from "#scripts/deploy/targets.ts";

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
    expect(parseTarget("folder:/srv/www").host).toBe("own-server");
    expect(parseTarget("rsync:www@host:/srv/www").host).toBe("own-server");
    expect(parseTarget("github-pages").host).toBe("github-pages");
    expect(() => parseTarget("ftp:host")).toThrow(/known: folder:DIR/);
    expect(() => parseTarget("rsync:-e sh")).toThrow(/unknown deploy target/);
  });
});

describe("npm run deploy", () => {
  const folder = mkdtempSync(join(tmpdir(), "emiciclo-deploy-"));
  const out = join(folder, "dist");
  mkdirSync(join(folder, "bin"));
  mkdirSync(out);
  writeFileSync(join(out, "index.html"), "new");
  writeFileSync(join(folder, "bin/rsync"), `#!/bin/sh\necho "$@" > "${folder}/asked"\necho "no route" >&2\nexit 12\n`);
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

  it("adds a compressed twin of every text file, and none of a file that has one", async () => {
    const site = join(folder, "texts");
    const www = join(folder, "twins");
    const text = "Sì, no. ".repeat(100);
    mkdirSync(join(site, "dati"), { recursive: true });
    for (const name of ["index.html", "dati/a.json", "dati/b.csv", "dati/photo.webp"])
      writeFileSync(join(site, name), text);
    writeFileSync(join(site, "dati/b.csv.gz"), "a download");
    writeFileSync(join(site, "small.html"), "small");
    utimesSync(join(site, "index.html"), new Date("2026-11-20T02:00:00Z"), new Date("2026-11-20T02:00:00Z"));
    expect(deploy(["--out", site, "--target", `folder:${www}`]).status).toBe(0);
    const names = ["index.html", "index.html.gz", "small.html"];
    expect(readdirSync(www).sort()).toEqual(["dati", ...names]);
    expect(readdirSync(join(www, "dati")).sort()).toEqual(["a.json", "a.json.gz", "b.csv", "b.csv.gz", "photo.webp"]);
    expect(gunzipSync(readFileSync(join(www, "index.html.gz"))).toString()).toBe(text);
    expect(statSync(join(www, "index.html.gz")).mtime).toEqual(new Date("2026-11-20T02:00:00Z"));
    expect(readFileSync(join(www, "dati/b.csv.gz"), "utf8")).toBe("a download");
    const again = join(folder, "again");
    await writeTwins(site, again);
    expect(readFileSync(join(again, "index.html.gz"))).toEqual(readFileSync(join(www, "index.html.gz")));
  });

  it("runs without any package: the job that has the key installs none", () => {
    const copy = join(folder, "bare");
    for (const name of ["scripts", "src", "package.json"]) cpSync(name, join(copy, name), { recursive: true });
    const checked = spawnSync(process.execPath, ["scripts/deploy.ts", "--out", out, "--target", "github-pages"], {
      cwd: copy,
      encoding: "utf8",
    });
    expect([checked.status, checked.stderr]).toEqual([0, ""]);
    const [, job = ""] =
      /\n {2}rsync:\n([^]*?)\n {2}\S/.exec(readFileSync(".github/workflows/nightly.yml", "utf8")) ?? [];
    expect(job).toContain("DEPLOY_SSH_KEY");
    expect(job).toContain("node scripts/deploy.ts");
    expect(job).not.toMatch(/npm|cache:/);
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

  it("reports a failure of rsync, with what it printed", () => {
    writeFileSync(join(out, ".edition"), "1");
    const failed = deploy([], { DEPLOY_TARGET: "rsync:www@host:/srv/www" });
    rmSync(join(out, ".edition"));
    expect([failed.status, failed.stderr]).toEqual([
      1,
      expect.stringMatching(/^rsync to www@host:\/srv\/www failed \(code 12\); [^]*no route/),
    ]);
    expect(readdirSync(folder)).not.toContain(".dist.sending");
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
