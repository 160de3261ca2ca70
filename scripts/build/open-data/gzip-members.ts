/**
 * Gzip files of several members, one after the other, which are read as one (RFC 1952, 2.2). A member whose content is as it was is
 * copied from the file of before: of a year of positions, or of the whole snapshot, a night changes little.
 */
import { closeSync, openSync, readSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { z } from "zod";

/** Members of a file, in its order: `key` tells what each was made from, `bytes` how long it is. */
export const membersSchema = z.array(z.strictObject({ key: z.string(), bytes: z.int() }));

/** A file and its members. */
export interface Members {
  readonly file: string;
  readonly members: z.infer<typeof membersSchema>;
}

/** What a member holds. */
export interface Content {
  /** The same key, the same content. */
  readonly key: string;
  /** Only asked for where it is not known. */
  readonly read: () => string | Uint8Array;
}

const compress = promisify(gzip);

/** Writes a file of these contents, each a member. Node writes no date into the headers: the same contents give the same bytes. */
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
      // Not `writeSync`, which may write a part and say so in its answer only.
      writeFileSync(handle, member);
      members.push({ key, bytes: member.length });
    }
    return members;
  } finally {
    known.close();
    closeSync(handle);
  }
}

/** Members of a file by what they were made from. */
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
