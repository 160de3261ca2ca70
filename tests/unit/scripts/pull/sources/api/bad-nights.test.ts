/** Nights with incomplete or duplicate answers of the source: nothing that was known is lost. */
import { describe, expect, it } from "vitest";
import { GroupTimeline } from "#scripts/pull/sources/api/group-timeline.ts";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";

const { api, world, run, look } = await startApiHarness("small");
const vote = "vs19_641_020";

const results = (body: unknown): unknown[] =>
  typeof body === "object" && body !== null && "results" in body && Array.isArray(body.results) ? body.results : [];
const object = (body: unknown): object => (typeof body === "object" && body !== null ? body : {});
const slugOf = (row: unknown): unknown =>
  typeof row === "object" && row !== null && "person" in row && typeof row.person === "object" && row.person !== null
    ? "slug" in row.person && row.person.slug
    : null;
const dataDate = () => look((snapshot) => snapshot.record("site", "site")?.dataDate);
const voteNow = () => look((snapshot) => snapshot.record("vote", vote));

describe("a list of votes cut short", () => {
  it("does not turn the data back", async () => {
    await run();
    const before = dataDate();
    expect(before?.C).toBe("2026-11-19");
    api.faults = {
      rewrite: (path, body) => (path === "votings/" ? { ...object(body), results: [], next: null } : body),
    };
    await run();
    expect(dataDate()).toEqual(before);
  });

  it("by a page that is not there any more is not whole, and still a list", async () => {
    await run();
    const [before, votes] = [dataDate(), look((snapshot) => snapshot.keys("vote"))];
    api.faults = {
      rewrite: (path, body, page) =>
        path !== "votings/" ? body : page === 1 ? { ...object(body), next: "?page=2" } : null,
    };
    const { notes } = await run();
    expect(notes.join("\n")).toMatch(/votings\/: says .* nothing is removed on its word/);
    expect([dataDate(), look((snapshot) => snapshot.keys("vote"))]).toEqual([before, votes]);
  });

  it("without its code lists leaves votes their government", async () => {
    await run();
    const { government } = voteNow() ?? {};
    expect(government).toMatch(/^ii-governo-/);
    api.faults = {
      isConditional: false,
      rewrite: (path, body) => (path === "votings/" ? { ...object(body), codelists: undefined } : body),
    };
    await run({ sweep: true });
    expect(voteNow()?.government).toBe(government);
  });
});

it("a list of mandates cut short takes nobody's mandate", async () => {
  api.world = world;
  await run();
  const seats = () =>
    look((snapshot) => snapshot.keys("person").map((key) => [key, snapshot.record("person", key)?.memberships]));
  const before = seats();
  api.faults = {
    isConditional: false,
    rewrite: (path, body) =>
      path === "memberships/" ? { ...object(body), results: results(body).slice(0, 300), next: null } : body,
  };
  await run();
  expect(seats()).toEqual(before);
});

