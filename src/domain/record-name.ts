import type { RecordKind, RecordOf } from "./records.ts";

/** What to call a record on its own: a person by name, a vote or an act by title; null where it has none. */
export function recordName(record: RecordOf<RecordKind>): string | null {
  if ("familyName" in record) return `${record.givenName} ${record.familyName}`;
  if ("publicTitle" in record) return record.publicTitle ?? record.title;
  if ("shortTitle" in record) return record.shortTitle ?? record.title;
  if ("title" in record) return record.title;
  if ("names" in record) return record.names.at(-1)?.name ?? null;
  if ("question" in record) return record.question;
  return "name" in record ? record.name : null;
}
