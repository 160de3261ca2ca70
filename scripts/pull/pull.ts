import { join } from "node:path";
import type { Effects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import type { PullOptions, Source } from "./source.ts";
import { countAfter, hasNews, type ChangeSet } from "./store/changes.ts";
import { writeSnapshot } from "./store/write.ts";

/** File name of the snapshot inside the data folder. */
export const snapshotName = "parliament.sqlite";

/** What the snapshot is of: data of different identity are never mixed in one file. */
function identityOf(source: Source, options: PullOptions): string {
  if (source.name === "demo") return `demo, seed ${options.seed}, scale ${options.scale}`;
  return source.name === "api" ? `api, ${options.baseUrl ?? ""}` : `opendata, ${options.baseUrl ?? "dumps"}`;
}

/** No source may publish an empty parliament. */
function checkNotEmpty(source: Source, changes: ChangeSet): void {
  const persons = changes.get("person");
  if (persons === undefined || countAfter(persons) === 0)
    throw new DataError(
      `source ${source.name}: it gave no person at all; the old snapshot stays. Check --from or --base-url.`,
    );
}

/** Prints one line per kind of record: how many, and what changed. */
function report(changes: ChangeSet, effects: Effects): void {
  for (const [kind, entry] of changes) {
    const { appeared, changed, vanished, unchanged } = entry;
    effects.log(
      `  ${kind.padEnd(11)}${String(countAfter(entry)).padStart(8)}: ${appeared.length} new, ${changed.length} changed, ${vanished.length} vanished, ${unchanged} unchanged`,
    );
  }
  effects.log(hasNews(changes) ? "snapshot updated" : "nothing new");
}

/** Fills the snapshot in `dataDir` from a source and returns what changed. */
export async function pull(
  source: Source,
  options: PullOptions,
  dataDir: string,
  effects: Effects,
): Promise<ChangeSet> {
  const file = join(dataDir, snapshotName);
  effects.log(`pull: ${identityOf(source, options)} → ${file}`);
  const day = source.today ?? effects.today();
  const check = (changes: ChangeSet): void => checkNotEmpty(source, changes);
  const changes = await writeSnapshot(file, { identity: identityOf(source, options), day, check }, (sink) =>
    source.pull(options, sink, effects),
  );
  report(changes, effects);
  effects.log(`pull: done in ${(effects.elapsed() / 1000).toFixed(1)} s`);
  return changes;
}
