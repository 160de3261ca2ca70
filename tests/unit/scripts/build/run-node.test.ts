import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { runNode, startNode } from "#scripts/build/run-node.ts";
import { takeLock } from "#scripts/lib/lock.ts";

const folder = mkdtempSync(join(tmpdir(), "emiciclo-node-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function script(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

describe("a script in a child process", () => {
  it("returns its complete output, however long", async () => {
    // An odd number of bytes before two-byte letters: some chunk of the pipe ends within a letter.
    const said = script("says.mjs", `process.stdout.write("x" + "è".repeat(500_000))`);
    const { code, stdout } = await startNode({ script: said, flags: [] });
    expect([code, stdout === `x${"è".repeat(500_000)}`]).toEqual([0, true]);
  });

  it("reports task, exit code and error output on failure", async () => {
    const failing = script("fails.mjs", `process.stderr.write("no paper\\n"); process.exit(3)`);
    await expect(runNode("printing", { script: failing, flags: [] })).rejects.toThrow(
      "printing stopped (code 3); the published site is as it was.\nno paper",
    );
  });

  it("ends together with its parent process, even if that is killed while the script is busy", async () => {
    const [lock, ready] = [join(folder, "lock"), join(folder, "ready")];
    const lib = (path: string) => JSON.stringify(new URL(`../../../../scripts/${path}`, import.meta.url).href);
    const worker = script(
      "works.mjs",
      `import { writeFileSync } from "node:fs";
       import { takeLock } from ${lib("lib/lock.ts")};
       takeLock(${JSON.stringify(lock)});
       writeFileSync(${JSON.stringify(ready)}, "");
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30_000);`,
    );
    const starter = script(
      "starts.mjs",
      `import { startNode } from ${lib("build/run-node.ts")};
       await startNode({ script: ${JSON.stringify(worker)}, flags: [] });`,
    );
    const parent = spawn(process.execPath, [starter], { stdio: "ignore" });
    await vi.waitUntil(() => existsSync(ready), { timeout: 20_000 });
    expect(() => takeLock(lock)).toThrow("another run is at work");
    parent.kill("SIGKILL");
    const release = await vi.waitFor(() => takeLock(lock), { timeout: 5000, interval: 100 });
    release();
  });
});
