import { hash } from "node:crypto";

/** SHA-256 in hexadecimal. */
export function digestOf(data: string | Uint8Array): string {
  return hash("sha256", data, "hex");
}
