import { operator } from "#src/config/operator.ts";
import type { PullOptions } from "#scripts/pull/source.ts";
import type { ClientOptions } from "./client.ts";

/** Client defaults (politeness limits). The budget is well below the published quota of 10,000 requests a day. */
export const clientDefaults: ClientOptions = {
  userAgent: `Emiciclo/1.0 (+${operator.site}; ${operator.email})`,
  budget: 8000,
  concurrency: 4,
  // The API needs 17 seconds for a list of 500 bills.
  timeout: 60_000,
  retries: 4,
  backoff: 1000,
  maxRetryAfterMs: 300_000,
};

/** The limits that the options of a pull set. */
export function limitsOf({ budget, minutes }: PullOptions): Pick<ClientOptions, "budget" | "deadline"> {
  const deadline = minutes === undefined || minutes === null ? undefined : minutes * 60_000;
  return { budget: budget ?? clientDefaults.budget, deadline };
}
