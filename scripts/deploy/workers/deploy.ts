/** Sends a site to Cloudflare Workers static assets. */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { listFiles } from "#scripts/build/files.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { siteConfig } from "#src/config/site.ts";
import type { SendOptions } from "#scripts/deploy/target.ts";
import { deployToStorage } from "#scripts/deploy/storage/deploy.ts";
import { addNoIndex, largestAsset, makeConfig, makeRedirects, wrangler } from "./config.ts";

/** Where the files go that are too large for Cloudflare. */
export interface LargeFiles {
  /** Bucket, with or without a prefix. */
  readonly place: string;
  /** Address at which readers get the files of that place, without a final slash. */
  readonly url: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The place of large files from `LARGE_FILES_TARGET` and `LARGE_FILES_URL`; null = none.
 * @throws DataError when only one of them is set, or either is not valid
 */
export function largeFilesOf(environment: Environment): LargeFiles | null {
  const { LARGE_FILES_TARGET: target = "", LARGE_FILES_URL: url = "" } = environment;
  if (target === "" && url === "") return null;
  const [, place] = /^s3:\/\/(.+)$/.exec(target) ?? [];
  if (place === undefined || !URL.canParse(url))
    throw new DataError(
      `LARGE_FILES_TARGET (s3://BUCKET) and LARGE_FILES_URL (https://…) belong together; they are "${target}" and "${url}"`,
    );
  return { place, url: url.replace(/\/+$/, "") };
}

/** Fills a folder with links to these files of the site. */
function linkFiles(out: string, folder: string, files: readonly string[]): void {
  const from = realpathSync(out);
  const made = new Set<string>();
  for (const file of files) {
    const to = join(folder, file);
    if (!made.has(dirname(to))) mkdirSync(dirname(to), { recursive: true });
    made.add(dirname(to));
    symlinkSync(join(from, file), to);
  }
}

/** Replaces a file that may be a link: the site must not change. */
function replace(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text);
}

const readOr = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/**
 * Prepares the folder that wrangler sends.
 * @returns the configuration file
 */
export function prepareWorker(
  out: string,
  folder: string,
  name: string,
  large: LargeFiles | null,
  isPreview: boolean,
): { readonly config: string; readonly left: readonly string[] } {
  const files = listFiles(out);
  const left = files.filter((file) => statSync(join(out, file)).size > largestAsset);
  const assets = join(folder, "assets");
  // The server's rules for nginx are no assets; hidden files are not sent, except /.well-known.
  const isAsset = (file: string): boolean => !left.includes(file) && !/^(_nginx|\.(?!well-known\/))/.test(file);
  linkFiles(out, assets, files.filter(isAsset));
  replace(join(assets, "_redirects"), makeRedirects(readOr(join(out, "_redirects")), left, large?.url ?? ""));
  if (isPreview) replace(join(assets, "_headers"), addNoIndex(readOr(join(out, "_headers"))));
  const host = new URL(siteConfig.url).hostname;
  const config = join(folder, "wrangler.json");
  const text = JSON.stringify(makeConfig(name, "assets", host.endsWith(".example") ? null : host), null, 2);
  writeFileSync(config, `${text}\n`);
  return { config, left };
}

/** Arguments of Node for a deployment, a dry run or a preview. */
export function wranglerArguments(config: string, { isDryRun, preview }: Pick<SendOptions, "isDryRun" | "preview">) {
  const command = preview === null ? ["deploy"] : ["versions", "upload", "--preview-alias", preview];
  return [wrangler, ...command, "--config", config, ...(isDryRun ? ["--dry-run"] : [])];
}

/**
 * Sends the site to the Worker `name`, with the large files to their own place first: no page ever names one that is
 * not there.
 * @throws DataError with the way out
 */
export async function deployToWorker(
  out: string,
  name: string,
  large: LargeFiles | null,
  options: SendOptions,
): Promise<string> {
  if (!existsSync(wrangler))
    throw new DataError("wrangler is not installed: npm ci --ignore-scripts --prefix .github/wrangler");
  const folder = mkdtempSync(join(tmpdir(), "workers-"));
  try {
    const { config, left } = prepareWorker(out, folder, name, large, options.preview !== null);
    if (large !== null && left.length > 0) {
      const only = join(folder, "large");
      linkFiles(out, only, [...left, ...["_headers"].filter((file) => existsSync(join(out, file)))]);
      options.effects.log(
        `large files: ${await deployToStorage(only, large.place, { ...options, preview: null }, process.env)}`,
      );
    }
    // The keys of the bucket are not for it.
    const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith("AWS_")));
    const { status, error } = spawnSync(process.execPath, wranglerArguments(config, options), {
      stdio: "inherit",
      env,
    });
    if (status !== 0)
      throw new DataError(
        `wrangler failed (${error?.message ?? `code ${String(status)}`}); the site there is as it was. It needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID`,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return options.isDryRun ? "nothing sent: wrangler took the configuration" : "sent by wrangler";
}
