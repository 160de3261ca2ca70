/**
 * The nodes of the graph between two runs: all of them in a few long pieces, one beside the other. As many rows, two hundred
 * thousand, would take most of a second to read, every night.
 */
import type { DatabaseSync } from "node:sqlite";
import { CacheError } from "./node-store.ts";

/** A node as a run leaves it: what was read or computed, and the digest that it had. */
export interface KeptNode {
  readonly id: number;
  readonly name: string;
  readonly digest: string;
  /** Ids of what was read, in order; null for inputs. */
  readonly deps: Uint32Array | null;
}

/** No name has it in it. */
const between = "\u0000";

/** Reads what `writeNodes` wrote; nothing in a new store. @throws CacheError when the pieces do not fit together. */
export function readNodes(db: DatabaseSync): KeptNode[] {
  const pieces = new Map(
    db
      .prepare("SELECT name, bytes FROM nodes")
      .all()
      .map(({ name, bytes }) => [name, bytes]),
  );
  if (pieces.size === 0) return [];
  const bytesOf = (name: string): Uint8Array => {
    const bytes = pieces.get(name);
    if (!(bytes instanceof Uint8Array)) throw new CacheError(`the cache has no ${name} of nodes`);
    return bytes;
  };
  const texts = (name: string): string[] => new TextDecoder().decode(bytesOf(name)).split(between);
  const numbers = (name: string): Uint32Array => new Uint32Array(bytesOf(name).slice().buffer);
  const [names, digests, ids, sizes, deps] = [
    texts("names"),
    texts("digests"),
    numbers("ids"),
    numbers("sizes"),
    numbers("deps"),
  ];
  let from = 0;
  const nodes = names.map((name, i): KeptNode => {
    const [id, digest, size] = [ids[i], digests[i], sizes[i]];
    if (id === undefined || digest === undefined || size === undefined)
      throw new CacheError(`the cache knows less of ${name} than of other nodes`);
    const start = from;
    if (size > 0) from += size - 1;
    return { id, name, digest, deps: size === 0 ? null : deps.subarray(start, from) };
  });
  if (from !== deps.length || ids.length !== names.length) throw new CacheError("the cache has nodes without a name");
  return nodes;
}

/** Keeps these nodes instead of those that were kept. */
export function writeNodes(db: DatabaseSync, nodes: readonly KeptNode[]): void {
  const keep = db.prepare("INSERT OR REPLACE INTO nodes VALUES (?, ?)");
  const keepTexts = (name: string, texts: readonly string[]) =>
    keep.run(name, new TextEncoder().encode(texts.join(between)));
  const keepNumbers = (name: string, numbers: Uint32Array) =>
    keep.run(name, new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
  const lists = nodes.map(({ deps }) => deps ?? new Uint32Array());
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const list of lists) {
    all.set(list, to);
    to += list.length;
  }
  keepTexts(
    "names",
    nodes.map(({ name }) => name),
  );
  keepTexts(
    "digests",
    nodes.map(({ digest }) => digest),
  );
  keepNumbers(
    "ids",
    Uint32Array.from(nodes, ({ id }) => id),
  );
  // One more than there are: none at all is an input.
  keepNumbers(
    "sizes",
    Uint32Array.from(nodes, ({ deps }) => (deps === null ? 0 : deps.length + 1)),
  );
  keepNumbers("deps", all);
}
