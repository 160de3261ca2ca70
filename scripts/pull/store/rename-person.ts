import { recordKey, recordKinds, recordSchemas, type RecordKind } from "#src/domain/records.ts";
import { canonicalJson } from "#scripts/lib/canonical.ts";
import { toDigest, type RecordStore } from "./record-store.ts";

/** See `Sink.renamePerson`: everything that names a person goes on under the new id, as of the day on which it last changed. */
export function renamePerson(store: RecordStore, from: string, to: string): void {
  const isStored = (key: string): boolean =>
    store.get("SELECT 1 FROM record WHERE kind = 'person' AND key = ?", key) !== undefined;
  const isNumbered = store.get("SELECT 1 FROM person_no WHERE person = ?", to) !== undefined;
  if (!isStored(from) || isStored(to) || isNumbered) return;
  store.renumber(from, to);
  const named = "SELECT key, changed_at, json FROM record WHERE kind = ? AND instr(json, ?) > 0";
  for (const kind of recordKinds)
    for (const { key, json, changed_at } of store.statement(named).all(kind, JSON.stringify(from)))
      // The copy of a photo is kept under the id: it is fetched again.
      if (kind === "photo") store.remove(kind, String(key), String(json));
      else rewrite(store, { kind, key: String(key), json: String(json), changedAt: String(changed_at) }, from, to);
  const voted =
    "SELECT v.vote, r.json FROM person_no p JOIN ballot b ON b.person_no = p.no JOIN vote_no v ON v.no = b.vote_no JOIN record r ON r.kind = 'vote' AND r.key = v.vote WHERE p.person = ?";
  for (const { vote, json } of store.statement(voted).all(to))
    store.run(
      "UPDATE record SET digest = ? WHERE kind = 'vote' AND key = ?",
      toDigest(String(json), store.ballots(String(vote))),
      String(vote),
    );
  for (const table of ["change_log", "quarantine"])
    store.run(`UPDATE OR REPLACE ${table} SET key = ? WHERE kind IN ('person', 'photo') AND key = ?`, to, from);
  store.run("UPDATE OR REPLACE change_log SET field = ? WHERE field = ?", `ballots.${to}`, `ballots.${from}`);
}

interface Stored {
  readonly kind: RecordKind;
  readonly key: string;
  readonly json: string;
  readonly changedAt: string;
}

function rewrite(store: RecordStore, { kind, key, json, changedAt }: Stored, from: string, to: string): void {
  const renamed = recordSchemas[kind].parse(withRenamed(JSON.parse(json), from, to));
  const record = key === from && "aliases" in renamed ? { ...renamed, aliases: [...renamed.aliases, from] } : renamed;
  const ballots = kind === "vote" ? store.ballots(key) : [];
  store.remove(kind, key, json);
  store.insert(kind, recordKey(kind, record), record, canonicalJson(record), ballots, changedAt);
}

/** A JSON value in which another is called otherwise: every string that is the old id, but former ids, is the new one. */
function withRenamed(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((one) => withRenamed(one, from, to));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === "aliases" ? one : withRenamed(one, from, to)]),
  );
}
