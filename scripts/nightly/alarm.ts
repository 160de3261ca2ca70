/** Alarm outside GitHub: a command or an address that gets the report. */
import { spawnSync } from "node:child_process";
import type { Effects } from "#scripts/lib/effects.ts";
import { toMarkdown, type NightlyReport } from "./report.ts";
import { hasNewWarning } from "./remarks.ts";

/** Whether a person should look: the run kept the last site, failed, or has a new warning, as for a page left out. */
export function wantsPerson({ outcome, remarks }: Pick<NightlyReport, "outcome" | "remarks">): boolean {
  return outcome === "kept" || outcome === "failed" || hasNewWarning(remarks);
}

/**
 * Sends the report, if it wants a person: as the body of a POST to an address, or as the input of a shell command. A failure
 * is logged and does not change the outcome of the run. @param target null = no alarm
 */
export async function raiseAlarm(target: string | null, report: NightlyReport, effects: Effects): Promise<void> {
  if (target === null || !wantsPerson(report)) return;
  const text = toMarkdown(report);
  try {
    if (/^https?:\/\//.test(target)) {
      const headers = { "content-type": "text/plain; charset=utf-8" };
      const answer = await effects.fetch(target, {
        method: "POST",
        body: text,
        headers,
        signal: AbortSignal.timeout(30_000),
      });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
    } else {
      const { status, error } = spawnSync(target, { shell: true, input: text, timeout: 60_000 });
      // A command that ends without reading its input leaves an error (EPIPE) beside its status.
      if (status !== 0) throw status === null && error ? error : new Error(`code ${String(status)}`);
    }
  } catch (error) {
    effects.log(`nightly: the alarm was not sent (${error instanceof Error ? error.message : ""})`);
  }
}
