/**
 * Incremental computation of the contracts: a graph of inputs and computed values, cached between runs (red-green
 * marking with early cut-off, as in Salsa and in "Build systems à la carte").
 * At the end of a run every cached value is up to date. In the next run a computed node is stale only if the digest of
 * one of its dependencies has changed; if its new value has the same digest, its dependents stay valid.
 */
import { deserialize, serialize } from "node:v8";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { digestOf, digestOfValue } from "#scripts/lib/canonical.ts";
import { inputDigest, splitName, type SnapshotInput } from "./inputs.ts";
import type { NewContract } from "./cached-contracts.ts";
import { readNodes, writeNodes, type CachedNode, CacheError, readBytes } from "./node-store.ts";
import { findDerivation, type AnyOutput, type Derivation } from "./reader.ts";
import { TrackingReader } from "./tracking-reader.ts";

type Value = ReturnType<typeof deserialize>;

/** `old`: not visited in this run. */
type State = "old" | "working" | "same" | "changed";

interface Node extends CachedNode {
  digest: string;
  deps: Uint32Array | null;
  state: State;
}

interface Computed {
  readonly digest: string;
  readonly deps: Uint32Array;
}

/** Called with each contract that was computed and differs from the cached one. */
export type ContractWriter = (output: AnyOutput, key: string, contract: NewContract) => void;

interface GraphOptions {
  readonly db: DatabaseSync;
  readonly snapshot: SnapshotInput;
  readonly outputs: readonly AnyOutput[];
  readonly onContract: ContractWriter;
}

export class Graph {
  readonly snapshot: SnapshotInput;
  computed = 0;
  readonly #db: DatabaseSync;
  readonly #outputs: ReadonlyMap<string, AnyOutput>;
  readonly #onContract: ContractWriter;
  readonly #storeValue: StatementSync;
  readonly #byName = new Map<string, Node>();
  readonly #byId: Node[] = [];
  readonly #values = new Map<number, Value>();

  constructor(options: GraphOptions) {
    this.#db = options.db;
    this.snapshot = options.snapshot;
    this.#outputs = new Map(options.outputs.map((output) => [output.name, output]));
    this.#onContract = options.onContract;
    this.#storeValue = this.#db.prepare("INSERT OR REPLACE INTO value VALUES (?, ?, ?)");
    for (const node of readNodes(this.#db)) this.#add({ ...node, state: "old" });
  }

  outputKeys(output: AnyOutput): readonly string[] {
    const node = this.#node(`output:${output.name}`);
    this.#settle(node);
    // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- cached values come from the same function
    return this.#value(node);
  }

  /** Updates a contract; calls `onContract` if it differs from the cached one. */
  settleContract(output: AnyOutput, key: string): void {
    this.#settle(this.#node(`page:${output.name}/${key}`));
  }

  touch(name: string): number {
    const node = this.#node(name);
    this.#settle(node);
    return node.id;
  }

  derived<T>(derivation: Derivation<T>, argument: string): { id: number; value: T } {
    const node = this.#node(`derived:${derivation.name}/${argument}`);
    this.#settle(node);
    // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- as above
    return { id: node.id, value: this.#value(node) };
  }

  /** Stores the nodes used in this run and deletes the others. */
  save(): void {
    const nodes = [...this.#byName.values()];
    writeNodes(
      this.#db,
      nodes.filter(({ state }) => state !== "old"),
    );
    const forget = this.#db.prepare("DELETE FROM value WHERE node = ?");
    for (const { id, state } of nodes) if (state === "old") forget.run(id);
  }

  #add(node: Node): Node {
    this.#byName.set(node.name, node);
    this.#byId[node.id] = node;
    return node;
  }

  #node(name: string): Node {
    return this.#byName.get(name) ?? this.#add({ id: this.#byId.length, name, digest: "", deps: null, state: "old" });
  }

  /** Updates a node. Returns true if its value differs from that of the last run. */
  #settle(node: Node): boolean {
    if (node.state === "old") {
      const input = inputDigest(this.snapshot, node.name);
      node.state = input === undefined ? this.#settleComputed(node) : this.#update(node, input, null);
    }
    if (node.state === "working") throw new Error(`${node.name} depends on itself`);
    return node.state === "changed";
  }

  #settleComputed(node: Node): State {
    node.state = "working";
    const isCurrent = node.deps?.every((id) => {
      const dep = this.#byId[id];
      return dep !== undefined && !this.#settle(dep);
    });
    if (isCurrent === true) return "same";
    const { digest, deps } = this.#tryCompute(node);
    this.computed += 1;
    return this.#update(node, digest, deps);
  }

  #update(node: Node, digest: string, deps: Uint32Array | null): State {
    const state = node.digest === digest ? "same" : "changed";
    node.digest = digest;
    // An equal value may have other dependencies this time.
    node.deps = deps;
    return state;
  }

  /** A node that fails keeps its last value, and is computed again whenever it is needed. */
  #tryCompute(node: Node): Computed {
    try {
      return this.#compute(node);
    } catch (error) {
      node.state = "old";
      node.deps = null;
      throw error;
    }
  }

  #compute(node: Node): Computed {
    const { call, first, second } = splitName(node.name);
    const reader = new TrackingReader(this);
    if (call === "page") {
      const output = this.#output(first);
      const { json, updated } = output.contract(reader, second);
      const digest = digestOf(json);
      const deps = reader.dependencies();
      const why = node.digest === "" ? [] : this.#changedAmong([...(node.deps ?? []), ...deps]);
      if (digest !== node.digest) this.#onContract(output, second, { json, updated, digest, why });
      return { digest, deps };
    }
    const value =
      call === "output" ? this.#output(first).keys(reader) : this.#derivation(first).compute(reader, second);
    this.#values.set(node.id, value);
    const digest = digestOfValue(value);
    if (digest !== node.digest) {
      const bytes = serialize(value);
      this.#storeValue.run(node.id, digestOf(bytes), bytes);
    }
    return { digest, deps: reader.dependencies() };
  }

  #changedAmong(ids: readonly number[]): string[] {
    const nodes = [...new Set(ids)].map((id) => this.#byId[id]);
    return nodes
      .filter((node) => node?.state === "changed")
      .map((node) => node?.name ?? "")
      .slice(0, 10);
  }

  #value(node: Node): Value {
    if (!this.#values.has(node.id)) {
      const bytes = readBytes("values", this.#db.prepare("SELECT sum, bytes FROM value WHERE node = ?").get(node.id));
      if (bytes === null) throw new CacheError(`the cache has no value for ${node.name}`);
      this.#values.set(node.id, deserialize(bytes));
    }
    return this.#values.get(node.id);
  }

  #output(name: string): AnyOutput {
    const output = this.#outputs.get(name);
    if (output === undefined) throw new Error(`no output is called "${name}"`);
    return output;
  }

  #derivation(name: string): Derivation<unknown> {
    const derivation = findDerivation(name);
    if (derivation === undefined) throw new Error(`no derivation is called "${name}"`);
    return derivation;
  }
}
