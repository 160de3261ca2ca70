/** Parses bodies as UTF-8 JSON. Other charsets are errors, never guessed. */
import { isUtf8 } from "node:buffer";
import { Transient } from "#scripts/pull/http/client.ts";

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
export function decodeBody(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Whether a body is HTML or XML. */
export function isMarkup(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes).trimStart().startsWith("<");
}
