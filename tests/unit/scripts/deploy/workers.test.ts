import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { listFiles } from "#scripts/build/files.ts";
import { largestAsset, makeRedirects, wrangler } from "#scripts/deploy/workers/config.ts";
import { largeFilesOf, prepareWorker, wranglerArguments } from "#scripts/deploy/workers/deploy.ts";
import { writeSite } from "./storage/support.ts";

const big = "open-data/parlamento.sqlite.gz";
const out = writeSite({
  "index.html": "home",
  "404.html": "missing",
  "votazioni.html": "votes",
  ".well-known/security.txt": "Contact: x",
  "_nginx.conf": "map",
  _redirects: "/persone/rossi-1 /persone/rossi 301\n/v/* /votazioni/:splat 301\n",
  [`open-data/small.csv.gz`]: "x",
  [big]: "",
});
writeFileSync(join(out, big), Buffer.alloc(largestAsset + 1));
const large = { place: "files", url: "https://files.emiciclo.example" };

describe("a deployment to Cloudflare Workers", () => {
  const folder = mkdtempSync(join(tmpdir(), "workers-"));
  const { config, left } = prepareWorker(out, folder, "emiciclo", large, false);
  const assets = join(folder, "assets");

  it("has a configuration with our addresses, and every file that Cloudflare takes", () => {
    expect(JSON.parse(readFileSync(config, "utf8"))).toEqual({
      name: "emiciclo",
      compatibility_date: "2026-11-01",
      assets: { directory: "assets", html_handling: "drop-trailing-slash", not_found_handling: "404-page" },
      workers_dev: true,
      preview_urls: true,
      send_metrics: false,
    });
    expect(listFiles(assets).sort()).toEqual([
      ".well-known/security.txt",
      "404.html",
      "_headers",
      "_redirects",
      "index.html",
      "open-data/small.csv.gz",
      "votazioni.html",
    ]);
    expect(left).toEqual([big]);
  });

  it("redirects the addresses of large files to where they are, and does not change the site", () => {
    expect(readFileSync(join(assets, "_redirects"), "utf8")).toBe(
      `/${big} https://files.emiciclo.example/${big} 302\n/persone/rossi-1 /persone/rossi 301\n/v/* /votazioni/:splat 301\n`,
    );
    expect(readFileSync(join(out, "_redirects"), "utf8")).not.toContain("files.");
  });

  it("keeps within the two thousand single redirects that Cloudflare reads", () => {
    const rules = Array.from({ length: 2000 }, (_, i) => `/a/${i} /b 301\n`).join("");
    const lines = makeRedirects(`${rules}/v/* /votazioni/:splat 301\n`, [big], "https://f").split("\n");
    expect([lines.length, lines[0], lines.at(-2)]).toEqual([
      2002,
      `/${big} https://f/${big} 302`,
      "/v/* /votazioni/:splat 301",
    ]);
  });

  it("asks search engines not to index a preview, which gets an address of its own", () => {
    const preview = mkdtempSync(join(tmpdir(), "preview-"));
    prepareWorker(out, preview, "emiciclo", large, true);
    expect(readFileSync(join(preview, "assets/_headers"), "utf8")).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex\n/);
    expect(wranglerArguments("c.json", { isDryRun: false, preview: "pr-12" })).toEqual([
      wrangler,
      "versions",
      "upload",
      "--preview-alias",
      "pr-12",
      "--config",
      "c.json",
    ]);
  });

  it("refuses large files without a place for them, and a place without an address", () => {
    const run = (env: Record<string, string>) =>
      spawnSync(process.execPath, ["scripts/deploy.ts", "--out", out, "--target", "workers:emiciclo"], {
        encoding: "utf8",
        env: { PATH: "/nowhere", ...env },
      });
    expect(run({}).stderr).toContain(
      `${big}: 26214401 bytes, the host takes 26214400 a file\nLeave files over 25 MiB to a bucket: set LARGE_FILES_TARGET`,
    );
    expect(run({ LARGE_FILES_TARGET: "s3://files" }).stderr).toContain(
      'LARGE_FILES_TARGET (s3://BUCKET) and LARGE_FILES_URL (https://…) belong together; they are "s3://files" and ""',
    );
    expect(largeFilesOf({ LARGE_FILES_TARGET: "s3://files/a", LARGE_FILES_URL: "https://f.example/" })).toEqual({
      place: "files/a",
      url: "https://f.example",
    });
  });

  it("leaves nothing beside the site when it is killed, and says how wrangler is installed", () => {
    const copy = mkdtempSync(join(tmpdir(), "killed-"));
    for (const name of ["scripts", "src", "package.json"]) cpSync(name, join(copy, name), { recursive: true });
    const site = writeSite({ "index.html": "home" });
    const dist = join(copy, "public/dist");
    cpSync(site, dist, { recursive: true });
    const run = () =>
      spawnSync(process.execPath, ["scripts/deploy.ts", "--out", dist, "--target", "workers:emiciclo"], {
        cwd: copy,
        encoding: "utf8",
      });
    expect(run().stderr).toContain("wrangler is not installed: npm ci --ignore-scripts --prefix .github/wrangler\n");
    mkdirSync(join(copy, dirname(wrangler)), { recursive: true });
    writeFileSync(join(copy, wrangler), 'process.kill(process.ppid, "SIGKILL");\n');
    expect(run().signal).toBe("SIGKILL");
    expect(readdirSync(dirname(dist))).toEqual(["dist"]);
  });

  it("is sent by packages of a lock file, of which none runs a script beside the keys", () => {
    const read = (file: string): unknown => JSON.parse(readFileSync(join(".github/wrangler", file), "utf8"));
    const { dependencies } = z.object({ dependencies: z.record(z.string(), z.string()) }).parse(read("package.json"));
    expect(Object.entries(dependencies)).toEqual([["wrangler", expect.stringMatching(/^\d+\.\d+\.\d+$/)]]);
    const locked = z.object({ integrity: z.string().startsWith("sha512-") });
    const { packages } = z.object({ packages: z.record(z.string(), z.unknown()) }).parse(read("package-lock.json"));
    for (const [name, found] of Object.entries(packages)) if (name !== "") locked.parse(found);
    const workflow = readFileSync(".github/workflows/nightly.yml", "utf8");
    expect(workflow).toContain("run: npm ci --ignore-scripts --prefix .github/wrangler\n");
    expect(workflow).not.toContain("npx");
  });

  // Not a dependency: only where it is installed, such as on the machine of an operator. It counts folders as files.
  const installed = existsSync(wrangler);
  it.runIf(installed)("is taken by wrangler in a dry run", () => {
    const run = spawnSync(process.execPath, [wrangler, "deploy", "--dry-run", "--config", config], {
      encoding: "utf8",
    });
    expect([run.status, run.stdout]).toEqual([0, expect.stringContaining("Read 9 files from the assets directory")]);
  });
  if (!installed) process.stderr.write("wrangler is not installed: its dry run of the configuration is skipped\n");
});
