/** Schemas of single values. Each quirk of the API has its own schema and test. */
import { z } from "zod";
import type { Branch } from "#src/domain/codes.ts";
import { dayOf } from "#src/lib/api-words.ts";
import { cleanText, isBroken } from "#scripts/pull/clean-text.ts";

const orNull = <Value extends z.ZodType>(value: Value) => value.nullish().transform((found) => found ?? null);

/** Numbers are published as 12, 12.0 or "12". Empty text means null; other text is invalid. */
function toNumber(value: unknown): unknown {
  if (value === "") return null;
  return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
/** A required count; fractions are invalid. */
export const rawCount = z.preprocess(toNumber, z.int().nonnegative());
export const count = orNull(rawCount);

const toDay = (value: unknown): unknown => (typeof value === "string" ? (value === "" ? null : dayOf(value)) : value);
/** A required day; a time after it is ignored. */
export const rawGivenDay = z.preprocess(toDay, z.iso.date());
/** An optional day; empty text means null. */
export const rawDay = z.preprocess(toDay, orNull(z.iso.date()));

/** An optional number: a measure ("0.13") or seconds ("391737600.0"). */
export const rawNumber = z.preprocess(toNumber, orNull(z.number()));

/** A chamber, from its letter or its name in any case; null for other values. */
export const rawBranch = z
  .unknown()
  .optional()
  .transform((value): Branch | null => {
    const name = typeof value === "string" ? value.trim().toLowerCase() : "";
    if (name === "c" || name.startsWith("camera")) return "C";
    return name === "s" || name.startsWith("senato") ? "S" : null;
  });

/** Optional text, cleaned; empty text means null. Text that has lost characters is invalid. */
export const text = z
  .string()
  .refine((value) => !isBroken(value), "not a readable text")
  .nullish()
  .transform((value) => (value ? cleanText(value) || null : null));
/** null = not published. */
export const flag = orNull(z.boolean());
/** An optional list; missing or null becomes an empty list. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);
/** An id, published as number or text. */
export const id = z.union([z.number(), z.string().min(1)]).transform(String);
/** An id; null if missing. */
export const optionalId = orNull(id);
/** Required, non-empty text that identifies a record. */
export const key = z.string().trim().min(1);

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** The same schema for several fields of an object. `names`: words separated by spaces. */
export function each<Names extends string, Schema>(
  schema: Schema,
  ...names: Names[]
): Readonly<Record<Words<Names>, Schema>>;
export function each<Schema>(schema: Schema, ...names: string[]): Readonly<Record<string, Schema>> {
  return Object.fromEntries(names.flatMap((words) => words.split(" ").map((name) => [name, schema])));
}

/** A stringified Python dict: "{'status': 'c', 'date': '2026-03-03'}". Also accepts a JSON object. */
export const rawStatus = z
  .preprocess(
    (value) => (typeof value === "string" ? parsePythonDict(value) : value),
    z.object({ status: text, date: rawDay }).nullish(),
  )
  .transform((value) => value ?? null);

/** Parses a flat Python dict with text, None, True, False and numbers as values; null when the text is not one. */
export function parsePythonDict(source: string): Record<string, string | null> | null {
  const inner = /^\s*\{(.*)\}\s*$/s.exec(source)?.[1];
  if (inner === undefined) return null;
  const entries = [...inner.matchAll(/(['"])((?:\\.|(?!\1).)*)\1\s*:\s*(?:(['"])((?:\\.|(?!\3).)*)\3|([\w.+-]+))/gs)];
  if (entries.length === 0) return null;
  return Object.fromEntries(
    entries.map(([, , key = "", , quoted, bare]) => [
      key,
      quoted === undefined ? (bare === "None" || bare === undefined ? null : bare) : quoted.replace(/\\(.)/g, "$1"),
    ]),
  );
}

/**
 * Euro in total and per year, in both published forms: [{year, value}] and [{"2025": 5000000.0}]. Amounts of the same
 * year are added; invalid years and missing amounts are skipped. `total` is null when missing or equal to the sum of
 * the years.
 */
export const rawResources = z
  .object({
    total: rawNumber,
    detail: listOf(z.record(z.string(), z.union([z.number(), z.string()]).nullable())),
  })
  .nullish()
  .transform((value) => {
    const sums = new Map<number, number>();
    for (const row of value?.detail ?? [])
      for (const [name, sum] of "year" in row ? [[row["year"], row["value"] ?? null]] : Object.entries(row)) {
        const [year, amount] = [Number(name), sum === null ? Number.NaN : Number(sum)];
        if (Number.isInteger(year) && Number.isFinite(amount)) sums.set(year, (sums.get(year) ?? 0) + amount);
      }
    const byYear = [...sums].map(([year, amount]) => ({ year, amount }));
    const sum = byYear.reduce((all, { amount }) => all + amount, 0);
    const total = value?.total ?? null;
    return { byYear, total: total !== null && (byYear.length === 0 || Math.abs(total - sum) >= 1) ? total : null };
  });
