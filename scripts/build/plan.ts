import type { DatabaseSync } from "node:sqlite";
import { isFile, type AnyOutput } from "#scripts/contracts/engine/reader.ts";
import type { CodeDigests } from "./code-digest.ts";
import type { Manifest } from "./manifest.ts";

/**
 * Why a page or file is made again. `unchanged` = it is not; `kept` = it would be, but the published one stays: it
 * cannot be made at present.
 */
const reasons = ["unchanged", "kept", "new", "contract", "site", "code", "missing", "full"] as const;
export type Reason = (typeof reasons)[number];

export interface PlannedFile {
  readonly output: string;
  readonly key: string;
  readonly path: string;
  readonly file: string;
  readonly kind: "page" | "file";
  readonly digest: string;
  readonly updated: string | null;
  readonly reason: Reason;
}

/** Whether the published page or file is used again. */
export const isReused = ({ reason }: Pick<PlannedFile, "reason">): boolean =>
  reason === "unchanged" || reason === "kept";

export interface Plan {
  /** Every page and file of the site, by page type and key. */
  readonly files: readonly PlannedFile[];
  /** Published pages and files that the data no longer contain. */
  readonly removed: readonly string[];
  /** Why standalone pages (404 …) and assets are made again, or `unchanged`. */
  readonly standalone: Reason;
  readonly site: string;
}

/** Output file of a page path: "/votazioni" → "votazioni.html", "/" → "index.html". Files keep their path. */
export function fileOfPath(path: string, kind: "page" | "file"): string {
  if (kind === "file") return path.slice(1);
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

export const pathOfFile = (file: string): string => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`);

interface PlanInput {
  readonly db: DatabaseSync;
  readonly outputs: readonly AnyOutput[];
  readonly code: CodeDigests;
  /** Manifest of the published site; null when there is none. */
  readonly published: Manifest | null;
  /** Published files that are missing or altered in the output folder. */
  readonly missing: ReadonlySet<string>;
  readonly isFull: boolean;
  /** Paths whose contract could not be made. Without a published page they are left out. */
  readonly failed: ReadonlySet<string>;
}

export function makePlan(input: PlanInput): Plan {
  const { db, outputs, published, failed } = input;
  const fileTypes = new Set(outputs.filter(isFile).map((output) => output.name));
  const rows = db
    .prepare(
      "SELECT output, key, path, updated, digest, contract IS NULL AS isForgotten FROM page ORDER BY output, key",
    )
    .all();
  const siteRow = rows.find((row) => row["output"] === "site");
  const site = String(siteRow?.["digest"] ?? "");
  const files = rows
    .filter((row) => row["path"] !== "" && !isLeftOut(input, String(row["path"]), row["isForgotten"] === 1))
    .map((row): PlannedFile => {
      const output = String(row["output"]);
      const kind = fileTypes.has(output) ? "file" : "page";
      const path = String(row["path"]);
      const file = fileOfPath(path, kind);
      const updated = row["updated"] === null ? null : String(row["updated"]);
      const digest = String(row["digest"]);
      return {
        output,
        key: String(row["key"]),
        path,
        file,
        kind,
        digest,
        updated,
        reason: reasonOf(input, site, {
          file,
          kind,
          digest,
          isFailed: failed.has(path),
          isAwaited: isAwaited({ output, updated }),
        }),
      };
    });
  const wanted = new Set(files.map(({ file }) => file));
  const removed = [...(published?.entries ?? [])].filter(
    ([file, { kind }]) => (kind === "page" || kind === "file") && !wanted.has(file),
  );
  return { files, removed: removed.map(([file]) => file), site, standalone: standaloneReason(input, site) };
}

/** Whether a tombstone stands for a page whose record is still to be read: see `writeTombstone`. */
export const isAwaited = ({ output, updated }: Pick<PlannedFile, "output" | "updated">): boolean =>
  (output === "gone" || output === "gone-files") && updated === null;

/** `isForgotten`: its last contract is of other code, so that a published file that is gone cannot be made again. */
function isLeftOut({ published, failed, missing }: PlanInput, path: string, isForgotten: boolean): boolean {
  const files = [fileOfPath(path, "page"), fileOfPath(path, "file")];
  const isThere = (file: string): boolean =>
    published?.entries.has(file) === true && !(isForgotten && missing.has(file));
  return failed.has(path) && !files.some(isThere);
}

function standaloneReason({ published, missing, isFull, code }: PlanInput, site: string): Reason {
  if (isFull) return "full";
  if (published === null) return "new";
  if (published.render !== code.render) return "code";
  if (published.site !== site) return "site";
  return [...missing].some((file) => published.entries.get(file)?.kind === "standalone") ? "missing" : "unchanged";
}

function reasonOf(
  { published, missing, isFull, code }: PlanInput,
  site: string,
  wanted: Pick<PlannedFile, "file" | "kind" | "digest"> & { readonly isFailed: boolean; readonly isAwaited: boolean },
): Reason {
  const entry = published?.entries.get(wanted.file);
  const isServed = entry?.kind === wanted.kind && !missing.has(wanted.file);
  // A contract of a failed page is that of an earlier night, or forgotten. An awaited page stays until
  // its tombstone is the published page.
  if (isServed && (wanted.isFailed || (wanted.isAwaited && entry.digest !== wanted.digest))) return "kept";
  if (isFull) return "full";
  if (published === null || entry === undefined || entry.kind !== wanted.kind) return "new";
  if (wanted.kind === "page" ? published.render !== code.render : published.contracts !== code.contracts) return "code";
  if (entry.digest !== wanted.digest) return "contract";
  if (wanted.kind === "page" && published.site !== site) return "site";
  return missing.has(wanted.file) ? "missing" : "unchanged";
}

/** Writes the pages to render, distributed over the shards, to the table that the pages' `getStaticPaths` read. */
export function writePlan(db: DatabaseSync, pages: readonly PlannedFile[], shards: number): void {
  db.exec("BEGIN; DELETE FROM plan;");
  const insert = db.prepare("INSERT INTO plan (output, key, path, shard) VALUES (?, ?, ?, ?)");
  for (const [i, { output, key, path }] of pages.entries()) insert.run(output, key, path, (i % shards) + 1);
  db.exec("COMMIT");
}

export function pagesToRender({ files }: Plan): readonly PlannedFile[] {
  return files.filter((file) => file.kind === "page" && !isReused(file));
}

/** Counts by reason in one line: "60 new, 712 contract, 28012 unchanged". */
export function summarizePlan({ files, removed }: Plan): string {
  const parts = reasons.map((reason) => [reason, files.filter((file) => file.reason === reason).length] as const);
  const text = parts.filter(([, count]) => count > 0).map(([reason, count]) => `${count} ${reason}`);
  return [...text, `${removed.length} removed`].join(", ");
}
