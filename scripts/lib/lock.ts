import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { DataError } from "./errors.ts";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Takes a lock file for this process and returns its release. A lock left by a process that is gone is taken over.
 * @throws DataError naming the file when another process holds it.
 */
export function takeLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, "wx");
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const holder = Number(readFileSync(file, "utf8"));
      if (holder > 0 && isAlive(holder)) break;
      rmSync(file, { force: true });
    }
  }
  throw new DataError(`${file}: another run is at work; wait for it, or remove the file if none is`);
}
