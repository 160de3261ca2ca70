/**
 * HTTP client with bounded concurrency, a request budget, retries that honour Retry-After, and conditional requests.
 */
import pRetry, { AbortError } from "p-retry";
import PQueue from "p-queue";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import type { Effects } from "#scripts/lib/effects.ts";

/** Options of the client. Times in milliseconds. */
export interface ClientOptions {
  readonly userAgent: string;
  /** Maximum number of requests of a run, retries included. */
  readonly budget: number;
  /** Time of {@link Effects.elapsed} from which no request is sent any more; default none. */
  readonly deadline?: number | undefined;
  readonly concurrency: number;
  readonly timeout: number;
  readonly retries: number;
  /** Delay before the first retry; doubles each time, with jitter. */
  readonly backoff: number;
  /** Maximum Retry-After that the client waits for. */
  readonly maxRetryAfterMs: number;
  /** Minimum time between the starts of two requests; default none. */
  readonly distance?: number;
  /** The server answers 403 while it blocks a client: time to wait before the next try. It doubles each time. */
  readonly blockedWait?: number;
  /** Count of requests that several clients share with the budget; default an own one. */
  readonly counter?: RequestCounter;
}

/** Requests sent, retries included. */
export interface RequestCounter {
  requests: number;
}

/** The request budget of the run is spent, or its deadline has passed. Records already read are saved; the rest waits for the next run. */
export class BudgetSpent extends Error {
  override readonly name = "BudgetSpent";
}

/** The server keeps blocking this client: every further request would prolong it. */
export class Blocked extends SourceUnavailable {
  override readonly name = "DataError";
  readonly isBlocked = true;
}

/** The body is longer than {@link longestBody}: asking again would not help. */
class TooLong extends Error {
  override readonly name = "TooLong";
}

/** The server answered 404 or 410. Not a failure of the source. */
export class NotFound extends Error {
  override readonly name = "NotFound";
}

export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface Asked<T> {
  /** Media types of the Accept header. */
  readonly accept: string;
  /** Read at every attempt; null = unconditional request. */
  readonly known: () => Validators | null;
  /** Number of requests that must remain in the budget after this one. */
  readonly reserve?: number;
  /** Reads the body; throws {@link Transient} for an error worth a retry. */
  readonly read: (response: Response) => Promise<T>;
}

/** A response; null = not modified. */
export type Fetched<T> = { readonly body: T; readonly validators: Validators } | null;

/** An error that a retry may resolve. */
export class Transient extends Error {
  override readonly name = "Transient";
  readonly retryAfter: number | null;

  constructor(message: string, retryAfter: number | null = null) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** Converts a Retry-After header (seconds or HTTP date) to milliseconds from now; null when missing or invalid. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

export class HttpClient {
  readonly #options: ClientOptions;
  readonly #effects: Effects;
  readonly #queue: PQueue;
  readonly #counter: RequestCounter;
  #retried = 0;
  /** Refusals with 403 in a row. */
  #blocks = 0;
  /** Earliest start of the next request. */
  #nextStart = 0;

  constructor(options: ClientOptions, effects: Effects) {
    this.#options = options;
    this.#effects = effects;
    this.#counter = options.counter ?? { requests: 0 };
    this.#queue = new PQueue({ concurrency: options.concurrency });
  }

  /** Requests sent so far; `requests` includes the retries. */
  get spent(): { readonly requests: number; readonly retries: number } {
    return { requests: this.#counter.requests, retries: this.#retried };
  }

  /**
   * Fetches a URL; the queue bounds concurrency.
   * @throws SourceUnavailable when all retries fail or the server asks for too long a delay
   * @throws NotFound for 404 and 410
   * @throws BudgetSpent
   */
  async fetch<T>(url: string, asked: Asked<T>): Promise<Fetched<T>> {
    return await this.#queue.add(async () => await this.#fetchWithRetries(url, asked));
  }

  async #fetchWithRetries<T>(url: string, asked: Asked<T>): Promise<Fetched<T>> {
    const { retries, backoff } = this.#options;
    try {
      return await pRetry(async () => await this.#attempt(url, asked), {
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
      if (!(error instanceof Transient)) throw error;
      const message = `${url}: ${error.message} (after ${retries + 1} attempts)`;
      if (this.#blocks > 0) throw new Blocked(message);
      throw new SourceUnavailable(message);
    }
  }

  async #attempt<T>(url: string, { accept, known, reserve = 0, read }: Asked<T>): Promise<Fetched<T>> {
    const { budget, deadline = Infinity } = this.#options;
    if (this.#counter.requests >= budget - reserve)
      throw new AbortError(new BudgetSpent(`the budget of ${budget} requests is spent`));
    // Single records end earlier than lists, as with the budget: lists that are not read would cost all records.
    if (this.#effects.elapsed() >= (reserve > 0 ? 0.9 : 1) * deadline)
      throw new AbortError(new BudgetSpent(`the deadline of ${deadline / 60_000} minutes has passed`));
    this.#counter.requests += 1;
    await this.#keepDistance();
    const validators = known();
    const response = await this.#send(url, accept, validators);
    // An unread body holds its connection until it is garbage-collected.
    if (response.status !== 200) await response.body?.cancel().catch(() => undefined);
    if (response.status === 304 && validators !== null) return null;
    this.#checkStatus(response, url);
    return {
      body: await read(response).catch((error: unknown) => {
        throw error instanceof TooLong ? new AbortError(new SourceUnavailable(`${url}: ${error.message}`)) : error;
      }),
      validators: { etag: response.headers.get("etag"), lastModified: response.headers.get("last-modified") },
    };
  }

  async #keepDistance(): Promise<void> {
    const { distance = 0 } = this.#options;
    if (distance === 0) return;
    const now = this.#effects.elapsed();
    const start = Math.max(now, this.#nextStart);
    this.#nextStart = start + distance;
    if (start > now) await wait(start - now);
  }

  async #send(url: string, accept: string, known: Validators | null): Promise<Response> {
    const headers: Record<string, string> = { accept, "user-agent": this.#options.userAgent };
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
    const { blockedWait, maxRetryAfterMs } = this.#options;
    this.#blocks = status === 403 ? this.#blocks + 1 : 0;
    if (status === 200) return;
    if (status === 403 && blockedWait !== undefined)
      throw new Transient("answered 403", Math.min(maxRetryAfterMs, blockedWait * 2 ** (this.#blocks - 1)));
    if (status === 404 || status === 410) throw new AbortError(new NotFound(`${url}: ${status}`));
    const retryAfter = parseRetryAfter(response.headers.get("retry-after"), Date.now());
    if (retryAfter !== null && retryAfter > maxRetryAfterMs)
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

/** Bytes of the longest body that is read, uncompressed. The longest answers of the sources have a few megabytes. */
const longestBody = 64 * 1024 * 1024;

/**
 * Reads a body chunk by chunk (reading it whole would copy it twice). A broken connection is worth a retry.
 * @throws TooLong as soon as more than {@link longestBody} bytes have arrived; the connection is closed
 */
export async function readBytes(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > longestBody) throw new TooLong(`the answer has more than ${longestBody / 1024 / 1024} MB`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw error instanceof TooLong ? error : new Transient(reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "the request failed";
  if (error.name === "TimeoutError") return "no answer in time";
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
