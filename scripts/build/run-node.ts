import { spawn, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import { ProcessBroken } from "#scripts/lib/errors.ts";

/**
 * Kills a child process when this process ends, however it ends: otherwise the children of a killed build would go on
 * writing beside the next build. A shell waits for its pipe from this process to close, so it works while both
 * processes are busy; a Node thread would do the same with ten times the memory. On Windows there is no shell: the
 * locks make the next build wait.
 */
export function endWithThis(child: ChildProcess): void {
  if (child.pid === undefined || process.platform === "win32") return;
  const script = 'read -r _; kill -9 "$0"';
  const watch = spawn("sh", ["-c", script, String(child.pid)], { stdio: ["pipe", "ignore", "ignore"] });
  // Without a shell the child is not watched.
  watch.on("error", () => undefined);
  child.on("exit", () => watch.kill("SIGKILL"));
}

interface NodeTask {
  readonly script: string;
  readonly args?: readonly string[];
  readonly flags: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Lowers the process priority, because nothing waits for this process alone. */
  readonly isPatient?: boolean;
}

interface Ended {
  /** Exit code, or the name of the signal that ended the process. */
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script to its end. Resolves with the exit code, also when it failed. */
export function startNode({ script, args = [], flags, cwd, env, isPatient = false }: NodeTask): Promise<Ended> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [...flags, script, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    endWithThis(child);
    if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let stdout = "";
    let stderr = "";
    // Decoded by the stream: a multi-byte character may be split over two chunks.
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => (stdout += chunk));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
    child.on("error", fail);
    child.on("close", (code, signal) => {
      done({ code: code ?? signal ?? "", stdout, stderr });
    });
  });
}

/**
 * Runs a script with NODE_ENV=production.
 * @throws ProcessBroken with `work` (a description) and the output when it fails.
 */
export async function runNode(work: string, task: NodeTask): Promise<void> {
  const { code, stdout, stderr } = await startNode({ ...task, env: { NODE_ENV: "production", ...task.env } });
  if (code === 0) return;
  const end = typeof code === "number" ? `code ${code}` : code;
  throw new ProcessBroken(`${work} stopped (${end}); the published site is as it was.\n${(stdout + stderr).trimEnd()}`);
}
