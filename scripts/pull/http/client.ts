/** A polite HTTP client: few requests at once, a budget, retries that honour Retry-After, conditional requests. */
import pRetry, { AbortError } from "p-retry";
import PQueue from "p-queue";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import type { Effects } from "#scripts/lib/effects.ts";

/** How the client behaves. Times in milliseconds. */
export interface ClientOptions {
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

/** What makes the next request for an address conditional. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** What is asked for, beside the address. */
export interface Asked<T> {
  /** Media types, for the Accept header. */
  readonly accept: string;
  /** Looked up at every attempt; null = not conditional. */
  readonly known: () => Validators | null;
  /** Requests that must be left afterwards. */
  readonly reserve?: number;
  /** Reads the body; throws {@link Transient} when a repeated request may mend it. */
  readonly read: (response: Response) => Promise<T>;
}

/** An answer; null body = not modified. */
export type Fetched<T> = { readonly body: T; readonly validators: Validators } | null;

/** An answer that a repeated request may mend. */
export class Transient extends Error {
  override readonly name = "Transient";
  readonly retryAfter: number | null;

  constructor(message: string, retryAfter: number | null = null) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** Seconds or HTTP date, to milliseconds from now. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** Asks politely: no more at once than allowed, again after a failure, within a budget. */
export class HttpClient {
  readonly #options: ClientOptions;
  readonly #effects: Effects;
  readonly #queue: PQueue;
  #requests = 0;
  #retried = 0;

  constructor(options: ClientOptions, effects: Effects) {
    this.#options = options;
    this.#effects = effects;
    this.#queue = new PQueue({ concurrency: options.concurrency });
  }

  /** Requests sent so far, retries included, and how many of them were retries. */
  get spent(): { readonly requests: number; readonly retries: number } {
    return { requests: this.#requests, retries: this.#retried };
  }

  /**
   * Reads an address. The queue bounds how many run at once.
   * @throws SourceUnavailable when the source does not answer after the retries, NotFound, BudgetSpent.
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
      if (error instanceof Transient)
        throw new SourceUnavailable(`${url}: ${error.message} (after ${retries + 1} attempts)`);
      throw error;
    }
  }

  async #attempt<T>(url: string, { accept, known, reserve = 0, read }: Asked<T>): Promise<Fetched<T>> {
    if (this.#requests >= this.#options.budget - reserve)
      throw new AbortError(new BudgetSpent(`the budget of ${this.#options.budget} requests is spent`));
    this.#requests += 1;
    const validators = known();
    const response = await this.#send(url, accept, validators);
    // Unread, a body holds its connection until it is collected.
    if (response.status !== 200) await response.body?.cancel().catch(() => undefined);
    if (response.status === 304 && validators !== null) return null;
    this.#checkStatus(response, url);
    return {
      body: await read(response),
      validators: { etag: response.headers.get("etag"), lastModified: response.headers.get("last-modified") },
    };
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

/** The bytes of a body; a connection that breaks is worth another attempt. Chunk by chunk: whole, they are copied twice. */
export async function readBytes(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of response.body ?? []) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch (error) {
    throw new Transient(reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "the request failed";
  if (error.name === "TimeoutError") return "no answer in time";
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
