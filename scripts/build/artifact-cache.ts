/**
 * Cache of what builds make and later builds use again: the bundle, pictures, search indexes, the download. An artifact
 * is a file or a folder, named by the digest of its inputs and the digest of its content, so a damaged one is noticed
 * and made again. Artifacts are never changed in place: sites hard-link them.
 */
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { digestOf } from "#scripts/lib/canonical.ts";
import { listFiles } from "./files.ts";

export interface Artifact {
  readonly path: string;
  /** Of a file, the SHA-256 of its bytes; of a folder, a digest of names and contents of its files. */
  readonly digest: string;
}

const namePattern = /^([0-9a-f]{64})-([0-9a-f]{64})$/;

/** The artifacts of one area, in `.cache/artifacts/AREA`. Used by one process at a time. */
export class ArtifactCache {
  made = 0;
  readonly #folder: string;
  /** Content digests of the artifacts of earlier runs, by key. */
  readonly #found: ReadonlyMap<string, string>;
  readonly #requested = new Map<string, Promise<Artifact>>();
  readonly #used = new Set<string>();

  constructor(cache: string, area: string) {
    this.#folder = resolve(cache, "artifacts", area);
    mkdirSync(this.#folder, { recursive: true });
    this.#found = new Map(
      readdirSync(this.#folder).flatMap((name) => {
        const [, key, digest] = namePattern.exec(name) ?? [];
        return key === undefined || digest === undefined ? [] : [[key, digest]];
      }),
    );
  }

  /**
   * Returns the artifact made from the inputs with the digest `key`. Calls `make`, which writes it to a path, unless it
   * exists undamaged. `isFresh`: makes it again in any case.
   */
  get(key: string, make: (path: string) => void | Promise<void>, isFresh = false): Promise<Artifact> {
    const requested = this.#requested.get(key) ?? this.#findOrMake(key, make, isFresh);
    this.#requested.set(key, requested);
    return requested;
  }

  async #findOrMake(key: string, make: (path: string) => void | Promise<void>, isFresh: boolean): Promise<Artifact> {
    const known = this.#found.get(key);
    if (known !== undefined) {
      const found = this.#use(key, known);
      if (!isFresh && contentDigest(found.path) === known) return found;
      rmSync(found.path, { recursive: true, force: true });
    }
    // With the process id: processes of a killed build may still be writing.
    const fresh = join(this.#folder, `${key}.${process.pid}.new`);
    rmSync(fresh, { recursive: true, force: true });
    await make(fresh);
    const made = this.#use(key, contentDigest(fresh) ?? "");
    rmSync(made.path, { recursive: true, force: true });
    renameSync(fresh, made.path);
    this.made += 1;
    return made;
  }

  #use(key: string, digest: string): Artifact {
    const name = `${key}-${digest}`;
    this.#used.add(name);
    return { path: join(this.#folder, name), digest };
  }

  /** Deletes what this run did not use, except files that a site links to. */
  forgetUnused(): void {
    for (const name of readdirSync(this.#folder)) {
      const path = join(this.#folder, name);
      const stats = lstatSync(path);
      if (!this.#used.has(name) && !(stats.isFile() && stats.nlink > 1)) rmSync(path, { recursive: true });
    }
  }
}

const sha256 = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex");

/** Null when there is neither a file nor a folder. */
function contentDigest(path: string): string | null {
  if (!existsSync(path)) return null;
  if (lstatSync(path).isFile()) return sha256(path);
  const files = listFiles(path).sort();
  return digestOf(...files.map((file) => `${file} ${sha256(join(path, file))}`));
}
