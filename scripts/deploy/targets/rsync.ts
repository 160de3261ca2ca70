import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { DataError } from "#scripts/lib/errors.ts";
import { beside } from "#scripts/deploy/beside.ts";
import { afterKind, type TargetKind } from "#scripts/deploy/target.ts";
import { writeTwins } from "#scripts/deploy/twins.ts";

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

/** Sends the site and its compressed twins. rsync merges both folders, and compares by content: twins are made anew. */
async function deployByRsync(out: string, destination: string): Promise<void> {
  const twins = beside(out, "twins");
  rmSync(twins, { recursive: true, force: true });
  mkdirSync(twins);
  await writeTwins(out, twins);
  const result = spawnSync("rsync", rsyncArguments([out, twins], destination), { stdio: "inherit" });
  rmSync(twins, { recursive: true });
  if (result.status !== 0)
    throw new DataError(
      `rsync to ${destination} failed (${result.error?.message ?? `code ${String(result.status)}`}); the site there may be partly new: run it again`,
    );
}

/** "rsync:user@host:/srv/www": a folder of another machine. */
export const rsyncTarget: TargetKind = {
  form: "rsync:USER@HOST:DIR",
  parse: (text) => {
    const destination = afterKind(text, "rsync");
    // rsync would read a leading dash as an option.
    if (destination === null || destination.startsWith("-")) return null;
    return {
      host: "own-server",
      send: async (out) => {
        await deployByRsync(out, destination);
        return "sent";
      },
    };
  },
};
