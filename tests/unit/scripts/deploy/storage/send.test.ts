/** Deployments to a real S3-compatible server. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { sendToStore } from "#scripts/deploy/storage/send.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { AtWork } from "#scripts/lib/errors.ts";
import { startS3Server, type S3Server } from "#tests/support/s3-server.ts";
import { changeSite, siteWrites, storageOptions, writeSite } from "./support.ts";

const text = "Sì, no. ".repeat(100);
const smallSite = {
  "index.html": "<html><head><title>Emiciclo</title></head></html>",
  "404.html": "<p>Non c’è</p>",
  "votazioni.html": "<head></head>votazioni 1",
  "votazioni/vs19_1_001.html": "<head></head>uno",
  "persone/rossi-1.html": "old address",
  "_astro/style.abc.css": "body{}",
  "dati/voti.json": "[1]",
  "dati/lungo.json": text,
  "cerca.html": text,
  "feed/voti.xml": "<feed/>",
  "stato.json": "{}",
  "sitemap-index.xml": "<sitemapindex/>",
  ".well-known/security.txt": "Contact: x",
  _redirects: "/persone/rossi-1 /persone/rossi 301\n/v/* /votazioni/:splat 301\n",
};

let server: S3Server;
let out: string;
let prefix: string;
let count = 0;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
});
beforeEach(() => {
  count += 1;
  // Each test has a place of its own.
  prefix = `${count}/`;
  out = writeSite(smallSite);
  server.writes.length = 0;
  server.intercept = () => false;
});
const on = (day: string) => silentEffects({ today: () => day, now: () => new Date() });
const writes = (): string[] => siteWrites(server.writes).map((line) => line.replace(prefix, ""));
const send = async (changes: Parameters<typeof storageOptions>[0] = {}): Promise<string> =>
  await sendToStore(server.connect({ prefix }), out, storageOptions(changes));
const fetchSite = async (path: string): Promise<Response> =>
  await fetch(`${server.site}/${prefix}${path}`, { redirect: "manual" });

describe("a deployment to object storage", () => {
  it("sends assets, then other files, then pages, then what lists pages", async () => {
    expect(await send()).toMatch(/^sent 13 of 13 objects \(0\.0 MB of 0\.0 MB\), 0 to remove, 0 to remove later$/);
    expect(writes()[0]).toBe("PUT _astro/style.abc.css");
    expect(writes().slice(1, 4).sort()).toEqual([
      "PUT .well-known/security.txt",
      "PUT dati/lungo.json",
      "PUT dati/voti.json",
    ]);
    expect(writes().slice(4, 10).sort()).toEqual([
      "PUT 404.html",
      "PUT cerca",
      "PUT index.html",
      "PUT persone/rossi-1",
      "PUT votazioni",
      "PUT votazioni/vs19_1_001",
    ]);
    expect(writes().slice(10).sort()).toEqual(["PUT feed/voti.xml", "PUT sitemap-index.xml", "PUT stato.json"]);
  });

  it("writes its record before and after the site, and ends its lock", async () => {
    await send();
    const records = server.writes.map((line) => line.replace(prefix, "")).filter((line) => line.includes(".deploy/"));
    expect(records.at(-2)).toBe("PUT .deploy/state.tsv.gz");
    expect(records.at(-1)).toBe("DELETE .deploy/lock.json");
    expect(server.writes.findIndex((line) => line.includes("state.tsv"))).toBeLessThan(
      server.writes.findIndex((line) => line.includes("_astro")),
    );
  });

  it("sends only what changed: content and headers", async () => {
    await send();
    server.writes.length = 0;
    changeSite(out, { "votazioni.html": "<head></head>votazioni 2" });
    expect(await send()).toContain("sent 1 of 13 objects");
    expect(writes()).toEqual(["PUT votazioni"]);
    server.writes.length = 0;
    changeSite(out, { _headers: readFileSync(join(out, "_headers"), "utf8").replace("31536000, imm", "60, imm") });
    await send();
    expect(writes()).toEqual(["PUT _astro/style.abc.css"]);
    server.writes.length = 0;
    expect(await send()).toContain("sent 0 of 13 objects");
    expect(writes()).toEqual([]);
  });

  it("sends new pages before changed ones, which may link to them", async () => {
    await send();
    server.writes.length = 0;
    changeSite(out, { "votazioni.html": "2", "votazioni/vs19_1_002.html": "due" });
    await send();
    expect(writes()).toEqual(["PUT votazioni/vs19_1_002", "PUT votazioni"]);
  });

  it("serves types, cache headers, redirects and the page for missing addresses", async () => {
    await send();
    const page = await fetchSite("votazioni/vs19_1_001");
    expect([
      page.status,
      page.headers.get("content-type"),
      page.headers.get("cache-control"),
      await page.text(),
    ]).toEqual([200, "text/html; charset=utf-8", "public, max-age=0, must-revalidate", "<head></head>uno"]);
    const asset = await fetchSite("_astro/style.abc.css");
    expect([asset.headers.get("content-type"), asset.headers.get("cache-control")]).toEqual([
      "text/css; charset=utf-8",
      "public, max-age=31536000, immutable",
    ]);
    const old = await fetchSite("persone/rossi-1");
    expect([old.status, old.headers.get("location")]).toEqual([301, "/persone/rossi"]);
    expect((await fetchSite(".well-known/security.txt")).status).toBe(200);
    expect((await fetchSite("_headers")).status).toBe(404);
    expect((await fetchSite(".edition")).status).toBe(404);
  });

  it("leaves the redirect to the page where the store has no redirects", async () => {
    await send({ redirects: false });
    expect(await (await fetchSite("persone/rossi-1")).text()).toBe("old address");
  });

  it("stores compressed only what browsers load, and sends it as such", async () => {
    await send({ isCompressed: true });
    expect(await (await fetchSite("cerca")).text()).toBe(text);
    expect((await fetchSite("cerca")).headers.get("content-encoding")).toBe("gzip");
    expect((await fetchSite("dati/lungo.json")).headers.get("content-encoding")).toBeNull();
    expect((await fetchSite("votazioni")).headers.get("content-encoding")).toBeNull();
  });

  it("asks search engines not to index a preview", async () => {
    await send({ isPreview: true });
    expect(await (await fetchSite("index.html")).text()).toBe(
      '<html><head><meta name="robots" content="noindex"><title>Emiciclo</title></head></html>',
    );
    expect(await (await fetchSite("dati/voti.json")).text()).toBe("[1]");
  });

  it("removes what is not part of the site any more after the days of grace", async () => {
    await send({ effects: on("2026-11-20") });
    changeSite(out, { "votazioni/vs19_1_001.html": null });
    expect(await send({ effects: on("2026-11-21") })).toContain("0 to remove, 1 to remove later");
    expect(await send({ effects: on("2026-11-27") })).toContain("0 to remove, 1 to remove later");
    expect((await fetchSite("votazioni/vs19_1_001")).status).toBe(200);
    server.writes.length = 0;
    expect(await send({ effects: on("2026-11-28") })).toContain("1 to remove, 0 to remove later");
    expect(writes()).toEqual(["DELETE votazioni/vs19_1_001"]);
    expect(await send({ effects: on("2026-11-29") })).toContain("0 to remove, 0 to remove later");
  });

  it("keeps what comes back within the days of grace, without sending it", async () => {
    await send({ effects: on("2026-11-20") });
    changeSite(out, { "votazioni/vs19_1_001.html": null });
    await send({ effects: on("2026-11-21") });
    changeSite(out, { "votazioni/vs19_1_001.html": "<head></head>uno" });
    server.writes.length = 0;
    expect(await send({ effects: on("2026-11-30") })).toContain("sent 0 of 13");
    expect(writes()).toEqual([]);
  });

  it("removes at once without days of grace", async () => {
    await send();
    changeSite(out, { "votazioni/vs19_1_001.html": null });
    await send({ graceDays: 0 });
    expect((await fetchSite("votazioni/vs19_1_001")).status).toBe(404);
  });

  it("sends nothing in a dry run, and prints what it would", async () => {
    const said: string[] = [];
    const effects = silentEffects({ log: (line) => said.push(line) });
    expect(await send({ isDryRun: true, effects })).toBe(
      "nothing sent: 13 of 13 objects (0.0 MB of 0.0 MB), 0 to remove, 0 to remove later",
    );
    expect(said).toContain("  dati/voti.json: 3 bytes");
    expect(server.writes).toEqual([]);
  });

  it("does not touch a place with objects that no deployment recorded, unless it is told to", async () => {
    const store = server.connect({ prefix });
    await store.put("lettera mia.txt", "dear", {});
    await expect(send()).rejects.toThrow(
      `s3://sito/${prefix}: has objects (lettera mia.txt) and no record of a deployment; name another prefix, or say --begin-anew`,
    );
    expect(writes()).toEqual(["PUT lettera mia.txt"]);
    await send({ beginsAnew: true, graceDays: 0 });
    expect((await store.list(Infinity)).filter((key) => !key.startsWith(".deploy/"))).toHaveLength(13);
  });

  it("does not trust a damaged record", async () => {
    await send();
    const store = server.connect({ prefix });
    const state = (await store.get(".deploy/state.tsv.gz"))?.body ?? Buffer.alloc(0);
    await store.put(".deploy/state.tsv.gz", state.subarray(0, state.length - 20), {});
    await expect(send()).rejects.toThrow("no record of a deployment");
    expect(await send({ beginsAnew: true })).toContain("sent 13 of 13 objects");
  });

  it("repeats what the store or the network failed to do", async () => {
    let failures = 0;
    server.intercept = (request, response) => {
      if (request.method !== "PUT" || failures === 4) return false;
      failures += 1;
      if (failures % 2 === 1) request.socket.destroy();
      else response.writeHead(503, { connection: "close" }).end("<Error><Code>SlowDown</Code></Error>");
      return true;
    };
    expect(await send()).toContain("sent 13 of 13 objects");
    expect([failures, (await fetchSite("votazioni")).status]).toEqual([4, 200]);
  });

  it("names the reason of the store without naming a key", async () => {
    const store = server.connect({ prefix, secretAccessKey: "SECRET" });
    const error = await sendToStore(store, out, storageOptions()).catch(String);
    expect(error).toBe(
      `DataError: s3://sito/${prefix}: GET /${prefix}.deploy/lock.json: the secret does not belong to the key; correct AWS_SECRET_ACCESS_KEY`,
    );
    await expect(sendToStore(server.connect({ bucket: "altro" }), out, storageOptions())).rejects.toThrow(
      "s3://altro/: there is no such bucket; create it, or correct the name",
    );
  });

  it("goes on after a failure with what is missing", async () => {
    server.intercept = (request, response) => {
      if (request.method !== "PUT" || !request.url?.endsWith("/votazioni")) return false;
      response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
      return true;
    };
    await expect(send()).rejects.toThrow("the key may not do this");
    server.intercept = () => false;
    server.writes.length = 0;
    await send();
    expect(writes()).toContain("PUT votazioni");
    expect(writes()).not.toContain("PUT _astro/style.abc.css");
  });
});

describe("two deployments at the same time", () => {
  /** Starts one, and runs `during` when it has sent its first page. */
  const inTheMiddle = async (target: S3Server, during: () => Promise<void>): Promise<unknown> => {
    let isFirst = true;
    target.intercept = async (request) => {
      if (isFirst && request.method === "PUT" && request.url?.endsWith("/votazioni")) {
        isFirst = false;
        await during();
      }
      return false;
    };
    return await sendToStore(target.connect({ prefix }), out, storageOptions()).catch((error: unknown) => error);
  };

  it("do not mix: the second one ends before it sends anything", async () => {
    let second: unknown;
    const first = await inTheMiddle(server, async () => {
      second = await send().catch((error: unknown) => error);
    });
    expect(second).toBeInstanceOf(AtWork);
    expect(String(second)).toMatch(/another deployment is at work \(.*, process \d+\); wait until it has ended/);
    expect(first).toContain("sent 13 of 13");
    expect(writes().filter((line) => line === "PUT votazioni")).toHaveLength(1);
  });

  it("do not mix where the store ignores conditions either", async () => {
    const simple = await startS3Server(false);
    let second: unknown;
    const first = await inTheMiddle(simple, async () => {
      second = await sendToStore(simple.connect({ prefix }), out, storageOptions()).catch((error: unknown) => error);
    });
    expect(second).toBeInstanceOf(AtWork);
    expect(first).toContain("sent 13 of 13");
    await simple.close();
  });

  it("a lock whose end has passed is taken over, and its owner notices", async () => {
    let second: unknown;
    const later = silentEffects({ today: () => "2026-11-20", now: () => new Date(Date.now() + 3_600_000) });
    const first = await inTheMiddle(server, async () => {
      second = await send({ effects: later }).catch((error: unknown) => error);
    });
    expect(second).toContain("objects");
    expect(String(first)).toContain("another deployment has taken over");
    expect(await send()).toContain("sent 0 of 13");
  });
});

