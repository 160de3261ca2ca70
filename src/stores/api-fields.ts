/** Reads what came from outside, field by field; what is not as expected is null. */
import { dayOf } from "#src/lib/api-words.ts";

/** A field of something that came from outside. */
export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/** Text without the spaces around it; an empty one is none. */
export function text(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** A name or a number by which something is told from others. */
export function key(value: unknown): string | null {
  return typeof value === "number" ? String(value) : text(value);
}

/** A number that can be counted with. */
export function number(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** The day of a day or of a moment. */
export function day(value: unknown): string | null {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}/.test(value) ? dayOf(value) : null;
}

/** The items of a list; of anything else none. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** One of the values that we know. */
export function oneOf<T extends string>(values: readonly T[], value: unknown): T | null {
  return values.find((known) => known === value) ?? null;
}
