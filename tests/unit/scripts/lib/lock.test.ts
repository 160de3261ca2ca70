import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AtWork } from "#scripts/lib/errors.ts";
import { takeLock } from "#scripts/lib/lock.ts";

const newFile = (): string => join(mkdtempSync(join(tmpdir(), "lock-")), "cache", "build.lock");

describe("a lock", () => {
  it("admits one process at a time", () => {
    const file = newFile();
    const release = takeLock(file);
    expect(() => takeLock(file)).toThrow(new AtWork(`${file}: another run is at work; wait until it has ended`));
    expect(() => takeLock(file)).toThrow(AtWork);
    release();
    takeLock(file)();
  });

  it("is released when its process ends in any way", async () => {
    const file = newFile();
    const module = new URL("../../../../scripts/lib/lock.ts", import.meta.url).href;
    const code = `const { takeLock } = await import(${JSON.stringify(module)});
      globalThis.release = takeLock(${JSON.stringify(file)}); process.stdout.write("taken"); setInterval(() => 0, 1000)`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", code]);
    await once(child.stdout, "data");
    expect(() => takeLock(file)).toThrow("another run is at work");
    child.kill("SIGKILL");
    await once(child, "close");
    takeLock(file)();
  });

  it("reports a folder that cannot be created", () => {
    const file = newFile();
    takeLock(file)();
    expect(() => takeLock(join(file, "build.lock"))).toThrow(
      /build\.lock: cannot be locked \(E.+\); name another folder, or see to that one and try again/,
    );
  });

  it("gives instructions for a file that is not a lock", () => {
    const file = newFile();
    takeLock(file)();
    writeFileSync(file, "4711");
    expect(() => takeLock(file)).toThrow(/build\.lock: cannot be locked \(.+\); remove it and try again/);
  });
});
