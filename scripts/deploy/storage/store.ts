/** Access to one prefix of a bucket of an S3-compatible object store. */
import { setTimeout as wait } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { DataError } from "#scripts/lib/errors.ts";

/** A bucket, where it is and with what rights. Never printed: it has the secret key. */
export interface Connection {
  /** Address of the store without the bucket: "https://ACCOUNT.r2.cloudflarestorage.com". */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Begins all keys; empty, or with a slash at its end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly fetch: typeof fetch;
  /** Milliseconds before a failed request is repeated for the first time; each further pause is twice as long. */
  readonly pause?: number;
}

/** An object as it is stored. */
export interface Stored {
  readonly body: Buffer;
  /** The store's mark of this version, with quotation marks. */
  readonly etag: string;
}

/** Objects by key, without the prefix. */
export interface Store {
  /** Name for messages: "s3://bucket/prefix". */
  readonly name: string;
  /** Null when there is no such object. */
  readonly get: (key: string) => Promise<Stored | null>;
  /** Writes an object. False when a condition among the headers (`if-match`, `if-none-match`) does not hold. */
  readonly put: (key: string, body: Uint8Array | string, headers: Readonly<Record<string, string>>) => Promise<boolean>;
  /** Removes an object; succeeds when there is none. */
  readonly remove: (key: string) => Promise<void>;
  /** Keys, at least `limit` of them if there are as many. */
  readonly list: (limit: number) => Promise<string[]>;
}

/** Times that a request is sent before the deployment gives up. */
const attempts = 7;

/** A file of 100 MB on a slow line. */
const timeout = 600_000;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) =>
    decimal !== undefined
      ? String.fromCodePoint(Number(decimal))
      : hex !== undefined
        ? String.fromCodePoint(Number.parseInt(hex, 16))
        : (entities[name ?? ""] ?? whole),
  );

const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, "g"))].map(([, text = ""]) => decode(text));

/** Reasons that the store gives, by the element `Code` of its answer. */
const explanations: Readonly<Record<string, string>> = {
  NoSuchBucket: "there is no such bucket; create it, or correct the name",
  AccessDenied: "the key may not do this; give it the right to read, list, write and delete objects of this bucket",
  InvalidAccessKeyId: "the store does not know the key; correct AWS_ACCESS_KEY_ID",
  SignatureDoesNotMatch: "the secret does not belong to the key; correct AWS_SECRET_ACCESS_KEY",
  RequestTimeTooSkewed: "the clock of this machine is wrong; set it",
  XMinioParentIsObject: "this store takes no object whose name is also a folder, as addresses are; use another store",
};

/** Opens a prefix of a bucket. Failures of the network and of the store are retried for some seconds. */
export function openStore(connection: Connection): Store {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey, sessionToken, pause = 200 } = connection;
  const signer = new AwsClient({
    service: "s3",
    region,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
  });
  const name = `s3://${bucket}/${prefix}`;
  const base = `${endpoint.replace(/\/+$/, "")}/${bucket}`;

  const ask = async (address: string, init: RequestInit, accepted: readonly number[]): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      let answer: Response | null = null;
      let reason: string;
      try {
        const request = await signer.sign(`${base}${address}`, init);
        answer = await connection.fetch(request, { signal: AbortSignal.timeout(timeout) });
        if (answer.ok || accepted.includes(answer.status)) return answer;
        const text = await answer.text();
        const [code = `status ${answer.status}`] = textsOf(text, "Code");
        reason = explanations[code] ?? code;
      } catch (error) {
        // The cause names the socket's error, such as ECONNRESET.
        const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
        reason = cause instanceof Error ? cause.message : message;
      }
      const isFinal = answer !== null && answer.status < 500 && answer.status !== 429 && answer.status !== 408;
      if (isFinal || attempt === attempts)
        throw new DataError(`${name}: ${init.method ?? "GET"} ${address}: ${reason}`);
      await wait(pause * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    }
  };
  const addressOf = (key: string): string => `/${(prefix + key).split("/").map(encodeURIComponent).join("/")}`;

  return {
    name,
    get: async (key) => {
      const answer = await ask(addressOf(key), { method: "GET" }, [404]);
      // A missing bucket has this status too.
      if (answer.status === 404) {
        if (textsOf(await answer.text(), "Code")[0] === "NoSuchBucket")
          throw new DataError(`${name}: ${explanations["NoSuchBucket"] ?? ""}`);
        return null;
      }
      return { body: Buffer.from(await answer.arrayBuffer()), etag: answer.headers.get("etag") ?? "" };
    },
    put: async (key, body, headers) => {
      // 409: two conditional writes at the same time. 501: the store knows no conditions.
      const hasCondition = "if-match" in headers || "if-none-match" in headers;
      const put = async (sent: Readonly<Record<string, string>>, accepted: readonly number[]): Promise<number> => {
        const init = { method: "PUT", body: typeof body === "string" ? body : Uint8Array.from(body), headers: sent };
        const answer = await ask(addressOf(key), init, accepted);
        await answer.arrayBuffer();
        return answer.status;
      };
      const status = await put(headers, hasCondition ? [409, 412, 501] : []);
      if (status !== 501) return status < 300;
      const rest = Object.entries(headers).filter(([name]) => name !== "if-match" && name !== "if-none-match");
      await put(Object.fromEntries(rest), []);
      return true;
    },
    remove: async (key) => {
      await (await ask(addressOf(key), { method: "DELETE" }, [404])).arrayBuffer();
    },
    list: async (limit) => {
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({
          "list-type": "2",
          prefix,
          ...(token !== undefined && { "continuation-token": token }),
        });
        const xml = await (await ask(`?${query.toString()}`, { method: "GET" }, [])).text();
        keys.push(...textsOf(xml, "Key").map((key) => key.slice(prefix.length)));
        [token] = textsOf(xml, "NextContinuationToken");
      } while (token !== undefined && keys.length < limit);
      return keys;
    },
  };
}
