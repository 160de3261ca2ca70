import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { pull, type PullReport } from "#scripts/pull/pull.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { createApiSource } from "#scripts/pull/sources/api/api.ts";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import { startFakeApi, type Faults, type TransportFault } from "#tests/fixtures/fake-api.ts";
import { collect, pullOptions, shrink, type Collected } from "#tests/fixtures/collecting-sink.ts";

const world = await collect(demoSource, { scale: 0.001 });
/** Two dozen members and votes: quick enough for a fault at a time. */
const small = shrink(world, 24, 40);
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

async function run(options: { budget?: number; sweep?: boolean; retries?: number } = {}): Promise<PullReport> {
  const source = createApiSource({ backoff: 1, timeout: 300, patience: 2000, retries: options.retries ?? 4 });
  return await pull(source, { ...pullOptions, baseUrl: api.baseUrl, sweep: options.sweep ?? false, ...(options.budget === undefined ? {} : { budget: options.budget }) }, dataDir, silentEffects(), join(dataDir, "accept.json")); // prettier-ignore
}

function look<T>(see: (snapshot: Snapshot) => T): T {
  const snapshot = new Snapshot(join(dataDir, "parliament.sqlite"));
  try {
    return see(snapshot);
  } finally {
    snapshot.close();
  }
}

/** A copy of the world with some votes changed or taken away. */
function worldWith(
  change: (votes: Map<string, Collected["vote"] extends ReadonlyMap<string, infer V> ? V : never>) => void,
): Collected {
  const vote = new Map(world.vote);
  change(vote);
  return { ...world, vote };
}

const changedKinds = (report: PullReport): string[] =>
  [...report.changes]
    .filter(([, { appeared, changed, vanished }]) => appeared.length + changed.length + vanished.length > 0)
    .map(([kind]) => kind);

describe("api source", () => {
  it("reads the whole parliament", async () => {
    const report = await run();
    look((snapshot) => {
      expect(snapshot.keys("vote")).toEqual([...world.vote.keys()].toSorted());
      expect(snapshot.keys("person")).toEqual([...world.person.keys()].toSorted());
      expect(snapshot.keys("group")).toEqual(
        expect.arrayContaining(["camera-gin", "camera-misto", "senato-aut", "senato-sal"]),
      );
      expect(snapshot.quarantine()).toEqual([]);
      const expected = world.vote.get("vs19_641_041");
      expect(snapshot.record("vote", "vs19_641_041")).toMatchObject({
        title: expected?.title,
        ayes: expected?.ayes,
        required: expected?.required,
        acts: expected?.acts,
        president: expected?.president,
      });
      expect(snapshot.ballots("vs19_641_041")).toEqual(
        world.ballots.get("vs19_641_041")?.toSorted(([a], [b]) => (a < b ? -1 : 1)),
      );
      expect(snapshot.record("vote", "vs19_641_044")).toMatchObject({ positionsPublished: false });
      expect(snapshot.ballots("vs19_641_044")).toEqual([]);
      expect(snapshot.ballots("19-401-3").some(([, code]) => code === "SEC")).toBe(true);
      expect(snapshot.record("act", "bill/C_1742")).toMatchObject({ aliases: ["S_1520", "C_1742-B"], phase: "is_law" });
      expect(snapshot.record("act", "decree/2026-31")).toMatchObject({
        status: "c",
        conversionBills: ["C_2750"],
        expires: "2026-12-01",
      });
      expect(snapshot.record("act", "datt/103")).toMatchObject({
        status: "overdue",
        resources: [{ year: 2026, amount: 48_000_000 }],
      });
      expect(
        snapshot
          .record("government", "i-governo-bellariva-2022-10-22")
          ?.roles.find(({ person }) => person === "bellariva-costanza-1971-01-09")?.rank,
      ).toBe("president");
      expect(
        snapshot
          .record("body", "camera-viii-commissione-ambiente")
          ?.roles.find(({ person }) => person === "rivalta-ada-1979-05-12")?.role,
      ).toBe("Vicepresidente");
      expect(snapshot.record("person", "orafini-beatrice-1957-05-24")?.memberships).toEqual([]);
      expect(
        snapshot.record("person", "pratomoro-rocco-1967-01-30")?.memberships[0]?.groups.map(({ group }) => group),
      ).toEqual(["camera-tig", "camera-misto"]);
    });
    expect(report.findings.map(({ gate }) => gate)).toEqual(["totals"]);
  });

  it("says nothing new the second time, with few and conditional requests", async () => {
    await run();
    api.requests.length = 0;
    const report = await run();
    expect(changedKinds(report)).toEqual([]);
    expect(report.requests).toBeLessThan(300);
    expect(api.requests.filter(({ status }) => status === 304).length).toBeGreaterThan(api.requests.length / 2);
  });

  it("finds new votes, corrections and new positions in under 300 requests", async () => {
    const fresh = [...world.vote.keys()].filter((id) => id.startsWith("vs19_641")).slice(-40);
    api.world = worldWith((votes) => { for (const id of fresh) votes.delete(id); }); // prettier-ignore
    await run();
    const before = world.vote.get("vs19_640_003");
    api.world = worldWith((votes) => { if (before !== undefined) votes.set(before.id, { ...before, ayes: (before.ayes ?? 0) + 1, voting: (before.voting ?? 0) + 1 }); }); // prettier-ignore
    const report = await run();
    expect(report.changes.get("vote")?.appeared.toSorted()).toEqual(fresh.toSorted());
    expect(report.changes.get("vote")?.changed).toEqual(["vs19_640_003"]);
    expect(report.requests).toBeLessThan(300);
    const fields = look((snapshot) => snapshot.changes().filter(({ key }) => key === "vs19_640_003").map(({ field }) => field)); // prettier-ignore
    expect(fields).toEqual(["ayes", "voting"]);
  });

  it("keeps the last good snapshot when a published vote vanishes, until somebody answers for it", async () => {
    await run();
    api.world = worldWith((votes) => votes.delete("vs19_640_003"));
    await expect(run()).rejects.toThrow(/vanished \(vote\): 1 vote records vanished: vs19_640_003/);
    expect(look((snapshot) => snapshot.record("vote", "vs19_640_003")?.id)).toBe("vs19_640_003");
  });

  it("stops at its budget, newest votes first, and goes on from there until it has everything", async () => {
    api.world = small;
    const first = await run({ budget: 150 });
    expect(first.requests).toBeLessThanOrEqual(150);
    expect(first.notes.join("\n")).toMatch(/votings: \d+ records wait for the next run/);
    const days = look((snapshot) => snapshot.keys("vote").map((key) => small.vote.get(key)?.date ?? ""));
    expect(days.length).toBeGreaterThan(0);
    expect(days.length).toBeLessThan(small.vote.size);
    for (let night = 0; night < 6; night += 1) await run({ budget: 150 });
    expect(look((snapshot) => snapshot.keys("vote"))).toEqual([...small.vote.keys()].toSorted());
  });

  it("says that the budget does not even read the lists", async () => {
    api.world = small;
    await expect(run({ budget: 5 })).rejects.toThrow(/Raise --budget/);
  });

  it("refuses to start without an address", async () => {
    const source = createApiSource();
    await expect(pull(source, { ...pullOptions }, dataDir, silentEffects())).rejects.toThrow(/--base-url/);
  });
});

