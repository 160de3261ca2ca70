/** The emitted configuration in a real nginx, and the same requests to `npm run serve`. Skipped where nginx is missing. */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { gzipSync } from "node:zlib";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeHostRules, makeNginxServer } from "#scripts/build/index-files.ts";
import { startServer } from "#scripts/serve/server.ts";
import { contentSecurityPolicy, headerRules, toHeadersFile, toNginxMaps } from "#src/config/headers.ts";

const path = `${process.env["PATH"] ?? ""}:/usr/sbin:/usr/local/sbin`;
const hasNginx = spawnSync("nginx", ["-v"], { env: { PATH: path } }).status === 0;

const folder = mkdtempSync(join(tmpdir(), "emiciclo-nginx-"));
const site = join(folder, "site");
const put = (file: string, content: string | Uint8Array): void => {
  mkdirSync(join(site, file, ".."), { recursive: true });
  writeFileSync(join(site, file), content);
};
const rules = headerRules(contentSecurityPolicy(null));
put("index.html", "<p>Prima");
put("404.html", "<p>Non c’è");
put("votazioni.html", "<p>Votazioni");
put("votazioni/vs19_641_041.html", "<p>Voto");
put(".edition", "0123");
put("dati/a.json", "[]");
put("dati/a.json.gz", gzipSync("[1]"));
put("_headers", toHeadersFile(rules));
put("_redirects", makeHostRules([]));
for (const name of ["_nginx.conf", "_nginx.conf.gz", "_nginx-server.conf"]) put(name, "rules");

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a literal path, which `fetch` would normalize. */
async function get(port: number, path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  return await new Promise((done, fail) => {
    request({ port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      );
    })
      .on("error", fail)
      .end();
  });
}

async function freePort(): Promise<number> {
  return await new Promise((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

const started: (() => void)[] = [];
afterAll(() => {
  for (const stop of started) stop();
});

async function startNginx(): Promise<number> {
  const port = await freePort();
  writeFileSync(join(folder, "maps.conf"), toNginxMaps(rules));
  writeFileSync(join(folder, "server.conf"), makeNginxServer());
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root; " : ""}daemon off; pid ${join(folder, "pid")}; error_log stderr;
     events {}
     http { access_log off; ${temporary.join(" ")} include ${join(folder, "maps.conf")};
       server { listen 127.0.0.1:${port}; root ${site}; include ${join(folder, "server.conf")}; } }`,
  );
  const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf")], { env: { PATH: path } });
  let said = "";
  nginx.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  started.push(() => nginx.kill("SIGTERM"));
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx: ${said}`);
    try {
      await get(port, "/");
      return port;
    } catch {
      await new Promise((done) => setImmediate(done));
    }
  }
}

async function startOwn(): Promise<number> {
  const server = await startServer(site, 0);
  started.push(() => server.close());
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

describe.each([
  { name: "npm run serve", start: startOwn, isThere: true },
  { name: hasNginx ? "nginx" : "nginx: not installed", start: startNginx, isThere: hasNginx },
])("$name", ({ start, isThere }) => {
  describe.skipIf(!isThere)("with the emitted rules", () => {
    let port = 0;
    beforeAll(async () => {
      port = await start();
    });

    it.each([
      ["/", "<p>Prima"],
      ["/votazioni", "<p>Votazioni"],
      ["//votazioni", "<p>Votazioni"],
      ["/votazioni%2Fvs19_641_041", "<p>Voto"],
    ])("serves %s", async (path, body) => {
      expect(await get(port, path)).toMatchObject({ status: 200, body });
    });

    it.runIf(start === startNginx)(
      "sends a compressed twin to whoever takes it, with the headers of its file",
      async () => {
        const twin = await fetch(`http://127.0.0.1:${port}/dati/a.json`);
        expect(await twin.text()).toBe("[1]");
        expect(Object.fromEntries(twin.headers)).toMatchObject({
          "content-type": "application/json; charset=utf-8",
          "content-encoding": "gzip",
          vary: "Accept-Encoding",
          "access-control-allow-origin": "*",
        });
        expect((await get(port, "/dati/a.json", { "accept-encoding": "identity" })).body).toBe("[]");
      },
    );

    it.each([
      ["/votazioni/", "/votazioni"],
      ["/votazioni/?a=b", "/votazioni?a=b"],
      ["/votazioni/vs19_641_041/", "/votazioni/vs19_641_041"],
      ["/v/vs19_641_041", "/votazioni/vs19_641_041"],
      ["/v/vs19_641_041?a=b", "/votazioni/vs19_641_041?a=b"],
    ])("redirects %s to %s", async (path, location) => {
      expect((await get(port, path)).headers.location).toBe(location);
    });

    it.each([
      "/%5Cevil.example/",
      "/%5C%5Cevil.example/",
      "/%5C/evil.example/",
      "/%2F%5Cevil.example/",
      "/.%5Cevil.example/",
      "/votazioni%5C/",
      "/a%0d%0aset-cookie:b/",
      "/v/%5Cevil.example",
      "/v/a%0d%0aset-cookie:b",
    ])("has no page and no redirect for %s", async (path) => {
      const { status, headers } = await get(port, path);
      expect([status, headers.location, headers["set-cookie"]]).toEqual([404, undefined, undefined]);
    });

    it.each([
      "//evil.example/",
      "///evil.example/",
      "/%2Fevil.example/",
      "/%2F%2Fevil.example/",
      "/x/%2E%2E//evil.example/",
      "/v//evil.example",
      "/v/%2F%2Fevil.example",
      "/\\evil.example/",
    ])("never leads to another site from %s", async (path) => {
      const { location = "/" } = (await get(port, path)).headers;
      expect(new URL(location, "https://emiciclo.example/").origin).toBe("https://emiciclo.example");
      expect(location).toMatch(/^\/(?![/\\])/);
    });

    it.each([
      "/%00",
      "/votazioni%00/",
      "/%00/evil.example/",
      "/.edition",
      "/votazioni%2F..%2F.edition",
      "/_headers",
      "//_headers",
      "/%5Fheaders",
      "/votazioni/../_redirects",
      "/_nginx.conf",
      "/_nginx.conf.gz",
      "/_nginx-server.conf",
    ])("rejects %s", async (path) => {
      const { status, headers } = await get(port, path);
      expect([400, 404]).toContain(status);
      expect(headers.location).toBeUndefined();
    });
  });
});
