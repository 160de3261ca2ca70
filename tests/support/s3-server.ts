/** A real S3-compatible server over a temporary folder, with what tests need to see and to disturb. */
import { mkdtempSync } from "node:fs";
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "@20minutes/s3rver";
import { openStore, type Connection, type Store } from "#scripts/deploy/storage/store.ts";

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
  readonly connect: (changes?: Partial<Connection>) => Store;
  /** Environment of the command for this server. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/**
 * Starts a server with one bucket that is a website.
 * @param checksConditions whether writes with `if-match` and `if-none-match` are refused, as at AWS and R2
 */
export async function startS3Server(checksConditions = true): Promise<S3Server> {
  const s3 = new S3rver({
    directory: mkdtempSync(join(tmpdir(), "s3-")),
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [website] }],
  });
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

  const isRefused = async (request: IncomingMessage, key: string): Promise<boolean> => {
    const { "if-match": match, "if-none-match": none } = request.headers;
    if (!checksConditions || request.method !== "PUT" || (match ?? none) === undefined) return false;
    const exists = await s3.store.existsObject(bucket, key);
    if (none !== undefined) return exists;
    return !exists || (await s3.store.getMetadata(bucket, key)).etag !== match;
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = decodeURIComponent((request.url ?? "").split("?")[0]?.slice(bucket.length + 2) ?? "");
    if (await result.intercept(request, response)) return;
    if (request.method !== "GET" && request.method !== "HEAD") writes.push(`${request.method ?? ""} ${key}`);
    if (await isRefused(request, key)) {
      request.resume();
      response.writeHead(412).end("<Error><Code>PreconditionFailed</Code></Error>");
    } else await respond(request, response);
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
  const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  const endpoint = `http://127.0.0.1:${port}`;
  const result: S3Server = {
    endpoint,
    site: `${endpoint}/${bucket}`,
    writes,
    idle: () => new Promise((done) => (busy === 0 ? done() : waiting.push(done))),
    intercept: () => false,
    connect: (changes = {}) =>
      openStore({
        endpoint,
        region: "us-east-1",
        bucket,
        prefix: "",
        ...keys,
        fetch: globalThis.fetch,
        pause: 1,
        ...changes,
      }),
    environment: {
      DEPLOY_TARGET: `s3://${bucket}`,
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: "us-east-1",
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
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
