import type { RecordKind, RecordOf } from "#src/domain/records.ts";

/** A record from its stored JSON. The writer checked it, and a snapshot that is open has the shape of this program. */
export function parseStored<K extends RecordKind>(kind: K, json: unknown): RecordOf<K>;
export function parseStored(_: RecordKind, json: unknown): unknown {
  const record: unknown = JSON.parse(String(json));
  return record;
}
