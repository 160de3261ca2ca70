import { existsSync, readFileSync } from "node:fs";
import type { z } from "zod";

/**
 * Reads a cached JSON file of an earlier run. Returns null when it is absent, truncated or does not match the schema:
 * everything cached can be made again.
 */
export function readCached<T>(file: string, schema: z.ZodType<T>): T | null {
  if (!existsSync(file)) return null;
  try {
    return schema.safeParse(JSON.parse(readFileSync(file, "utf8"))).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
