import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Government, Person } from "#src/domain/records.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { pull } from "#scripts/pull/pull.ts";
import { createApiSource } from "#scripts/pull/sources/api/api.ts";
import { changedKinds, startApiHarness, withVotes } from "#tests/fixtures/api-harness.ts";
import { demoCases } from "#tests/fixtures/demo-cases.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";

const { api, world, small, run, look } = await startApiHarness("world");

describe("api source", () => {
  it("reads the whole parliament", { timeout: 120_000 }, async () => {
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
        // The API names the bills of a vote and nothing else.
        acts: expected?.acts.filter(({ kind }) => kind === "bill"),
        president: expected?.president,
      });
      expect(snapshot.ballots("vs19_641_041")).toEqual(
        world.ballots.get("vs19_641_041")?.toSorted(([a], [b]) => (a < b ? -1 : 1)),
      );
      expect(snapshot.record("vote", "vs19_641_044")).toMatchObject({ positionsPublished: false });
      expect(snapshot.ballots("vs19_641_044")).toEqual([]);
      expect(snapshot.ballots("19-401-3").some(([, code]) => code === "SEC")).toBe(true);
      expect(snapshot.record("act", "bill/C_1742")).toMatchObject({ aliases: ["S_1520", "C_1742-B"], phase: "is_law" });
      expect(snapshot.record("act", "decree/2026-155")).toMatchObject({
        status: "in_conversion",
        conversionBills: ["C_2750"],
        expires: "2026-12-01",
      });
      expect(snapshot.record("act", "datt/103")).toMatchObject({
        status: "not_adopted",
        resources: [{ year: 2026, amount: 48_000_000 }],
      });
      // The API gives bare roles, and bodies of which some are in capitals and some are titles; and a weight, here 1.2.
      const officesOf = (one: Government | undefined) =>
        one?.roles
          .map((office) => JSON.stringify(Object.entries({ publishedWeight: 1.2, ...office }).toSorted()))
          .toSorted();
      const { first, current } = demoCases.governments;
      expect(officesOf(snapshot.record("government", current))).toEqual(officesOf(world.government.get(current)));
      // Profiles tell of present offices alone: who was in the first government cannot be read any more.
      expect(snapshot.record("government", first)).toMatchObject({ start: "2022-10-22", end: "2025-03-24", roles: [] });
      expect(
        snapshot
          .record("body", "camera-viii-commissione-ambiente")
          ?.roles.find(({ person }) => person === "rivalta-ada")?.role,
      ).toBe("Vicepresidente");
      expect(snapshot.record("person", "orafini-beatrice")?.memberships).toEqual([]);
      // The list of changes gives the days; the votes alone would date a change to the next sitting.
      // A group that goes on under another slug with the same members is one group, so nobody changed.
      const isRenaming = (from: string | undefined, to: string) => from === "senato-fel" && to === "senato-fet";
      const changesOf = (one: Person | undefined) =>
        one?.memberships.flatMap(({ groups }) =>
          groups
            .slice(1)
            .filter(({ group }, i) => !isRenaming(groups[i]?.group, group))
            .map(({ start }) => start),
        );
      expect(snapshot.record("group", "senato-fet")?.aliases).toContain("senato-fel");
      const changed = [...world.person.values()].filter((one) => (changesOf(one)?.length ?? 0) > 0);
      expect(changed.length).toBeGreaterThan(50);
      expect(changed.map(({ id }) => [id, changesOf(snapshot.record("person", id))])).toEqual(
        changed.map((one) => [one.id, changesOf(one)]),
      );
      // Who is in the mixed group has the side that the votes give, and nobody else has one of their own.
      const sideIn = (one: Person | undefined) => one?.memberships.at(-1)?.sides?.map(({ side }) => side);
      const isMixed = ({ memberships }: Person): boolean =>
        memberships.some(({ groups }) => groups.some(({ group }) => group.endsWith("-misto")));
      const [mixed, others] = [true, false].map((is) =>
        [...world.person.values()].filter((one) => isMixed(one) === is),
      );
      const read = (people: readonly Person[] = []) => people.map(({ id }) => sideIn(snapshot.record("person", id)));
      const told = read(mixed).filter((side) => side !== undefined);
      expect(told.length).toBeGreaterThan(20);
      expect(mixed?.filter(({ id }) => sideIn(snapshot.record("person", id)) !== undefined).map(sideIn)).toEqual(told);
      expect(new Set(read(others))).toEqual(new Set([undefined]));
    });
    expect(report.findings.map(({ gate }) => gate)).toEqual(["totals"]);
    const { requests, notes } = report;
    // The source's own numbers of bills are those of its list: no remark.
    // Of secret votes and of those without positions there is nothing to compare.
    const compared = [...world.vote.values()].filter(
      ({ isSecret, positionsPublished }) => !isSecret && positionsPublished,
    ).length;
    const differing = ["vs19_640_012", "19-402-9"].map((id) => {
      const cast = world.ballots.get(id)?.filter(([, code]) => code === "AYE").length ?? 0;
      return `${id} ayes ${cast + 3}, computed ${cast}`;
    });
    expect(notes).toEqual([
      'groups: "FEL" has the members of senato-fet: the same group under another name',
      `votings: the source's own figures compared in ${compared} votes: ${compared - 2} agree, 2 differ`,
      `votings: total of a vote differs in 2 votes: ${differing.join("; ")}`,
      'votings: unknown outcome "Annullata per irregolarità"',
      "persons: the source's own totals compared for 626 members: 626 agree, 0 differ",
    ]);
    expect(report.log).toContainEqual(
      expect.stringMatching(/^ {2}persons: 500 of \d+, about \d+ s left, \d+ requests$/),
    );
    expect(report.log).toContain(
      `api: ${requests} requests of 8000: ${requests} for what is new, 0 in the sweep; 0 retries`,
    );
  });

  it("says nothing new the second time, with few and conditional requests", async () => {
    api.world = small;
    await run();
    api.requests.length = 0;
    const report = await run();
    expect(changedKinds(report)).toEqual([]);
    expect(report.requests).toBeLessThan(40);
    expect(api.requests.filter(({ status }) => status === 304).length).toBeGreaterThan(api.requests.length / 2);
  });

  it("finds new votes and a correction, with a request for each and one for each list", async () => {
    // Fewer than a night of votes: in the small parliament no totals add up, and many of them would stop the pull.
    const fresh = [...small.vote.keys()].toSorted().slice(-15);
    api.world = withVotes(small, (votes) => {
      for (const id of fresh) votes.delete(id);
    });
    await run();
    const before = small.vote.get("vs19_641_005");
    api.world = withVotes(small, (votes) => {
      if (before !== undefined)
        votes.set(before.id, { ...before, ayes: (before.ayes ?? 0) + 1, voting: (before.voting ?? 0) + 1 });
    });
    const report = await run();
    expect(report.changes.get("vote")?.appeared.toSorted()).toEqual(fresh);
    expect(report.changes.get("vote")?.changed).toEqual(["vs19_641_005"]);
    expect(report.requests - report.swept).toBe(19 + fresh.length + 1);
    const fields = look((snapshot) =>
      snapshot
        .changes()
        .filter(({ key }) => key === "vs19_641_005")
        .map(({ field }) => field),
    );
    expect(fields).toEqual(["ayes", "voting"]);
  });

  it("reads a profile again when its value in the strength index changes, and shows the profile's own months", async () => {
    api.world = small;
    // The last in turn: the sweep of the first nights does not reach it.
    const slug = [...small.person.keys()].toSorted().at(-1) ?? "";
    const publish = (value: number, month: number) => {
      const timeline = [{ year: 2026, values: [{ month, ppg: null, pp_branch: value }] }];
      api.faults.rewrite = (path, body) => {
        if (path === "persons/pp_index/")
          return { count: 1, next: null, pp_total: 100, results: [{ id: 1, slug, pp: { pp_branch: value } }] };
        return path === `persons/${slug}/` && typeof body === "object" ? { ...body, pp: { timeline } } : body;
      };
    };
    const asked = () => api.requests.filter(({ path }) => path === `persons/${slug}/`).length;
    const shown = () => look((snapshot) => snapshot.record("person", slug)?.publishedStrength);
    publish(0.13, 10);
    await run();
    const before = asked();
    // The index does not answer: nobody is read for it.
    api.faults.transport = (path) => (path === "persons/pp_index/" ? { status: 503 } : null);
    const notes = (await run({ retries: 0 })).notes.join("\n");
    expect(notes).toMatch(/pp_index.*answered 503/);
    api.faults.transport = () => null;
    publish(0.21, 11);
    await run();
    expect(shown()).toEqual([{ month: "2026-11", branch: 0.21, government: null }]);
    expect(asked() - before).toBe(1);
  });

  it("keeps the last good snapshot when a published vote vanishes, until somebody answers for it", async () => {
    api.world = small;
    await run();
    api.world = withVotes(small, (votes) => votes.delete("vs19_641_005"));
    await expect(run()).rejects.toThrow(/vanished \(vote\): 1 vote records vanished: vs19_641_005/);
    expect(look((snapshot) => snapshot.record("vote", "vs19_641_005")?.id)).toBe("vs19_641_005");
  });

  it("stops at its budget, newest votes first, and goes on from there until it has everything", async () => {
    api.world = small;
    const first = await run({ budget: 180 });
    expect(first.requests).toBeLessThanOrEqual(180);
    expect(first.notes.join("\n")).toMatch(/votings: \d+ records wait for the next run/);
    const days = look((snapshot) => snapshot.keys("vote").map((key) => small.vote.get(key)?.date ?? ""));
    expect(days.length).toBeGreaterThan(0);
    expect(days.length).toBeLessThan(small.vote.size);
    for (let night = 0; night < 6; night += 1) await run({ budget: 180 });
    // A first fill is one entry of the log; no vote in it is new.
    expect(look((snapshot) => snapshot.changes().filter(({ change }) => change === "appeared"))).toMatchObject([
      { kind: "site", key: "site" },
    ]);
    expect(look((snapshot) => snapshot.keys("vote"))).toEqual([...small.vote.keys()].toSorted());
  });

  it("leaves requests for the lists when single records use the budget up", async () => {
    const { requests, notes } = await run({ budget: 200 });
    expect(requests).toBeLessThanOrEqual(200);
    expect(notes.join("\n")).toMatch(/persons: \d+ records wait[^]*votings: \d+ records wait/);
    expect(look((snapshot) => snapshot.keys("faq").length)).toBe(world.faq.size);
  });

  it("says that the budget does not even read the lists", async () => {
    api.world = small;
    await expect(run({ budget: 5 })).rejects.toThrow(/Raise --budget/);
  });

  it.each([null, "ftp://host/", "http://[bad/"])("refuses to start without an address: %s", async (baseUrl) => {
    const data = mkdtempSync(join(tmpdir(), "emiciclo-"));
    const pulling = pull(createApiSource(), { ...pullOptions, baseUrl }, data, silentEffects());
    await expect(pulling).rejects.toThrow(/--base-url/);
  });
});