describe("an answer that is lost after the store has written", () => {
  /** Answers the write of the lock with this number, from 1, by a fault of the store; the lock is written. */
  const losing = (number: number): typeof fetch => {
    let locks = 0;
    return async (input, init) => {
      const answer = await fetch(input, init);
      const isLock = input instanceof Request && input.method === "PUT" && input.url.endsWith("/lock.json");
      if (isLock && answer.ok) locks += 1;
      return isLock && answer.ok && locks === number ? new Response("<Error/>", { status: 500 }) : answer;
    };
  };

  it.each([1, 2, 3])("is no other deployment: write %i of the lock", async (number) => {
    const sent = await sendToStore(server.connect({ prefix, fetch: losing(number) }), out, storageOptions());
    expect(sent).toContain("sent 13 of 13 objects");
  });

  it("is no other deployment in a later one, which replaces a lock that has ended", async () => {
    server.intercept = (request, response) => {
      if (request.method !== "PUT" || !request.url?.endsWith("/votazioni")) return false;
      response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
      return true;
    };
    await expect(send()).rejects.toThrow("the key may not do this");
    server.intercept = () => false;
    const sent = await sendToStore(server.connect({ prefix, fetch: losing(1) }), out, storageOptions());
    expect(sent).toMatch(/^sent \d+ of 13 objects/);
  });
});