/** A transport fault on the first request of every other address: retries get through. */
function onFirstTry(fault: TransportFault): Faults {
  const asked = new Set<string>();
  return {
    transport: (path) => {
      const isFirst = !asked.has(path);
      asked.add(path);
      return isFirst && asked.size % 2 === 1 ? fault : null;
    },
  };
}

describe("api source against faults on the wire", () => {
  beforeEach(() => {
    api.world = small;
  });

  it.each([
    ["connections reset in mid-body", "reset"],
    ["silence", "silence"],
    ["HTML instead of JSON", "html"],
    ["truncated JSON", "truncated"],
    ["a wrong charset", "latin1"],
    ["429 with Retry-After", { status: 429, retryAfter: "0" }],
    ["500", { status: 500 }],
    ["502", { status: 502 }],
    ["503 with a date", { status: 503, retryAfter: "Fri, 20 Nov 2026 00:00:00 GMT" }],
    ["504", { status: 504 }],
  ] as const)("gets through %s", async (_, fault) => {
    api.faults = onFirstTry(fault);
    await run();
    expect(look((snapshot) => snapshot.keys("vote").length)).toBe(small.vote.size);
    expect(look((snapshot) => snapshot.quarantine())).toEqual([]);
  });

  it.each([
    ["is down", { status: 503 }, /answered 503/],
    ["answers HTML only", "html", /HTML instead of JSON/],
    ["forbids us", { status: 403 }, /answered 403/],
    ["asks to come back tomorrow", { status: 429, retryAfter: "86400" }, /come back in 86400 s/],
  ] as const)("keeps the snapshot and says why when the source %s", async (_, fault, message) => {
    await run();
    const digest = look((snapshot) => snapshot.digest());
    api.faults = { transport: () => fault };
    await expect(run({ retries: 1 })).rejects.toThrow(message);
    expect(look((snapshot) => snapshot.digest())).toBe(digest);
    api.faults = {};
    expect(changedKinds(await run())).toEqual([]);
  });

  it("says that nobody answers", async () => {
    const source = createApiSource({ backoff: 1, retries: 1 });
    await expect(
      pull(source, { ...pullOptions, baseUrl: "http://127.0.0.1:9/" }, dataDir, silentEffects()),
    ).rejects.toThrow(/127\.0\.0\.1:9.*after 2 attempts/);
  });

  it("sets one broken record aside and keeps its last good version", async () => {
    await run();
    api.faults = { transport: (path) => (path === "votings/vs19_641_041/" ? "truncated" : null) };
    await run({ sweep: true, retries: 1 });
    look((snapshot) => {
      expect(snapshot.record("vote", "vs19_641_041")?.id).toBe("vs19_641_041");
      expect(snapshot.quarantine().map(({ key, reason }) => [key, reason])).toEqual([
        ["vs19_641_041", expect.stringContaining("cut short")],
      ]);
    });
    api.faults = {};
    await run({ sweep: true });
    expect(look((snapshot) => snapshot.quarantine())).toEqual([]);
  });

  it("gives up when most records fail", async () => {
    api.faults = { transport: (path) => (/^votings\/[^?]/.test(path) ? { status: 500 } : null) };
    await expect(run({ retries: 0 })).rejects.toThrow(/the source seems down/);
  });
});

