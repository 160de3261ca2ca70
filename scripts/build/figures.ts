/** Figures of one build, for the operator's report. */
import { lstatSync, statfsSync } from "node:fs";
import { join } from "node:path";
import type { ManifestEntry } from "./manifest.ts";
import type { Plan } from "./plan.ts";

export interface BuildFigures {
  /** Nothing but the log of nights changed. */
  readonly isQuiet: boolean;
  /** Planned pages and files made again, and published ones without data any more. */
  readonly made: number;
  readonly removed: number;
  /** Files and bytes of the whole site. */
  readonly files: number;
  readonly bytes: number;
  /** Seconds since the start of the program at the end of each stage. */
  readonly stages: Readonly<Record<string, number>>;
  /** The heaviest pages, in bytes, uncompressed. */
  readonly heaviest: readonly { readonly file: string; readonly bytes: number }[];
  /** Bytes free on the disk of the site. */
  readonly diskLeft: number;
  /** Faults of the published site: pages that are left out, and the addresses of left-out pages that others link to. */
  readonly faults: number;
  /** Pages that do not hold, each with its reason. */
  readonly remarks: readonly string[];
}

/** Contracts that change with every nightly run: see `scripts/contracts/site/status.ts`. */
const ofNights: ReadonlySet<string> = new Set(["nights", "status-file"]);

const shownPages = 3;

/** @param isSame the code, and all that is not planned, is as published */
export function toFigures(
  folder: string,
  entries: ReadonlyMap<string, ManifestEntry>,
  plan: Plan,
  isSame: boolean,
  stages: Readonly<Record<string, number>>,
): Omit<BuildFigures, "faults" | "remarks"> {
  const made = plan.files.filter(({ reason }) => reason !== "unchanged");
  const sizes = [...entries].map(([file, { size }]) => ({ file, bytes: size ?? lstatSync(join(folder, file)).size }));
  const { bavail, bsize } = statfsSync(folder);
  return {
    isQuiet: isSame && plan.removed.length === 0 && made.every(({ output }) => ofNights.has(output)),
    made: made.length,
    removed: plan.removed.length,
    files: entries.size,
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    stages,
    heaviest: sizes
      .filter(({ file }) => file.endsWith(".html"))
      .toSorted((a, b) => b.bytes - a.bytes || (a.file < b.file ? -1 : 1))
      .slice(0, shownPages),
    diskLeft: bavail * bsize,
  };
}
