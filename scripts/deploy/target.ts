import { DataError } from "#scripts/lib/errors.ts";

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
 * Arguments for rsync. Changed files are put in place at the end and obsolete ones deleted last, so that no page ever
 * lacks its assets.
 */
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
