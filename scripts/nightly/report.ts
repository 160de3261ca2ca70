/** The report of a nightly run: JSON for programs, Markdown for people. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Effects } from "#scripts/lib/effects.ts";
import { readCached, writeFileAtomic } from "#scripts/lib/disk.ts";
import type { BuildFigures } from "#scripts/build/figures.ts";
import type { Finding } from "#scripts/pull/gates/finding.ts";
import { countAfter, type ChangeSet } from "#scripts/pull/store/changes.ts";
import { remarkSchema, type Remark } from "./remarks.ts";

/**
 * Outcome of a nightly run:
 * - `published`: a new edition is on the disk;
 * - `incomplete`: the same, but pages that have no last good version are left out;
 * - `nothing-new`: the source had nothing new and the site was up to date, but for the log of nights;
 * - `kept`: the source or its data were at fault, the last good site stays;
 * - `failed`: the program or its call was at fault.
 */
export type Outcome = "published" | "incomplete" | "nothing-new" | "kept" | "failed";

export const exitCodes: Readonly<Record<Outcome, number>> = {
  published: 0,
  incomplete: 11,
  "nothing-new": 10,
  kept: 20,
  failed: 1,
};

export interface NightlyReport {
  readonly outcome: Outcome;
  readonly day: string;
  readonly source: string;
  readonly seconds: number;
  readonly requests: number;
  /** Requests of the rolling sweep, included in `requests`. */
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
  /** Findings and notes with severity and number of nights, the gravest first. */
  readonly remarks: readonly Remark[];
  /** Figures of the build; null when nothing was published. */
  readonly build: BuildFigures | null;
  /** Reason of an outcome `kept` or `failed`; null otherwise. */
  readonly reason: string | null;
}

export function toKinds(changes: ChangeSet): NightlyReport["kinds"] {
  return [...changes].map(([kind, entry]) => ({
    kind,
    count: countAfter(entry),
    appeared: entry.appeared.length,
    changed: entry.changed.length,
    vanished: entry.vanished.length,
  }));
}

const headlines: Readonly<Record<Outcome, string>> = {
  published: "Published",
  incomplete: "Published without some pages",
  "nothing-new": "Nothing new",
  kept: "Kept the last good site",
  failed: "Failed",
};

export function toMarkdown(report: NightlyReport): string {
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
  if (report.remarks.length > 0) lines.push("", "## Remarks", "", ...report.remarks.map(toLine));
  if (report.build !== null) lines.push("", "## Site", "", ...toBuildLines(report.build));
  return `${lines.join("\n")}\n`;
}

function toLine({ severity, text, nights }: Remark): string {
  const grave = severity === "notice" ? "" : `**${severity}** `;
  return `- ${grave}${text}${nights === 1 ? "" : ` (for ${nights} nights)`}`;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

function toBuildLines({ made, removed, files, bytes, faults, stages, heaviest, diskLeft }: BuildFigures): string[] {
  const ends = Object.entries(stages).map(([name, seconds]) => `${name} ${seconds} s`);
  const pages = heaviest.map((page) => `${page.file} ${Math.round(page.bytes / 1024)} KB`);
  return [
    `- ${made} pages and files made, ${removed} removed; ${files} files, ${megabytes(bytes)}; ${faults} faults`,
    `- end of each stage: ${ends.join(", ")}`,
    `- heaviest pages: ${pages.join(", ")}`,
    `- left on the disk: ${megabytes(diskLeft)}`,
  ];
}

const names = { json: "report.json", text: "report.md" };

/** Remarks of the report of the previous run; none without it. */
export function readRemarks(folder: string): readonly Remark[] {
  try {
    return readCached(join(folder, names.json), z.object({ remarks: z.array(remarkSchema) }))?.remarks ?? [];
  } catch {
    // For example a folder of that name: the run itself reports it later.
    return [];
  }
}

/** Deletes the report of the previous run: if this run is killed, that report must not be taken for its own. */
export function removeReport(folder: string): void {
  for (const name of Object.values(names))
    try {
      rmSync(join(folder, name), { force: true });
    } catch {
      // For example a read-only folder: the run itself reports it later.
    }
}

export function writeReport(folder: string, report: NightlyReport): void {
  mkdirSync(folder, { recursive: true });
  write(join(folder, names.json), `${JSON.stringify(report, null, 2)}\n`);
  write(join(folder, names.text), toMarkdown(report));
}

/** Writes the report into the cache, where the data folder cannot be written and has the report of another night. */
export function writeInstead(
  { data, cache }: { readonly data: string; readonly cache: string },
  report: NightlyReport,
  { log }: Pick<Effects, "log">,
): void {
  try {
    writeReport(cache, report);
    log(`nightly: the report of this night is in ${cache}; one in ${data} is of an earlier night`);
  } catch {
    // Then it is in the log alone.
  }
}

/**
 * Writes a file atomically; in place where the folder allows no new file, so that the report of another run does not
 * stay.
 */
function write(file: string, text: string): void {
  try {
    writeFileAtomic(file, text);
  } catch (error) {
    if (!existsSync(file)) throw error;
    writeFileSync(file, text);
  }
}
