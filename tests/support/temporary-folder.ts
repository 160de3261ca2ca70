import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder in memory: the tests write some hundred thousand small files, which a disk creates ten times slower. */
const memory = "/dev/shm";
/** Bytes that must be free there: a container may have 64 MB. */
const enough = 4e9;

function place(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > enough ? memory : tmpdir();
}

/** Global set-up: temporary files of the tests go to one folder, which is deleted after the run. */
export default function giveTemporaryFolder(): () => void {
  const names = ["TMPDIR", "TEMP", "TMP"] as const;
  const folder = mkdtempSync(join(place(), "emiciclo-tests-"));
  // Workers, and processes started by tests, read the folder from the environment.
  for (const name of names) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