const results = (body: unknown): unknown[] =>
  typeof body === "object" && body !== null && "results" in body && Array.isArray(body.results) ? body.results : [];
const object = (body: unknown): object => (typeof body === "object" && body !== null ? body : {});
const withResults = (body: unknown, rows: readonly unknown[], extra: object = {}): unknown => ({
  ...object(body),
  results: rows,
  ...extra,
});
const isList = (path: string): boolean => path === "votings/";

describe("api source against what it says", () => {
  beforeEach(() => {
    api.world = small;
  });

  const lists: readonly (readonly [string, Faults["rewrite"]])[] = [
    [
      "an empty list with status 200",
      (path, body) => (isList(path) ? withResults(body, [], { count: 0, next: null }) : body),
    ],
    ["a count that lies", (path, body) => (isList(path) ? { ...object(body), count: 9999 } : body)],
    [
      "pages that repeat",
      (path, body) => (isList(path) ? withResults(body, [...results(body), ...results(body)]) : body),
    ],
    ["pages that skip", (path, body) => (isList(path) ? withResults(body, results(body).slice(2)) : body)],
    ["pages that never end", (path, body) => (isList(path) ? { ...object(body), next: "?page=2" } : body)],
    ["an order that changes", (path, body) => (isList(path) ? withResults(body, results(body).toReversed()) : body)],
  ];
  it.each(lists)("loses nothing to %s", async (_, rewrite) => {
    await run();
    api.faults = { rewrite };
    await run().catch((error: unknown) => expect(String(error)).toMatch(/gates keep|fewer|vanished/));
    expect(look((snapshot) => snapshot.keys("vote").length)).toBe(small.vote.size);
    api.faults = {};
    expect(changedKinds(await run())).toEqual([]);
  });

  it("sets a vote of the future aside", async () => {
    api.faults = {
      rewrite: (path, body) =>
        path.startsWith("votings/vs19_641_020")
          ? { ...object(body), sitting: { number: 641, date: "2031-01-01", branch: "C" } }
          : body,
    };
    await run();
    look((snapshot) => {
      expect(snapshot.keys("vote")).not.toContain("vs19_641_020");
      expect(snapshot.quarantine()[0]?.key).toBe("vs19_641_020");
      expect(snapshot.quarantine()[0]?.reason).toContain("2031-01-01");
    });
  });

  it("sets a record aside whose id is another's", async () => {
    api.faults = {
      rewrite: (path, body) =>
        path.startsWith("votings/vs19_641_020") ? { ...object(body), slug: "vs19_641_021" } : body,
    };
    await run();
    expect(look((snapshot) => snapshot.quarantine()[0]?.reason)).toContain("asked for vs19_641_020, got vs19_641_021");
  });

  it("sets a record aside with a vote code never seen", async () => {
    const withCode = (body: unknown) => ({
      ...object(body),
      members_votes: [{ person: { slug: "rivalta-ada-1979-05-12" }, vote: "FORSE" }],
    });
    api.faults = { rewrite: (path, body) => (path.startsWith("votings/vs19_641_020") ? withCode(body) : body) };
    await run();
    expect(look((snapshot) => snapshot.quarantine()[0])?.key).toBe("vs19_641_020");
  });

  it("keeps hostile text as text and follows no hostile address", async () => {
    const title = `<img src=x onerror=alert(1)> ' OR 1=1; DROP TABLE vote; -- \u202e ${"x".repeat(300)}`;
    api.faults = {
      rewrite: (path, body) =>
        path.startsWith("votings/vs19_641_020") ? { ...object(body), title, url: "javascript:alert(1)" } : body,
    };
    await run();
    const vote = look((snapshot) => snapshot.record("vote", "vs19_641_020"));
    expect(vote?.title).toBe(title);
    expect(vote?.sources[0]?.url).toBeNull();
  });

  it("survives values that flip to null and back, and logs them", async () => {
    await run();
    api.faults = {
      rewrite: (path, body) => (path.startsWith("votings/vs19_641_020") ? { ...object(body), n_ayes: null } : body),
    };
    expect((await run({ sweep: true })).changes.get("vote")?.changed).toEqual(["vs19_641_020"]);
    expect(look((snapshot) => snapshot.record("vote", "vs19_641_020")?.ayes)).toBeNull();
    api.faults = {};
    await run({ sweep: true });
    expect(look((snapshot) => snapshot.record("vote", "vs19_641_020")?.ayes)).toBe(
      world.vote.get("vs19_641_020")?.ayes,
    );
  });
});
