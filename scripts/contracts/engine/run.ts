import type { DatabaseSync } from "node:sqlite";
import { cachedInput, inputsDigest, type SnapshotInput } from "./inputs.ts";
import { Graph, type ContractWriter } from "./graph.ts";
import { contractForgetter, contractWriter, countContracts, removeDead } from "./cached-contracts.ts";
import { CacheError, readMeta, writeMeta } from "./node-store.ts";
import type { AnyOutput } from "./reader.ts";

export interface ContractsReport {
  readonly total: number;
  /** Contracts that are new or differ from those of the last run. */
  readonly changed: number;
  readonly removed: number;
  /** Contracts and derivations computed in this run, whether or not they changed. */
  readonly computed: number;
  /** Contracts that could not be made. The last good one stays, if there is one. */
  readonly failed: readonly FailedContract[];
}

export interface FailedContract {
  readonly path: string;
  readonly reason: string;
}

/** Pages that may fail without stopping a build: more mean that the code or the data as a whole are at fault. */
const mostFailures = 20;

interface ContractsOptions {
  readonly db: DatabaseSync;
  readonly snapshot: SnapshotInput;
  readonly outputs: readonly AnyOutput[];
  /** Digest of the code that computes contracts. If it differs from the stored one, everything is recomputed. */
  readonly code: string;
  readonly onWritten?: ((output: AnyOutput, key: string, json: string) => void) | undefined;
}

/** Updates all contracts from the snapshot in one transaction: a run killed at any moment leaves the last state. */
export function updateContracts({
  db,
  snapshot,
  outputs,
  code,
  onWritten = () => undefined,
}: ContractsOptions): ContractsReport {
  const state = `${code} ${inputsDigest(snapshot)}`;
  if (readMeta(db, "contracts") === state)
    return { total: countContracts(db), changed: 0, removed: 0, computed: 0, failed: [] };
  db.exec("BEGIN IMMEDIATE");
  try {
    const isNewCode = readMeta(db, "contractsCode") !== code;
    if (isNewCode) db.exec("DELETE FROM nodes; DELETE FROM value;");
    const report = settleAll({ db, snapshot, outputs, onWritten, isNewCode });
    writeMeta(db, "contractsCode", code);
    // The next run tries again what failed.
    writeMeta(db, "contracts", report.failed.length > 0 ? "" : state);
    db.exec("COMMIT");
    return report;
  } catch (error) {
    // On a full disk SQLite has already rolled back.
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

type SettleOptions = Required<Omit<ContractsOptions, "code">> & { readonly isNewCode: boolean };

function settleAll({ db, snapshot, outputs, onWritten, isNewCode }: SettleOptions): ContractsReport {
  let changed = 0;
  const write = contractWriter(db);
  const onContract: ContractWriter = (output, key, contract) => {
    if (!write(output, key, contract)) return;
    changed += 1;
    onWritten(output, key, contract.json);
  };
  const graph = new Graph({ db, snapshot: cachedInput(snapshot), outputs, onContract });
  const live = new Map(outputs.map((output) => [output.name, new Set(graph.outputKeys(output))]));
  // Remove old contracts first: another page type may take over their address. (Tombstones are added later, from the
  // address register.)
  const removed = removeDead(db, live);
  const failed: FailedContract[] = [];
  const forget = contractForgetter(db);
  const settle = (output: AnyOutput, key: string): void => {
    try {
      graph.settleContract(output, key);
    } catch (error) {
      if (!isOfOnePage(error) || output.path(key) === "" || failed.length === mostFailures) throw error;
      failed.push({ path: output.path(key), reason: error.message });
      if (isNewCode) forget(output.name, key);
    }
  };
  for (const output of outputs) for (const key of live.get(output.name) ?? []) settle(output, key);
  graph.save();
  return { total: countContracts(db), changed, removed, computed: graph.computed, failed };
}

/** Whether an error may be due to the records of one page: not to the cache, the disk or the database. */
function isOfOnePage(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof CacheError) && !("code" in error);
}
