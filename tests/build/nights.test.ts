/**
 * Consecutive nightly runs and their faults, with the real pull and build: the site, the change log and the exit codes.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { runNightly } from "#scripts/nightly/nightly.ts";
import { exitCodes, type NightlyReport } from "#scripts/nightly/report.ts";
import { pull } from "#scripts/pull/pull.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { createApiSource } from "#scripts/pull/sources/api/api.ts";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import { collect, pullOptions, shrink, type Collected } from "#tests/fixtures/collecting-writer.ts";
import { startFakeApi, type FakeApi } from "#tests/fixtures/fake-api.ts";
import { readTree, TestSite } from "./support/site.ts";

const world = shrink(await collect(demoSource, { scale: 0.001 }), 24, 40);
const withVotes = (
  change: (votes: Map<string, Collected["vote"] extends ReadonlyMap<string, infer V> ? V : never>) => void,
): Collected => {
  const vote = new Map(world.vote);
  change(vote);
  return { ...world, vote };
};

let api: FakeApi;
let site: TestSite;
beforeAll(async () => {
  api = await startFakeApi(world);
  site = new TestSite();
});
afterAll(async () => {
  await api.close();
});

const acceptFile = () => join(site.data, "accept.json");
async function night(day: string, time = "02:25:10"): Promise<NightlyReport> {
  const source = createApiSource({ backoff: 1, retries: 1, timeout: 1000 });
  const effects = silentEffects({ today: () => day, now: () => new Date(`${day}T${time}Z`) });
  return await runNightly(
    {
      source: "api",
      data: site.data,
      out: site.out,
      pull: async (counted) =>
        await pull(source, { ...pullOptions, baseUrl: api.baseUrl }, site.data, counted, acceptFile()),
      build: async () => await site.build(),
    },
    effects,
  );
}
/** Files of the site that differ from an earlier tree. */
const changedSince = (before: Readonly<Record<string, string>>): string[] => {
  const now = readTree(site.out);
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((file) => before[file] !== now[file])
    .sort();
};
/** What every night publishes: when the source was asked. */
const ofEveryNight = [".edition", "stato.json", "stato/letture.html"];
const ofEveryDay = [...ofEveryNight.slice(0, 1), "sitemap-index.xml", "sitemap-nights.xml", ...ofEveryNight.slice(1)];
const look = <T>(see: (snapshot: Snapshot) => T): T => {
  const snapshot = new Snapshot(join(site.data, "parliament.sqlite"));
  try {
    return see(snapshot);
  } finally {
    snapshot.close();
  }
};
const pageOf = (id: string): string => join(site.out, "votazioni", `${id}.html`);
/** The contract of a page, as the plain renderer prints it. */
const contractOf = (file: string): unknown =>
  JSON.parse(readFileSync(join(site.out, file), "utf8").trim().split("\n").at(-1) ?? "");
const [member] = world.person.values();
const decree = [...world.act.values()].find(({ kind }) => kind === "decree");
if (member === undefined || decree === undefined) throw new Error("no member, no decree");
/** The source with a typo in a name and in a title, as on the first day. */
const withSlips = (correct: Collected): Collected => ({
  ...correct,
  person: new Map([...correct.person, [member.id, { ...member, givenName: "Anan" }]]),
  act: new Map([...correct.act, [`decree/${decree.id}`, { ...decree, title: "Misure ugrenti" }]]),
});
const newOnes = ["vs19_641_042", "vs19_641_043", "vs19_641_044"];

