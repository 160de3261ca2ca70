import { type RecordKind, type RecordOf, recordSchemas } from "#src/domain/records.ts";
import { plan } from "./plan.ts";

/** A record of which every open period ends with the legislature; the record itself while that goes on. */
export function ended<K extends RecordKind>(kind: K, record: RecordOf<K>): RecordOf<K> {
  if (plan.ended === null) return record;
  const day = kind === "government" ? plan.ended.government : plan.ended.mandates;
  const end = (key: string, value: unknown): unknown => (key === "end" && value === null ? day : value);
  return recordSchemas[kind].parse(JSON.parse(JSON.stringify(record, end)));
}
