/** The API as JSON, through the polite client, with answers and validators kept in the cache. */
import { isUtf8 } from "node:buffer";
import { putIds } from "#src/lib/api-words.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { type ClientOptions as Manners, HttpClient, readBytes, Transient } from "#scripts/pull/http/client.ts";
import type { ResponseCache } from "./cache.ts";

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
  readonly #parse: (bytes: Uint8Array) => unknown;
  /** Requests that this run may send. */
  readonly budget: number;

  /** @param idOf what stands for a slug in every answer: people are known by our ids from here on. */
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

  /** Requests sent so far, retries included, and how many of them were retries. */
  get spent(): HttpClient["spent"] {
    return this.#http.spent;
  }

  /** The full address of a path with its query; empty values are not sent. */
  urlOf(path: string, query: Readonly<Record<string, string | number>> = {}): string {
    const url = new URL(path, this.#baseUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return url.href;
  }

  /**
   * Reads an address.
   * @param reserve requests that must be left afterwards.
   * @param mustHaveBody the record is not in the snapshot: "not modified" is no answer.
   * @throws SourceUnavailable when the source does not answer after the retries, NotFound, BudgetSpent.
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

/** The body as JSON in UTF-8 and nothing else: text in another charset is broken, not guessed. */
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

/** A fresh or kept answer. The decoder leaves out a byte-order mark. */
function parseJson(bytes: Uint8Array, idOf: (slug: string) => string): unknown {
  const answer: unknown = JSON.parse(new TextDecoder().decode(bytes));
  putIds(answer, idOf);
  return answer;
}