describe("two consecutive nightly runs", () => {
  it("the first run publishes everything", async () => {
    api.world = withSlips(
      withVotes((votes) => {
        for (const id of newOnes) votes.delete(id);
      }),
    );
    const report = await night("2026-11-20");
    expect(report).toMatchObject({ outcome: "published", reason: null });
    expect(existsSync(pageOf("vs19_641_041"))).toBe(true);
    expect(existsSync(pageOf("vs19_641_044"))).toBe(false);
    expect(look((snapshot) => snapshot.changes().map(({ kind, change }) => `${kind} ${change}`))).toEqual([
      "site appeared",
    ]);
  });

  it("a second run on the same data has nothing new", async () => {
    const before = readTree(site.out);
    const report = await night("2026-11-20", "03:25:10");
    expect(exitCodes[report.outcome]).toBe(10);
    expect(changedSince(before)).toEqual(ofEveryNight);
    expect(contractOf("stato/letture.html")).toMatchObject({
      nights: [
        { time: "2026-11-20T03:25:10Z", isRead: true, changed: 0 },
        { time: "2026-11-20T02:25:10Z", isRead: true },
      ],
      updated: "2026-11-20",
    });
  });

  it("the next run publishes new votes and corrections, in the log and on each page", async () => {
    api.world = withVotes((votes) => {
      const vote = votes.get("vs19_641_020");
      if (vote !== undefined)
        votes.set(vote.id, { ...vote, noes: (vote.noes ?? 0) - 1, required: (vote.required ?? 0) - 1 });
    });
    const report = await night("2026-11-21");
    expect(report).toMatchObject({ outcome: "published", reason: null });
    expect(existsSync(pageOf("vs19_641_044"))).toBe(true);
    const log = look((snapshot) => snapshot.changes().filter(({ kind }) => kind === "vote"));
    expect(
      log
        .filter(({ change }) => change === "appeared")
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(newOnes);
    expect(
      log
        .filter(({ key, field }) => key === "vs19_641_020" && field !== "sources")
        .map(({ day, field }) => [day, field]),
    ).toEqual([
      ["2026-11-21", "noes"],
      ["2026-11-21", "required"],
    ]);
    const { noes, required } = world.vote.get("vs19_641_020") ?? {};
    const corrections = (...fields: [string, unknown, unknown][]) => [
      {
        day: "2026-11-21",
        fields: fields.map(([field, before, after]) => ({
          field,
          person: null,
          before: String(before),
          after: String(after),
        })),
      },
    ];
    expect(contractOf("votazioni/vs19_641_020.html")).toMatchObject({
      corrections: corrections(["noes", noes, (noes ?? 0) - 1], ["required", required, (required ?? 0) - 1]),
    });
    expect(contractOf("votazioni/vs19_641_021.html")).toMatchObject({ corrections: [] });
    expect(contractOf(`persone/${member.id}.html`)).toMatchObject({
      corrections: corrections(["givenName", "Anan", member.givenName]),
    });
    expect(contractOf(`attivita_legislativa/decreti_legge/${decree.id}.html`)).toMatchObject({
      corrections: corrections(["title", "Misure ugrenti", decree.title]),
    });
    const told = readFileSync(join(site.out, "aggiornamenti.html"), "utf8");
    for (const key of ["vs19_641_020", member.id, `decree/${decree.id}`]) expect(told).toContain(`"key":"${key}"`);
    expect(readFileSync(join(site.out, "stato.html"), "utf8")).toContain("2026-11-21");
  });

  it("an outage of the source leaves the last good site, byte for byte", async () => {
    const before = readTree(site.out);
    api.faults = { transport: () => ({ status: 503 }) };
    const report = await night("2026-11-22");
    expect(exitCodes[report.outcome]).toBe(20);
    expect(report.reason).toMatch(/answered 503/);
    expect(changedSince(before)).toEqual(ofEveryDay);
    expect(JSON.parse(readFileSync(join(site.out, "stato.json"), "utf8"))).toMatchObject({
      edition: "2026-11-21",
      checkedAt: "2026-11-22T02:25:10Z",
      readAt: "2026-11-21T02:25:10Z",
    });
  });

  it("a vote withdrawn at the source stays until an operator accepts its removal", async () => {
    const full = api.world;
    api.faults = {};
    api.world = { ...full, vote: new Map([...full.vote].filter(([id]) => id !== "vs19_641_030")) };
    const report = await night("2026-11-23");
    expect(exitCodes[report.outcome]).toBe(20);
    expect(report.findings.map(({ gate, severity }) => [gate, severity])).toContainEqual(["vanished", "stop"]);
    expect(existsSync(pageOf("vs19_641_030"))).toBe(true);

    writeFileSync(
      acceptFile(),
      JSON.stringify([
        {
          gate: "vanished",
          subject: "vote",
          reason: "The Camera withdrew the vote, see its notice of today",
          expires: "2026-11-30",
        },
      ]),
    );
    expect((await night("2026-11-24")).outcome).toBe("published");
    expect(
      look((snapshot) =>
        snapshot
          .changes()
          .filter(({ change }) => change === "vanished")
          .map(({ key }) => key),
      ),
    ).toEqual(["vs19_641_030"]);
    // The address stays valid and shows a tombstone.
    expect(existsSync(pageOf("vs19_641_030"))).toBe(true);
    expect(readFileSync(pageOf("vs19_641_030"), "utf8")).toContain('"until":"2026-11-24"');
  });

  it("after recovery the vote is back, and the site equals a fresh full build", async () => {
    api.world = withVotes(() => undefined);
    expect((await night("2026-11-25")).outcome).toBe("published");
    expect(existsSync(pageOf("vs19_641_030"))).toBe(true);
    expect(readTree(site.out)).toEqual(readTree(await site.buildFresh()));
    expect((await night("2026-11-25")).outcome).toBe("nothing-new");
  });
});
