/** Deployments by rclone to a real S3-compatible server. */
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootCertificates } from "node:tls";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openBucket, type Bucket } from "#scripts/deploy/storage/bucket.ts";
import { deployToStorage } from "#scripts/deploy/storage/deploy.ts";
import { parseTarget } from "#scripts/deploy/targets.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { swapFolder } from "#scripts/lib/swap-folder.ts";
import { startS3Server, type S3Server } from "#tests/support/s3-server.ts";
import { changeSite, hasRclone, storageOptions, writeSite } from "./support.ts";

const smallSite = {
  "index.html": "<html><head><title>Emiciclo</title></head></html>",
  "404.html": "<p>Non c’è</p>",
  "votazioni.html": "<head></head>votazioni 1",
  "votazioni/vs19_1_001.html": "<head></head>uno",
  "persone/rossi-1.html": "old address",
  "_astro/style.abc.css": "body{}",
  "dati/voti.json": "[1]",
  "dati/così è.json": "[2]",
  "cerca.html": "cerca",
  "feed/voti.xml": "<feed/>",
  "stato.json": "{}",
  "sitemap-index.xml": "<sitemapindex/>",
  ".well-known/security.txt": "Contact: x",
  _redirects: "/persone/rossi-1 /persone/rossi 301\n/v/* /votazioni/:splat 301\n",
};

