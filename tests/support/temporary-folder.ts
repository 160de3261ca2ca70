import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Global set-up: temporary files of the tests go to one folder, which is deleted after the run. */
export default function giveTemporaryFolder(): () => void {
  const names = ["TMPDIR", "TEMP", "TMP"] as const;
  const folder = mkdtempSync(join(tmpdir(), "emiciclo-tests-"));
  // Workers, and processes started by tests, read the folder from the environment.
  for (const name of names) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
