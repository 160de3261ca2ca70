import { isUtf8 } from "node:buffer";
import { putIds } from "#src/lib/api-words.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { type ClientOptions as Manners, HttpClient, readBytes, Transient } from "#scripts/pull/http/client.ts";
import type { ResponseCache } from "./cache.ts";

export { BudgetSpent, NotFound } from "#scripts/pull/http/client.ts";

export interface ClientOptions extends Manners {
  readonly baseUrl: string;
}

/** Result of a request. `unchanged` = 304, and the record is already in the snapshot. */
export type Answer = { readonly unchanged: false; readonly body: unknown } | { readonly unchanged: true };

export class ApiClient {
  readonly #baseUrl: string;
  readonly #http: HttpClient;
  readonly #cache: ResponseCache;
  readonly #parse: (bytes: Uint8Array) => unknown;
  /** Maximum number of requests of this run. */
  readonly budget: number;

  /** @param idOf converts a slug; applied to every response, so that all other code sees our person ids */
  constructor(
    { baseUrl, ...manners }: ClientOptions,
    cache: ResponseCache,
    effects: Effects,
    idOf: (slug: string) => string = (slug) => slug,
  ) {
    this.#parse = (bytes) => parseJson(bytes, idOf);
    this.#baseUrl = baseUrl.endsWith("/") ? baseUrl : `${baseUrl}/`;
    this.#http = new HttpClient(manners, effects);
    this.budget = manners.budget;
    this.#cache = cache;
  }

  get spent(): HttpClient["spent"] {
    return this.#http.spent;
  }

  urlOf(path: string, query: Readonly<Record<string, string | number>> = {}): string {
    const url = new URL(path, this.#baseUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return url.href;
  }

  /**
   * Fetches a URL, from the cache if not modified.
   * @param mustHaveBody the snapshot lacks the record, so "not modified" without a cached body is not enough
   * @param reserve number of requests that must remain in the budget after this one
   * @throws SourceUnavailable when all retries fail; NotFound; BudgetSpent
   */
  async get(url: string, mustHaveBody = false, reserve = 0): Promise<Answer> {
    const known = () => (mustHaveBody && !this.#cache.holds(url) ? null : this.#cache.validators(url));
    const read = async (response: Response) => await readJson(response, this.#parse);
    const fetched = await this.#http.fetch(url, { accept: "application/json", known, reserve, read });
    if (fetched === null) {
      const kept = this.#cache.body(url);
      return kept === null ? { unchanged: true } : { unchanged: false, body: this.#parse(kept) };
    }
    const { bytes, value } = fetched.body;
    this.#cache.keep(url, fetched.validators, bytes);
    return { unchanged: false, body: value };
  }
}

/** Parses a body as UTF-8 JSON. Other charsets are errors, never guessed. */
async function readJson(
  response: Response,
  parse: (bytes: Uint8Array) => unknown,
): Promise<{ readonly bytes: Uint8Array; readonly value: unknown }> {
  const bytes = await readBytes(response);
  if (!isUtf8(bytes)) throw new Transient("the answer is not UTF-8");
  try {
    return { bytes, value: parse(bytes) };
  } catch {
    const isMarkup = bytes.toString("utf8").trimStart().startsWith("<");
    throw new Transient(isMarkup ? "answered HTML instead of JSON" : "the JSON is broken or cut short");
  }
}

/** Parses a fresh or cached body. TextDecoder removes a byte-order mark. */
function parseJson(bytes: Uint8Array, idOf: (slug: string) => string): unknown {
  const answer: unknown = JSON.parse(new TextDecoder().decode(bytes));
  putIds(answer, idOf);
  return answer;
}
