import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { pull } from "#scripts/pull/pull.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { createApiSource } from "#scripts/pull/sources/api/api.ts";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import { startFakeApi } from "#tests/fixtures/fake-api.ts";
import { collect, pullOptions } from "#tests/fixtures/collecting-sink.ts";

const world = await collect(demoSource, { scale: 0.005 });
const api = await startFakeApi(world);
afterAll(async () => {
  await api.close();
});

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "emiciclo-api-"));
  api.world = world;
  api.faults = {};
  api.requests.length = 0;
});

const source = createApiSource({ backoff: 1, timeout: 2000 });
const run = async (options: object = {}) => await pull(source, { ...pullOptions, baseUrl: api.baseUrl, ...options }, dataDir, silentEffects(), join(dataDir, "accept.json"));

describe("api source", () => {
  it("reads the whole parliament", async () => {
    const report = await run();
    console.log(report.notes, report.requests, report.findings);
    const snapshot = new Snapshot(join(dataDir, "parliament.sqlite"));
    expect(snapshot.keys("vote")).toEqual([...world.vote.keys()].toSorted());
    expect(snapshot.keys("person")).toEqual([...world.person.keys()].toSorted());
    expect(snapshot.quarantine()).toEqual([]);
    snapshot.close();
  });
});
