/**
 * The nodes of the graph between two runs: all of them in one piece, property by property. As many rows, two hundred thousand,
 * would take most of a second to read, every night.
 */
import { deserialize, serialize } from "node:v8";
import type { DatabaseSync } from "node:sqlite";
import { digestOf } from "#scripts/lib/canonical.ts";
import { readBytes } from "./node-store.ts";

/** A node as a run leaves it: what was read or computed, and the digest that it had. */
export interface KeptNode {
  readonly id: number;
  readonly name: string;
  readonly digest: string;
  /** Ids of what was read, in order; null for inputs. */
  readonly deps: Uint32Array | null;
}

/** The same place in each list is the same node. */
interface Columns {
  readonly ids: Uint32Array;
  readonly names: readonly string[];
  readonly digests: readonly string[];
  /** How many things each has read; -1 for inputs. */
  readonly counts: Int32Array;
  /** What they have read, one after the other. */
  readonly deps: Uint32Array;
}

/** Reads what `writeNodes` wrote; nothing in a new store. @throws CacheError when it is not whole. */
export function readNodes(db: DatabaseSync): KeptNode[] {
  const bytes = readBytes("nodes", db.prepare("SELECT sum, bytes FROM nodes").get());
  if (bytes === null) return [];
  const { ids, names, digests, counts, deps } = toColumns(bytes);
  let to = 0;
  return names.map((name, i): KeptNode => {
    const from = to;
    const count = counts[i] ?? -1;
    to += Math.max(count, 0);
    return { id: ids[i] ?? 0, name, digest: digests[i] ?? "", deps: count < 0 ? null : deps.subarray(from, to) };
  });
}

/** Keeps these nodes instead of those that were kept. */
export function writeNodes(db: DatabaseSync, nodes: readonly KeptNode[]): void {
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
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- nothing but `writeNodes` writes there
  return deserialize(bytes);
}
