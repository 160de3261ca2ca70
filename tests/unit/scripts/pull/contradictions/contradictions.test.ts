/** Records that contradict others: which is set aside, what is reported, and what stays published. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { Person, Vote } from "#src/domain/records.ts";
import { contractsOf } from "#scripts/contracts/engine/cached-contracts.ts";
import { openPageStore } from "#scripts/contracts/engine/node-store.ts";
import { updateContracts } from "#scripts/contracts/engine/run.ts";
import { outputs } from "#scripts/contracts/outputs.ts";
import type { RecordWriter } from "#scripts/pull/source.ts";
import { Snapshot, snapshotName } from "#scripts/pull/store/read.ts";
import { membership, person } from "#tests/fixtures/builders.ts";
import { pullSmall, putParliament } from "#tests/fixtures/small-pull.ts";
import { smallParliament } from "#tests/fixtures/small-parliament.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "emiciclo-contradictions-"));
});

function look<T>(see: (snapshot: Snapshot) => T): T {
  const snapshot = new Snapshot(join(folder, snapshotName));
  try {
    return see(snapshot);
  } finally {
    snapshot.close();
  }
}
const aside = (): string[] =>
  look((snapshot) => snapshot.quarantine().map(({ kind, key, reason }) => `${kind} ${key}: ${reason}`));
function found<T>(record: T | undefined): T {
  if (record === undefined) throw new Error("no such record");
  return record;
}
const deputy = (at: number): Person => found(smallParliament.records("person")[at]);
const vote = (id: string): Vote => found(smallParliament.records("vote").find((one) => one.id === id));
const withMandates = (one: Person, ...terms: readonly Partial<Person["memberships"][number]>[]): Person => ({
  ...one,
  memberships: terms.map((fields) => ({ ...(one.memberships[0] ?? membership()), ...fields })),
});
/** A second night, after a first that brought the whole parliament. */
async function secondNight(write: (writer: RecordWriter) => void) {
  await pullSmall(folder, putParliament);
  return pullSmall(folder, write, "2026-11-21");
}

describe("a mandate that the votes contradict", () => {
  it.each([
    ["ends too early", { end: "2023-03-01" }],
    ["begins too late", { start: "2026-10-01" }],
    ["is in the other chamber", { branch: "S" as const }],
  ])("keeps its last good version where it %s", async (_, terms) => {
    const bruna = deputy(1);
    const { findings, changes } = await secondNight((writer) => writer.put("person", withMandates(bruna, terms)));
    expect(look((snapshot) => snapshot.record("person", bruna.id)?.memberships)).toEqual(bruna.memberships);
    expect(aside()).toEqual([
      expect.stringMatching(
        /^person d-alba-bruna-1961-03-02: memberships: \d+ votes contradict the mandates, such as (?:vs19_\d_001|19-1-1)$/,
      ),
    ]);
    expect(findings.map(({ gate, severity }) => `${severity} ${gate}`)).toEqual(["warn quarantine"]);
    expect(changes.get("person")?.changed).toEqual([]);
    expect(look((snapshot) => snapshot.changes().filter(({ day }) => day === "2026-11-21"))).toEqual([]);
  });

  it("is that of a former member too, who would be in office without any position", async () => {
    const left = withMandates(person({ id: "gone-ada-1950-01-01", birthDate: "1950-01-01" }), {
      end: "2023-01-01",
      groups: [],
    });
    await pullSmall(folder, (writer) => {
      putParliament(writer);
      writer.put("person", left);
    });
    await pullSmall(
      folder,
      (writer) => writer.put("person", withMandates(left, { end: null, groups: [] })),
      "2026-11-21",
    );
    expect(look((snapshot) => snapshot.record("person", left.id)?.memberships[0]?.end)).toBe("2023-01-01");
  });

  it("is taken when the votes agree with it better than with the last good version", async () => {
    const bruna = deputy(1);
    await pullSmall(folder, (writer) => {
      putParliament(writer);
      writer.put("person", withMandates(bruna, { end: "2026-09-01" }));
    });
    await pullSmall(folder, (writer) => writer.put("person", bruna), "2026-11-21");
    expect(look((snapshot) => snapshot.record("person", bruna.id)?.memberships[0]?.end)).toBeNull();
    expect(aside()).toEqual([]);
  });

  it("is taken when an operator answers for it, and then the gates stop the votes that it spoils", async () => {
    const bruna = deputy(1);
    const entry = {
      gate: "contradiction",
      subject: "person",
      only: [bruna.id],
      reason: "The Camera confirmed this date",
      expires: "2026-11-25",
    };
    writeFileSync(join(folder, "accept.json"), JSON.stringify([entry]));
    await expect(
      secondNight((writer) => writer.put("person", withMandates(bruna, { end: "2023-03-01" }))),
    ).rejects.toThrow(
      /unverified \(vote\): 12 votes were verified yesterday and are not today: [\s\S]*shrunk \(figure\)/,
    );
  });

  it("is that of the presidency of an assembly too", async () => {
    const presidency = found(smallParliament.records("body")[0]);
    const roles = [{ person: deputy(1).id, role: "Presidente", start: "2022-10-13", end: null }];
    await secondNight((writer) => writer.put("body", { ...presidency, roles }));
    expect(look((snapshot) => snapshot.record("body", presidency.id)?.roles)).toEqual(presidency.roles);
    expect(aside()).toEqual(["body camera-presidenza: roles: 9 votes contradict the presidency, such as vs19_1_001"]);
  });
});

