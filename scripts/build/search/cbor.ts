/** The subset of CBOR (RFC 8949) that Pagefind writes: non-negative integers, texts, and lists of known length. */

export type Cbor = number | string | Cbor[];

const kinds = { number: 0, text: 3, list: 4 } as const;

/** Number of bytes after the first one that contain the length, by the low five bits. */
const widths: Readonly<Record<number, number>> = { 24: 1, 25: 2, 26: 4 };

/**
 * Decodes one value.
 * @throws Error for anything that Pagefind does not write.
 */
export function decodeCbor(bytes: Uint8Array): Cbor {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const readLength = (low: number): number => {
    if (low < 24) return low;
    const width = widths[low];
    if (width === undefined) throw new Error(`CBOR with a length of kind ${low} is not read here`);
    at += width;
    return buffer.readUIntBE(at - width, width);
  };
  const readValue = (): Cbor => {
    const first = buffer.readUInt8(at++);
    const kind = first >> 5;
    const length = readLength(first & 31);
    if (kind === kinds.number) return length;
    if (kind === kinds.text) return buffer.toString("utf8", at, (at += length));
    if (kind === kinds.list) return Array.from({ length }, readValue);
    throw new Error(`CBOR values of kind ${kind} are not read here`);
  };
  const value = readValue();
  if (at !== buffer.length) throw new Error(`${buffer.length - at} bytes after the end of a CBOR value`);
  return value;
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.of((kind << 5) | length);
  const low = length < 0x100 ? 24 : length < 0x10000 ? 25 : 26;
  const bytes = Buffer.alloc(1 + (widths[low] ?? 0));
  bytes.writeUInt8((kind << 5) | low);
  bytes.writeUIntBE(length, 1, bytes.length - 1);
  return bytes;
}

export function encodeCbor(value: Cbor): Buffer {
  if (typeof value === "number") return head(kinds.number, value);
  if (typeof value === "string") return Buffer.concat([head(kinds.text, Buffer.byteLength(value)), Buffer.from(value)]);
  return Buffer.concat([head(kinds.list, value.length), ...value.map(encodeCbor)]);
}
