/** Values as the API prints them: every quirk has its own schema here, and its own test. */
import { z } from "zod";
import type { Branch } from "#src/domain/codes.ts";
import { dayOf } from "#src/lib/api-words.ts";

/** Missing is null. */
const orNull = <Value extends z.ZodType>(value: Value) => value.nullish().transform((found) => found ?? null);

/** Numbers come as 12, 12.0 or "12"; empty text means none, and other text is a fault. */
function toNumber(value: unknown): unknown {
  if (value === "") return null;
  return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
/** A count that is not whole is a fault. */
export const rawCount = z.preprocess(toNumber, z.int().nonnegative());
/** A count that may be missing. */
export const count = orNull(rawCount);

const toDay = (value: unknown): unknown => (typeof value === "string" ? (value === "" ? null : dayOf(value)) : value);
/** A day that must be there, also where a time follows. */
export const rawGivenDay = z.preprocess(toDay, z.iso.date());
/** A day that may be missing; empty text means none. */
export const rawDay = z.preprocess(toDay, orNull(z.iso.date()));

/** A measure ("0.13"), or seconds ("391737600.0"). */
export const rawNumber = z.preprocess(toNumber, orNull(z.number()));

/** A chamber by its letter or by its name in any case; null where it is neither. */
export const rawBranch = z
  .unknown()
  .optional()
  .transform((value): Branch | null => {
    const name = typeof value === "string" ? value.trim().toLowerCase() : "";
    if (name === "c" || name.startsWith("camera")) return "C";
    return name === "s" || name.startsWith("senato") ? "S" : null;
  });

/** Text without blanks around it; empty text means none. */
export const text = z
  .string()
  .nullish()
  .transform((value) => (value?.trim() ? value.trim() : null));
/** A yes or no; null = the source does not say. */
export const flag = orNull(z.boolean());
/** A list that may be missing or null. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);
/** An id: number or text. */
export const id = z.union([z.number(), z.string().min(1)]).transform(String);
/** What identifies a record: text that is not empty. */
export const key = z.string().trim().min(1);

/** A stringified Python dict: "{'status': 'c', 'date': '2026-03-03'}". Also accepts the object it should have been. */
export const rawStatus = z
  .preprocess(
    (value) => (typeof value === "string" ? parsePythonDict(value) : value),
    z.object({ status: text, date: rawDay }).nullish(),
  )
  .transform((value) => value ?? null);

/** Reads the flat dicts that the API prints: text, None, True, False and numbers as values. Null when it is none. */
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
 * Euro in total and per year, in the two shapes published: [{year, value}] and [{"2025": 5000000.0}]. A year named twice
 * is one sum, one without an amount or that is no year is left out. `total` is null where it is missing, or the sum of the years.
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
