/** The API as JSON, through the polite client, with answers and validators kept in the cache. */
import { putIds } from "#src/lib/api-words.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { type ClientOptions as Manners, HttpClient, readBytes } from "#scripts/pull/http/client.ts";
import { addressOf } from "./address.ts";
import type { ResponseCache } from "./cache.ts";
import { decodeBody, parseBody } from "./json.ts";

export { BudgetSpent, NotFound } from "#scripts/pull/http/client.ts";

/** Manners of the client, and where the API is. */
export interface ClientOptions extends Manners {
  readonly baseUrl: string;
}

/** What a request gave: `unchanged` = 304, and the record made of it is already in the snapshot. */
export type Answer = { readonly unchanged: false; readonly body: unknown } | { readonly unchanged: true };

/** The API under its base address: JSON answers, asked for again only if they have changed. */
export class ApiClient {
  readonly #baseUrl: string;
  readonly #http: HttpClient;
  readonly #cache: ResponseCache;
  readonly #idOf: (slug: string) => string;

  /** @param idOf what stands for a slug in every answer: people are known by our ids from here on. */
  constructor(
    { baseUrl, ...manners }: ClientOptions,
    cache: ResponseCache,
    effects: Effects,
    idOf: (slug: string) => string = (slug) => slug,
  ) {
    this.#idOf = idOf;
    this.#baseUrl = baseUrl;
    this.#http = new HttpClient(manners, effects);
    this.#cache = cache;
  }

  /** Requests sent so far, retries included, and how many of them were retries. */
  get spent(): HttpClient["spent"] {
    return this.#http.spent;
  }

  /** The full address of a path with its query; empty values are not sent. */
  urlOf(path: string, query: Readonly<Record<string, string | number>> = {}): string {
    return addressOf(this.#baseUrl, path, query);
  }

  /**
   * Reads an address.
   * @param reserve requests that must be left afterwards.
   * @param mustHaveBody the record is not in the snapshot: "not modified" is no answer.
   * @throws SourceUnavailable when the source does not answer after the retries, NotFound, BudgetSpent.
   */
  async get(url: string, mustHaveBody = false, reserve = 0): Promise<Answer> {
    const known = () => (mustHaveBody && !this.#cache.holds(url) ? null : this.#cache.validators(url));
    const read = async (response: Response) => {
      const bytes = await readBytes(response);
      return { bytes, value: this.#withIds(parseBody(bytes)) };
    };
    const fetched = await this.#http.fetch(url, { accept: "application/json", known, reserve, read });
    if (fetched === null) {
      const kept = this.#cache.body(url);
      return kept === null ? { unchanged: true } : { unchanged: false, body: this.#withIds(decodeBody(kept)) };
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
