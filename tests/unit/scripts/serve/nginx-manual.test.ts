/** The configuration of nginx in the manual, in a real nginx. Skipped where nginx or openssl is missing. */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { connect } from "node:http2";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { makeNginxServer } from "#scripts/build/index-files.ts";
import { contentSecurityPolicy, headerRules, toNginxMaps } from "#src/config/headers.ts";

const env = { PATH: `${process.env["PATH"] ?? ""}:/usr/sbin:/usr/local/sbin` };
const isThere = spawnSync("nginx", ["-v"], { env }).status === 0 && spawnSync("openssl", ["version"]).status === 0;

async function freePort(): Promise<number> {
  return await new Promise((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

it.skipIf(!isThere)(
  isThere ? "serves HTTP/2 from the link, and leads from port 80 there" : "nginx or openssl: not installed",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "emiciclo-manual-"));
    const [srv, etc] = [join(folder, "srv"), join(folder, "etc")];
    mkdirSync(join(srv, ".site.sites/1"), { recursive: true });
    mkdirSync(etc);
    symlinkSync(".site.sites/1", join(srv, "site"));
    writeFileSync(join(srv, "site/index.html"), "<p>Prima");
    writeFileSync(join(etc, "_nginx.conf"), toNginxMaps(headerRules(contentSecurityPolicy(null))));
    writeFileSync(join(etc, "_nginx-server.conf"), makeNginxServer());
    const key = ["-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "1"];
    const made = ["-keyout", join(folder, "emiciclo.key"), "-out", join(folder, "emiciclo.pem")];
    expect(spawnSync("openssl", ["req", "-x509", ...key, ...made]).status).toBe(0);

    const [, block = ""] = /```nginx\n([^]*?)```/.exec(readFileSync(".github/OPERATIONS.md", "utf8")) ?? [];
    const [plain, secure] = [await freePort(), await freePort()];
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const adapted = block
      .replaceAll("/etc/nginx/emiciclo", etc)
      .replaceAll("/etc/ssl", folder)
      .replaceAll("/srv/emiciclo", srv)
      .replace("listen 80;", `listen 127.0.0.1:${plain};`)
      .replace("listen 443", `listen 127.0.0.1:${secure}`)
      .replace("http {", `http { access_log off; ${temporary.join(" ")}`);
    const user = process.getuid?.() === 0 ? "user root; " : "";
    writeFileSync(
      join(folder, "nginx.conf"),
      `${user}daemon off; pid ${join(folder, "pid")}; error_log stderr;\n${adapted}`,
    );
    const checked = spawnSync("nginx", ["-t", "-c", join(folder, "nginx.conf")], { env, encoding: "utf8" });
    expect([checked.status, checked.stderr.includes("[emerg]")]).toEqual([0, false]);

    const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf")], { env, stdio: "ignore" });
    const ended = new Promise((done) => nginx.on("exit", done));
    onTestFinished(async () => {
      nginx.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    });
    const askPlain = async (): Promise<readonly [status: number | undefined, location: string | undefined]> =>
      await new Promise((done, fail) => {
        get({ port: plain, path: "/votazioni?a=b", agent: false }, (answer) => {
          answer.resume();
          done([answer.statusCode, answer.headers.location]);
        }).on("error", fail);
      });
    let redirect: Awaited<ReturnType<typeof askPlain>> | null = null;
    while (redirect === null && nginx.exitCode === null) redirect = await askPlain().catch(() => null);
    expect(redirect).toEqual([301, "https://emiciclo.example/votazioni?a=b"]);

    const session = connect(`https://localhost:${secure}`, { rejectUnauthorized: false });
    const body = await new Promise((done, fail) => {
      session.on("error", fail);
      const request = session.request({ ":path": "/" });
      let text = "";
      request.on("data", (chunk: Buffer) => (text += chunk.toString()));
      request.on("end", () => done(text));
    });
    session.close();
    expect(body).toBe("<p>Prima");
  },
);
