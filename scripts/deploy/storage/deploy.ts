/** Sends a site to a bucket that the environment describes. */
import { DataError } from "#scripts/lib/errors.ts";
import { siteConfig } from "#src/config/site.ts";
import type { SendOptions } from "#scripts/deploy/target.ts";
import { sendToStore } from "./send.ts";
import { openStore } from "./store.ts";

/** Stores that ignore objects which redirect. There the pages of old addresses redirect. */
const ignoresRedirects = /\.(r2\.cloudflarestorage|backblazeb2)\.com$/;

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws DataError with the names of the missing variables */
function required(environment: Environment, name: string): string {
  const value = environment[name];
  if (value === undefined || value === "")
    throw new DataError(
      `${name} is not set; the object store needs AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and either AWS_REGION or AWS_ENDPOINT_URL`,
    );
  return value;
}

/**
 * Sends the site in the folder `out`.
 * @param place "BUCKET" or "BUCKET/PREFIX"
 * @throws DataError with the way out
 */
export async function deployToStorage(
  out: string,
  place: string,
  options: SendOptions,
  environment: Environment,
): Promise<string> {
  const [bucket = "", ...folders] = place.replace(/\/+$/, "").split("/");
  const parts = [...folders, ...(options.preview === null ? [] : ["preview", options.preview])];
  // A workflow sets a variable without a value to "".
  const given = (name: string): string | undefined => (environment[name] === "" ? undefined : environment[name]);
  const endpoint =
    given("AWS_ENDPOINT_URL_S3") ??
    given("AWS_ENDPOINT_URL") ??
    `https://s3.${required(environment, "AWS_REGION")}.amazonaws.com`;
  if (!URL.canParse(endpoint)) throw new DataError(`AWS_ENDPOINT_URL: "${endpoint}" is no address`);
  const sessionToken = given("AWS_SESSION_TOKEN");
  const store = openStore({
    endpoint,
    region: given("AWS_REGION") ?? "auto",
    bucket,
    prefix: parts.map((part) => `${part}/`).join(""),
    accessKeyId: required(environment, "AWS_ACCESS_KEY_ID"),
    secretAccessKey: required(environment, "AWS_SECRET_ACCESS_KEY"),
    ...(sessionToken !== undefined && { sessionToken }),
    fetch: options.effects.fetch,
  });
  return await sendToStore(store, out, {
    ...options,
    isPreview: options.preview !== null,
    redirects: !ignoresRedirects.test(new URL(endpoint).hostname),
    site: siteConfig.url.replace(/\/+$/, ""),
  });
}