describe("a deployment whose lock another one has taken", () => {
  it("removes nothing", async () => {
    await send();
    changeSite(out, { "dati/voti.json": null, "votazioni.html": "<head></head>votazioni 2" });
    const later = silentEffects({ today: () => "2026-12-20", now: () => new Date(Date.now() + 3_600_000) });
    await send({ effects: later });
    server.writes.length = 0;
    const foreign = JSON.stringify({
      run: "x",
      done: 0,
      host: "another machine",
      pid: 1,
      owner: "x",
      until: "2999-01-01T00:00:00.000Z",
    });
    const target = server.connect({ prefix });
    let isTaken = false;
    server.intercept = async (request) => {
      if (!isTaken && request.method === "PUT" && request.url?.endsWith("/votazioni")) {
        isTaken = true;
        await target.put(".deploy/lock.json", foreign, {});
      }
      return false;
    };
    changeSite(out, { "votazioni.html": "<head></head>votazioni 3" });
    const late = silentEffects({ today: () => "2027-02-20", now: () => new Date() });
    await expect(send({ effects: late })).rejects.toThrow("another deployment has taken over");
    expect(writes().filter((line) => line.startsWith("DELETE"))).toEqual([]);
  });
});

describe("purging a CDN", () => {
  it("names exactly the changed and removed addresses, thirty at a time", async () => {
    const names = Array.from({ length: 40 }, (_, i) => `dati/${i}.json`);
    changeSite(out, Object.fromEntries(names.map((name) => [name, "1"])));
    const log = join(out, "..", `purged-${count}.txt`);
    const purge = `cat "$PURGE_JSON" >> ${log}; printf '\\n' >> ${log}; wc -l < "$PURGE_PATHS" >> ${log}`;
    await send({ purge: `echo never > ${log}` });
    expect(() => readFileSync(log)).toThrow("ENOENT");
    changeSite(out, { ...Object.fromEntries(names.map((name) => [name, "2"])), "index.html": "2", "new.html": "new" });
    await send({ purge });
    const lines = readFileSync(log, "utf8").trim().split("\n");
    const requests = lines
      .filter((_, i) => i % 2 === 0)
      .map((line) => z.object({ files: z.array(z.string()) }).parse(JSON.parse(line)));
    expect(requests.map(({ files }) => files.length)).toEqual([30, 11]);
    expect(lines.filter((_, i) => i % 2 === 1).map(Number)).toEqual([30, 11]);
    expect(requests.flatMap(({ files }) => files)).toContain("https://emiciclo.example/");
    expect(requests.flatMap(({ files }) => files)).toContain("https://emiciclo.example/dati/39.json");
    expect(requests.flatMap(({ files }) => files)).not.toContain("https://emiciclo.example/new");
  });

  it("purges again what a failed command did not purge", async () => {
    await send();
    changeSite(out, { "votazioni.html": "2" });
    await expect(send({ purge: "exit 3" })).rejects.toThrow(
      "the command that purges the cache failed (code 3); the site is there",
    );
    const log = join(out, "..", `again-${count}.txt`);
    server.writes.length = 0;
    await send({ purge: `cp "$PURGE_PATHS" ${log}` });
    expect([readFileSync(log, "utf8"), writes()]).toEqual(["/votazioni\n", []]);
  });
});
