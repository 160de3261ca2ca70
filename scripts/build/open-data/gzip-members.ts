/**
 * Gzip files of several members, which decompress as one file (RFC 1952, 2.2). Members with unchanged content are
 * copied from the previous file: a nightly run changes little of a year of positions or of the snapshot.
 */
import { closeSync, openSync, readSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { z } from "zod";

/** Members of a file in order. `key`: digest of the inputs; `bytes`: compressed length. */
export const membersSchema = z.array(z.strictObject({ key: z.string(), bytes: z.int() }));

export interface Members {
  readonly file: string;
  readonly members: z.infer<typeof membersSchema>;
}

export interface Content {
  /** Equal keys mean equal content. */
  readonly key: string;
  /** Called only when no member with this key exists. */
  readonly read: () => string | Uint8Array;
}

const compress = promisify(gzip);

/**
 * Writes a file with one member per content. Node writes no date into gzip headers, so equal contents give equal bytes.
 */
export async function writeMembers(
  file: string,
  contents: Iterable<Content>,
  before: Members | null,
  level: number,
): Promise<Members["members"]> {
  const known = new KnownMembers(before);
  const handle = openSync(file, "w");
  try {
    const members: Members["members"] = [];
    for (const { key, read } of contents) {
      const member = known.get(key) ?? (await compress(read(), { level }));
      // Not `writeSync`, which may write a part of the data and only return the length.
      writeFileSync(handle, member);
      members.push({ key, bytes: member.length });
    }
    return members;
  } finally {
    known.close();
    closeSync(handle);
  }
}

/** Members of the previous file, by key. */
class KnownMembers {
  readonly #file: string;
  readonly #handle: number | null;
  readonly #places = new Map<string, { readonly at: number; readonly bytes: number }>();

  constructor(before: Members | null) {
    this.#file = before?.file ?? "";
    this.#handle = before === null ? null : openSync(before.file, "r");
    let at = 0;
    for (const { key, bytes } of before?.members ?? []) {
      this.#places.set(key, { at, bytes });
      at += bytes;
    }
  }

  get(key: string): Buffer | undefined {
    const place = this.#places.get(key);
    if (place === undefined || this.#handle === null) return undefined;
    const member = Buffer.alloc(place.bytes);
    if (readSync(this.#handle, member, 0, place.bytes, place.at) !== place.bytes)
      throw new Error(`${this.#file} ends before its members`);
    return member;
  }

  close(): void {
    if (this.#handle !== null) closeSync(this.#handle);
  }
}
