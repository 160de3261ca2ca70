/** `npm run deploy`: checks the published folder against the limits of the host and sends it to the target. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { listFiles } from "#scripts/build/files.ts";
import { markName } from "#scripts/build/manifest.ts";
import { checkLimits, hosts, parseTarget, rsyncArguments, type Target } from "./deploy/hosts.ts";
import { writeTwins } from "./deploy/twins.ts";
import { realEffects } from "#scripts/lib/effects.ts";
import { DataError, runCommand } from "#scripts/lib/errors.ts";
import { readOptions } from "#scripts/lib/options.ts";
import { siteConfig } from "#src/config/site.ts";
import { checkPlace, forgetFolders, lockPlace, swapFolder } from "#scripts/lib/swap-folder.ts";

/** Whether the address is in the `.example` domain, which is reserved for examples. */
const isPlaceholder = (url: string): boolean => new URL(url).hostname.endsWith(".example");

/** A folder beside another one, for what is about to replace or to join it. */
const beside = (folder: string, ending: string): string =>
  join(dirname(resolve(folder)), `.${basename(resolve(folder))}.${ending}`);

/**
 * Copies the site beside the target, adds compressed twins, then swaps: visitors see the old site or the new one. Refuses to replace a folder
 * that is not a published site.
 */
async function deployToFolder(out: string, folder: string): Promise<void> {
  const next = beside(folder, "next");
  let release: (() => void) | null = null;
  try {
    checkPlace(folder, markName);
    release = lockPlace(folder);
    rmSync(next, { recursive: true, force: true });
    forgetFolders(folder);
    // With modification times: servers derive ETags from them.
    cpSync(realpathSync(out), next, { recursive: true, preserveTimestamps: true });
    await writeTwins(next, next);
    swapFolder(next, folder);
  } catch (error) {
    if (error instanceof DataError) throw error;
    if (release !== null) rmSync(next, { recursive: true, force: true });
    throw new DataError(`${folder}: ${error instanceof Error ? error.message : ""}; the site there is as it was`);
  } finally {
    release?.();
  }
}

/** Sends the site and its compressed twins. rsync merges both folders, and compares by content: twins are made anew. */
async function deployByRsync(out: string, destination: string): Promise<void> {
  const twins = beside(out, "twins");
  rmSync(twins, { recursive: true, force: true });
  mkdirSync(twins);
  await writeTwins(out, twins);
  const result = spawnSync("rsync", rsyncArguments([out, twins], destination), { stdio: "inherit" });
  rmSync(twins, { recursive: true });
  if (result.status !== 0)
    throw new DataError(
      `rsync to ${destination} failed (${result.error?.message ?? `code ${String(result.status)}`}); the site there may be partly new: run it again`,
    );
}

async function send(out: string, target: Target): Promise<void> {
  if (target.kind === "folder") await deployToFolder(out, target.folder);
  if (target.kind === "rsync") await deployByRsync(out, target.destination);
}

await runCommand(async () => {
  const options = readOptions(
    "deploy",
    "Checks the published site against the limits of the host and sends it there. Without a target it only checks.",
    {
      out: { value: "DIR", default: "dist", help: "the published site" },
      target: {
        value: "TARGET",
        default: process.env["DEPLOY_TARGET"] ?? "github-pages",
        help: "folder:DIR, rsync:USER@HOST:DIR or github-pages; also DEPLOY_TARGET",
      },
      host: {
        value: "NAME",
        help: `host whose limits are checked: ${Object.keys(hosts).join(", ")}; also DEPLOY_HOST; default own-server, or github-pages for the target of this name`,
      },
    },
    process.argv.slice(2),
  );
  if (options === null) return 0;
  const out = options.text("out");
  if (!existsSync(join(out, "index.html"))) throw new DataError(`${out}: no site there; run npm run build`);
  const target = parseTarget(options.text("target"));
  const host =
    options.given("host") ?? process.env["DEPLOY_HOST"] ?? (target.kind === "prepare" ? "github-pages" : "own-server");
  const limits = hosts[host];
  if (limits === undefined) throw new DataError(`unknown host "${host}"; known: ${Object.keys(hosts).join(", ")}`);
  const files = listFiles(out).map((path) => ({ path, bytes: statSync(join(out, path)).size }));
  const problems = checkLimits(files, limits);
  if (problems.length > 0)
    throw new DataError(
      `${host} would not take this site:\n${problems
        .slice(0, 20)
        .map((line) => `  ${line}`)
        .join("\n")}`,
    );
  await send(out, target);
  realEffects.log(`deploy: ${files.length} files, ${target.kind === "prepare" ? "checked, to be uploaded" : "sent"}`);
  if (isPlaceholder(siteConfig.url))
    realEffects.log(
      `src/config/site.ts: ${siteConfig.url} is a placeholder; canonical links, feeds, citations and the sitemap lead there`,
    );
  return 0;
});
