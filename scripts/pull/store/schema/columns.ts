import { column, optional, type Cell } from "#scripts/pull/store/table.ts";

/** Converts a boolean to SQLite; null = unknown. */
export const flag = (value: boolean | null): Cell => (value === null ? null : Number(value));

export const changed = column("changed_at", "TEXT", "Day on which this record last changed here, ISO date.");
export const start = optional("start_date", "TEXT", "First day, ISO date; empty when the source does not give it.");
export const end = optional(
  "end_date",
  "TEXT",
  "First day after the last one, ISO date: on it the next one holds already; empty while it lasts.",
);
export const position = column("position", "INTEGER", "Order within the record, from 0.");
export const actKind = column("act_kind", "TEXT", "Kind of act.");
export const actId = column("act", "TEXT", "Act id within its kind, as in the addresses.");
export const reading = optional("reading", "TEXT", "Identifier of the reading, as published.");
export const personId = column("person", "TEXT", "Person id.");
export const groupId = column("parliamentary_group", "TEXT", "Group id.");
export const role = column("role", "TEXT", "Role, as published.");
export const branch = column("branch", "TEXT", "Chamber.");
