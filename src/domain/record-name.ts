import type { Person, RecordKind, RecordOf } from "./records.ts";

/** "Rossi Maria", as in the register. */
export function registeredNameText({ familyName, givenName }: NonNullable<Person["registeredName"]>): string {
  return `${familyName} ${givenName}`;
}

/** Display name of a record: the name of a person, the title of a vote or act; null when it has none. */
export function recordName(record: RecordOf<RecordKind>): string | null {
  if ("familyName" in record) return `${record.givenName} ${record.familyName}`;
  if ("reading" in record) return `${record.kind} ${record.number}`;
  if ("publicTitle" in record) return record.publicTitle ?? record.title;
  if ("shortTitle" in record) return record.shortTitle ?? record.title;
  if ("title" in record) return record.title;
  if ("names" in record) return record.names.at(-1)?.name ?? null;
  if ("question" in record) return record.question;
  return "name" in record ? record.name : null;
}
