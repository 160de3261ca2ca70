/** Deploy targets, and limits of common hosts. A site that a host would truncate or refuse is not sent. */
import { DataError } from "#scripts/lib/errors.ts";

/** Maximum number of files, bytes per file and total bytes. Null = no known limit. */
interface HostLimits {
  readonly files: number | null;
  readonly fileBytes: number | null;
  readonly bytes: number | null;
}

const MiB = 1024 * 1024;
const GiB = 1024 * MiB;

/** Limits as published by the hosts (November 2026). */
export const hosts: Readonly<Record<string, HostLimits>> = {
  "github-pages": { files: null, fileBytes: 100 * MiB, bytes: 1 * GiB },
  "cloudflare-pages-free": { files: 20_000, fileBytes: 25 * MiB, bytes: null },
  "cloudflare-pages": { files: 100_000, fileBytes: 25 * MiB, bytes: null },
  "own-server": { files: null, fileBytes: null, bytes: null },
};

interface SizedFile {
  readonly path: string;
  readonly bytes: number;
}

/** Reasons why the host would refuse the site; empty = it fits. */
export function checkLimits(files: readonly SizedFile[], limits: HostLimits): string[] {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const { fileBytes } = limits;
  const big = fileBytes === null ? [] : files.filter(({ bytes }) => bytes > fileBytes);
  return [
    ...(limits.files !== null && files.length > limits.files
      ? [`${files.length} files, the host takes ${limits.files}`]
      : []),
    ...(limits.bytes !== null && total > limits.bytes ? [`${total} bytes in all, the host takes ${limits.bytes}`] : []),
    ...big.map(({ path, bytes }) => `${path}: ${bytes} bytes, the host takes ${String(fileBytes)} a file`),
  ];
}

/** Deploy target. `prepare` = only check the site: another step uploads it (GitHub Pages). */
export type Target =
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "rsync"; readonly destination: string }
  | { readonly kind: "prepare" };

/**
 * Parses a target: "folder:/srv/www", "rsync:user@host:/srv/www", "github-pages".
 * @throws DataError that lists the valid forms.
 */
export function parseTarget(text: string): Target {
  const [, kind, rest] = /^(folder|rsync):(.+)$/s.exec(text) ?? [];
  if (kind === "folder" && rest !== undefined) return { kind, folder: rest };
  // rsync would read a leading dash as an option.
  if (kind === "rsync" && rest !== undefined && !rest.startsWith("-")) return { kind, destination: rest };
  if (text === "github-pages") return { kind: "prepare" };
  throw new DataError(`unknown deploy target "${text}"; known: folder:DIR, rsync:USER@HOST:DIR, github-pages`);
}

/**
 * Arguments for rsync, which sends the content of all folders into one. Changed files are put in place at the end and obsolete ones deleted last, so that no page ever
 * lacks its assets.
 */
export function rsyncArguments(folders: readonly string[], destination: string): string[] {
  return [
    "--recursive",
    "--links",
    "--checksum",
    "--compress",
    "--delay-updates",
    "--delete-delay",
    "--",
    ...folders.map((folder) => `${folder.replace(/\/+$/, "")}/`),
    destination,
  ];
}
