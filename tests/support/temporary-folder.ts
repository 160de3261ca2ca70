import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Set-up of every run: what tests put among the temporary files is in one folder, and gone with the run. */
export default function giveTemporaryFolder(): () => void {
  const names = ["TMPDIR", "TEMP", "TMP"] as const;
  const folder = mkdtempSync(join(tmpdir(), "emiciclo-tests-"));
  // Workers, and the processes that tests start, are told by the environment.
  for (const name of names) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
