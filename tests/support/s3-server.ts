/** A real S3-compatible server over a temporary folder, with what tests need to see and to disturb. */
import { mkdtempSync } from "node:fs";
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "@20minutes/s3rver";

const bucket = "sito";
const website = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IndexDocument><Suffix>index.html</Suffix></IndexDocument><ErrorDocument><Key>404.html</Key></ErrorDocument></WebsiteConfiguration>`;

export interface S3Server {
  /** Address of the S3 interface. */
  readonly endpoint: string;
  /** Address of the bucket as a website. */
  readonly site: string;
  /** Requests that change something, in their order: "PUT votazioni". */
  readonly writes: string[];
  /** Resolves when no request is being answered. */
  readonly idle: () => Promise<void>;
  /** Called before each request is answered; true = the request is not answered further. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
  /** Environment of a deployment to this server, which gives up soon. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Starts a server with one bucket, "sito", that is a website. */
export async function startS3Server(): Promise<S3Server> {
  const s3 = new S3rver({
    directory: mkdtempSync(join(tmpdir(), "s3-")),
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [website] }],
  });
  // It lists in the order of the file system, and so loses objects between two pages of a list.
  const list = s3.store.listObjects.bind(s3.store);
  s3.store.listObjects = async (name, { startAfter = "", maxKeys = 1000, ...options }) => {
    const { objects, ...rest } = await list(name, options);
    const left = objects.filter(({ key }) => key > startAfter).sort((a, b) => (a.key < b.key ? -1 : 1));
    return { ...rest, objects: left.slice(0, maxKeys), isTruncated: left.length > maxKeys };
  };
  await s3.configureBuckets();
  const inner = createServer(s3.callback());
  const innerPort = await listen(inner);
  /** Passes a request on when its body is complete: a store writes an object whole or not at all. */
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const { method = "GET", url = "/", headers } = request;
    await new Promise<void>((done, fail) => {
      const passed = ask({ host: "127.0.0.1", port: innerPort, method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
        answer.once("end", done);
      });
      passed.once("error", fail).end(body);
    });
  };
  let busy = 0;
  const waiting: (() => void)[] = [];
  const writes: string[] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = decodeURIComponent((request.url ?? "").split("?")[0]?.slice(bucket.length + 2) ?? "");
    if (await result.intercept(request, response)) return;
    if (request.method !== "GET" && request.method !== "HEAD") writes.push(`${request.method ?? ""} ${key}`);
    await respond(request, response);
  };
  const server = createServer((request, response) => {
    busy += 1;
    // A client that was killed leaves its request unfinished.
    void handle(request, response)
      .catch(() => response.destroy())
      .finally(() => {
        busy -= 1;
        if (busy === 0) for (const done of waiting.splice(0)) done();
      });
  });
  const port = await listen(server);
  const endpoint = `http://127.0.0.1:${port}`;
  const result: S3Server = {
    endpoint,
    site: `${endpoint}/${bucket}`,
    writes,
    idle: () => new Promise((done) => (busy === 0 ? done() : waiting.push(done))),
    intercept: () => false,
    environment: {
      PATH: process.env["PATH"] ?? "",
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: "us-east-1",
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
      RCLONE_RETRIES: "1",
      RCLONE_RETRIES_SLEEP: "0",
      RCLONE_LOW_LEVEL_RETRIES: "5",
    },
    close: async () => {
      await Promise.all(
        [server, inner].map(async (one) => {
          const closed = new Promise((done) => one.close(done));
          one.closeAllConnections();
          await closed;
        }),
      );
    },
  };
  return result;
}
