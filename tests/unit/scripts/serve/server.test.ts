import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startServer } from "#scripts/serve/server.ts";

const folder = mkdtempSync(join(tmpdir(), "emiciclo-serve-"));
mkdirSync(join(folder, "site", ".well-known"), { recursive: true });
writeFileSync(join(folder, "secret.txt"), "secret");
writeFileSync(join(folder, "site", ".edition"), "0123");
writeFileSync(join(folder, "site", "faq.html"), "<p>Domande");
writeFileSync(join(folder, "site", ".well-known", "security.txt"), "Contact: x");
mkdirSync(join(folder, "site", "_astro"));
writeFileSync(join(folder, "site", "_astro", "a.js"), "export {};");
writeFileSync(join(folder, "site", "votes.parquet"), "0123456789");
writeFileSync(join(folder, "site", "votes.csv.gz"), "compressed");
writeFileSync(join(folder, "site", "404.html"), "<p>Non c’è");
writeFileSync(
  join(folder, "site", "_headers"),
  "/*\n  X-Content-Type-Options: nosniff\n\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n",
);
writeFileSync(join(folder, "site", "_redirects"), "/v/* /votazioni/:splat 301\n");

const server = await startServer(join(folder, "site"), 0);
const address = server.address();
const port = typeof address === "object" && address !== null ? address.port : 0;
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it("does not serve a file in place of a site", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/serve.ts", "--out", "package.json", "--port", "0"], {
    encoding: "utf8",
    timeout: 20_000,
  });
  expect([status, stderr]).toEqual([1, "package.json: nothing published there yet; run npm run build\n"]);
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The response to a literal path, which `fetch` would normalize. */
async function get(path: string, headers: OutgoingHttpHeaders = {}, method = "GET"): Promise<Answer> {
  return await new Promise((done, fail) => {
    request({ port, path, headers, method }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      response.on("end", () => done({ status: response.statusCode, headers: response.headers, body }));
    })
      .on("error", fail)
      .end();
  });
}

const ask = async (path: string): Promise<readonly [status: number | undefined, body: string]> => {
  const { status, body } = await get(path);
  return [status, body];
};

