import type { DatabaseSync } from "node:sqlite";
import type { PageContracts, PageName } from "#src/contracts/page-contracts.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { CacheError } from "./node-store.ts";
import type { AnyOutput } from "./reader.ts";

/** A contract just computed. `why`: names of the dependencies that changed; empty for a new contract. */
export interface NewContract {
  readonly json: string;
  readonly updated: string | null;
  readonly digest: string;
  readonly why: readonly string[];
}

/**
 * Returns a function that writes a contract to the table `page` if it differs from the cached one, and returns true if
 * it did. @throws DataError if another contract has the same path.
 */
export function contractWriter(db: DatabaseSync) {
  const find = db.prepare("SELECT digest, path FROM page WHERE output = ? AND key = ? AND contract IS NOT NULL");
  const write = db.prepare(
    `INSERT INTO page (output, key, path, updated, digest, contract, why) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (output, key) DO UPDATE SET path = excluded.path, updated = excluded.updated, digest = excluded.digest,
       contract = excluded.contract, why = excluded.why`,
  );
  const owner = db.prepare("SELECT output, key FROM page WHERE path = ? AND NOT (output = ? AND key = ?)");
  return (output: AnyOutput, key: string, { json, updated, digest, why }: NewContract): boolean => {
    const path = output.path(key);
    const cached = find.get(output.name, key);
    if (cached?.["digest"] === digest && cached["path"] === path) return false;
    try {
      write.run(output.name, key, path, updated, digest, json, why.join("\n"));
    } catch (error) {
      // Paths are unique: see the index `page_path`.
      const other = path === "" ? undefined : owner.get(path, output.name, key);
      if (other === undefined) throw error;
      throw new DataError(
        `${path}: claimed by ${String(other["output"])}/${String(other["key"])} and by ${output.name}/${key}`,
      );
    }
    return true;
  };
}

export function contractReader(db: DatabaseSync): (output: string, key: string) => string {
  const find = db.prepare("SELECT contract FROM page WHERE output = ? AND key = ?");
  return (output, key) => String(find.get(output, key)?.["contract"]);
}

/** All contracts of a page type, by key; without those that only earlier code could read: see {@link contractForgetter}. */
export function contractsOf<Name extends PageName>(db: DatabaseSync, name: Name): PageContracts[Name][] {
  const rows = db.prepare("SELECT contract FROM page WHERE output = ? AND contract IS NOT NULL ORDER BY key").all(name);
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- `definePage` binds the name to the type
  return rows.map(({ contract }) => JSON.parse(String(contract)));
}

/**
 * Returns a function that deletes the content of a contract that could not be made, after a change of the code: what
 * other code wrote is never read. The digest stays, because the published page does.
 */
export function contractForgetter(db: DatabaseSync): (output: string, key: string) => void {
  const forget = db.prepare("UPDATE page SET contract = NULL WHERE output = ? AND key = ?");
  return (output, key) => void forget.run(output, key);
}

/** @throws CacheError if a contract no longer matches its digest. */
export function checkContracts(
  db: DatabaseSync,
  wanted: Iterable<{ readonly output: string; readonly key: string; readonly digest: string }>,
): void {
  const read = contractReader(db);
  for (const { output, key, digest } of wanted)
    if (digestOf(read(output, key)) !== digest)
      throw new CacheError(`the contract of ${output}/${key} is not what was written`);
}

/** Deletes contracts whose key is not in `live` (keys by page type or file type). Returns the number deleted. */
export function removeDead(db: DatabaseSync, live: ReadonlyMap<string, ReadonlySet<string>>): number {
  const dead = db
    .prepare("SELECT output, key FROM page")
    .all()
    .filter(({ output, key }) => live.get(String(output))?.has(String(key)) !== true);
  const remove = db.prepare("DELETE FROM page WHERE output = ? AND key = ?");
  for (const { output, key } of dead) remove.run(output ?? null, key ?? null);
  return dead.length;
}

export function countContracts(db: DatabaseSync): number {
  return Number(db.prepare("SELECT count(*) AS n FROM page").get()?.["n"]);
}
