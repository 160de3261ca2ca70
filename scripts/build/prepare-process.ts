/**
 * One process of a build: makes contracts or the download. Started by `prepareApart`; writes one JSON document to
 * stdout.
 */
import { realEffects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { CacheError } from "#scripts/contracts/engine/node-store.ts";
import type { z } from "zod";
import { prepareHalf, taskSchema, type resultSchema } from "./prepare.ts";
import { explainDiskError, isBrokenStore } from "./files.ts";

const { half, options } = taskSchema.parse(JSON.parse(process.argv[2] ?? ""));
const log: string[] = [];
const effects = { ...realEffects, log: (line: string) => void log.push(line) };

async function run(): Promise<z.infer<typeof resultSchema>> {
  try {
    return { prepared: await prepareHalf(half, options, effects), log };
  } catch (found) {
    const error = explainDiskError(found, options.cache);
    const kind =
      error instanceof CacheError || isBrokenStore(error) ? "cache" : error instanceof DataError ? "data" : "other";
    return { failed: error instanceof Error ? (kind === "other" ? (error.stack ?? "") : error.message) : "", kind };
  }
}

process.stdout.write(JSON.stringify(await run()));
