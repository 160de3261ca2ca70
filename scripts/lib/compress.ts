import { brotliCompressSync, constants, createGzip } from "node:zlib";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Bytes below which a compressed file saves nothing. */
export const leastCompressed = 500;

/** Bytes above which Brotli quality 10 takes a second or more. */
const large = 200_000;

/**
 * Brotli as a production host would send it. Quality 10 takes 40 ms for a vote page; the best quality (11) takes five
 * times as long.
 */
export function toBrotli(content: Uint8Array, quality = content.length > large ? 5 : 10): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

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
