/** One thing that is wrong or does not answer: it is named, and everything else is taken. */
import { describe, expect, it } from "vitest";
import { startApiHarness, withVotes } from "#tests/fixtures/api-harness.ts";

const { api, small, run, look } = await startApiHarness("small");
const vote = "vs19_641_020";
const [member] = small.person.values().filter(({ memberships }) => memberships.length > 0);
if (member === undefined) throw new Error("nobody sits");
const profile = `persons/${member.id}/`;
const aside = () => look((snapshot) => snapshot.quarantine().map(({ kind, key }) => `${kind} ${key}`));
const memberNow = () => look((snapshot) => snapshot.record("person", member.id));

describe("a profile that does not answer on the first fill", () => {
  it("leaves the member with what the lists give, and everything else as it is", async () => {
    api.faults = { transport: (path) => (path === profile ? { status: 500 } : null) };
    const { findings } = await run({ retries: 0 });
    expect(findings.filter(({ severity }) => severity === "stop")).toEqual([]);
    expect(memberNow()).toMatchObject({
      id: member.id,
      familyName: member.familyName,
      givenName: member.givenName,
      birthDate: null,
      memberships: [{ branch: member.memberships[0]?.branch, start: member.memberships[0]?.start }],
    });
    expect(aside()).toEqual([`person ${member.id}`]);
    expect(look((snapshot) => snapshot.keys("person"))).toHaveLength(small.person.size);
    expect(look((snapshot) => snapshot.keys("vote"))).toHaveLength(small.vote.size);
  });

  it("is asked for again the next night", async () => {
    api.faults = { transport: (path) => (path === profile ? { status: 500 } : null) };
    await run({ retries: 0 });
    api.faults = {};
    await run({ day: "2026-11-21" });
    expect(memberNow()?.birthDate).toBe(member.birthDate);
    expect(aside()).toEqual([]);
  });
});

it("asks for a record set aside again every night, not only in the sweep", async () => {
  await run();
  const bad = (path: string, body: unknown): unknown =>
    path === `votings/${vote}/` && typeof body === "object" ? { ...body, title: "x".repeat(5001) } : body;
  api.faults = { rewrite: bad };
  await run({ sweep: true });
  expect(aside()).toEqual([`vote ${vote}`]);
  const isAsked = async (day: string): Promise<boolean> => {
    const before = api.requests.length;
    await run({ day });
    return api.requests.slice(before).some(({ path }) => path.startsWith(`votings/${vote}/`));
  };
  for (const day of ["2026-11-21", "2026-11-22", "2026-11-23"]) expect(await isAsked(day)).toBe(true);
  api.faults = {};
  await run({ day: "2026-11-24" });
  expect(aside()).toEqual([]);
});

it("names an empty list of people, and keeps them all", async () => {
  await run();
  api.faults = {
    rewrite: (path, body) =>
      path === "persons/" && typeof body === "object" ? { ...body, count: 0, results: [], next: null } : body,
  };
  const { notes } = await run({ day: "2026-11-21" });
  expect(notes).toContain("persons/: no person at all; those that are known stay as they are");
  expect(look((snapshot) => snapshot.keys("person"))).toHaveLength(small.person.size);
});

it.each([
  ["1999-11-19", "before the legislature"],
  ["2031-11-19", "in the future"],
])("sets a vote of %s aside, and its sitting with it", async (date, why) => {
  api.world = withVotes(small, (votes) => {
    const one = votes.get(vote);
    if (one === undefined) throw new Error("no vote");
    votes.set("vs19_999_001", { ...one, id: "vs19_999_001", sitting: "C-999", number: 1, date });
  });
  const { findings } = await run();
  expect(findings.map(({ gate, severity }) => `${severity} ${gate}`)).toContain("warn quarantine");
  expect(look((snapshot) => snapshot.quarantine())).toMatchObject([
    { key: "vs19_999_001", reason: `votings: sitting.date: a day ${why}; got "${date}"` },
  ]);
  expect(look((snapshot) => snapshot.keys("sitting"))).not.toContain("C-999");
});

describe("the clock of the machine", () => {
  it("400 days ahead of the source stops the night, and publishes nothing of the future", async () => {
    await run();
    api.faults = { date: "Fri, 20 Nov 2026 23:30:00 GMT" };
    await run({ day: "2026-11-20" });
    await expect(run({ day: "2027-12-25" })).rejects.toThrow(
      /clock \(source\): the clock of this machine says 2027-12-25, the source says 2026-11-21; set the clock/,
    );
    expect(look((snapshot) => snapshot.meta("pulled"))).toBe("2026-11-20");
  });

  it("400 days ahead stops the night also where the source does not say the day, and the next right one publishes", async () => {
    await run({ day: "2026-11-20" });
    await expect(run({ day: "2027-12-25" })).rejects.toThrow(
      /clock \(last pull\): the clock of this machine says 2027-12-25, the last pull was on 2026-11-20, and the source does not say the day; set the clock/,
    );
    expect(look((snapshot) => snapshot.meta("pulled"))).toBe("2026-11-20");
    await run({ day: "2026-11-21" });
    expect(look((snapshot) => snapshot.meta("pulled"))).toBe("2026-11-21");
  });

  it("that a pull had wrong does not stop the right one after it, which the source confirms", async () => {
    await run({ day: "2026-12-09" });
    api.faults = { date: "Sat, 21 Nov 2026 02:25:00 GMT" };
    const { findings, changes } = await run({ day: "2026-11-21" });
    expect(changes.get("group")?.changed).toEqual([]);
    const told = findings.filter(({ gate }) => gate === "clock" || gate === "quarantine");
    expect(told.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      "warn the clock of this machine says 2026-11-21, as the source does, but the last pull was on 2026-12-09",
    ]);
    expect(look((snapshot) => snapshot.meta("pulled"))).toBe("2026-11-21");
  });

  it("behind the last pull stops the night, also without a source that says the day", async () => {
    await run({ day: "2026-11-22" });
    await expect(run({ day: "2026-11-20" })).rejects.toThrow(
      /clock \(last pull\): the clock of this machine says 2026-11-20, but the last pull was on 2026-11-22/,
    );
  });
});
