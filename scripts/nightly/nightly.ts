import { statSync } from "node:fs";
import type { Effects } from "#scripts/lib/effects.ts";
import { AtWork, DataError, ProcessBroken, UsageError } from "#scripts/lib/errors.ts";
import { GateStop } from "#scripts/pull/gates/check.ts";
import type { Finding } from "#scripts/pull/gates/finding.ts";
import { checkClock, watchClock } from "#scripts/pull/gates/clock.ts";
import type { PullReport } from "#scripts/pull/pull.ts";
import type { BuildFigures } from "#scripts/build/figures.ts";
import { appendNight, readNights, type Night } from "#scripts/lib/nights.ts";
import { toRemarks, toSubjects, toWarning, type Remark } from "./remarks.ts";
import { toKinds, type NightlyReport } from "./report.ts";

/** The steps of a nightly run. Each throws DataError when the last good state must stay. */
interface NightlySteps {
  readonly source: string;
  /** Folder of the log of nights; the build publishes it. */
  readonly data: string;
  readonly out: string;
  readonly pull: (effects: Effects) => Promise<PullReport>;
  /** Null: nothing was published. */
  readonly build: () => Promise<BuildFigures | null>;
  /** Remarks of the last report. Those of the build are in no other place: it publishes the log of nights. */
  readonly earlier?: readonly Remark[];
}

/**
 * One nightly run: pull, build (which verifies and publishes), report. The build runs even when the pull found nothing
 * new or was stopped by a gate: an earlier build may have failed, or the code may have changed; without a change it
 * does nothing. It is skipped when nothing is published, and when another process holds the lock: that run builds, and
 * holds the lock of the published folder too, and when the command line is wrong: such a call is no night.
 */
export async function runNightly(
  { source, data, out, pull, build, earlier: lastRemarks = [] }: NightlySteps,
  effects: Effects,
): Promise<NightlyReport> {
  const before = folderIdentity(out);
  // Counted here, so that the report of a failed pull has the number too.
  let requests = 0;
  const counted: typeof fetch = (input, init) => {
    requests += 1;
    return effects.fetch(input, init);
  };
  const { effects: watched, sourceDays } = watchClock({ ...effects, fetch: counted });
  const pulled = await attempt(() => pull(watched), effects);
  const { changes, findings, notes, warnings, about, swept } = pulled.value ?? noticedBy(pulled.error);
  const noticed = { findings, notes, warnings: warnings ?? [], ...(about !== undefined && { about }) };
  const earlier = readNights(data);
  const remarks = toRemarks(noticed, earlier);
  const kinds = changes === undefined ? [] : toKinds(changes);
  const isMiscalled = pulled.error instanceof UsageError;
  const lastPull = earlier.at(-1)?.time.slice(0, 10) ?? null;
  const clock = { day: effects.today(), lastPull, sourceDays: sourceDays() ?? new Set<string>() };
  // The log is published: a time that may be wrong would blind whoever watches it. The last one stays.
  const isTimeSure = pulled.isDone || !hasClockStop([...findings, ...checkClock(clock)]);
  // Another run, which holds the lock, writes its own line.
  if (isTimeSure && !isMiscalled && !(pulled.error instanceof AtWork))
    logNight(
      data,
      {
        time: toSeconds(effects.now()),
        outcome: pulled.isDone ? "read" : outcomeOf(pulled.error),
        changed: kinds.reduce((sum, { appeared, changed, vanished }) => sum + appeared + changed + vanished, 0),
        requests,
        seconds: Math.round(effects.elapsed() / 1000),
        remarks: remarks.map(({ text }) => text),
        subjects: toSubjects(noticed),
        ...(pulled.isDone ? {} : { reason: describe(pulled.error).slice(0, longestReason) }),
      },
      effects,
    );
  const isBuilt = pulled.isDone || (before !== null && !isMiscalled && !(pulled.error instanceof AtWork));
  const built = isBuilt ? await attempt(build, effects) : null;
  const failure = (built === null ? [pulled] : [pulled, built]).find((step) => !step.isDone);
  const isSame = folderIdentity(out) === before || built?.value?.isQuiet === true;
  const done = (built?.value?.faults ?? 0) > 0 ? "incomplete" : isSame ? "nothing-new" : "published";
  const outcome = failure === undefined ? done : outcomeOf(failure.error);
  effects.log(`nightly: ${outcome}`);
  return {
    outcome,
    day: effects.today(),
    source,
    seconds: Math.round(effects.elapsed() / 1000),
    requests,
    swept: swept ?? 0,
    kinds,
    findings,
    notes,
    remarks: [...remarks, ...(built?.value?.remarks ?? []).map((text) => toWarning(text, lastRemarks))],
    build: built?.value ?? null,
    reason: failure === undefined ? null : describe(failure.error),
  };
}

const hasClockStop = (findings: readonly Finding[]): boolean =>
  findings.some(({ gate, severity }) => gate === "clock" && severity === "stop");

/** What a pull had noticed before it failed. */
function noticedBy(error: unknown): Partial<PullReport> & Pick<PullReport, "findings" | "notes"> {
  if (!(error instanceof DataError)) return { findings: [], notes: [] };
  const { notes, warnings } = error;
  return { findings: error instanceof GateStop ? error.findings : [], notes, warnings };
}

/** Characters of a reason in the log of nights; the report has all of it. */
const longestReason = 500;

/** "2026-11-20T02:25:10Z". */
const toSeconds = (moment: Date): string => moment.toISOString().replace(/\.\d+Z$/, "Z");

function logNight(data: string, night: Night, effects: Effects): void {
  try {
    appendNight(data, night);
  } catch (error) {
    // For example a full disk. The outcome of the run is not affected.
    effects.log(`nightly: the log of nights cannot be written (${error instanceof Error ? error.message : ""})`);
  }
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
