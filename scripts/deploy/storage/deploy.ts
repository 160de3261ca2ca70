/** Sends a site to a bucket that the environment describes. */
import type { SendOptions } from "#scripts/deploy/target.ts";
import { openBucket, type Environment } from "./bucket.ts";
import { sendToBucket } from "./send.ts";

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
  const prefix = parts.map((part) => `${part}/`).join("");
  return await sendToBucket(openBucket(bucket, prefix, environment), out, options);
}
