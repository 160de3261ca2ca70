/** The report of a night: for machines (JSON) and for people (Markdown). */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "#scripts/lib/write-whole.ts";
import type { Finding } from "#scripts/pull/gates/finding.ts";
import { countAfter, type ChangeSet } from "#scripts/pull/store/changes.ts";

/**
 * How a night ended:
 * - `published`: the site on disk is new;
 * - `nothing-new`: the source had nothing new, the site was up to date;
 * - `kept`: something was wrong with the source or its data, the last good site stays;
 * - `failed`: something was wrong with us.
 */
export type NightOutcome = "published" | "nothing-new" | "kept" | "failed";

/** Exit codes of `npm run nightly`. */
export const exitCodes: Readonly<Record<NightOutcome, number>> = {
  published: 0,
  "nothing-new": 10,
  kept: 20,
  failed: 1,
};

export interface NightReport {
  readonly outcome: NightOutcome;
  /** Day of the run, ISO. */
  readonly day: string;
  readonly source: string;
  readonly seconds: number;
  readonly requests: number;
  /** Requests of the rolling sweep, among them. */
  readonly swept: number;
  readonly kinds: readonly {
    readonly kind: string;
    readonly count: number;
    readonly appeared: number;
    readonly changed: number;
    readonly vanished: number;
  }[];
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
  /** Why the night ended as it did, when it did not end well. */
  readonly reason: string | null;
}

/** The numbers of a pull, by kind. */
export function toKinds(changes: ChangeSet): NightReport["kinds"] {
  return [...changes].map(([kind, entry]) => ({
    kind,
    count: countAfter(entry),
    appeared: entry.appeared.length,
    changed: entry.changed.length,
    vanished: entry.vanished.length,
  }));
}

const headlines: Readonly<Record<NightOutcome, string>> = {
  published: "Published",
  "nothing-new": "Nothing new",
  kept: "Kept the last good site",
  failed: "Failed",
};

/** The report to read. */
export function toMarkdown(report: NightReport): string {
  const lines = [
    `# ${headlines[report.outcome]}, ${report.day}`,
    "",
    `Source ${report.source}, ${report.requests} requests (${report.swept} in the sweep), ${report.seconds} s, exit code ${exitCodes[report.outcome]}.`,
    ...(report.reason === null ? [] : ["", "```", report.reason, "```"]),
  ];
  if (report.kinds.length > 0) {
    lines.push("", "| records | now | new | changed | vanished |", "|---|--:|--:|--:|--:|");
    for (const { kind, count, appeared, changed, vanished } of report.kinds)
      lines.push(`| ${kind} | ${count} | ${appeared} | ${changed} | ${vanished} |`);
  }
  if (report.findings.length > 0)
    lines.push(
      "",
      "## Gates",
      "",
      ...report.findings.map(
        ({ gate, severity, message }) => `- ${severity === "stop" ? "**stop** " : ""}${gate}: ${message}`,
      ),
    );
  if (report.notes.length > 0) lines.push("", "## Remarks", "", ...report.notes.map((note) => `- ${note}`));
  return `${lines.join("\n")}\n`;
}

const names = { json: "report.json", text: "report.md" };

/** Takes the report of the night before away: a night that is killed has none, and must not seem to have ended as that one. */
export function removeReport(folder: string): void {
  for (const name of Object.values(names))
    try {
      rmSync(join(folder, name), { force: true });
    } catch {
      // A folder that may not be written, for one: the night itself will say so.
    }
}

/** Writes `report.json` and `report.md`, whole or not at all. */
export function writeReport(folder: string, report: NightReport): void {
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, names.json), `${JSON.stringify(report, null, 2)}\n`);
  writeWhole(join(folder, names.text), toMarkdown(report));
}