describe("one thing under two ids", () => {
  const twin = { ...vote("vs19_3_001"), id: "vs19_3_1" };
  const putTwin = (writer: RecordWriter): boolean => writer.putVote(twin, smallParliament.ballots("vs19_3_001"));

  it("is published under the first, and the other is named", async () => {
    await secondNight(putTwin);
    expect(look((snapshot) => snapshot.keys("vote").filter((key) => key.startsWith("vs19_3")))).toEqual([
      ...["vs19_3_001", "vs19_3_002", "vs19_3_003", "vs19_3_004"],
    ]);
    expect(aside()).toEqual(["vote vs19_3_1: C vote C-3 1: vs19_3_1; also C vote C-3 1: vs19_3_001"]);
  });

  it("keeps the day on which the other was first set aside, night after night", async () => {
    await secondNight(putTwin);
    await pullSmall(folder, putTwin, "2026-11-22");
    expect(look((snapshot) => snapshot.quarantine().map(({ since }) => since))).toEqual(["2026-11-21"]);
    expect(look((snapshot) => snapshot.changes().filter(({ key }) => key === twin.id))).toEqual([]);
  });

  it("leads from an address that was once published to the other", async () => {
    const entry = {
      gate: "contradiction",
      subject: "vote",
      reason: "Both were put to the vote",
      expires: "2026-11-20",
    };
    writeFileSync(join(folder, "accept.json"), JSON.stringify([entry]));
    await pullSmall(folder, (writer) => {
      putParliament(writer);
      putTwin(writer);
    });
    expect(look((snapshot) => snapshot.keys("vote").length)).toBe(25);
    const { changes, findings } = await pullSmall(folder, () => undefined, "2026-11-21");
    expect(changes.get("vote")?.vanished).toEqual(["vs19_3_1"]);
    expect(findings.map(({ gate }) => gate)).toEqual(["quarantine"]);
    const pages = openPageStore(join(folder, "pages.sqlite"));
    look((snapshot) => updateContracts({ db: pages, snapshot, outputs, code: "test" }));
    const redirects = contractsOf(pages, "redirects");
    pages.close();
    expect(redirects.filter(({ from }) => from.includes("vs19"))).toEqual([
      { from: "/votazioni/vs19_3_1", to: "/votazioni/vs19_3_001" },
    ]);
  });

  it.each<readonly [string, (writer: RecordWriter) => void, string]>([
    [
      "a sitting",
      (writer) => writer.put("sitting", { id: "C-03", branch: "C", number: 3, date: "2026-11-18", url: null }),
      "sitting C-03: C sitting 3: C-03; also C sitting 3: C-3",
    ],
    [
      "a bill",
      (writer) => {
        const bill = smallParliament.records("act")[0];
        if (bill?.kind === "bill") writer.put("act", { ...bill, id: "C_01", aliases: [] });
      },
      "act bill/C_01: bill C.1: C_01; also bill C.1: C_1",
    ],
    [
      "a person",
      (writer) => writer.put("person", { ...deputy(1), id: "dalba-bruna", memberships: [] }),
      "person dalba-bruna: Bruna D’Alba",
    ],
  ])("is found for %s", async (_, write, expected) => {
    await secondNight(write);
    expect(aside()).toHaveLength(1);
    expect(aside()[0]).toContain(expected.slice(0, 20));
  });
});

