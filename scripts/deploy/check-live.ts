/** Compares a server's answers with the published folder. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#scripts/build/files.ts";
import { headersOf, parseHeadersFile, ruleFile } from "#src/config/headers.ts";
import { files } from "#src/lib/routes.ts";

/** Number of pages and files that are fetched. */
const sampleSize = 20;

/** Files larger than this are not fetched whole. */
const largest = 2_000_000;

/** Address of a file: pages have no ending. */
const addressOf = (file: string): string => `/${file === "index.html" ? "" : file.replace(/\.html$/, "")}`;

/** Files spread evenly over the site, and those that a reader needs first. */
function sample(out: string): string[] {
  const all = listFiles(out)
    .filter((file) => !new RegExp(ruleFile).test(`/${file}`) && !/^\.|\/\.|^(404\.html|stato\.json)$/.test(file))
    .sort();
  const step = Math.max(1, all.length / (sampleSize - 1));
  const spread = Array.from({ length: sampleSize - 1 }, (_, place) => all[Math.floor(place * step)] ?? "index.html");
  // Some hosts answer with a redirect instead of the page that redirects.
  const isRedirect = (file: string): boolean =>
    file.endsWith(".html") && readFileSync(join(out, file), "utf8").includes('http-equiv="refresh"');
  return [...new Set(["index.html", ...spread])].filter((file) => !isRedirect(file));
}

/**
 * Checks the edition, a sample of addresses with their headers, and the answer to an address without a page.
 * @param out the published folder that was deployed
 * @returns what differs; empty = the server serves this site
 */
export async function checkLive(site: string, out: string, fetch: typeof globalThis.fetch): Promise<string[]> {
  const rules = parseHeadersFile(readFileSync(join(out, "_headers"), "utf8"));
  const faults: string[] = [];
  const ask = async (address: string): Promise<Response | null> => {
    const signal = AbortSignal.timeout(30_000);
    try {
      return await fetch(new URL(address, site), {
        redirect: "manual",
        signal,
        headers: { "cache-control": "no-cache" },
      });
    } catch (error) {
      faults.push(`${address}: ${error instanceof Error ? error.message : "no answer"}`);
      return null;
    }
  };
  /** False = nobody answered. */
  const compare = async (address: string, file: string, status: number): Promise<boolean> => {
    const answer = await ask(address);
    if (answer === null) return false;
    if (answer.status !== status) faults.push(`${address}: answered ${answer.status}, not ${status}`);
    // A missing file has the headers of the 404 page.
    for (const [name, value] of Object.entries(headersOf(rules, status === 200 ? `/${file}` : "/404.html")))
      if (answer.headers.get(name) !== value)
        faults.push(`${address}: ${name} is "${answer.headers.get(name) ?? ""}", not "${value}"`);
    const expected = readFileSync(join(out, file));
    if (expected.length > largest) await answer.body?.cancel();
    else if (!Buffer.from(await answer.arrayBuffer()).equals(expected))
      faults.push(`${address}: is not what was published`);
    return true;
  };
  // Where nobody answers, twenty more lines would say the same.
  if (!(await compare(files.status(), files.status().slice(1), 200))) return faults;
  for (const file of sample(out)) await compare(addressOf(file), file, 200);
  await compare("/no-such-page", "404.html", 404);
  return faults;
}
