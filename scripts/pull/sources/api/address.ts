/** Base address of the API and the addresses below it. */
import { UsageError } from "#scripts/lib/errors.ts";

/** @throws UsageError when the address is missing or invalid */
export function requireBaseUrl(given: string | null): string {
  if (given === null || !/^https?:\/\/\S+$/.test(given) || !URL.canParse(given))
    throw new UsageError(
      `source api: ${given === null ? "say where the API is" : `"${given}" is no address of an API`}, for example --base-url https://HOST/api-openparlamento/v1/19/`,
    );
  return given;
}

/** The full address of a path below the base address, with its query. */
export function addressOf(
  baseUrl: string,
  path: string,
  query: Readonly<Record<string, string | number>> = {},
): string {
  const url = new URL(path, baseUrl.endsWith("/") ? baseUrl : `${baseUrl}/`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url.href;
}