describe("mandates that the source has wrong", () => {
  const seats = () =>
    look((snapshot) => snapshot.keys("person").map((key) => [key, snapshot.record("person", key)?.memberships]));
  const rewriteList = (rewrite: (body: unknown) => object): void => {
    api.faults = {
      isConditional: false,
      rewrite: (path, body) => {
        if (path === "memberships/") return rewrite(body);
        // The profiles of those who sit no more do not name their seat.
        return path.startsWith("persons/") && /"end_date":"2/.test(JSON.stringify(body))
          ? { ...object(body), current_roles: null }
          : body;
      },
    };
  };

  it("all of them gone, with a count of none, are a list that is not believed", async () => {
    api.world = world;
    await run();
    const before = seats();
    rewriteList((body) => ({ ...object(body), count: 0, results: [], next: null }));
    const { notes } = await run({ sweep: true });
    expect(seats()).toEqual(before);
    expect(notes).toContain("memberships/: no mandate at all; those that are known stay as they are");
  });

  it("all ended on one day stop the night, and those who had left before are set aside", async () => {
    api.world = world;
    await run();
    const before = seats();
    rewriteList((body) => ({
      ...object(body),
      results: results(body).map((row) => ({ ...object(row), end_date: "2026-11-20" })),
    }));
    await expect(run()).rejects.toThrow(
      /seats \(C\): 1 members in office in C, 400 before\n {2}seats \(S\): 1 members in office in S, 205 before\n {2}quarantine \(person\): person: 23 records/,
    );
    expect(seats()).toEqual(before);
  });

  it("of those alone who sit today stop it too: who has left would never have been there", async () => {
    api.world = world;
    await run();
    const before = seats();
    const all = [...world.person.values()].flatMap(({ memberships }) => memberships);
    const sitting = all.filter(({ end }) => end === null).length;
    rewriteList((body) => ({
      ...object(body),
      count: sitting,
      results: results(body).filter((row) => !/"end_date":"/.test(JSON.stringify(row))),
    }));
    await expect(run({ sweep: true })).rejects.toThrow(
      `quarantine (person): person: ${all.length - sitting} records quarantined`,
    );
    expect(seats()).toEqual(before);
  });
});

it("two mandates of a person are two, though both rows carry the person's slug", async () => {
  api.world = world;
  const [twice] = [...world.person.values()].filter(({ memberships }) => memberships.length === 2);
  if (twice === undefined) throw new Error("nobody with two mandates");
  api.faults = {
    isConditional: false,
    rewrite: (path, body) =>
      path === "memberships/"
        ? { ...object(body), results: results(body).map((row) => ({ ...object(row), slug: slugOf(row) })) }
        : body,
  };
  const { notes } = await run();
  expect(look((snapshot) => snapshot.record("person", twice.id))?.memberships).toHaveLength(2);
  expect(notes.join("\n")).not.toContain("memberships/: says");
});

describe("a group", () => {
  const origin = { name: "Prova", day: "2026-11-20" };
  const raw = { acronym: "UNO", slug: "uno", branch: "camera", name: "Uno", color: null };
  const known = (): GroupTimeline => {
    const first = new GroupTimeline([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
    first.resolveGroup(raw, "C", "2024-05-02", true);
    return new GroupTimeline(first.records, { upTo: { C: "2026-11-18", S: null }, sides: new Map() }, origin);
  };

  it("changes side by its own row in a vote, which is read after those of its members", () => {
    const groups = known();
    groups.resolveGroup(raw, "C", "2026-11-20", false, "member");
    groups.resolveGroup(raw, "C", "2026-11-20", false);
    expect(groups.records[0]?.sides).toEqual([
      { side: "majority", start: null, end: "2026-11-20" },
      { side: "opposition", start: "2026-11-20", end: null },
    ]);
  });

  it("stays one when its acronym changes, though its slug is the old one", () => {
    const groups = known();
    expect(groups.resolveGroup({ ...raw, acronym: "UNO-DUE" }, "C", "2026-11-20", true)).toBe("camera-uno");
    expect(groups.records.map(({ id, names }) => [id, names.at(-1)?.acronym])).toEqual([["camera-uno", "UNO-DUE"]]);
  });
});

it("takes an act once that a vote names twice", async () => {
  const bill = { id: 1, identifier: "C.1", slug: "C_1", type: "bill" };
  api.faults = {
    rewrite: (path, body) => (path === `votings/${vote}/` ? { ...object(body), bills: [bill, bill] } : body),
  };
  await run();
  expect(voteNow()?.acts.filter(({ id }) => id === "C_1")).toEqual([{ kind: "bill", id: "C_1" }]);
});

it("knows a bill by the slug of any reading", async () => {
  api.world = world;
  const [bill] = [...world.act.values()].filter((act) => act.kind === "bill" && act.readings.length > 1);
  const [later] = bill?.aliases ?? [];
  if (bill === undefined || later === undefined) throw new Error("no bill with a second reading");
  const [one] = world.vote.keys();
  const reference = { id: 1, identifier: later.replace("_", "."), slug: later, type: "bill" };
  api.faults = {
    rewrite: (path, body) => (path === `votings/${String(one)}/` ? { ...object(body), bills: [reference] } : body),
  };
  await run();
  const acts = look((snapshot) => snapshot.record("vote", String(one))?.acts);
  expect(acts).toContainEqual({ kind: "bill", id: bill.id });
  expect(acts).not.toContainEqual({ kind: "bill", id: later });
});

it("keeps a vote set aside for as long as it is wrong at the source", async () => {
  await run();
  const reference = { id: 1, identifier: "C 1", slug: "C 1", type: "bill" };
  api.faults = {
    rewrite: (path, body) =>
      path === `votings/${vote}/` ? { ...object(body), title: "x".repeat(5001), bills: [reference] } : body,
  };
  const aside = () => look((snapshot) => snapshot.quarantine().map(({ key }) => key));
  await run({ sweep: true });
  expect(aside()).toEqual([vote]);
  await run({ sweep: true });
  expect(aside()).toEqual([vote]);
  api.faults = {};
  await run({ sweep: true });
  expect(aside()).toEqual([]);
});

it("takes a correction that a run read which was then refused", async () => {
  await run();
  const rewrite = (path: string, body: unknown): unknown =>
    path === `votings/${vote}/` ? { ...object(body), title: "Corretto" } : body;
  // Read, and then the run breaks off at its end.
  api.faults = { rewrite, transport: (path) => (path === "faqs/" ? { status: 503 } : null) };
  await expect(run({ retries: 0, sweep: true })).rejects.toThrow(/faqs/);
  // The next run ends well without that one record.
  api.faults = { rewrite, transport: (path) => (path === `votings/${vote}/` ? { status: 503 } : null) };
  await run({ retries: 0, sweep: true });
  expect(voteNow()?.title).not.toBe("Corretto");
  api.faults = { rewrite };
  await run({ sweep: true });
  expect(voteNow()?.title).toBe("Corretto");
});

it("gives delegations whose names begin alike an address each", async () => {
  const names = ["del Consiglio d'Europa", "dell'OSCE", "della NATO"].map(
    (end) => `Delegazione parlamentare italiana presso l'Assemblea parlamentare ${end}`,
  );
  const commissions = names.map((name) => ({ name, classification: null }));
  api.faults = {
    rewrite: (path, body) => (path === "parl_assemblies/bichambers/" ? { commissions_councils: commissions } : body),
  };
  await run();
  const found = look((snapshot) =>
    snapshot.keys("body").flatMap((key) => {
      const body = snapshot.record("body", key);
      return body?.branch === "B" ? [body.name] : [];
    }),
  );
  expect(found.toSorted()).toEqual(names.toSorted());
});
