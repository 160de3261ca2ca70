import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { checkLive } from "#scripts/deploy/check-live.ts";
import { startServer } from "#scripts/serve/server.ts";
import { contentSecurityPolicy, headerRules, toHeadersFile } from "#src/config/headers.ts";

const folder = mkdtempSync(join(tmpdir(), "emiciclo-live-"));
const [built, served] = [join(folder, "built"), join(folder, "served")];
mkdirSync(join(built, "votazioni"), { recursive: true });
const put = (site: string, file: string, text: string): void => writeFileSync(join(site, file), text);
for (const file of ["index.html", "votazioni.html", "votazioni/vs19_1_1.html", "404.html", "stato.json"])
  put(built, file, `<p>${file}`);
put(built, "votazioni/777.html", '<meta http-equiv="refresh" content="0; url=/votazioni">');
put(built, "_headers", toHeadersFile(headerRules(contentSecurityPolicy(null))));

const server = await startServer(served, 0);
const address = server.address();
const url = `http://localhost:${typeof address === "object" && address !== null ? address.port : 0}`;
afterAll(() => server.close());
beforeEach(() => {
  rmSync(served, { recursive: true, force: true });
  cpSync(built, served, { recursive: true });
});
const check = async (): Promise<string[]> => await checkLive(url, built, fetch);

it("finds nothing on a server that serves the published site", async () => {
  expect(await check()).toEqual([]);
});

it("finds an older edition, a missing page, an altered one, and a missing page that is answered with 200", async () => {
  put(served, "stato.json", "yesterday");
  put(served, "votazioni.html", "altered");
  rmSync(join(served, "votazioni/vs19_1_1.html"));
  put(served, "no-such-page.html", "<p>404.html");
  expect((await check()).filter((fault) => !fault.includes("Cache-Control"))).toEqual([
    "/stato.json: is not what was published",
    "/votazioni: is not what was published",
    "/votazioni/vs19_1_1: answered 404, not 200",
    "/votazioni/vs19_1_1: is not what was published",
    "/no-such-page: answered 200, not 404",
  ]);
});

it("says once that nobody answers", async () => {
  const refuse = (): Promise<Response> => Promise.reject(new TypeError("fetch failed"));
  expect(await checkLive(url, built, refuse)).toEqual(["/stato.json: fetch failed"]);
});

it("finds a missing header", async () => {
  put(served, "_headers", "/*\n  X-Content-Type-Options: nosniff\n");
  expect((await check()).join("\n")).toMatch(/^\/: Cross-Origin-Opener-Policy is "", not "same-origin"$/m);
});

it("is a command that ends with 1 when something differs, and runs without any package", async () => {
  const copy = join(folder, "bare");
  for (const name of ["scripts", "src", "package.json"]) cpSync(name, join(copy, name), { recursive: true });
  const run = async (...args: string[]): Promise<readonly [code: number | null, said: string]> =>
    await new Promise((done) => {
      const child = spawn(process.execPath, ["scripts/check-live.ts", ...args], { cwd: copy });
      let said = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
      child.on("close", (code) => done([code, said]));
    });
  expect(await run(url, "--out", built)).toEqual([0, "check-live: 0 faults\n"]);
  put(served, "index.html", "altered");
  expect(await run(url, "--out", built)).toEqual([1, "/: is not what was published\ncheck-live: 1 faults\n"]);
  expect(await run()).toEqual([1, expect.stringContaining("say the address of the site")]);
});
