import { DataCallError } from "./data-port.ts";

/** Fetches and parses JSON. Throws {@link DataCallError}; the error of an abort is passed through. */
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
    throw new DataCallError("unreadable", address);
  });
}

/** Whether a request was aborted rather than failed. */
export function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === "AbortError";
}
