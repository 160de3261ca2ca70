import { DataCallError } from "./data-port.ts";

/** GET and parse JSON. Throws {@link DataCallError}; an abort passes through as it is. */
export async function fetchJson(
  address: string,
  { signal, ...options }: Pick<RequestInit, "signal" | "cache"> = {},
): Promise<unknown> {
  const answer = await fetch(address, {
    ...options,
    signal: signal ?? null,
    headers: { accept: "application/json" },
  }).catch((reason: unknown) => {
    if (signal?.aborted === true) throw reason;
    throw new DataCallError(null, address);
  });
  if (!answer.ok) throw new DataCallError(answer.status, address);
  return answer.json().catch((reason: unknown) => {
    if (signal?.aborted === true) throw reason;
    throw new DataCallError(answer.status, address);
  });
}

/** Whether a failure is only a request that was overtaken. */
export function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === "AbortError";
}
