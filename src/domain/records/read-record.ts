/** Reads a record of a source: what cannot be is left out or refused, with the reason. */
import type { z } from "zod";
import { addDays } from "#src/domain/days.ts";
import { recordSchemas, type RecordKind, type RecordOf } from "#src/domain/records.ts";
import { withField } from "#src/domain/field-path.ts";
import { fieldsOf, partsOn, rulesOf } from "./fields.ts";
import { wrongDaysOfLife } from "./life-days.ts";

/** `leftOut`: the fields that the record has no longer, each with the reason. */
export type Reading<K extends RecordKind> =
  { readonly record: RecordOf<K>; readonly leftOut: readonly string[] } | { readonly fault: string };

interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const toText = ({ path, message }: Fault): string => `${path.join(".")}: ${message}`;

/**
 * Checks a record against the schema of its kind, against the day of the reading and against itself. A part that only
 * describes, such as a text, a link or the birth of a person, is left out where its value cannot be; with any other
 * fault the record is refused, because a date, a number or a code that is missing would claim something else.
 * @param today ISO day of the reading
 */
export function readRecord<K extends RecordKind>(kind: K, input: unknown, today: string): Reading<K> {
  const schema: z.ZodType<RecordOf<K>> = recordSchemas[kind];
  const leftOut: string[] = [];
  let value = input;
  for (;;) {
    const parsed = schema.safeParse(value);
    const faults = parsed.success ? wrongDays(kind, schema, parsed.data, today) : parsed.error.issues;
    // Backwards, because an element that is left out moves those after it; of each field the first fault.
    const last = faults.at(-1);
    const fault = faults.find(({ path }) => path.join("/") === last?.path.join("/"));
    if (fault === undefined) return parsed.success ? { record: parsed.data, leftOut } : { fault: "invalid" };
    const less = leaveOut(schema, value, fault);
    if (less === null) return { fault: toText(fault) };
    leftOut.unshift(toText(fault));
    value = less;
  }
}

/** Days that cannot be beside the other days of a record of the kind. */
const ownRules: { readonly [K in RecordKind]?: (record: RecordOf<K>) => readonly Fault[] } = {
  person: wrongDaysOfLife,
};

/** Days that cannot be: not yet, or not beside the other days of the record. */
function wrongDays<K extends RecordKind>(
  kind: K,
  schema: z.ZodType,
  record: RecordOf<K>,
  today: string,
): readonly Fault[] {
  const late = lateDay(schema, record, today);
  const own: ((record: RecordOf<K>) => readonly Fault[]) | undefined = ownRules[kind];
  return late === undefined ? (own?.(record) ?? []) : [late];
}

/** The first day that cannot be yet. */
function lateDay(schema: z.ZodType, record: unknown, today: string): Fault | undefined {
  const latest = { today, tomorrow: addDays(today, 1) };
  const late = fieldsOf(schema, record).find((field) => {
    const { latest: limit } = rulesOf(field);
    // A month is compared with the month.
    return (
      limit !== undefined && typeof field.value === "string" && field.value > latest[limit].slice(0, field.value.length)
    );
  });
  return late && { path: late.path, message: `a day in the future: ${String(late.value)}` };
}

/** The record without the smallest part around a fault that may be left out; null = the record is nothing without it. */
function leaveOut(schema: z.ZodType, value: unknown, { path }: Fault): unknown {
  const parts = partsOn(schema, value, path).filter((part) => rulesOf(part).mayBeLeftOut === true);
  for (const part of parts.toReversed()) {
    // An element of a list is removed; a field becomes null, or is removed where null is no value.
    const inList = typeof part.path.at(-1) === "number";
    const less = [...(inList ? [] : [null]), undefined].map((nothing) => withField(value, part.path, nothing));
    const found = less.find((record) => inList || !isWrongAt(schema, record, part.path));
    if (found !== undefined) return found;
  }
  return null;
}

function isWrongAt(schema: z.ZodType, record: unknown, path: Fault["path"]): boolean {
  const issues = schema.safeParse(record).error?.issues ?? [];
  return issues.some((issue) => issue.path.join("/") === path.join("/"));
}
