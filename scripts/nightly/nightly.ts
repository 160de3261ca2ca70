import { statSync } from "node:fs";
import type { Effects } from "#scripts/lib/effects.ts";
import { AtWork, DataError, ProcessBroken, UsageError } from "#scripts/lib/errors.ts";
import { GateStop } from "#scripts/pull/gates/check.ts";
import type { PullReport } from "#scripts/pull/pull.ts";
import { toKinds, type NightReport } from "./report.ts";

/** The steps of a nightly run. Each throws DataError when the last good state must stay. */
export interface NightSteps {
  readonly source: string;
  readonly out: string;
  readonly pull: (effects: Effects) => Promise<PullReport>;
  readonly build: () => Promise<void>;
}

/** Identity of the published folder (inode and creation time): publishing replaces the folder by another one. */
function folderIdentity(folder: string): string | null {
  const stats = statSync(folder, { throwIfNoEntry: false, bigint: true });
  return stats === undefined ? null : `${stats.ino} ${stats.birthtimeNs}`;
}

/**
 * One nightly run: pull, build (which verifies and publishes), report. The build runs even when the pull found nothing
 * new or was stopped by a gate: an earlier build may have failed, or the code may have changed; without a change it
 * does nothing. It is skipped when another process holds the lock: that run builds, and holds the lock of the published
 * folder too.
 */
export async function runNight({ source, out, pull, build }: NightSteps, effects: Effects): Promise<NightReport> {
  const before = folderIdentity(out);
  // Counted here, so that the report of a failed pull has the number too.
  let requests = 0;
  const counted: typeof fetch = (input, init) => {
    requests += 1;
    return effects.fetch(input, init);
  };
  let pulled: PullReport | null = null;
  let problem: unknown = null;
  try {
    pulled = await pull({ ...effects, fetch: counted });
  } catch (error) {
    problem = error;
    effects.log(describe(error));
  }
  let outcome: NightReport["outcome"] = problem === null ? "nothing-new" : outcomeOf(problem);
  if (pulled !== null || (before !== null && !(problem instanceof AtWork))) {
    try {
      await build();
      if (problem === null && folderIdentity(out) !== before) outcome = "published";
    } catch (error) {
      if (problem === null) outcome = outcomeOf(error);
      problem ??= error;
      effects.log(describe(error));
    }
  }
  const report: NightReport = {
    outcome,
    day: effects.today(),
    source,
    seconds: Math.round(effects.elapsed() / 1000),
    requests,
    swept: pulled?.swept ?? 0,
    kinds: pulled === null ? [] : toKinds(pulled.changes),
    findings: pulled?.findings ?? (problem instanceof GateStop ? problem.findings : []),
    notes: pulled?.notes ?? [],
    reason: problem === null ? null : describe(problem),
  };
  effects.log(`nightly: ${outcome}`);
  return report;
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
