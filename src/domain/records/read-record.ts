/** Reads a record of a source: what cannot be is left out or refused, with the reason. */
import type { z } from "zod";
import { addDays } from "#src/domain/days.ts";
import { recordSchemas, type RecordKind, type RecordOf } from "#src/domain/records.ts";
import { withField } from "#src/domain/field-path.ts";
import { fieldsOf, rulesOf, type Field } from "./fields.ts";

/** `leftOut`: the fields that the record has no longer, each with the reason. */
export type Reading<K extends RecordKind> =
  { readonly record: RecordOf<K>; readonly leftOut: readonly string[] } | { readonly fault: string };

interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const toText = ({ path, message }: Fault): string => `${path.join(".")}: ${message}`;

/**
 * Checks a record against the schema of its kind and against the day of the reading. A field that only describes, such
 * as a text or a link, is left out where its value cannot be; with any other fault the record is refused, because a
 * date, a number or a code that is missing would claim something else.
 * @param today ISO day of the reading
 */
export function readRecord<K extends RecordKind>(kind: K, input: unknown, today: string): Reading<K> {
  const schema: z.ZodType<RecordOf<K>> = recordSchemas[kind];
  let parsed = schema.safeParse(input);
  // Backwards, because an element that is left out moves those after it; of each field the first fault.
  const issues = parsed.error?.issues.toReversed() ?? [];
  const faults = new Map(issues.map((issue): [string, Fault] => [issue.path.join("."), issue]));
  let value = input;
  for (const fault of faults.values()) {
    const less = leaveOut(schema, value, fault);
    if (less === null) return { fault: toText(fault) };
    value = less;
  }
  if (faults.size > 0) parsed = schema.safeParse(value);
  const late = parsed.success ? lateDay(schema, parsed.data, today) : parsed.error.issues[0];
  if (!parsed.success || late !== undefined) return { fault: toText(late ?? { path: [], message: "invalid" }) };
  return { record: parsed.data, leftOut: [...faults.values()].toReversed().map(toText) };
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

/** The record without a faulty field; null = the record is nothing without it. */
function leaveOut(schema: z.ZodType, value: unknown, { path }: Fault): unknown {
  const isAt = (field: Field): boolean => field.path.join("/") === path.join("/");
  const field = fieldsOf(schema, value).find(isAt);
  if (field === undefined || rulesOf(field).mayBeLeftOut !== true) return null;
  const isWrong = (record: unknown): boolean =>
    schema.safeParse(record).error?.issues.some((issue) => issue.path.join("/") === path.join("/")) === true;
  const inList = typeof field.path.at(-1) === "number";
  const less = [...(inList ? [] : [null]), undefined].map((nothing) => withField(value, field.path, nothing));
  return less.find((record) => !isWrong(record)) ?? null;
}