describe("what two hold at once", () => {
  it("keeps the last good version of the record that changed", async () => {
    const committee = found(smallParliament.records("body")[1]);
    const second = { person: deputy(4).id, role: "Presidente", start: "2025-01-01", end: null };
    await secondNight((writer) => writer.put("body", { ...committee, roles: [...committee.roles, second] }));
    expect(look((snapshot) => snapshot.record("body", committee.id)?.roles)).toEqual(committee.roles);
    expect(aside()).toEqual([
      expect.stringMatching(/^body camera-commissione-1: presidency of camera-commissione-1: /),
    ]);
  });

  it("is no contradiction on the day of the handover", async () => {
    const committee = found(smallParliament.records("body")[1]);
    const [first, second] = [deputy(1).id, deputy(4).id].map((person) => ({ person, role: "Presidente" }));
    const roles = [
      { ...found(first), start: "2022-11-09", end: "2025-01-02" },
      { ...found(second), start: "2025-01-01", end: null },
    ];
    await secondNight((writer) => writer.put("body", { ...committee, roles }));
    expect(look((snapshot) => snapshot.record("body", committee.id)?.roles)).toEqual(roles);
    expect(aside()).toEqual([]);
  });

  it("is only named in a first fill, where it cannot be known which is wrong: a mandate that overlaps by twelve days", async () => {
    const twice = withMandates(deputy(1), { end: "2025-01-13" }, { start: "2025-01-01" });
    const { findings } = await pullSmall(folder, (writer) => {
      putParliament(writer);
      writer.put("person", twice);
    });
    expect(findings.map(({ gate, severity, keys }) => [severity, gate, ...keys])).toEqual([
      ["warn", "contradiction", twice.id],
    ]);
    expect(look((snapshot) => snapshot.keys("vote").length)).toBe(24);
    expect(aside()).toEqual([]);
  });

  it("keeps the last good version of a person whose mandates overlap by twelve days", async () => {
    const twice = withMandates(deputy(1), { end: "2025-01-13" }, { start: "2025-01-01" });
    await secondNight((writer) => writer.put("person", twice));
    expect(look((snapshot) => snapshot.record("person", twice.id)?.memberships)).toEqual(deputy(1).memberships);
    expect(aside()).toEqual([
      "person d-alba-bruna-1961-03-02: mandate of d-alba-bruna-1961-03-02 C: d-alba-bruna-1961-03-02 1 from 2025-01-01 to …; also mandate of d-alba-bruna-1961-03-02 C: d-alba-bruna-1961-03-02 0 from 2022-10-13 to 2025-01-13",
    ]);
  });
});

describe("a vote without what gives it a meaning", () => {
  it("is set aside alone for an unknown voter, in a first fill too", async () => {
    const { findings } = await pullSmall(folder, (writer) => {
      putParliament(writer);
      writer.putVote(vote("vs19_3_004"), [...smallParliament.ballots("vs19_3_004"), ["nobody-none", "AYE"]]);
    });
    expect(aside()).toEqual(["vote vs19_3_004: ballots: there is no person nobody-none"]);
    expect(look((snapshot) => snapshot.keys("vote").length)).toBe(23);
    expect(findings.map(({ gate, severity }) => `${severity} ${gate}`)).toEqual(["warn quarantine"]);
  });

  it("is set aside without its sitting, and on another day than it", async () => {
    await secondNight((writer) => {
      writer.putVote({ ...vote("vs19_3_003"), sitting: "C-99" }, smallParliament.ballots("vs19_3_003"));
      writer.putVote({ ...vote("vs19_3_004"), date: "2026-01-09" }, smallParliament.ballots("vs19_3_004"));
    });
    expect(aside()).toEqual([
      "vote vs19_3_003: sitting: there is no C-99",
      "vote vs19_3_004: date: vote vs19_3_004 on 2026-01-09, sitting C-3 on 2026-11-18",
    ]);
    expect(look((snapshot) => snapshot.record("vote", "vs19_3_004")?.date)).toBe("2026-11-18");
  });
});
