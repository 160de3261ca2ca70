/** Deployments that are cut off at any moment: readers never miss a file, and the next deployment finishes the work. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBucket } from "#scripts/deploy/storage/bucket.ts";
import { deployToStorage } from "#scripts/deploy/storage/deploy.ts";
import { startS3Server, type S3Server } from "#tests/support/s3-server.ts";
import { changeSite, hasRclone, storageOptions, writeSite } from "./support.ts";

const pages = Array.from({ length: 40 }, (_, i) => `pagina-${i}`);
/** Forty pages, each with an asset of its own. */
const siteOf = (version: number): Record<string, string> =>
  Object.fromEntries(
    pages.flatMap((page) => [
      [`${page}.html`, `<link href="/_astro/${page}.${version}.css">`],
      [`_astro/${page}.${version}.css`, `${page} ${version}`],
    ]),
  );
/** Requests from which on all are refused: from the first listing to the last one. */
const moments = [1, 2, 6, 20, 41, 42, 43, 60, 80, 82, 83];

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
});

describe.runIf(hasRclone)("a deployment cut off at eleven moments", { tags: ["long"] }, () => {
  it("leaves no page without its files, and is finished by the next one, which sends only what is missing", async () => {
    const out = writeSite({ "index.html": "0", ...siteOf(0) });
    const send = async (): Promise<string> => await deployToStorage(out, "sito", storageOptions(), server.environment);
    const read = async (key: string): Promise<string> => await (await fetch(`${server.site}/${key}`)).text();
    await send();
    for (const [i, moment] of moments.entries()) {
      const version = i + 1;
      changeSite(out, Object.fromEntries(pages.map((page) => [`_astro/${page}.${i}.css`, null])));
      changeSite(out, { "index.html": String(version), ...siteOf(version) });
      let requests = 0;
      server.intercept = (request, response) => {
        requests += 1;
        if (requests < moment) return false;
        request.resume();
        response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
        return true;
      };
      await expect(send()).rejects.toThrow("s3://sito/: the key may not do this");
      server.intercept = () => false;
      await server.idle();
      const stored = await openBucket("sito", "", server.environment).list();
      for (const text of await Promise.all(pages.map(read))) {
        const [, asset = "none"] = /href="\/([^"]+)"/.exec(text) ?? [];
        expect([moment, asset, stored.has(asset)]).toEqual([moment, asset, true]);
      }
      server.writes.length = 0;
      await send();
      if (moment === 83) expect(server.writes).toEqual([]);
      expect([await read("index.html"), await read("pagina-39")]).toEqual([
        String(version),
        `<link href="/_astro/pagina-39.${version}.css">`,
      ]);
    }
    server.writes.length = 0;
    await send();
    expect(server.writes).toEqual([]);
  });
});
