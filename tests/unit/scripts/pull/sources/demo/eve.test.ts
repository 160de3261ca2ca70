import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { updatesPages } from "#scripts/contracts/site/updates.ts";
import { pull } from "#scripts/pull/pull.ts";
import { loadSource } from "#scripts/pull/sources.ts";
import { Snapshot, snapshotName } from "#scripts/pull/store/read.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";

it("the demonstration after its eve has the votes of a day and a correction as changes, and nothing withdrawn", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vigilia-"));
  for (const source of ["demo-eve", "demo"]) await pull(await loadSource(source), pullOptions, folder, silentEffects());
  const snapshot = new Snapshot(join(folder, snapshotName));
  const changes = snapshot.changes().filter(({ kind }) => kind !== "site");
  expect(new Set(changes.map(({ day }) => day))).toEqual(new Set(["2026-11-20"]));
  const keys = (kind: string, change: string) =>
    changes.filter((one) => one.kind === kind && one.change === change).map(({ key }) => key);
  // 44 votes of the Camera, and five of the Senate whose positions are awaited.
  expect(keys("vote", "appeared")).toHaveLength(49);
  expect(keys("sitting", "appeared").toSorted()).toEqual(["C-641", "S-403"]);
  expect(new Set(keys("vote", "changed"))).toEqual(new Set(["vs19_640_001"]));
  expect(changes.filter(({ change }) => change === "vanished")).toEqual([]);
  const { days } = updatesPages.build(snapshotReader(snapshot), "index");
  expect(days.map(({ day, corrections }) => [day, corrections.map(({ path }) => path)])).toEqual([
    ["2026-11-20", ["/votazioni/vs19_640_001"]],
  ]);
  snapshot.close();
  rmSync(folder, { recursive: true });
}, 60_000);