if (!hasRclone) process.stderr.write("rclone is not installed: the tests of deployments to buckets are skipped\n");
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
/** Two days later. */
const later = silentEffects({ now: () => new Date(Date.now() + 48 * 3_600_000) });
const writes = (): string[] => server.writes.map((line) => line.replace(prefix, ""));
const send = async (
  changes: Parameters<typeof storageOptions>[0] = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<string> =>
  await deployToStorage(out, `sito/${prefix}`, storageOptions(changes), { ...server.environment, ...environment });
const bucket = (): Bucket => openBucket("sito", prefix, server.environment);
const keys = async (): Promise<string[]> => [...(await bucket().list()).keys()].sort();
const fetchSite = async (path: string): Promise<Response> => await fetch(`${server.site}/${prefix}${path}`);
const read = async (path: string): Promise<string> => await (await fetchSite(path)).text();
/** Writes an object by other means than a deployment. */
async function put(key: string, text: string): Promise<void> {
  await bucket().copy(writeSite({ [key]: text }), {});
  await bucket().remove([".edition", "_headers"]);
  server.writes.length = 0;
}
/** Answers each write of a key like this instead of doing it. */
const insteadOf = (
  key: string,
  answer: (response: { writeHead: (status: number) => { end: (text: string) => void } }) => void,
  times = Infinity,
): void => {
  let left = times;
  server.intercept = (request, response) => {
    if (left === 0 || request.method !== "PUT" || request.url?.split("?")[0]?.endsWith(`/${key}`) !== true)
      return false;
    left -= 1;
    request.resume();
    answer(response);
    return true;
  };
};

describe.runIf(hasRclone)("a deployment to object storage", () => {
  it("sends its mark, then assets, then other files, then pages, then what lists pages", async () => {
    expect(await send()).toBe("sent 13 of 13 objects (0.0 MB of 0.0 MB), 0 removed");
    expect(writes().slice(0, 2)).toEqual(["PUT .deploy/site", "PUT _astro/style.abc.css"]);
    expect(writes().slice(2, 5).sort()).toEqual([
      "PUT .well-known/security.txt",
      "PUT dati/così è.json",
      "PUT dati/voti.json",
    ]);
    expect(writes().slice(5, 11).sort()).toEqual([
      "PUT 404.html",
      "PUT cerca",
      "PUT index.html",
      "PUT persone/rossi-1",
      "PUT votazioni",
      "PUT votazioni/vs19_1_001",
    ]);
    expect(writes().slice(11).sort()).toEqual(["PUT feed/voti.xml", "PUT sitemap-index.xml", "PUT stato.json"]);
  });

  it("sends only what changed, new pages before changed ones, which may link to them", async () => {
    await send();
    server.writes.length = 0;
    changeSite(out, { "votazioni.html": "2", "votazioni/vs19_1_002.html": "due" });
    expect(await send()).toContain("sent 2 of 14 objects");
    expect(writes()).toEqual(["PUT votazioni/vs19_1_002", "PUT votazioni"]);
    server.writes.length = 0;
    expect(await send()).toContain("sent 0 of 14 objects");
    expect(writes()).toEqual([]);
  });

  it("mends an object that was deleted and one that was changed, and leaves a preview alone", async () => {
    await send();
    await send({ preview: "pr-12" });
    await bucket().remove(["votazioni"]);
    await put("dati/voti.json", "[0]");
    expect(await send({ effects: later })).toContain("sent 2 of 13 objects");
    expect(writes()).toEqual(["PUT dati/voti.json", "PUT votazioni"]);
    expect(await read("votazioni")).toBe("<head></head>votazioni 1");
    expect(await read("dati/voti.json")).toBe("[1]");
    expect((await keys()).filter((key) => key.startsWith("preview/pr-12/"))).toHaveLength(14);
    server.writes.length = 0;
    expect(await send({ beginsAnew: true, effects: later })).toContain(
      "sent 13 of 13 objects (0.0 MB of 0.0 MB), 0 removed",
    );
    expect(writes().filter((line) => line.includes("preview/"))).toEqual([]);
  });

  it("serves types, cache headers and the pages of old addresses, and not the rules of other hosts", async () => {
    await send();
    const page = await fetchSite("votazioni/vs19_1_001");
    expect([page.status, page.headers.get("content-type"), page.headers.get("cache-control")]).toEqual([
      200,
      "text/html; charset=utf-8",
      "public, max-age=0, must-revalidate",
    ]);
    expect(await page.text()).toBe("<head></head>uno");
    const asset = await fetchSite("_astro/style.abc.css");
    expect([asset.headers.get("content-type"), asset.headers.get("cache-control")]).toEqual([
      "text/css; charset=utf-8",
      "public, max-age=31536000, immutable",
    ]);
    expect(await read("persone/rossi-1")).toBe("old address");
    expect((await fetchSite(".well-known/security.txt")).status).toBe(200);
    expect((await fetchSite("_headers")).status).toBe(404);
    expect((await fetchSite(".edition")).status).toBe(404);
  });

  it("asks search engines not to index a preview", async () => {
    await send({ preview: "pr-12" });
    expect(await read("preview/pr-12/index.html")).toBe(
      '<html><head><meta name="robots" content="noindex"><title>Emiciclo</title></head></html>',
    );
    expect(await read("preview/pr-12/dati/voti.json")).toBe("[1]");
    server.writes.length = 0;
    expect(await send({ preview: "pr-12" })).toContain("sent 0 of 13 objects");
  });

  it("removes what is not part of the site, a day after it was written", async () => {
    await send();
    changeSite(out, { "votazioni/vs19_1_001.html": null });
    expect(await send()).toContain("sent 0 of 12 objects (0.0 MB of 0.0 MB), 0 removed");
    expect((await fetchSite("votazioni/vs19_1_001")).status).toBe(200);
    server.writes.length = 0;
    expect(await send({ effects: later })).toContain("1 removed");
    expect(writes()).toEqual(["DELETE votazioni/vs19_1_001"]);
  });

  it("rolls back to the site that was published before, as often as it is told to, and goes forward by a deployment", async () => {
    for (const [name, value] of Object.entries(server.environment)) vi.stubEnv(name, value);
    const dist = join(mkdtempSync(join(tmpdir(), "published-")), "dist");
    const target = parseTarget(`s3://sito/${prefix}`);
    const publish = async (text: string): Promise<void> => {
      swapFolder(writeSite({ ...smallSite, "votazioni.html": text }), dist);
      await target.send(dist, storageOptions());
    };
    await publish("one");
    await expect(async () => await target.rollBack?.(dist, storageOptions())).rejects.toThrow("no other site is kept");
    await publish("two");
    expect(await target.rollBack?.(dist, storageOptions())).toBe(
      "folder 1 of this machine: sent 1 of 13 objects (0.0 MB of 0.0 MB), 0 removed; a deployment goes forward",
    );
    expect(await read("votazioni")).toBe("one");
    expect(await target.rollBack?.(dist, storageOptions())).toContain("sent 0 of 13 objects");
    expect(await target.send(dist, storageOptions())).toContain("sent 1 of 13 objects");
    expect(await read("votazioni")).toBe("two");
    vi.unstubAllEnvs();
  });

  it("sends nothing in a dry run, and prints what it would", async () => {
    const said: string[] = [];
    const effects = silentEffects({ log: (line) => said.push(line) });
    expect(await send({ isDryRun: true, effects })).toBe(
      "nothing sent: 13 of 13 objects (0.0 MB of 0.0 MB), 0 to remove",
    );
    expect(said).toContain("  dati/voti.json: 3 bytes");
    expect(server.writes).toEqual([]);
  });

  it("does not touch a place with objects that no deployment sent, unless it is told to", async () => {
    await put("lettera mia.txt", "dear");
    await expect(send({ effects: later })).rejects.toThrow(
      `s3://sito/${prefix}: has objects (lettera mia.txt) that no deployment sent; name another prefix, or say --begin-anew`,
    );
    expect(writes()).toEqual([]);
    await send({ beginsAnew: true, effects: later });
    expect(await keys()).toHaveLength(14);
    expect(await keys()).not.toContain("lettera mia.txt");
  });

  it("knows a large object that was sent in parts", async () => {
    changeSite(out, { "dati/voti.json": "x".repeat(6_000_000) });
    const inParts = { RCLONE_S3_UPLOAD_CUTOFF: "5M", RCLONE_S3_CHUNK_SIZE: "5M" };
    await send({}, inParts);
    expect(writes()).toContain("POST dati/voti.json");
    server.writes.length = 0;
    expect(await send({}, inParts)).toContain("sent 0 of 13 objects");
    expect(writes()).toEqual([]);
  });

  it("sends all again when told to begin anew: a listing has no headers", async () => {
    await send();
    changeSite(out, { _headers: readFileSync(join(out, "_headers"), "utf8").replace("31536000, imm", "60, imm") });
    expect(await send()).toContain("sent 0 of 13 objects");
    expect(await send({ beginsAnew: true })).toContain("sent 13 of 13 objects");
    expect((await fetchSite("_astro/style.abc.css")).headers.get("cache-control")).toBe(
      "public, max-age=60, immutable",
    );
  });

  it("takes over a place from the deployments that kept a record, and removes the record", async () => {
    await put(".deploy/state.tsv.gz", "record");
    expect(await send({ effects: later })).toContain("sent 13 of 13 objects (0.0 MB of 0.0 MB), 1 removed");
    expect((await keys()).filter((key) => key.startsWith(".deploy/"))).toEqual([".deploy/site"]);
  });

  it("empties the cache of a CDN after each deployment, and says when that failed", async () => {
    const log = join(out, "..", `purged-${count}.txt`);
    await send({ purge: `echo purged >> ${log}` });
    expect(readFileSync(log, "utf8")).toBe("purged\n");
    await expect(send({ purge: "exit 3" })).rejects.toThrow(
      "the command that purges the cache failed (code 3); the site is there",
    );
  });
});

describe.runIf(hasRclone)("a store that fails", () => {
  it("is asked again", async () => {
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

  it("is named before it is waited for, and its list asked for again, also when it wants it later", async () => {
    const said: string[] = [];
    let saidBefore: string[] = [];
    let failures = 0;
    server.intercept = (request, response) => {
      if (request.method !== "GET" || failures === 2) return false;
      failures += 1;
      if (failures === 1) saidBefore = [...said];
      const busy = { "retry-after": "1", connection: "close" };
      response.writeHead(503, busy).end("<Error><Code>SlowDown</Code></Error>");
      return true;
    };
    const effects = silentEffects({ now: () => new Date(), log: (line) => said.push(line) });
    expect(await send({ effects })).toContain("sent 13 of 13 objects");
    expect([failures, saidBefore]).toEqual([2, [`deploy: lists s3://sito/${prefix}`]]);
  });

  it("is not believed when it says that it stored what it did not", async () => {
    insteadOf("votazioni", (response) => response.writeHead(200).end(""), 1);
    await send();
    expect(await read("votazioni")).toBe("<head></head>votazioni 1");
  });

  it("has nothing removed when it never stores an object", async () => {
    await send();
    changeSite(out, { "votazioni.html": "2", "dati/voti.json": null });
    insteadOf("votazioni", (response) => response.writeHead(200).end(""));
    await expect(send({ effects: later })).rejects.toThrow(
      `s3://sito/${prefix}: 1 objects are not there as they were sent (votazioni); nothing was removed`,
    );
    expect((await fetchSite("dati/voti.json")).status).toBe(200);
  });

  it("has nothing removed after a failure, and the next deployment sends what is missing", async () => {
    await send();
    changeSite(out, { "votazioni.html": "2", "_astro/new.css": "x", "dati/voti.json": null });
    insteadOf("votazioni", (response) => response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>"));
    await expect(send({ effects: later })).rejects.toThrow(`s3://sito/${prefix}: the key may not do this; give it`);
    expect((await fetchSite("dati/voti.json")).status).toBe(200);
    server.intercept = () => false;
    server.writes.length = 0;
    await send({ effects: later });
    expect(writes()).toEqual(["PUT votazioni", "DELETE dati/voti.json"]);
  });

  it("is named with its reason, without a key", async () => {
    expect(await send({}, { AWS_SECRET_ACCESS_KEY: "SECRET" }).catch(String)).toBe(
      `DataError: s3://sito/${prefix}: the secret does not belong to the key; correct AWS_SECRET_ACCESS_KEY`,
    );
    await expect(deployToStorage(out, "altro", storageOptions(), server.environment)).rejects.toThrow(
      "s3://altro/: there is no such bucket; create it, or correct the name",
    );
  });
});

it.runIf(hasRclone)("takes the certificates of other S3 tools, of which rclone fails when it finds them", async () => {
  const certificates = join(writeSite({ "ca.pem": rootCertificates.slice(0, 2).join("\n") }), "ca.pem");
  expect(await send({}, { AWS_CA_BUNDLE: certificates })).toContain("sent 13 of 13 objects");
});

describe.runIf(hasRclone)("two deployments at the same time", () => {
  it("do not remove each other's files, and the one that ends last leaves its whole site", async () => {
    const other = writeSite({ ...smallSite, "votazioni.html": "other", "solo.html": "other", "_astro/other.css": "x" });
    await put(".deploy/site", "mark");
    let isFirst = true;
    // In the middle of the first one: its assets and files are there, its pages not yet all.
    server.intercept = async (request) => {
      if (!isFirst || request.method !== "PUT" || request.url?.split("?")[0]?.endsWith("/stato.json") !== true)
        return false;
      isFirst = false;
      await deployToStorage(other, `sito/${prefix}`, storageOptions(), server.environment);
      return false;
    };
    await send();
    expect(await read("votazioni")).toBe("<head></head>votazioni 1");
    expect([await read("solo"), await read("_astro/other.css")]).toEqual(["other", "x"]);
    await send({ effects: later });
    expect((await fetchSite("solo")).status).toBe(404);
  });
});

describe("rclone", () => {
  it("is asked for where it is missing", async () => {
    await expect(send({}, { PATH: "/nowhere" })).rejects.toThrow(
      "rclone, which sends to buckets, is not installed: apt-get install rclone, brew install rclone, or",
    );
  });

  it("gets the keys by its environment, never by an argument or a file", async () => {
    const folder = mkdtempSync(join(tmpdir(), "rclone-"));
    const script = `#!/bin/sh\necho "$@" >> ${folder}/arguments\nenv >> ${folder}/environment\n`;
    writeFileSync(join(folder, "rclone"), script);
    chmodSync(join(folder, "rclone"), 0o755);
    const PATH = `${folder}:${process.env["PATH"] ?? ""}`;
    await expect(send({}, { PATH, AWS_SECRET_ACCESS_KEY: "SECRET" })).rejects.toThrow("are not there");
    expect(readFileSync(join(folder, "arguments"), "utf8")).not.toContain("SECRET");
    expect(readFileSync(join(folder, "environment"), "utf8")).toContain(
      "RCLONE_CONFIG_SITE_SECRET_ACCESS_KEY=SECRET\n",
    );
    expect(readFileSync(join(folder, "environment"), "utf8")).toContain("RCLONE_CONFIG=\n");
  });
});
