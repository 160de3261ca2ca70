import type { DatabaseSync } from "node:sqlite";
import { DataError } from "#scripts/lib/errors.ts";
import { cachedInput } from "./cached-input.ts";
import { Graph, type ContractSink } from "./graph.ts";
import type { SnapshotInput } from "./inputs.ts";
import { readMeta, writeMeta } from "./node-store.ts";
import type { AnyFamily } from "./reader.ts";

/** What a run of the views did. */
export interface ViewsReport {
  readonly contracts: number;
  /** Contracts that differ from those of the last run, new ones included. */
  readonly changed: number;
  readonly removed: number;
  /** Computations done (contracts and derivations), whatever came out of them. */
  readonly computed: number;
}

interface ViewsOptions {
  readonly db: DatabaseSync;
  readonly snapshot: SnapshotInput;
  readonly families: readonly AnyFamily[];
  /** Digest of the code that decides contracts: when it differs from the kept one, everything is computed again. */
  readonly code: string;
  /** Hears of every contract that was written. */
  readonly onWritten?: ((family: AnyFamily, key: string, json: string) => void) | undefined;
}

/** Brings the contracts up to date with the snapshot, in one transaction: killed at any moment, the last state stays. */
export function runViews({ db, snapshot, families, code, onWritten = () => undefined }: ViewsOptions): ViewsReport {
  const state = `${code} ${snapshot.digest()}`;
  if (readMeta(db, "views") === state) return { contracts: countContracts(db), changed: 0, removed: 0, computed: 0 };
  db.exec("BEGIN IMMEDIATE");
  try {
    if (readMeta(db, "viewsCode") !== code) db.exec("DELETE FROM nodes; DELETE FROM value;");
    const report = settleAll({ db, snapshot, families, onWritten });
    writeMeta(db, "viewsCode", code);
    writeMeta(db, "views", state);
    db.exec("COMMIT");
    return report;
  } catch (error) {
    // On a full disk SQLite has done so by itself.
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

function settleAll({ db, snapshot, families, onWritten }: Required<Omit<ViewsOptions, "code">>): ViewsReport {
  let changed = 0;
  const write = contractWriter(db);
  const onContract: ContractSink = (family, key, contract) => {
    if (!write(family, key, contract)) return;
    changed += 1;
    onWritten(family, key, contract.json);
  };
  const graph = new Graph({ db, snapshot: cachedInput(snapshot), families, onContract });
  const live = new Map(families.map((family) => [family.name, new Set(graph.familyKeys(family))]));
  // First those that go: another family may take over their address. (Pages of addresses that are gone come from the
  // register, after the views.)
  const removed = removeDead(db, live);
  for (const family of families) for (const key of live.get(family.name) ?? []) graph.settleContract(family, key);
  graph.save();
  return { contracts: countContracts(db), changed, removed, computed: graph.computed };
}

/** Writes a contract if it is not the one that is kept; says whether it wrote. */
function contractWriter(db: DatabaseSync) {
  const find = db.prepare("SELECT digest, path FROM page WHERE family = ? AND key = ?");
  const write = db.prepare(
    `INSERT INTO page (family, key, path, updated, digest, contract, why) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (family, key) DO UPDATE SET path = excluded.path, updated = excluded.updated, digest = excluded.digest,
       contract = excluded.contract, why = excluded.why`,
  );
  const owner = db.prepare("SELECT family, key FROM page WHERE path = ? AND NOT (family = ? AND key = ?)");
  return (family: AnyFamily, key: string, { json, updated, digest, why }: Parameters<ContractSink>[2]): boolean => {
    const path = family.path(key);
    const kept = find.get(family.name, key);
    if (kept?.["digest"] === digest && kept["path"] === path) return false;
    try {
      write.run(family.name, key, path, updated, digest, json, why.join("\n"));
    } catch (error) {
      // Each address has one page: the store takes no second one.
      const other = path === "" ? undefined : owner.get(path, family.name, key);
      if (other === undefined) throw error;
      throw new DataError(
        `${path}: claimed by ${String(other["family"])}/${String(other["key"])} and by ${family.name}/${key}`,
      );
    }
    return true;
  };
}

function removeDead(db: DatabaseSync, live: ReadonlyMap<string, ReadonlySet<string>>): number {
  const dead = db
    .prepare("SELECT family, key FROM page")
    .all()
    .filter(({ family, key }) => live.get(String(family))?.has(String(key)) !== true);
  const remove = db.prepare("DELETE FROM page WHERE family = ? AND key = ?");
  for (const { family, key } of dead) remove.run(family ?? null, key ?? null);
  return dead.length;
}

function countContracts(db: DatabaseSync): number {
  return Number(db.prepare("SELECT count(*) AS n FROM page").get()?.["n"]);
}
