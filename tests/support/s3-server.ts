/** A real S3-compatible server over a temporary folder, with what tests need to see and to disturb. */
import { mkdtempSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  /** Called before each request is answered; true = the request is not answered further. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
  readonly connect: (changes?: Partial<Connection>) => Store;
  /** Environment of the command for this server. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
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
  const respond = s3.callback();
  const writes: string[] = [];

  const isRefused = async (request: IncomingMessage, key: string): Promise<boolean> => {
    const { "if-match": match, "if-none-match": none } = request.headers;
    if (!checksConditions || request.method !== "PUT" || (match ?? none) === undefined) return false;
    const exists = await s3.store.existsObject(bucket, key);
    if (none !== undefined) return exists;
    return !exists || (await s3.store.getMetadata(bucket, key)).etag !== match;
  };
  const server = createServer((request, response) => {
    void (async () => {
      const key = decodeURIComponent((request.url ?? "").split("?")[0]?.slice(bucket.length + 2) ?? "");
      if (await result.intercept(request, response)) return;
      if (request.method !== "GET" && request.method !== "HEAD") writes.push(`${request.method ?? ""} ${key}`);
      if (await isRefused(request, key)) {
        request.resume();
        response.writeHead(412).end("<Error><Code>PreconditionFailed</Code></Error>");
        return;
      }
      respond(request, response);
    })();
  });
  // Two names for one server: s3rver tells the website from the interface by the host's name.
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  const endpoint = `http://127.0.0.1:${port}`;
  const result: S3Server = {
    endpoint,
    site: `${endpoint}/${bucket}`,
    writes,
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
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return result;
}