describe("the server", () => {
  it("serves pages by their address, and files under /.well-known", async () => {
    expect(await ask("/faq")).toEqual([200, "<p>Domande"]);
    expect(await ask("/.well-known/security.txt")).toEqual([200, "Contact: x"]);
  });

  it.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/.well-known/..%2f..%2fsecret.txt",
    "/.well-known/..%2f.edition",
    "/.well-known%2f..%2f..%2fsecret.txt",
    "/..%5csecret.txt",
    "/.edition",
    "/%00",
    `/${"a".repeat(252)}`,
    `/${"%C3%A8".repeat(140)}`,
  ])("serves nothing for %s", async (path) => {
    expect(await ask(path)).toEqual([404, "<p>Non c’è"]);
  });

  it("caches an asset for a year, but not a missing one", async () => {
    expect((await get("/_astro/a.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(await get("/_astro/b.js")).toMatchObject({
      status: 404,
      headers: { "cache-control": "public, max-age=0, must-revalidate", "x-content-type-options": "nosniff" },
    });
  });

  it("redirects with the query and the common headers", async () => {
    const asked = { location: "/faq?a=b&c=%20", "x-content-type-options": "nosniff" };
    expect(await get("/faq/?a=b&c=%20")).toMatchObject({ status: 308, headers: asked });
    expect(await get("/v/vs19_641_041?page=2")).toMatchObject({
      status: 301,
      headers: { location: "/votazioni/vs19_641_041?page=2", "x-content-type-options": "nosniff" },
    });
  });

  it.each(["//example.org/", "//example.org/%2f../", "///example.org//"])(
    "does not redirect to another site from %s",
    async (path) => {
      expect((await get(path)).headers.location).toMatch(/^\/example\.org/);
    },
  );

  it("treats two slashes as one, and accepts an absolute address", async () => {
    expect(await ask("//faq")).toEqual([200, "<p>Domande"]);
    expect(await ask("http://localhost/faq")).toEqual([200, "<p>Domande"]);
  });

  it.each([
    ["br, gzip", "gzip"],
    ["gzip;q=0.5, identity", "gzip"],
    ["br; q=0.0, gzip; q=0", undefined],
    ["gzip;q=0.0, br", undefined],
    ["identity", undefined],
  ])("compresses pages for clients that accept %s", async (accepted, encoding) => {
    for (const path of ["/faq", "/missing"])
      expect((await get(path, { "accept-encoding": accepted })).headers["content-encoding"]).toBe(encoding);
  });

  it("sends the same text compressed, with its type, and no file compressed that already is", async () => {
    const response = await fetch(`http://localhost:${port}/faq`, { headers: { "accept-encoding": "gzip" } });
    expect(await response.text()).toBe("<p>Domande");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "gzip",
      vary: "accept-encoding",
    });
    for (const [file, type] of [
      ["/votes.parquet", "application/vnd.apache.parquet"],
      ["/votes.csv.gz", "application/gzip"],
    ]) {
      const { headers } = await get(file ?? "", { "accept-encoding": "gzip" });
      expect([headers["content-type"], headers["content-encoding"]]).toEqual([type, undefined]);
    }
  });

  it("responds 304 to a matching ETag in any form", async () => {
    const { etag = "" } = (await get("/faq")).headers;
    for (const encoding of ["gzip", "identity"]) {
      const asked = { "if-none-match": etag, "accept-encoding": encoding };
      expect(await get("/faq", asked)).toMatchObject({ status: 304, body: "" });
      expect((await get("/missing", asked)).status).toBe(404);
    }
    expect((await get("/faq", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it.each([
    ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
    ["bytes=8-", 206, "89", "bytes 8-9/10"],
    ["bytes=4-99", 206, "456789", "bytes 4-9/10"],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=-3", 200, "0123456789", undefined],
    ["bytes=3-1", 200, "0123456789", undefined],
    ["bytes=0-1,4-5", 200, "0123456789", undefined],
    ["lines=1-2", 200, "0123456789", undefined],
  ])("resumes a download: %s", async (range, status, body, part) => {
    const answer = await get("/votes.parquet", { range });
    expect([answer.status, answer.body, answer.headers["content-range"]]).toEqual([status, body, part]);
  });

  it("sends the whole file when a download goes on only if the file is the same", async () => {
    const { etag = "" } = (await get("/votes.parquet")).headers;
    const answer = await get("/votes.parquet", { range: "bytes=8-", "if-range": etag });
    expect([answer.status, answer.body]).toEqual([200, "0123456789"]);
  });

  it("rejects other methods", async () => {
    expect(await get("/faq", {}, "POST")).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
    expect(await get("/faq", {}, "HEAD")).toMatchObject({ status: 200, body: "", headers: { "content-length": "10" } });
  });
});

it("serves the pages that a build has made so far, then the published site", async () => {
  const out = join(folder, "new-site");
  const stages = join(folder, "stage");
  const unfinished = await startServer(out, 0, stages);
  const place = unfinished.address();
  const visit = async (path: string): Promise<readonly [number, string | null, string]> => {
    const response = await fetch(
      `http://localhost:${typeof place === "object" && place !== null ? place.port : ""}${path}`,
    );
    return [response.status, response.headers.get("refresh"), await response.text()];
  };
  const coming = [503, "1", "The build has not made this page yet. It loads by itself.\n"];
  expect(await visit("/")).toEqual(coming);
  mkdirSync(join(stages, "4711"), { recursive: true });
  expect(await visit("/")).toEqual(coming);
  writeFileSync(join(stages, "4711", "index.html"), "<p>Prima pagina");
  expect(await visit("/")).toEqual([200, null, "<p>Prima pagina"]);
  expect(await visit("/faq")).toEqual(coming);
  mkdirSync(out);
  writeFileSync(join(out, "index.html"), "<p>Sito intero");
  writeFileSync(join(out, "404.html"), "<p>Non c’è");
  expect(await visit("/")).toEqual([200, null, "<p>Sito intero"]);
  expect(await visit("/faq")).toEqual([404, null, "<p>Non c’è"]);
  unfinished.close();
});
