import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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
      "--yes",
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

  // Not a dependency: only where it is installed, such as on the machine of an operator.
  const installed = existsSync("node_modules/wrangler");
  it.runIf(installed)("is taken by wrangler in a dry run", () => {
    expect(spawnSync("npx", ["wrangler", "deploy", "--dry-run", "--config", config]).status).toBe(0);
  });
  if (!installed) process.stderr.write("wrangler is not installed: its dry run of the configuration is skipped\n");
});
