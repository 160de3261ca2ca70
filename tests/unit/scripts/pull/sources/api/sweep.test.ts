import { describe, expect, it } from "vitest";
import { changedKinds, startApiHarness } from "#tests/fixtures/api-harness.ts";
import { sourceSlug } from "#tests/fixtures/fake-api.ts";

const { api, small, run, look } = await startApiHarness("small");

/** Single records asked for since a moment: "votings/vs19_641_020/". */
const details = (since = 0): string[] =>
  api.requests
    .slice(since)
    .flatMap(({ path }) => (/^[a-z]+\/[^?]+\/$/.test(path) && !/^(parl_assemblies|bills)\//.test(path) ? [path] : []));

describe("the rolling sweep", () => {
  it("asks for every record again once in seven runs, a seventh of each kind a run", async () => {
    await run();
    const everything = new Set(details());
    const asked: string[] = [];
    for (let night = 0; night < 7; night += 1) {
      const since = api.requests.length;
      const { requests, swept } = await run();
      const own = details(since);
      expect(own.filter((path) => path.startsWith("votings/"))).toHaveLength(6); // a seventh of 40, rounded up
      expect(own.filter((path) => path.startsWith("persons/"))).toHaveLength(4); // of 24
      expect(swept).toBe(own.length);
      expect(requests - swept).toBeLessThan(20);
      asked.push(...own);
    }
    expect(new Set(asked)).toEqual(everything);
  });

  it("finds a correction that no list shows, within seven runs", async () => {
    await run();
    const ballots = new Map(small.ballots);
    const own = ballots.get("vs19_641_010") ?? [];
    const [absent] = own.find(([, code]) => code === "ABSE") ?? [""];
    ballots.set(
      "vs19_641_010",
      own.map(([id, code]) => [id, id === absent ? "MIS" : code]),
    );
    api.world = { ...small, ballots };
    const changed: string[] = [];
    for (let night = 0; night < 7; night += 1) changed.push(...((await run()).changes.get("vote")?.changed ?? []));
    expect(changed).toEqual(["vs19_641_010"]);
    expect(look((snapshot) => snapshot.changes().filter(({ kind }) => kind === "vote"))).toMatchObject([
      { key: "vs19_641_010", field: `ballots.${absent}`, before: "ABSE", after: "MIS" },
    ]);
  });

  it("reads everything at once when asked, and goes on over runs where the budget does not suffice", async () => {
    await run();
    const everything = new Set(details());
    let since = api.requests.length;
    await run({ sweep: true });
    expect(new Set(details(since))).toEqual(everything);

    since = api.requests.length;
    const first = await run({ sweep: true, budget: 155 });
    expect(first.requests).toBeLessThanOrEqual(155);
    expect(first.notes.join("\n")).toMatch(/votings, sweep: \d+ records wait for the next run/);
    let runs = 1;
    for (let isLeft = true; isLeft && runs < 10; runs += 1)
      isLeft = (await run({ sweep: true, budget: 155 })).notes.some((note) => note.includes("wait for the next run"));
    expect(details(since).toSorted()).toEqual([...everything].toSorted()); // each once
    expect(runs).toBe(2);
    expect(look((snapshot) => snapshot.keys("vote"))).toEqual([...small.vote.keys()].toSorted());
  });
});

describe("people on no list", () => {
  const [hidden = ""] = small.ballots.get("vs19_641_041")?.[0] ?? [];
  const without = (path: string, body: unknown): unknown => {
    const rows =
      typeof body === "object" && body !== null && "results" in body && Array.isArray(body.results)
        ? body.results
        : null;
    if (rows === null || !["persons/", "memberships/"].includes(path)) return body;
    const kept = rows.filter((row) => !JSON.stringify(row).includes(hidden));
    return { ...(typeof body === "object" ? body : {}), results: kept, count: kept.length };
  };

  it("are read because they voted, and stay, by the source's own slug", async () => {
    const slug = String(sourceSlug(small, hidden));
    expect(slug).toMatch(/-\d{4}-\d{2}-\d{2}$/);
    api.faults = { rewrite: without };
    expect((await run({ budget: 180 })).notes.join("\n")).toContain("votings: ");
    expect(look((snapshot) => snapshot.record("person", slug)?.id)).toBe(slug);
    await run();
    expect(changedKinds(await run())).toEqual([]);
    expect(look((snapshot) => snapshot.record("person", slug)?.id)).toBe(slug);
  });

  it("have vanished when their page is gone too: the gates stop", async () => {
    await run();
    api.faults = { rewrite: without, transport: (path) => (path === `persons/${hidden}/` ? { status: 404 } : null) };
    await expect(run()).rejects.toThrow(`vanished (person): 1 person records vanished: ${hidden}`);
  });
});
