/** Reads untrusted values field by field; a value of an unexpected type is null. */
import { dayOf } from "#src/lib/api-words.ts";

export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/** Trimmed text; null when empty. */
export function text(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** An identifier: text, or a number as text. */
export function key(value: unknown): string | null {
  return typeof value === "number" ? String(value) : text(value);
}

export function number(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** The ISO day of a day or an instant; for any other value a text that is no day; null = not given. */
export function day(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  return typeof value === "string" ? dayOf(value) : "?";
}

/** The items of an array; empty for any other value. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function oneOf<T extends string>(values: readonly T[], value: unknown): T | null {
  return values.find((known) => known === value) ?? null;
}
