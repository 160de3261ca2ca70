/** One prefix of a bucket, reached by `rclone`, which signs, repeats and verifies the requests. */
import { spawn } from "node:child_process";
import { DataError } from "#scripts/lib/errors.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** An object as the store lists it. */
export interface Stored {
  readonly bytes: number;
  /** Of the content, in hexadecimal digits; "" = the store gives none. */
  readonly md5: string;
  /** When it was written, by the clock of the store: milliseconds since 1970. */
  readonly written: number;
}

/** Objects by key, without the prefix. All methods throw a DataError with the reason. */
export interface Bucket {
  /** Name for messages: "s3://bucket/prefix/". */
  readonly name: string;
  readonly list: () => Promise<ReadonlyMap<string, Stored>>;
  /** Writes all files of a folder, in any order: a path is a key. */
  readonly copy: (folder: string, headers: Readonly<Record<string, string>>) => Promise<void>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
}

/** @throws DataError with the names of the missing variables */
function required(environment: Environment, name: string): string {
  const value = environment[name];
  if (value === undefined || value === "")
    throw new DataError(
      `${name} is not set; the object store needs AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and either AWS_REGION or AWS_ENDPOINT_URL`,
    );
  return value;
}

/** The remote "site" of rclone, from the variables that all S3 tools know. Nothing is written to a file or an argument. */
function rcloneEnvironment(environment: Environment): Environment {
  // A workflow sets a variable without a value to "".
  const given = (name: string): string | undefined => environment[name] || undefined;
  const endpoint = given("AWS_ENDPOINT_URL_S3") ?? given("AWS_ENDPOINT_URL");
  if (endpoint !== undefined && !URL.canParse(endpoint))
    throw new DataError(`AWS_ENDPOINT_URL: "${endpoint}" is no address`);
  // Under their own names some of these variables stop rclone, such as AWS_CA_BUNDLE.
  const others = Object.entries(environment).filter(([name]) => !name.startsWith("AWS_"));
  const certificates = given("AWS_CA_BUNDLE");
  const isR2 = endpoint !== undefined && new URL(endpoint).hostname.endsWith(".r2.cloudflarestorage.com");
  return {
    // A store that does not answer for some minutes is waited for. The pauses double, up to five minutes, or are as long as
    // the store asks for (Retry-After): eleven tries take three minutes where nobody answers, thirteen fourteen.
    RCLONE_RETRIES: "3",
    RCLONE_RETRIES_SLEEP: "30s",
    RCLONE_LOW_LEVEL_RETRIES: "11",
    RCLONE_TRANSFERS: "16",
    RCLONE_CHECKERS: "16",
    ...(certificates !== undefined && { RCLONE_CA_CERT: certificates }),
    ...Object.fromEntries(others),
    // Of the listing.
    TZ: "UTC",
    RCLONE_CONFIG: "",
    RCLONE_CONFIG_SITE_TYPE: "s3",
    RCLONE_CONFIG_SITE_PROVIDER: endpoint === undefined ? "AWS" : isR2 ? "Cloudflare" : "Other",
    RCLONE_CONFIG_SITE_ENDPOINT: endpoint ?? "",
    RCLONE_CONFIG_SITE_REGION:
      given("AWS_REGION") ?? (endpoint === undefined ? required(environment, "AWS_REGION") : "auto"),
    RCLONE_CONFIG_SITE_ACCESS_KEY_ID: required(environment, "AWS_ACCESS_KEY_ID"),
    RCLONE_CONFIG_SITE_SECRET_ACCESS_KEY: required(environment, "AWS_SECRET_ACCESS_KEY"),
    RCLONE_CONFIG_SITE_SESSION_TOKEN: given("AWS_SESSION_TOKEN") ?? "",
    // The key need not be one that may create buckets.
    RCLONE_CONFIG_SITE_NO_CHECK_BUCKET: "true",
    // The listing after a copy shows what has arrived.
    RCLONE_CONFIG_SITE_NO_HEAD: "true",
  };
}

/** Reasons that stores give, by their code in the messages of rclone. */
const explanations: Readonly<Record<string, string>> = {
  "directory not found": "there is no such bucket; create it, or correct the name",
  NoSuchBucket: "there is no such bucket; create it, or correct the name",
  AccessDenied: "the key may not do this; give it the right to read, list, write and delete objects of this bucket",
  InvalidAccessKeyId: "the store does not know the key; correct AWS_ACCESS_KEY_ID",
  SignatureDoesNotMatch: "the secret does not belong to the key; correct AWS_SECRET_ACCESS_KEY",
  RequestTimeTooSkewed: "the clock of this machine is wrong; set it",
  XMinioParentIsObject: "this store takes no object whose name is also a folder, as addresses are; use another store",
};

/** Why rclone failed, from what it printed. */
function reasonOf(printed: string): string {
  const [, known] = Object.entries(explanations).find(([code]) => printed.includes(code)) ?? [];
  const messages = printed.split("\n").filter((line) => /^\d{4}\/\d\d\/\d\d /.test(line));
  return known ?? messages.at(-1)?.slice("2026/11/29 00:00:00 ".length) ?? "rclone gave no reason";
}

/** Runs rclone. @returns what it printed @throws DataError when it is missing or fails */
async function rclone(name: string, args: readonly string[], env: Environment, input = ""): Promise<string> {
  const child = spawn("rclone", args, { env });
  const printed: Buffer[] = [];
  let errors = "";
  child.stdout.on("data", (part: Buffer) => printed.push(part));
  child.stderr.on("data", (part: Buffer) => (errors += part.toString()));
  // It may end before it has read all.
  child.stdin.on("error", () => undefined).end(input);
  const code = await new Promise<number | string | null>((done) => {
    child.once("error", (error) => done("code" in error && error.code === "ENOENT" ? "missing" : error.message));
    child.once("close", done);
  });
  if (code === "missing")
    throw new DataError(
      "rclone, which sends to buckets, is not installed: apt-get install rclone, brew install rclone, or https://rclone.org/downloads/",
    );
  if (code !== 0) throw new DataError(`${name}: ${typeof code === "string" ? code : reasonOf(errors)}`);
  return Buffer.concat(printed).toString("utf8");
}

/**
 * Opens a prefix of a bucket.
 * @param prefix empty, or with a slash at its end
 * @throws DataError when the environment lacks something
 */
export function openBucket(bucket: string, prefix: string, environment: Environment): Bucket {
  const env = rcloneEnvironment(environment);
  const name = `s3://${bucket}/${prefix}`;
  const remote = `site:${bucket}/${prefix}`;
  return {
    name,
    list: async () => {
      const columns = ["--recursive", "--files-only", "--hash", "MD5", "--format", "hstp", "--separator", "\t"];
      const text = await rclone(name, ["lsf", remote, ...columns, "--fast-list", "--use-server-modtime"], env);
      return new Map(
        text.split("\n").flatMap((line): [string, Stored][] => {
          const [md5 = "", bytes = "", written = "", ...key] = line.split("\t");
          if (key.length === 0) return [];
          return [[key.join("\t"), { md5, bytes: Number(bytes), written: Date.parse(`${written}Z`) }]];
        }),
      );
    },
    copy: async (folder, headers) => {
      const given = Object.entries(headers).flatMap(([header, value]) => ["--header-upload", `${header}: ${value}`]);
      await rclone(name, ["copy", folder, remote, "--copy-links", "--no-check-dest", ...given], env);
    },
    remove: async (keys) => {
      await rclone(name, ["delete", remote, "--files-from-raw", "-"], env, keys.map((key) => `${key}\n`).join(""));
    },
  };
}
