import { brotliCompressSync, constants } from "node:zlib";

/** Above this the second-best quality would take a second and more. */
const large = 200_000;

/** Brotli as a host sends it that compresses well: a page of a vote takes 40 ms, at the best quality it would take five times that. */
export function toBrotli(content: Uint8Array, quality = content.length > large ? 5 : 10): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
