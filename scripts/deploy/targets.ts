/** All kinds of deploy targets. */
import { DataError } from "#scripts/lib/errors.ts";
import type { Target, TargetKind } from "./target.ts";
import { folderTarget } from "./targets/folder.ts";
import { pagesTarget } from "./targets/pages.ts";
import { rsyncTarget } from "./targets/rsync.ts";
import { storageTarget } from "./targets/storage.ts";
import { workersTarget } from "./targets/workers.ts";

const kinds: readonly TargetKind[] = [folderTarget, rsyncTarget, storageTarget, workersTarget, pagesTarget];

/** The valid forms of a target. */
export const targetForms = kinds.map(({ form }) => form);

/**
 * Parses a target: "folder:/srv/www", "rsync:user@host:/srv/www", "github-pages".
 * @throws DataError that lists the valid forms.
 */
export function parseTarget(text: string): Target {
  for (const { parse } of kinds) {
    const target = parse(text);
    if (target !== null) return target;
  }
  throw new DataError(`unknown deploy target "${text}"; known: ${targetForms.join(", ")}`);
}
