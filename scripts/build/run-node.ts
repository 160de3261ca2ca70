import { spawn } from "node:child_process";
import { DataError } from "#scripts/lib/errors.ts";

interface RunOptions {
  /** What the process does, for the sentence of its failure. */
  readonly task: string;
  /** Working folder. */
  readonly cwd: string;
  /** Options of Node itself. */
  readonly flags: readonly string[];
  /** What the process is told, beside the environment of this one. */
  readonly env: Readonly<Record<string, string>>;
}

/** Runs a script of the build in a process of its own, and fails with what it said when it fails. */
export function runNode(script: string, { task, cwd, flags, env }: RunOptions): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [...flags, script], {
      cwd,
      env: { ...process.env, NODE_ENV: "production", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.on("error", fail);
    child.on("exit", (code, signal) => {
      if (code === 0) done();
      else
        fail(
          new DataError(
            `${task} stopped (${signal ?? `code ${code}`}); the published site is as it was.\n${said.trimEnd()}`,
          ),
        );
    });
  });
}
