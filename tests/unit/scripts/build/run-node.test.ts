import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runNode, startNode } from "#scripts/build/run-node.ts";

const folder = mkdtempSync(join(tmpdir(), "emiciclo-node-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function script(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

describe("a script in a process of its own", () => {
  it("is heard to the letter, however long it speaks", async () => {
    // An odd number of bytes before letters of two: some chunk of the pipe ends within a letter.
    const said = script("says.mjs", `process.stdout.write("x" + "è".repeat(500_000))`);
    const { code, stdout } = await startNode({ script: said, flags: [] });
    expect([code, stdout === `x${"è".repeat(500_000)}`]).toEqual([0, true]);
  });

  it("that fails says in which work, how and why", async () => {
    const failing = script("fails.mjs", `process.stderr.write("no paper\\n"); process.exit(3)`);
    await expect(runNode("printing", { script: failing, flags: [] })).rejects.toThrow(
      "printing stopped (code 3); the published site is as it was.\nno paper",
    );
  });
});
