import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { silentEffects } from "#scripts/lib/effects.ts";
import { pull } from "#scripts/pull/pull.ts";
import { snapshotName } from "#scripts/pull/store/read.ts";
import { loadSource } from "#scripts/pull/sources.ts";

/** Writes a demonstration parliament to a snapshot in a new temporary folder and returns its path. */
export async function pullDemo(scale: number, seed: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "demo-"));
  await pull(
    await loadSource("demo"),
    { scale, seed, baseUrl: null, from: null, sweep: false },
    folder,
    silentEffects(),
  );
  return join(folder, snapshotName);
}
