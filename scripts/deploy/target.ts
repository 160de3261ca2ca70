import { DataError } from "#scripts/lib/errors.ts";

/** Where a site goes. `prepare` = only check it: another step uploads it (GitHub Pages). */
export type Target =
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "rsync"; readonly destination: string }
  | { readonly kind: "prepare" };

/**
 * Reads a target: "folder:/srv/www", "rsync:user@host:/srv/www", "github-pages".
 * @throws DataError that lists the forms.
 */
export function parseTarget(text: string): Target {
  const [, kind, rest] = /^(folder|rsync):(.+)$/s.exec(text) ?? [];
  if (kind === "folder" && rest !== undefined) return { kind, folder: rest };
  // A leading dash would be read as an option of rsync.
  if (kind === "rsync" && rest !== undefined && !rest.startsWith("-")) return { kind, destination: rest };
  if (text === "github-pages") return { kind: "prepare" };
  throw new DataError(`unknown deploy target "${text}"; known: folder:DIR, rsync:USER@HOST:DIR, github-pages`);
}

/** Arguments for rsync: changed files first, old ones removed last, so that no page ever lacks its assets. */
export function rsyncArguments(out: string, destination: string): string[] {
  return [
    "--recursive",
    "--links",
    "--checksum",
    "--compress",
    "--delay-updates",
    "--delete-delay",
    "--",
    `${out.replace(/\/+$/, "")}/`,
    destination,
  ];
}
