import { existsSync, readFileSync } from "node:fs";
import type { z } from "zod";

/**
 * What a JSON file of our own says that was kept from an earlier run. Nothing (null) when it is absent, cut short or of another
 * shape: whatever is kept can be made again.
 */
export function readKept<T>(file: string, schema: z.ZodType<T>): T | null {
  if (!existsSync(file)) return null;
  try {
    return schema.safeParse(JSON.parse(readFileSync(file, "utf8"))).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
