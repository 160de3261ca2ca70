import { spawn, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import { ProcessBroken } from "#scripts/lib/errors.ts";

/**
 * Ends a process when this one has ended, however that was: left alone, children of a killed build would go on writing
 * beside the next one. A shell waits for the pipe between the two to close, so that it works while either is busy; a
 * thread of Node would do the same with ten times the memory. Windows has neither, and its locks tell the next build to
 * wait.
 */
export function endWithThis(child: ChildProcess): void {
  if (child.pid === undefined || process.platform === "win32") return;
  const script = 'read -r _; kill -9 "$0"';
  const watch = spawn("sh", ["-c", script, String(child.pid)], { stdio: ["pipe", "ignore", "ignore"] });
  // Without a shell the child is as it would be by itself.
  watch.on("error", () => undefined);
  child.on("exit", () => watch.kill("SIGKILL"));
}

/** A script of the build in a process of its own. */
interface NodeTask {
  readonly script: string;
  readonly args?: readonly string[];
  /** Options of Node itself. */
  readonly flags: readonly string[];
  /** Working folder, if not that of this process. */
  readonly cwd?: string;
  /** What the process is told, beside the environment of this one. */
  readonly env?: Readonly<Record<string, string>>;
  /** Runs with less priority than the processes beside it, because nothing waits for it alone. */
  readonly isPatient?: boolean;
}

/** How a process ended, and what it wrote. */
interface Ended {
  /** Exit code, or the name of the signal that ended it. */
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script to its end, whatever that is. */
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
    // Decoded by the stream: a letter of two bytes may arrive in two chunks.
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => (stdout += chunk));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
    child.on("error", fail);
    child.on("close", (code, signal) => {
      done({ code: code ?? signal ?? "", stdout, stderr });
    });
  });
}

/** Runs a script with NODE_ENV=production. If it fails, throws `work` (what it was doing) and all that it said. */
export async function runNode(work: string, task: NodeTask): Promise<void> {
  const { code, stdout, stderr } = await startNode({ ...task, env: { NODE_ENV: "production", ...task.env } });
  if (code === 0) return;
  const end = typeof code === "number" ? `code ${code}` : code;
  throw new ProcessBroken(`${work} stopped (${end}); the published site is as it was.\n${(stdout + stderr).trimEnd()}`);
}
