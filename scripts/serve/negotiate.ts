/** HTTP content negotiation (RFC 9110): encoding, conditional requests, ranges. */

export type Encoding = "br" | "gzip" | "identity";

/** Whether an Accept-Encoding header lists the coding with a weight above zero. */
function takes(accepted: string, coding: string): boolean {
  const [, weight = "1"] = new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`).exec(accepted) ?? [
    "",
    "0",
  ];
  return Number(weight) > 0;
}

/** The smallest encoding that the client accepts. Files that are already compressed are sent as they are. */
export function chooseEncoding(accepted: string, isText: boolean): Encoding {
  if (!isText) return "identity";
  if (takes(accepted, "br")) return "br";
  return takes(accepted, "gzip") ? "gzip" : "identity";
}

/** Whether If-None-Match contains this ETag. Intermediate caches may have made it weak (`W/`). */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  const marks = (ifNoneMatch ?? "").split(",").map((mark) => mark.trim().replace(/^W\//, ""));
  return marks.includes(etag) || marks.includes("*");
}

/** Offsets of the first and the last byte, both inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Parses a Range header. Null = send the whole body, also for several ranges and for invalid ones; "outside" = beyond
 * the end.
 */
export function rangeOf(range: string | undefined, size: number): ByteRange | "outside" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? "outside" : { first, last };
}
