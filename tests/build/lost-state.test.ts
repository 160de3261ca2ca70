/** The snapshot is lost while pages are published: nothing is withdrawn, and the archive is filled again on request. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { runNightly } from "#scripts/nightly/nightly.ts";
import { exitCodes, type NightlyReport } from "#scripts/nightly/report.ts";
import { pull } from "#scripts/pull/pull.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { createApiSource } from "#scripts/pull/sources/api/api.ts";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import { collect, pullOptions, shrink } from "#tests/fixtures/collecting-writer.ts";
import { startFakeApi, type FakeApi } from "#tests/fixtures/fake-api.ts";
import { readTree, TestSite } from "./support/site.ts";

const world = shrink(await collect(demoSource, { scale: 0.001 }), 24, 40);

let api: FakeApi;
let site: TestSite;
beforeAll(async () => {
  api = await startFakeApi(world);
  site = new TestSite();
});
afterAll(async () => {
  await api.close();
  site.remove();
});

async function night(day: string, options: { budget?: number; beginAnew?: boolean } = {}): Promise<NightlyReport> {
  const source = createApiSource({ backoff: 1, retries: 1, timeout: 30_000 });
  return await runNightly(
    {
      source: "api",
      data: site.data,
      out: site.out,
      pull: async (effects) =>
        await pull(
          source,
          { ...pullOptions, baseUrl: api.baseUrl, out: site.out, ...options },
          site.data,
          effects,
          join(site.data, "accept.json"),
        ),
      build: async () => await site.build(),
    },
    silentEffects({ today: () => day }),
  );
}

const isVote = (file: string): boolean => /^votazioni\/vs.*\.html$/.test(file);
const votePagesNow = () => Object.entries(site.tree()).filter(([file]) => isVote(file));
const register = (): string => readFileSync(join(site.data, "addresses.tsv"), "utf8");
const loseSnapshot = (): void => {
  for (const name of ["parliament.sqlite", "parliament.sqlite.sha256", "api-cache.sqlite"])
    rmSync(join(site.data, name), { force: true });
};

describe("a lost snapshot", () => {
  let all: ReturnType<typeof votePagesNow> = [];
  let requests = 0;

  it("stops the night and says what to bring back", async () => {
    const first = await night("2026-11-20");
    requests = first.requests;
    expect(first).toMatchObject({ outcome: "published", reason: null });
    all = votePagesNow();
    expect(all.length).toBeGreaterThan(30);
    const [before, addresses] = [site.tree(), register()];
    loseSnapshot();
    const report = await night("2026-11-21");
    expect(exitCodes[report.outcome]).toBe(20);
    expect(report.reason).toContain(
      "parliament.sqlite: not there, but " +
        `${join(site.data, "addresses.tsv")} has published addresses; bring back data/, or say --begin-anew`,
    );
    expect([site.tree(), register()]).toEqual([before, addresses]);
  });

  it("stops it too when the register was lost with it and only the site is left", async () => {
    const addresses = register();
    rmSync(join(site.data, "addresses.tsv"));
    expect((await night("2026-11-21")).reason).toContain(`${site.out} has published addresses; bring back data/`);
    writeFileSync(join(site.data, "addresses.tsv"), addresses);
  });

  it("is filled again on request, in several nights: votes not read yet keep their pages, and none is withdrawn", async () => {
    const report = await night("2026-11-22", { budget: requests + 100 - 20, beginAnew: true });
    expect(report.reason).toBeNull();
    expect(report.notes.join("\n")).toMatch(/votings: \d+ records wait for the next run/);
    expect(votePagesNow().map(([file]) => file)).toEqual(all.map(([file]) => file));
    const waiting = Number(/votings: (\d+) records/.exec(report.notes.join("\n"))?.[1]);
    const same = votePagesNow().filter(([file, digest]) => all.some(([name, old]) => name === file && old === digest));
    expect(same.length).toBeGreaterThanOrEqual(waiting);
    expect(register()).not.toMatch(/\t-\t(?:page|file)\t\/votazioni\/vs/);
  });

  it("serves a page that is awaited also where no published site is left", async () => {
    const fresh = readTree(await site.buildFresh());
    expect(Object.keys(fresh).filter(isVote)).toEqual(all.map(([file]) => file));
  });

  it("ends with every page as before, and then withdraws what the source no longer has", async () => {
    const snapshot = new Snapshot(join(site.data, "parliament.sqlite"));
    const [gone = ""] = new Set(world.vote.keys()).difference(new Set(snapshot.keys("vote")));
    snapshot.close();
    api.world = { ...world, vote: new Map([...world.vote].filter(([id]) => id !== gone)) };
    const report = await night("2026-11-23");
    expect(report.reason).toBeNull();
    expect(
      register()
        .split("\n")
        .filter((line) => /\t-\tpage\t\/votazioni\/vs/.test(line)),
    ).toEqual([`2026-11-23\t-\tpage\t/votazioni/${gone}`]);
    expect(votePagesNow().map(([file]) => file)).toEqual(all.map(([file]) => file));
    expect(readTree(site.out)).toEqual(readTree(await site.buildFresh()));
  });
});
