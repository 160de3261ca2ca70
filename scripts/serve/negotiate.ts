/** What a request asks of the form of an answer (RFC 9110): encoding, what it has already, part of a file. */

export type Encoding = "br" | "gzip" | "identity";

/** Whether an Accept-Encoding takes a coding: named, and not with weight zero. */
function takes(accepted: string, coding: string): boolean {
  const [, weight = "1"] = new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`).exec(accepted) ?? [
    "",
    "0",
  ];
  return Number(weight) > 0;
}

/** The smallest encoding that the reader takes; what is packed already goes as it is. */
export function chooseEncoding(accepted: string, isText: boolean): Encoding {
  if (!isText) return "identity";
  if (takes(accepted, "br")) return "br";
  return takes(accepted, "gzip") ? "gzip" : "identity";
}

/** Whether an If-None-Match names this mark; caches on the way may have made it weak. */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  const marks = (ifNoneMatch ?? "").split(",").map((mark) => mark.trim().replace(/^W\//, ""));
  return marks.includes(etag) || marks.includes("*");
}

/** First and last byte. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** The part that a Range asks for; null = the whole, also for several parts and for what cannot be read; "outside" = past the end. */
export function rangeOf(range: string | undefined, size: number): ByteRange | "outside" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? "outside" : { first, last };
}
