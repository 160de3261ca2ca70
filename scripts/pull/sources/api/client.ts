import { putIds } from "#src/lib/api-words.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { type ClientOptions as ClientDefaults, HttpClient, Transient, readBytes } from "#scripts/pull/http/client.ts";
import { addressOf } from "./paths.ts";
import type { ResponseCache } from "#scripts/pull/cache.ts";
import { isUtf8 } from "node:buffer";

export { BudgetSpent, NotFound } from "#scripts/pull/http/client.ts";

export interface ClientOptions extends ClientDefaults {
  readonly baseUrl: string;
}

/** Result of a request. `unchanged` = 304, and the record is already in the snapshot. */
export type Answer = { readonly unchanged: false; readonly body: unknown } | { readonly unchanged: true };

export class ApiClient {
  readonly #baseUrl: string;
  readonly #http: HttpClient;
  readonly #cache: ResponseCache;
  readonly #idOf: (slug: string) => string;
  /** Maximum number of requests of this run. */
  readonly budget: number;

  /** @param idOf converts a slug; applied to every response, so that all other code sees our person ids */
  constructor(
    { baseUrl, ...clientDefaults }: ClientOptions,
    cache: ResponseCache,
    effects: Effects,
    idOf: (slug: string) => string = (slug) => slug,
  ) {
    this.#idOf = idOf;
    this.#baseUrl = baseUrl;
    this.#http = new HttpClient(clientDefaults, effects);
    this.budget = clientDefaults.budget;
    this.#cache = cache;
  }

  get spent(): HttpClient["spent"] {
    return this.#http.spent;
  }

  urlOf(path: string, query: Readonly<Record<string, string | number>> = {}): string {
    return addressOf(this.#baseUrl, path, query);
  }

  /**
   * Fetches a URL, from the cache if not modified.
   * @param mustHaveBody the snapshot lacks the record, so "not modified" without a cached body is not enough
   * @param reserve number of requests that must remain in the budget after this one
   * @throws SourceUnavailable when all retries fail; NotFound; BudgetSpent
   */
  async get(url: string, mustHaveBody = false, reserve = 0): Promise<Answer> {
    const known = () => (mustHaveBody && !this.#cache.holds(url) ? null : this.#cache.validators(url));
    const read = async (response: Response) => {
      const bytes = await readBytes(response);
      return { bytes, value: this.#withIds(parseBody(bytes)) };
    };
    const fetched = await this.#http.fetch(url, { accept: "application/json", known, reserve, read });
    if (fetched === null) {
      const cached = this.#cache.body(url);
      return cached === null ? { unchanged: true } : { unchanged: false, body: this.#withIds(decodeBody(cached)) };
    }
    const { bytes, value } = fetched.body;
    this.#cache.keep(url, fetched.validators, bytes);
    return { unchanged: false, body: value };
  }

  #withIds(answer: unknown): unknown {
    putIds(answer, this.#idOf);
    return answer;
  }
}

/** @throws Transient with the reason: a repeated request may return a valid body */
export function parseBody(bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw new Transient("the answer is empty");
  if (!isUtf8(bytes)) throw new Transient("the answer is not UTF-8");
  try {
    return decodeBody(bytes);
  } catch {
    throw new Transient(isMarkup(bytes) ? "answered HTML instead of JSON" : "the JSON is broken or cut short");
  }
}

/** Parses a body that is known to be JSON. TextDecoder removes a byte-order mark. */
function decodeBody(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Whether a body is HTML or XML. */
export function isMarkup(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes).trimStart().startsWith("<");
}
