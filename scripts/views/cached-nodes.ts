/**
 * Storage of the graph's nodes between two runs: a single value with one array per property. Two hundred thousand table
 * rows would take most of a second to read in every run.
 */
import { deserialize, serialize } from "node:v8";
import type { DatabaseSync } from "node:sqlite";
import { digestOf } from "#scripts/lib/canonical.ts";
import { readBytes } from "./node-store.ts";

/** A cached node: an input or a computed value, with its last digest. */
export interface CachedNode {
  readonly id: number;
  readonly name: string;
  readonly digest: string;
  /** Ids of the dependencies, in order of reading; null for inputs. */
  readonly deps: Uint32Array | null;
}

/** Arrays of equal length; an index stands for one node. */
interface Columns {
  readonly ids: Uint32Array;
  readonly names: readonly string[];
  readonly digests: readonly string[];
  /** Number of dependencies of each node; -1 for inputs. */
  readonly counts: Int32Array;
  /** Dependencies of all nodes, concatenated. */
  readonly deps: Uint32Array;
}

/** Reads the nodes; empty in a new store. @throws CacheError if the bytes are corrupted. */
export function readNodes(db: DatabaseSync): CachedNode[] {
  const bytes = readBytes("nodes", db.prepare("SELECT sum, bytes FROM nodes").get());
  if (bytes === null) return [];
  const { ids, names, digests, counts, deps } = toColumns(bytes);
  let to = 0;
  return names.map((name, i): CachedNode => {
    const from = to;
    const count = counts[i] ?? -1;
    to += Math.max(count, 0);
    return { id: ids[i] ?? 0, name, digest: digests[i] ?? "", deps: count < 0 ? null : deps.subarray(from, to) };
  });
}

export function writeNodes(db: DatabaseSync, nodes: readonly CachedNode[]): void {
  const counts = Int32Array.from(nodes, ({ deps }) => deps?.length ?? -1);
  const deps = new Uint32Array(counts.reduce((sum, count) => sum + Math.max(count, 0), 0));
  let to = 0;
  for (const { deps: own } of nodes) {
    if (own === null) continue;
    deps.set(own, to);
    to += own.length;
  }
  const columns: Columns = {
    ids: Uint32Array.from(nodes, ({ id }) => id),
    names: nodes.map(({ name }) => name),
    digests: nodes.map(({ digest }) => digest),
    counts,
    deps,
  };
  db.exec("DELETE FROM nodes");
  const bytes = serialize(columns);
  db.prepare("INSERT INTO nodes VALUES (?, ?)").run(digestOf(bytes), bytes);
}

function toColumns(bytes: Uint8Array): Columns {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- only `writeNodes` writes this value
  return deserialize(bytes);
}
