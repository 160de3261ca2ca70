import { createHash } from "node:crypto";
import { createReadStream, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readKept } from "#scripts/lib/read-kept.ts";
import { writeWhole } from "#scripts/lib/write-whole.ts";
import { membersSchema, type Members } from "./gzip-members.ts";

const fileSchema = z.strictObject({
  code: z.string(),
  from: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  members: membersSchema,
});
type KeptFile = z.infer<typeof fileSchema>;
const keptSchema = z.record(z.string(), fileSchema);
type Kept = z.infer<typeof keptSchema>;

/** Name of the list of what a folder holds, and of what each file was made from. */
const listName = "kept.json";

/**
 * Makes a file and answers with its members; a file that has none answers with none. Members may be copied from the
 * file of before, which is given only if the same code made it.
 */
export type Make = (file: string, before: Members | null) => Members["members"] | Promise<Members["members"]>;

/** A folder of files, each made again only when what it is made from, or the code that makes it, has changed. */
export class KeptFiles {
  readonly folder: string;
  /** How many were made in this run. */
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

  /** Keeps a file that is whole and was made from the same (`from`, a digest); else makes it beside and moves it in. */
  async keep(name: string, from: string, make: Make): Promise<KeptFile> {
    const known = this.#before[name];
    const target = join(this.folder, name);
    const code = this.#code;
    const before = known?.code === code && (await isAsKnown(target, known)) ? known : null;
    if (before?.from === from) return (this.#now[name] = before);
    const members = await make(`${target}.new`, before && { file: target, members: before.members });
    // If the build is killed after this, what is known of the old file must not be taken for the new one.
    if (known !== undefined) this.#forget(name);
    renameSync(`${target}.new`, target);
    this.made += 1;
    const { size: bytes } = statSync(target);
    return (this.#now[name] = { code, from, bytes, sha256: await hashFile(target), members });
  }

  #forget(name: string): void {
    this.#before = Object.fromEntries(Object.entries(this.#before).filter(([other]) => other !== name));
    writeWhole(join(this.folder, listName), JSON.stringify({ ...this.#before, ...this.#now }));
  }

  /** Writes down what the folder holds, and throws away what this run did not ask for. */
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

/** The sums are published beside the files: they must be those of the bytes that are there. */
async function isAsKnown(file: string, { bytes, sha256 }: KeptFile): Promise<boolean> {
  return statSync(file, { throwIfNoEntry: false })?.size === bytes && (await hashFile(file)) === sha256;
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) if (chunk instanceof Uint8Array) hash.update(chunk);
  return hash.digest("hex");
}
