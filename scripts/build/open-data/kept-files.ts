import { createHash } from "node:crypto";
import { createReadStream, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readKept } from "#scripts/lib/read-kept.ts";
import { writeWhole } from "#scripts/lib/write-whole.ts";

const fileSchema = z.strictObject({
  code: z.string(),
  from: z.string(),
  bytes: z.int(),
  sha256: z.string(),
});
type KeptFile = z.infer<typeof fileSchema>;
const keptSchema = z.record(z.string(), fileSchema);
type Kept = z.infer<typeof keptSchema>;

/** File with the list of the folder's files and the digests of their inputs. */
const listName = "kept.json";

/** Writes the file. */
export type Make = (file: string) => void | Promise<void>;

/** A folder of cached files. A file is made again only when its inputs, or the code that makes it, have changed. */
export class KeptFiles {
  readonly folder: string;
  made = 0;
  readonly #code: string;
  #before: Kept;
  readonly #now: Kept = {};

  constructor(folder: string, code: string) {
    this.folder = folder;
    this.#code = code;
    mkdirSync(folder, { recursive: true });
    this.#before = readKept(join(folder, listName), keptSchema) ?? {};
  }

  /**
   * Keeps a complete file with the same inputs (`from`, a digest); otherwise makes it under a temporary name and
   * renames it.
   */
  async keep(name: string, from: string, make: Make): Promise<KeptFile> {
    const known = this.#before[name];
    const target = join(this.folder, name);
    const code = this.#code;
    if (known?.code === code && known.from === from && (await isAsKnown(target, known)))
      return (this.#now[name] = known);
    await make(`${target}.new`);
    // If the build is killed after the rename, the old entry must not describe the new file.
    if (known !== undefined) this.#forget(name);
    renameSync(`${target}.new`, target);
    this.made += 1;
    const { size: bytes } = statSync(target);
    return (this.#now[name] = { code, from, bytes, sha256: await hashFile(target) });
  }

  #forget(name: string): void {
    this.#before = Object.fromEntries(Object.entries(this.#before).filter(([other]) => other !== name));
    writeWhole(join(this.folder, listName), JSON.stringify({ ...this.#before, ...this.#now }));
  }

  /** Writes the list and deletes the files that this run did not use. */
  save(): void {
    writeWhole(join(this.folder, listName), JSON.stringify(this.#now));
    for (const name of Object.keys(this.#before))
      if (this.#now[name] === undefined) rmSync(join(this.folder, name), { force: true });
  }

  /** Names in the folder, with the digest of the content. */
  files(): readonly { readonly name: string; readonly sha256: string }[] {
    return Object.entries(this.#now)
      .map(([name, { sha256 }]) => ({ name, sha256 }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

/** Hashes the file each time: the checksums are published and must match the actual bytes. */
async function isAsKnown(file: string, { bytes, sha256 }: KeptFile): Promise<boolean> {
  return statSync(file, { throwIfNoEntry: false })?.size === bytes && (await hashFile(file)) === sha256;
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) if (chunk instanceof Uint8Array) hash.update(chunk);
  return hash.digest("hex");
}
