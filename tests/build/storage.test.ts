/** A built site in a bucket of a real S3-compatible server: every page of the sitemap, over HTTP. */
import { cpSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { XMLParser } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keyOf } from "#scripts/deploy/storage/objects.ts";
import { deployToStorage } from "#scripts/deploy/storage/deploy.ts";
import { siteConfig } from "#src/config/site.ts";
import { contentSecurityPolicy, headerRules, headersOf, toHeadersFile } from "#src/config/headers.ts";
import { startS3Server, type S3Server } from "#tests/support/s3-server.ts";
import { hasRclone, storageOptions } from "#tests/unit/scripts/deploy/storage/support.ts";
import { smallParliament } from "./support/parliament.ts";
import { readTree, TestSite } from "./support/site.ts";

let server: S3Server;
const site = new TestSite();
const parliament = smallParliament();
const out = join(site.folder, "sent");
const rules = headerRules(contentSecurityPolicy(null));
/** Builds, and adds the rules for headers, which Astro writes. */
async function build(): Promise<void> {
  await parliament.write(site.data);
  // As a draft: this test is not of the links between pages.
  await site.build({ isDraft: true });
  rmSync(out, { recursive: true, force: true });
  cpSync(realpathSync(site.out), out, { recursive: true });
  writeFileSync(join(out, "_headers"), toHeadersFile(rules));
}
beforeAll(async () => {
  server = await startS3Server();
  await build();
});
afterAll(async () => {
  await server.close();
  site.remove();
});
const send = async (): Promise<string> => await deployToStorage(out, "sito", storageOptions(), server.environment);
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url.replace(siteConfig.url, ""));

describe.runIf(hasRclone)("a built site in a bucket", () => {
  it("serves every page of the sitemap, and every other file, with its type, headers and body", async () => {
    expect(new XMLParser().parse(site.read("sitemap-index.xml"))).toHaveProperty("sitemapindex");
    const tree = readTree(out);
    await send();
    const get = async (path: string): Promise<Response> => await fetch(`${server.site}${path}`, { redirect: "manual" });
    const check = async (path: string, file: string, type: string): Promise<void> => {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
        path,
        200,
        type,
        headersOf(rules, `/${file}`)["Cache-Control"],
      ]);
      expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(join(out, file)))).toBe(true);
    };
    const index = await (await get("/sitemap-index.xml")).text();
    let pages = 0;
    for (const sitemap of locations(index))
      for (const path of locations(await (await get(sitemap)).text())) {
        pages += 1;
        const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
        await check(path === "/" ? "/index.html" : path, file, "text/html; charset=utf-8");
      }
    expect(pages).toBeGreaterThan(50);
    const types: Readonly<Record<string, string>> = {
      json: "application/json; charset=utf-8",
      css: "text/css; charset=utf-8",
      csv: "text/csv; charset=utf-8",
      atom: "application/atom+xml; charset=utf-8",
      xml: "application/xml; charset=utf-8",
      parquet: "application/vnd.apache.parquet",
      gz: "application/gzip",
    };
    for (const file of Object.keys(tree)) {
      const type = types[file.split(".").at(-1) ?? ""];
      if (type !== undefined && !file.startsWith("_headers")) await check(`/${file}`, file, type);
    }
    const missing = await get("/no-such-page");
    expect(await missing.text()).toBe(site.read("404.html"));
  });

  it("sends only the objects of files that differ after one vote has changed", async () => {
    await send();
    const before = readTree(out);
    const [vote] = parliament.all("vote");
    if (vote === undefined) throw new Error("no vote");
    parliament.put("vote", { ...vote, title: "Titolo corretto" }, parliament.ballotsOf(vote.id));
    await build();
    server.writes.length = 0;
    await send();
    const after = readTree(out);
    const changed = Object.keys(after).filter(
      (file) => after[file] !== before[file] && !/^(_headers|_redirects|_nginx|\.edition)/.test(file),
    );
    const page = `votazioni/${vote.id}`;
    expect(changed).toContain(`${page}.html`);
    expect([...server.writes].sort()).toEqual(changed.map((file) => `PUT ${keyOf(file)}`).sort());
    expect(await (await fetch(`${server.site}/${page}`)).text()).toContain("Titolo corretto");
  });
});
