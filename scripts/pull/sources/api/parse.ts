import type { z } from "zod";
import { unusedFields } from "./raw.ts";
import type { Notes } from "./notes.ts";

/** A foreign record that does not have the shape we rely on. */
export class InvalidRaw extends Error {
  override readonly name = "InvalidRaw";
}

/**
 * Reads a foreign record strictly in what we use; what is new is noted, never an error.
 * @throws InvalidRaw with path, expected and got.
 */
export function parseRaw<Shape extends z.ZodRawShape>(
  endpoint: string,
  schema: z.ZodObject<Shape>,
  value: unknown,
  notes: Notes,
): z.infer<z.ZodObject<Shape>> {
  const result = schema.safeParse(value);
  if (!result.success) {
    const issue = result.error.issues[0];
    const path = issue?.path.map(String).join(".") ?? "";
    throw new InvalidRaw(
      `${endpoint}: ${path === "" ? "the record" : path}: ${issue?.message ?? "invalid"}; got ${excerpt(dig(value, issue?.path ?? []))}`,
    );
  }
  if (typeof value === "object" && value !== null)
    for (const name of Object.keys(value))
      if (!(name in schema.shape) && !unusedFields.has(name)) notes.add(`${endpoint}: new field "${name}"`);
  return result.data;
}

function dig(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === "object" && found !== null
        ? Object.entries(found).find(([name]) => name === String(key))?.[1]
        : undefined,
    value,
  );
}

function excerpt(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
