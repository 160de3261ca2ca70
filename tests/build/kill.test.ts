/** A pull killed at random points leaves the old snapshot or the new one, never anything between. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import { Random } from "#scripts/pull/sources/demo/random.ts";
import { collect, shrink, type Collected } from "#tests/fixtures/collecting-sink.ts";
import { startFakeApi } from "#tests/fixtures/fake-api.ts";

const kills = 100;
const full = shrink(await collect(demoSource, { scale: 0.001 }), 12, 30);
const half: Collected = { ...full, vote: new Map([...full.vote].slice(15)) };
const api = await startFakeApi(half);
afterAll(async () => {
  await api.close();
});
const data = mkdtempSync(join(tmpdir(), "emiciclo-kill-"));

/** Runs the pull and kills it after so many requests or milliseconds; answers whether it ended by itself. */
async function run(killAfter: { readonly requests?: number; readonly milliseconds?: number } | null): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ["scripts/pull.ts", "--source", "api", "--base-url", api.baseUrl, "--data", data],
    { stdio: "ignore" },
  );
  const start = api.requests.length;
  const timer =
    killAfter?.milliseconds === undefined ? null : setTimeout(() => child.kill("SIGKILL"), killAfter.milliseconds);
  api.faults = { transport: () => { if (killAfter?.requests !== undefined && api.requests.length - start >= killAfter.requests) child.kill("SIGKILL"); return null; } }; // prettier-ignore
  const code = await new Promise<number | null>((resolve) => child.on("exit", resolve));
  if (timer !== null) clearTimeout(timer);
  return code === 0;
}

function digest(): string {
  const snapshot = new Snapshot(join(data, "parliament.sqlite"));
  try {
    expect([15, 30]).toContain(snapshot.keys("vote").length);
    for (const key of snapshot.keys("vote"))
      expect(snapshot.ballots(key).length).toBe(
        (full.vote.get(key)?.positionsPublished ?? false) ? (full.ballots.get(key)?.length ?? 0) : 0,
      );
    return snapshot.digest();
  } finally {
    snapshot.close();
  }
}

it("is whole after each of a hundred kills, and the next clean run ends as if nothing had happened", async () => {
  const random = Random.stream(7, "kills");
  expect(await run(null)).toBe(true);
  const first = digest();
  api.world = full;
  let finished = 0;
  for (let i = 0; i < kills && finished === 0; i += 1) {
    // Most kills fall while it reads; some by the clock, to hit start and commit too.
    if (await run(i % 4 === 3 ? { milliseconds: random.int(50, 1500) } : { requests: random.int(0, 30) }))
      finished += 1;
    expect(existsSync(join(data, "parliament.sqlite"))).toBe(true);
    if (finished === 0) expect([first, digest()]).toContain(digest());
  }
  expect(await run(null)).toBe(true);
  const last = digest();
  expect(last).not.toBe(first);
});
