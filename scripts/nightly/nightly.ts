import { statSync } from "node:fs";
import type { Effects } from "#scripts/lib/effects.ts";
import { AtWork, DataError, ProcessBroken, UsageError } from "#scripts/lib/errors.ts";
import { GateStop } from "#scripts/pull/gates/check.ts";
import type { PullReport } from "#scripts/pull/pull.ts";
import { toKinds, type NightlyReport } from "./report.ts";

/** The steps of a nightly run. Each throws DataError when the last good state must stay. */
interface NightlySteps {
  readonly source: string;
  readonly out: string;
  readonly pull: (effects: Effects) => Promise<PullReport>;
  /** Returns remarks for the report. */
  readonly build: () => Promise<readonly string[]>;
}

/**
 * One nightly run: pull, build (which verifies and publishes), report. The build runs even when the pull found nothing
 * new or was stopped by a gate: an earlier build may have failed, or the code may have changed; without a change it
 * does nothing. It is skipped when nothing is published, and when another process holds the lock: that run builds, and
 * holds the lock of the published folder too.
 */
export async function runNightly({ source, out, pull, build }: NightlySteps, effects: Effects): Promise<NightlyReport> {
  const before = folderIdentity(out);
  // Counted here, so that the report of a failed pull has the number too.
  let requests = 0;
  const counted: typeof fetch = (input, init) => {
    requests += 1;
    return effects.fetch(input, init);
  };
  const pulled = await attempt(() => pull({ ...effects, fetch: counted }), effects);
  const isBuilt = pulled.isDone || (before !== null && !(pulled.error instanceof AtWork));
  const built = isBuilt ? await attempt(build, effects) : null;
  const failure = [pulled, built].find((step) => step?.isDone === false);
  const outcome = failure ? outcomeOf(failure.error) : folderIdentity(out) === before ? "nothing-new" : "published";
  effects.log(`nightly: ${outcome}`);
  const { changes, findings, notes, swept } = pulled.value ?? {};
  return {
    outcome,
    day: effects.today(),
    source,
    seconds: Math.round(effects.elapsed() / 1000),
    requests,
    swept: swept ?? 0,
    kinds: changes === undefined ? [] : toKinds(changes),
    findings: findings ?? (failure?.error instanceof GateStop ? failure.error.findings : []),
    notes: [...(notes ?? []), ...(built?.value ?? [])],
    reason: failure ? describe(failure.error) : null,
  };
}

type Step<T> =
  | { readonly isDone: true; readonly value: T; readonly error?: never }
  | { readonly isDone: false; readonly value?: never; readonly error: unknown };

async function attempt<T>(step: () => Promise<T>, effects: Effects): Promise<Step<T>> {
  try {
    return { isDone: true, value: await step() };
  } catch (error) {
    effects.log(describe(error));
    return { isDone: false, error };
  }
}

/** Identity of the published folder (inode and creation time): publishing replaces the folder by another one. */
function folderIdentity(folder: string): string | null {
  const stats = statSync(folder, { throwIfNoEntry: false, bigint: true });
  return stats === undefined ? null : `${stats.ino} ${stats.birthtimeNs}`;
}

/**
 * DataError keeps the last good site, except an invalid command line and a crashed child process, which are our own
 * faults, like any other error.
 */
function outcomeOf(error: unknown): "kept" | "failed" {
  const isOurs = error instanceof UsageError || error instanceof ProcessBroken;
  return error instanceof DataError && !isOurs ? "kept" : "failed";
}

function describe(error: unknown): string {
  if (error instanceof DataError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : "unknown failure";
}
