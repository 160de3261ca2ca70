import { describe, expect, it } from "vitest";
import { DataError } from "#scripts/lib/errors.ts";
import { changedKinds, startApiHarness } from "#tests/fixtures/api-harness.ts";
import type { Faults } from "#tests/fixtures/fake-api.ts";

const { api, world, small, run, look } = await startApiHarness("small");

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

  it("stops where a list is none any more", async () => {
    await run();
    const digest = look((snapshot) => snapshot.digest());
    api.faults = { rewrite: (path, body) => (isList(path) ? { detail: "ok" } : body) };
    await expect(run()).rejects.toThrow(/votings\/.*: not a list \(no "results"\); the source has changed its shape/);
    expect(look((snapshot) => snapshot.digest())).toBe(digest);
  });

  it("tells of numbers of bills that are not those of its list, and does without numbers that do not come", async () => {
    const cnt = { gov: 7000, not_gov: 1 };
    api.faults = { rewrite: (path, body) => (path === "bills/aggregate/" ? { ...object(body), cnt } : body) };
    expect((await run()).notes.join("\n")).toContain("the source counts 7000 bills of the Government and 1 of others");
    api.faults = { transport: (path) => (path === "bills/aggregate/" ? { status: 503 } : null) };
    expect((await run({ retries: 0 })).notes.join("\n")).toMatch(/bills\/aggregate\/: answered 503/);
  });

  it("gives what it noticed to whoever reports that the gates stopped it", async () => {
    await run();
    api.faults = {
      rewrite: (path, body) => {
        const mood = (row: unknown): unknown => ({ ...object(row), mood: "grey" });
        if (path === "faqs/") return withResults(body, results(body).map(mood));
        return isList(path) ? withResults(body, results(body).slice(2), { count: small.vote.size - 2 }) : body;
      },
    };
    const error: unknown = await run().catch((thrown: unknown) => thrown);
    expect(String(error)).toContain("the gates keep the last good snapshot");
    const { notes, warnings } = error instanceof DataError ? error : { notes: [], warnings: [] };
    for (const lines of [notes, warnings]) expect(lines.join("\n")).toMatch(/^faqs: new field "mood"/m);
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
      expect(snapshot.quarantine()[0]?.reason).toBe('votings: sitting.date: a day in the future; got "2031-01-01"');
      expect(snapshot.quarantine()[0]?.url).toBe(`${api.baseUrl}votings/vs19_641_020/`);
    });
  });

  it("sets a record aside whose id is another's", async () => {
    api.faults = {
      rewrite: (path, body) =>
        path.startsWith("votings/vs19_641_020") ? { ...object(body), identifier: "vs19_641_021" } : body,
    };
    await run();
    expect(look((snapshot) => snapshot.quarantine()[0]?.reason)).toContain("asked for vs19_641_020, got vs19_641_021");
  });

  it.each([
    ["votings/", "vote"],
    ["govdecrees/", "act"],
    ["events/", "event"],
    ["faqs/", "faq"],
    ["memberships/", "person"],
  ] as const)("keeps what it has when a row of %s cannot be read, and tells of it", async (list, kind) => {
    await run();
    const identity = ["slug", "identifier", "person", "id", "question"];
    const digests = (): unknown => look((snapshot) => [...snapshot.recordDigests(kind)]);
    const before = digests();
    const spoil = (row: unknown, place: number): unknown =>
      place === 0 ? { ...object(row), ...Object.fromEntries(identity.map((name) => [name, []])) } : row;
    api.faults = {
      rewrite: (path, body) => (path === list ? withResults(body, results(body).map(spoil)) : body),
    };
    const { findings } = await run();
    expect(digests()).toEqual(before);
    const told = new RegExp(`^${kind}: 1 records quarantined, such as \\S+: ${list.slice(0, -1)}/?: .*; got `);
    expect(findings.map(({ message }) => message)).toContainEqual(expect.stringMatching(told));
  });

  it("takes no reading from a bill because its row cannot be read, or is not in the list", async () => {
    const reading = (identifier: string, date: string): object => ({
      id: identifier,
      identifier,
      slug: identifier.replace(".", "_"),
      title: "Disposizioni sui fari",
      date_presenting: date,
      parliament_iter: { detail: [{ label: "Trasmesso", previous_codes: [{ value: "C.1742" }] }] },
    });
    const [first, second] = [reading("C.1742", "2024-03-14"), reading("S.1520", "2024-10-11")];
    const giving = (count: number, ...rows: readonly object[]): Faults => ({
      rewrite: (path, body) => (path === "bills_all/" ? withResults(body, rows, { count, next: null }) : body),
    });
    const bills = (): unknown =>
      look((snapshot) => snapshot.keys("act").filter((key) => key.startsWith("bill/"))).map((key) =>
        look((snapshot) => {
          const act = snapshot.record("act", key);
          return act?.kind === "bill" && [key, ...act.readings.map(({ identifier }) => identifier)];
        }),
      );
    const lists = [
      giving(2, first, second),
      giving(2, first, { ...second, identifier: [] }),
      giving(2, { ...first, identifier: [] }, second),
      giving(2, second),
    ];
    for (const faults of lists) {
      api.faults = faults;
      await run();
      expect(bills()).toEqual([["bill/C_1742", "C.1742", "S.1520"]]);
      // A reading set aside has the name of its bill.
      const aside = look((snapshot) => snapshot.quarantine().map(({ key }) => key));
      expect(aside.filter((key) => key !== "bill/C_1742")).toEqual([]);
    }
  });

  it("leaves out a position whose code was never seen: the vote is a position short", async () => {
    const withCode = (body: unknown): unknown =>
      JSON.parse(JSON.stringify(body).replace(/"vote":"[A-Z]+","is_rebel"/, '"vote":"FORSE","is_rebel"'));
    const before = small.ballots.get("vs19_641_020") ?? [];
    const [odd] = before[0] ?? [];
    api.faults = {
      rewrite: (path, body) => (path.startsWith("votings/vs19_641_020") ? withCode(body) : body),
    };
    expect((await run()).notes).toContain('votings: members_votes.vote: unknown code "FORSE"');
    const left = before.filter(([person]) => person !== odd).toSorted(([a], [b]) => (a < b ? -1 : 1));
    expect(look((snapshot) => snapshot.ballots("vs19_641_020"))).toEqual(left);
    expect(look((snapshot) => snapshot.quarantine())).toEqual([]);
  });

  it("takes a new member whose gender is a word never seen, without one, and tells of it", async () => {
    const [member = ""] = small.person.keys();
    api.faults = { rewrite: (path, body) => (path === `persons/${member}/` ? { ...object(body), gender: "X" } : body) };
    const { notes } = await run();
    expect(look((snapshot) => snapshot.record("person", member))).toMatchObject({ id: member, gender: null });
    expect(notes).toContain('persons: unknown gender "X"');
  });

  it("sets a record aside with a text without end: its page would stop the site of every night", async () => {
    await run();
    const title = "parola ".repeat(1000);
    api.faults = {
      rewrite: (path, body) => (path.startsWith("votings/vs19_641_020") ? { ...object(body), title } : body),
    };
    await run({ sweep: true });
    expect(look((snapshot) => snapshot.quarantine()[0])).toMatchObject({
      key: "vs19_641_020",
      reason: "title: Too big: expected string to have <=5000 characters",
    });
    expect(look((snapshot) => snapshot.record("vote", "vs19_641_020"))?.title).toBe(
      small.vote.get("vs19_641_020")?.title,
    );
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
