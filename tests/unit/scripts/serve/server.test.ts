import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
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

const server = await startServer(join(folder, "site"), 0);
const address = server.address();
const port = typeof address === "object" && address !== null ? address.port : 0;
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** The answer to a path as it stands: `fetch` would tidy it up. */
async function ask(path: string): Promise<readonly [status: number | undefined, body: string]> {
  return await new Promise((done, fail) => {
    request({ port, path }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      response.on("end", () => done([response.statusCode, body]));
    })
      .on("error", fail)
      .end();
  });
}

describe("the server", () => {
  it("gives pages by their address, and what is published under /.well-known", async () => {
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
  ])("gives nothing for %s", async (path) => {
    expect(await ask(path)).toEqual([404, "404\n"]);
  });
});
