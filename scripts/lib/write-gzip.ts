import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

/**
 * Writes a gzip file from the pieces of its content, without holding all of it in memory. Node writes no date into gzip
 * headers, so equal content gives equal bytes.
 */
export async function writeGzip(
  file: string,
  content: Iterable<string | Uint8Array> | AsyncIterable<Uint8Array>,
  level: number,
): Promise<void> {
  await pipeline(Readable.from(content), createGzip({ level }), createWriteStream(file));
}
