import { brotliCompressSync, constants } from "node:zlib";

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
