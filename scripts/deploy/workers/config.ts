/** Configuration of Cloudflare Workers static assets for a site. */

/** The program that sends, where its own lock file installs it. Not a dependency: it has 200 MB of its own. */
export const wrangler = ".github/wrangler/node_modules/wrangler/bin/wrangler.js";

/** Bytes of a file that Cloudflare takes. */
export const largestAsset = 25 * 1024 * 1024;

/** Rules for single addresses that Cloudflare reads, and dynamic ones after them. */
const mostSingle = 2000;

/**
 * `wrangler.json`.
 * @param name of the Worker
 * @param directory of the assets, relative to the configuration
 * @param host of the site; null = the address that Cloudflare gives the Worker
 */
export function makeConfig(name: string, directory: string, host: string | null): Readonly<Record<string, unknown>> {
  return {
    name,
    compatibility_date: "2026-11-01",
    assets: {
      directory,
      // "/votazioni" is votazioni.html; "/votazioni/" and "/votazioni.html" are redirected to it.
      html_handling: "drop-trailing-slash",
      not_found_handling: "404-page",
    },
    workers_dev: host === null,
    preview_urls: true,
    send_metrics: false,
    ...(host !== null && { routes: [{ pattern: host, custom_domain: true }] }),
  };
}

/**
 * `_redirects` with the large files, which are elsewhere. They come first; the last single rules beyond the limit are
 * left to the pages that redirect.
 * @param large paths of the files
 * @param base address at which these files are, without a final slash
 */
export function makeRedirects(rules: string, large: readonly string[], base: string): string {
  const lines = rules.split("\n").filter((line) => line !== "");
  const isDynamic = (line: string): boolean => line.split(" ")[0]?.endsWith("*") === true;
  const moved = large.map((path) => `/${path} ${base}/${path} 302`);
  const single = [...moved, ...lines.filter((line) => !isDynamic(line))].slice(0, mostSingle);
  return [...single, ...lines.filter(isDynamic)].map((line) => `${line}\n`).join("");
}

/** `_headers` of a preview: no answer is to be indexed. */
export const addNoIndex = (headers: string): string => headers.replace("/*\n", "/*\n  X-Robots-Tag: noindex\n");
