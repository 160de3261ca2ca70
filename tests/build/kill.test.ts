/** A pull killed at random points leaves the old snapshot or the new one, never a mixture. */
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import { Random } from "#scripts/pull/sources/demo/random.ts";
import { collect, shrink, type Collected } from "#tests/fixtures/collecting-writer.ts";
import { startFakeApi } from "#tests/fixtures/fake-api.ts";

/** Number of kills; KILLS=100 for the long proof. */
const kills = Number(process.env["KILLS"] ?? 12);
const full = shrink(await collect(demoSource, { scale: 0.001 }), 12, 30);
const api = await startFakeApi(full);
afterAll(async () => {
  await api.close();
});
const data = mkdtempSync(join(tmpdir(), "emiciclo-kill-"));

/** Runs the pull and kills it after this many requests or milliseconds; returns whether it ended by itself. */
async function run(killAfter: { readonly requests?: number; readonly milliseconds?: number } | null): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ["scripts/pull.ts", "--source", "api", "--base-url", api.baseUrl, "--data", data],
    { stdio: "ignore" },
  );
  const start = api.requests.length;
  const timer =
    killAfter?.milliseconds === undefined ? null : setTimeout(() => child.kill("SIGKILL"), killAfter.milliseconds);
  api.faults = {
    transport: () => {
      if (killAfter?.requests !== undefined && api.requests.length - start >= killAfter.requests) child.kill("SIGKILL");
      return null;
    },
  };
  const code = await new Promise<number | null>((resolve) => child.on("exit", resolve));
  if (timer !== null) clearTimeout(timer);
  return code === 0;
}

const watched = "vs19_641_020";

/** The source after this many revisions of one title, so that every run has something to write. */
function revision(number: number): Collected {
  const vote = full.vote.get(watched);
  if (vote === undefined) throw new Error(watched);
  return {
    ...full,
    vote: new Map([...full.vote, [watched, { ...vote, title: `Revision ${number}`, isKey: number % 2 === 0 }]]),
  };
}

/** Checks that the snapshot is complete and returns its revision number. */
function readWhole(): number {
  const file = join(data, "parliament.sqlite");
  const db = new DatabaseSync(file, { readOnly: true });
  expect(db.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(db.prepare("SELECT count(*) AS n FROM record WHERE kind = 'vote'").get()).toEqual(
    db.prepare("SELECT count(*) AS n FROM vote").get(),
  );
  db.close();
  const snapshot = new Snapshot(file);
  try {
    expect(snapshot.keys("vote")).toEqual([...full.vote.keys()].toSorted());
    for (const key of snapshot.keys("vote"))
      expect(snapshot.ballots(key).length).toBe(
        full.vote.get(key)?.positionsPublished === true ? full.ballots.get(key)?.length : 0,
      );
    return Number(/\d+$/.exec(snapshot.record("vote", watched)?.title ?? "")?.[0]);
  } finally {
    snapshot.close();
  }
}

it(
  "the snapshot is complete after every kill, old or new, and the next full run has everything",
  { tags: ["long"] },
  async () => {
    const random = Random.stream(7, "kills");
    api.world = revision(0);
    expect(await run(null)).toBe(true);
    let held = readWhole();
    let killed = 0;
    for (let number = 1; killed < kills; number += 1) {
      api.world = revision(number);
      // Most kills are timed by requests, during reading; every third by the clock, to hit start and commit too.
      const ended = await run(
        number % 3 === 0 ? { milliseconds: random.int(50, 1800) } : { requests: random.int(0, 110) },
      );
      if (!ended) killed += 1;
      const now = readWhole();
      expect([held, number]).toContain(now);
      if (ended) expect(now).toBe(number);
      held = now;
    }
    expect(await run(null)).toBe(true);
    expect(readWhole()).toBeGreaterThanOrEqual(held);
  },
);
