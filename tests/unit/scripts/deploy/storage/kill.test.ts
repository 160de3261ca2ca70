/** Deployments that are killed at any moment: readers never miss a file, and the next deployment finishes the work. */
import { spawn } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendToStore } from "#scripts/deploy/storage/send.ts";
import { startS3Server, type S3Server } from "#tests/support/s3-server.ts";
import { changeSite, siteWrites, storageOptions, writeSite } from "./support.ts";

const pages = Array.from({ length: 40 }, (_, i) => `pagina-${i}`);
/** Forty pages, each with an asset of its own. */
const siteOf = (version: number): Record<string, string> =>
  Object.fromEntries(
    pages.flatMap((page) => [
      [`${page}.html`, `<link href="/_astro/${page}.${version}.css">`],
      [`_astro/${page}.${version}.css`, `${page} ${version}`],
    ]),
  );
/** Requests after which a deployment is killed: from its first one to its last ones. */
const moments = [1, 2, 3, 4, 5, 6, 7, 9, 14, 20, 27, 34, 41, 48, 55, 62, 70, 79, 88, 92];

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
});

/** Runs the command and kills it at its nth request, which is not answered. False when it had ended before. */
async function killedAt(out: string, moment: number): Promise<boolean> {
  const env = { ...process.env, ...server.environment };
  const child = spawn(process.execPath, ["scripts/deploy.ts", "--out", out], { env, stdio: "ignore" });
  const ended = new Promise<NodeJS.Signals | null>((done) => child.once("exit", (_, signal) => done(signal)));
  let requests = 0;
  server.intercept = async () => {
    requests += 1;
    if (requests < moment) return false;
    child.kill("SIGKILL");
    await ended;
    return true;
  };
  const signal = await ended;
  server.intercept = () => false;
  await server.idle();
  return signal === "SIGKILL";
}

describe("a deployment killed at twenty moments", { tags: ["long"] }, () => {
  it("leaves no page without its files, and is finished by the next one, which sends only what is missing", async () => {
    const out = writeSite({ "index.html": "0", ...siteOf(0) });
    const store = server.connect();
    await sendToStore(store, out, storageOptions());
    // The assets of the version before go at once: the server of this test lists at most a thousand objects.
    const finish = async (): Promise<string> => await sendToStore(store, out, storageOptions({ graceDays: 0 }));
    const read = async (key: string): Promise<string> => (await store.get(key))?.body.toString() ?? "missing";
    for (const [i, moment] of moments.entries()) {
      const version = i + 1;
      changeSite(out, Object.fromEntries(pages.map((page) => [`_astro/${page}.${i}.css`, null])));
      changeSite(out, { "index.html": String(version), ...siteOf(version) });
      server.writes.length = 0;
      expect([moment, await killedAt(out, moment)]).toEqual([moment, true]);
      const assets = new Set(await store.list(Infinity));
      for (const text of await Promise.all(pages.map(read))) {
        const [, asset = "none"] = /href="\/([^"]+)"/.exec(text) ?? [];
        expect([moment, asset, assets.has(asset)]).toEqual([moment, asset, true]);
      }
      server.writes.length = 0;
      await finish();
      const after = siteWrites(server.writes).filter((line) => line.startsWith("PUT")).length;
      // Progress lags behind what is on its way.
      if (moment > 85) expect(after).toBeLessThan(81);
      expect([
        await read("index.html"),
        await read("pagina-39"),
        await read(`_astro/pagina-39.${version}.css`),
      ]).toEqual([String(version), `<link href="/_astro/pagina-39.${version}.css">`, `pagina-39 ${version}`]);
    }
    server.writes.length = 0;
    await finish();
    expect(siteWrites(server.writes)).toEqual([]);
    for (const page of pages) expect(await read(page)).toBe(`<link href="/_astro/${page}.20.css">`);
    expect((await store.list(Infinity)).filter((key) => key.includes("lock"))).toEqual([]);
  });
});
