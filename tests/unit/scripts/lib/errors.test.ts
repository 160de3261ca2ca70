import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";

const module = new URL("../../../../scripts/lib/errors.ts", import.meta.url).href;

/** Starts a command with this code and collects its error output. */
function start(main: string) {
  const code = `const { DataError, runCommand } = await import(${JSON.stringify(module)});
    await runCommand(async () => { ${main} });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code]);
  let errors = "";
  child.stderr.on("data", (data: Buffer) => (errors += data.toString()));
  return { child, ended: once(child, "close").then(([status]: unknown[]) => ({ status, errors })) };
}

describe("a command", () => {
  it("reports an error that the operator can fix in one line", async () => {
    expect(await start(`throw new DataError("data: no snapshot; run npm run pull")`).ended).toEqual({
      status: 1,
      errors: "data: no snapshot; run npm run pull\n",
    });
  });

  it("reports any other error with its stack", async () => {
    const { status, errors } = await start(`throw new TypeError("no such thing")`).ended;
    expect(status).toBe(1);
    expect(errors).toMatch(/TypeError: no such thing\n {4}at /);
  });

  it("completes its work when its output is closed", async () => {
    const { child, ended } = start(
      `await new Promise((resolve) => process.stdin.once("data", resolve));
       process.stdin.destroy();
       for (let i = 0; i < 3; i += 1) {
         process.stdout.write("one line\\n");
         await new Promise((resolve) => setTimeout(resolve, 10));
       }
       return 3;`,
    );
    child.stdout.destroy();
    child.stdin.write("on\n");
    expect(await ended).toEqual({ status: 3, errors: "" });
  });
});
