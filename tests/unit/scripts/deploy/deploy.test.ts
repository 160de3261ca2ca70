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
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gunzipSync } from "node:zlib";
import { writeTwins } from "#scripts/deploy/twins.ts";
import { cheapestWays, checkLimits, describeHosts, hosts, inAYear } from "#scripts/deploy/hosts.ts";
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

  it("checks files per folder and redirects too", () => {
    const files = ["a/1", "a/2", "b/1"].map((path) => ({ path, bytes: 1 }));
    const limits = { files: null, fileBytes: null, bytes: null, folderFiles: 1, redirects: 10 };
    expect(checkLimits(files, limits, 11)).toEqual([
      "a/: 2 files, the host takes 1 a folder",
      "11 redirects, the host takes 10",
    ]);
  });

  it("counts the monthly copies of a year ahead, each as large as the last one", () => {
    const files = [
      { path: "index.html", bytes: 10 },
      { path: "open-data/archivio/2026-10/parlamento.sqlite.gz", bytes: 50 },
      { path: "open-data/archivio/2026-11/parlamento.sqlite.gz", bytes: 51 },
      { path: "open-data/archivio/2026-11/datapackage.json", bytes: 2 },
    ];
    const later = inAYear(files);
    expect([later.length, later.reduce((sum, { bytes }) => sum + bytes, 0)]).toEqual([4 + 24, 113 + 12 * 53]);
    expect(inAYear([{ path: "index.html", bytes: 1 }])).toHaveLength(1);
  });

  it("names the two cheapest ways for a whole legislature, with their cost and its assumptions", () => {
    const files = Array.from({ length: 77_743 }, (_, i) => ({ path: `${i}.html`, bytes: 38_589 }));
    expect(cheapestWays(files)).toBe(
      "The two cheapest ways for 77743 files, 3.0 GB: r2 ($0.00 a month, DEPLOY_TARGET=s3://BUCKET) and s3-cloudfront ($1.04 a month, DEPLOY_TARGET=s3://BUCKET). Prices of November 2026 without tax, each file sent 2.5 times a month, readers within the free allowance; how to set them up: .github/OPERATIONS.md",
    );
  });

  it("says of every host whether it takes the site now and in a year", () => {
    const month = "open-data/archivio/2026-11/parlamento.sqlite.gz";
    const lines = describeHosts([{ path: month, bytes: 90 * 1024 * 1024 }], 0);
    expect(lines).toContain(
      "github-pages: takes it; in a year refuses it (1226833920 bytes in all, the host takes 1073741824); at most 10 minutes a deployment",
    );
    expect(lines).toContain("r2: takes it; in a year takes it; $0.00 a month");
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
    expect(parseTarget("s3://emiciclo/preview").host).toBe("object-storage");
    expect(parseTarget("workers:emiciclo").host).toBe("cloudflare-workers");
    expect(() => parseTarget("s3:///")).toThrow(/unknown deploy target/);
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
    const toBucket = spawnSync(process.execPath, ["scripts/deploy.ts", "--out", out, "--target", "s3://emiciclo"], {
      cwd: copy,
      encoding: "utf8",
      env: { PATH: "/nowhere", AWS_REGION: "eu-south-1", AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" },
    });
    expect([toBucket.status, toBucket.stderr]).toEqual([1, expect.stringMatching(/^rclone, .* is not installed/)]);
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

  it("reports that the site's address and the mailbox of security.txt are still placeholders", () => {
    mkdirSync(join(out, ".well-known"));
    const contact = (mailbox: string) =>
      writeFileSync(
        join(out, ".well-known/security.txt"),
        `Contact: mailto:${mailbox}\nExpires: 2027-11-19T00:00:00Z\n`,
      );
    contact("redazione@fondazione.example");
    for (const args of [[], ["--check"]]) {
      const { stdout } = deploy(["--target", "github-pages", ...args]);
      expect(stdout).toContain("src/config/site.ts: https://emiciclo.example is a placeholder");
      expect(stdout).toContain("src/config/operator.ts: redazione@fondazione.example is a placeholder; security.txt");
    }
    contact("redazione@fondazione.it");
    expect(deploy(["--check"]).stdout).not.toContain("operator.ts");
    rmSync(join(out, ".well-known"), { recursive: true });
  });

  it("refuses an option that the target does not have, before it sends anything", () => {
    rmSync(join(folder, "asked"), { force: true });
    const refused = deploy(["--target", "rsync:www@host:/srv", "--dry-run"]);
    expect([refused.status, refused.stderr, existsSync(join(folder, "asked"))]).toEqual([
      1,
      "--dry-run: the target rsync:www@host:/srv has no such option\n",
      false,
    ]);
    expect(deploy(["--target", "s3://emiciclo", "--preview", "../x"]).stderr).toContain("--preview ../x: use small");
  });

  it("names the variables that an object store needs", () => {
    expect(deploy(["--target", "s3://emiciclo"]).stderr).toContain(
      "AWS_REGION is not set; the object store needs AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and either AWS_REGION or AWS_ENDPOINT_URL",
    );
  });

  it("stops a site that is too large for Pages with the two cheapest ways", () => {
    const big = join(out, "big.sqlite");
    writeFileSync(big, "");
    truncateSync(big, 2 * 1024 ** 3);
    const refused = deploy(["--check"]);
    rmSync(big);
    expect(refused.stderr).toContain("github-pages would not take this site:\n  2147483651 bytes in all");
    expect(refused.stderr).toContain("The two cheapest ways for 2 files, 2.1 GB: r2 ($0.00 a month");
    expect(deploy(["--check"]).stdout).toContain("deploy: 1 files, github-pages takes them");
  });

  it("sends nothing that exceeds the host's limits", () => {
    writeFileSync(join(out, "big.sqlite"), Buffer.alloc(26 * 1024 * 1024));
    rmSync(join(folder, "asked"), { force: true });
    const refused = deploy(["--target", "rsync:www@host:/srv", "--host", "cloudflare-pages"]);
    expect(refused.stderr).toContain("big.sqlite: 27262976 bytes, the host takes 26214400 a file");
    expect([refused.status, existsSync(join(folder, "asked"))]).toEqual([1, false]);
  });
});
