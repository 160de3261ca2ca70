/** A polite HTTP client for the API: few requests at once, a budget, retries that honour Retry-After, conditional requests. */
import pRetry, { AbortError } from "p-retry";
import PQueue from "p-queue";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import type { ResponseCache } from "./cache.ts";

/** How the client behaves. Times in milliseconds. */
export interface ClientOptions {
  readonly baseUrl: string;
  readonly userAgent: string;
  /** Requests of one run, retries included. */
  readonly budget: number;
  readonly concurrency: number;
  readonly timeout: number;
  readonly retries: number;
  /** First wait before a retry; doubles, with jitter. */
  readonly backoff: number;
  /** The longest Retry-After that is waited for. */
  readonly patience: number;
}

/** The budget of the run is spent: what was read is kept, the rest is for the next run. */
export class BudgetSpent extends Error {
  override readonly name = "BudgetSpent";
}

/** An address that answers 404 or 410: not a failure of the source. */
export class NotFound extends Error {
  override readonly name = "NotFound";
}

/** An answer that a repeated request may mend. */
class Transient extends Error {
  override readonly name = "Transient";
  readonly retryAfter: number | null;

  constructor(message: string, retryAfter: number | null = null) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** What a request gave: `unchanged` = 304, and the record made of it is already in the snapshot. */
export type Answer = { readonly unchanged: false; readonly body: unknown } | { readonly unchanged: true };

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Seconds or HTTP date, to milliseconds from now. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

export class ApiClient {
  readonly #options: ClientOptions;
  readonly #effects: Effects;
  readonly #cache: ResponseCache;
  readonly #queue: PQueue;
  #requests = 0;
  #retried = 0;

  constructor(options: ClientOptions, cache: ResponseCache, effects: Effects) {
    this.#options = options;
    this.#cache = cache;
    this.#effects = effects;
    this.#queue = new PQueue({ concurrency: options.concurrency });
  }

  /** Requests sent so far, retries included, and how many of them were retries. */
  get spent(): { readonly requests: number; readonly retries: number } {
    return { requests: this.#requests, retries: this.#retried };
  }

  /** The full address of a path with its query; empty values are not sent. */
  urlOf(path: string, query: Readonly<Record<string, string | number>> = {}): string {
    const url = new URL(
      path,
      this.#options.baseUrl.endsWith("/") ? this.#options.baseUrl : `${this.#options.baseUrl}/`,
    );
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return url.href;
  }

  /**
   * Reads an address. The queue bounds how many run at once.
   * @param reserve requests that must be left afterwards.
   * @param mustHaveBody the record is not in the snapshot: "not modified" is no answer.
   * @throws SourceUnavailable when the source does not answer after the retries, NotFound, BudgetSpent.
   */
  async get(url: string, mustHaveBody = false, reserve = 0): Promise<Answer> {
    return await this.#queue.add(async () => await this.#getWithRetries(url, mustHaveBody, reserve));
  }

  async #getWithRetries(url: string, mustHaveBody: boolean, reserve: number): Promise<Answer> {
    const { retries, backoff } = this.#options;
    try {
      return await pRetry(async () => await this.#attempt(url, mustHaveBody, reserve), {
        retries,
        minTimeout: backoff,
        factor: 2,
        randomize: true,
        shouldRetry: ({ error }) => error instanceof Transient,
        onFailedAttempt: async ({ error, retriesLeft }) => {
          if (!(error instanceof Transient) || retriesLeft === 0) return;
          this.#retried += 1;
          if (error.retryAfter !== null) await wait(error.retryAfter);
        },
      });
    } catch (error) {
      if (error instanceof Transient)
        throw new SourceUnavailable(`${url}: ${error.message} (after ${retries + 1} attempts)`);
      throw error;
    }
  }

  async #attempt(url: string, mustHaveBody: boolean, reserve: number): Promise<Answer> {
    if (this.#requests >= this.#options.budget - reserve)
      throw new AbortError(new BudgetSpent(`the budget of ${this.#options.budget} requests is spent`));
    this.#requests += 1;
    const kept = this.#cache.validators(url);
    const known = mustHaveBody && this.#cache.body(url) === null ? null : kept;
    const response = await this.#fetch(url, known);
    if (response.status === 304 && known !== null) {
      const body = this.#cache.body(url);
      return body === null ? { unchanged: true } : { unchanged: false, body: JSON.parse(body) };
    }
    this.#checkStatus(response, url);
    const text = await readText(response);
    const body = parseJson(text);
    this.#cache.keep(
      url,
      { etag: response.headers.get("etag"), lastModified: response.headers.get("last-modified") },
      text,
    );
    return { unchanged: false, body };
  }

  async #fetch(
    url: string,
    known: { readonly etag: string | null; readonly lastModified: string | null } | null,
  ): Promise<Response> {
    const headers: Record<string, string> = { accept: "application/json", "user-agent": this.#options.userAgent };
    if (known?.etag) headers["if-none-match"] = known.etag;
    if (known?.lastModified) headers["if-modified-since"] = known.lastModified;
    try {
      return await this.#effects.fetch(url, {
        headers,
        signal: AbortSignal.timeout(this.#options.timeout),
        redirect: "follow",
      });
    } catch (error) {
      throw new Transient(reasonOf(error));
    }
  }

  #checkStatus(response: Response, url: string): void {
    const { status } = response;
    if (status === 200) return;
    if (status === 404 || status === 410) throw new AbortError(new NotFound(`${url}: ${status}`));
    const retryAfter = parseRetryAfter(response.headers.get("retry-after"), Date.now());
    if (retryAfter !== null && retryAfter > this.#options.patience)
      throw new AbortError(
        new SourceUnavailable(`${url}: the source asks to come back in ${Math.round(retryAfter / 1000)} s`),
      );
    if (status === 429 || status === 408 || status >= 500) throw new Transient(`answered ${status}`, retryAfter);
    throw new AbortError(new SourceUnavailable(`${url}: answered ${status}`));
  }
}

async function wait(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** The body as UTF-8 and nothing else: text in another charset is broken, not guessed. */
async function readText(response: Response): Promise<string> {
  let bytes: ArrayBuffer;
  try {
    bytes = await response.arrayBuffer();
  } catch (error) {
    throw new Transient(reasonOf(error));
  }
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Transient("the answer is not UTF-8");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Transient(
      text.trimStart().startsWith("<") ? "answered HTML instead of JSON" : "the JSON is broken or cut short",
    );
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "the request failed";
  if (error.name === "TimeoutError") return "no answer in time";
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
