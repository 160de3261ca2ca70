import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { applyAcceptances, readAcceptances } from "#scripts/pull/gates/accept.ts";
import { GateStop } from "#scripts/pull/gates/check.ts";
import { noLosses } from "#scripts/pull/gates/losses.ts";
import type { GateFacts, KindFacts } from "#scripts/pull/gates/finding.ts";
import { runGates } from "#scripts/pull/gates/gates.ts";

const kind = (fields: Partial<KindFacts> = {}): KindFacts => ({
  kind: "vote",
  before: 1000,
  after: 1000,
  vanished: [],
  quarantined: 0,
  aside: [],
  example: null,
  ...fields,
});
const good: GateFacts = {
  day: "2026-11-20",
  isFirst: false,
  kinds: [kind()],
  oldVotes: { total: 28_000, changed: [] },
  withdrawn: [],
  recentVotes: { written: 60, inReview: 0 },
  newVotes: { written: 60, quarantined: 0 },
  seats: { C: 400, S: 205 },
  before: { seats: { C: 400, S: 205 }, mandates: 720 },
  unknownOffices: [],
  unknownOutcomes: [],
  withoutPresident: [],
  mandates: 720,
  contradictions: [],
  losses: noLosses,
  dangling: [],
  loose: [],
  inReview: [],
};
const found = (facts: Partial<GateFacts>) =>
  runGates({ ...good, ...facts }).map(({ gate, severity, subject }) => `${severity} ${gate} ${subject}`);

describe("gates", () => {
  it("pass good data", () => {
    expect(runGates(good)).toEqual([]);
  });

  it("stop when a published record vanishes", () => {
    expect(found({ kinds: [kind({ after: 999, vanished: ["vs19_1_001"] })] })).toEqual(["stop vanished vote"]);
  });

  it("stop when nobody is known to preside over a chamber, until an operator accepts it", () => {
    const facts = { ...good, isFirst: true, withoutPresident: [{ branch: "C" as const, day: "2026-11-19" }] };
    const message = "nobody is known to preside over C on 2026-11-19, the day of its last votes";
    const stop = { gate: "president", severity: "stop", subject: "C", keys: [], subjects: [], message };
    expect(runGates(facts)).toEqual([stop]);
    const accepted = {
      gate: "president",
      subject: "C",
      reason: "The source does not say it yet",
      expires: "2026-11-25",
    };
    expect(
      applyAcceptances(
        [{ ...stop, gate: "president", severity: "stop" }],
        [{ ...accepted, gate: "president" }],
        "2026-11-20",
      ),
    ).toMatchObject([{ severity: "warn" }]);
  });

  it("stop a first fill with offices of government never seen before", () => {
    const unknownOffices = ["Garante dei fari"];
    expect(found({ unknownOffices, isFirst: true })).toEqual(["stop unknown government"]);
    expect(found({ unknownOffices })).toEqual([]);
  });

  it("stop a first fill with outcomes of votes never seen before", () => {
    const unknownOutcomes = ["Rinviata"];
    expect(found({ unknownOutcomes, isFirst: true })).toEqual(["stop unknown vote"]);
    expect(found({ unknownOutcomes })).toEqual([]);
  });

  it("stop when more than five votes are marked as no longer published", () => {
    const gone = (count: number) => ({ withdrawn: Array.from({ length: count }, (_, i) => `vs19_1_00${i}`) });
    expect(found(gone(5))).toEqual([]);
    expect(found(gone(6))).toEqual(["stop vanished vote"]);
  });

  it("stop when more than 2 % of a night's votes do not add up, from 20 votes on, but not a first fill", () => {
    const night = (written: number, inReview: number) => ({
      recentVotes: { written, inReview },
      inReview: Array.from({ length: inReview }, (_, i) => `v${i}`),
    });
    expect(found(night(100, 2))).toEqual(["warn totals vote"]);
    expect(found(night(100, 3))).toEqual(["stop totals vote"]);
    expect(found(night(19, 19))).toEqual(["warn totals vote"]);
    expect(found({ ...night(100, 3), isFirst: true })).toEqual(["warn totals vote"]);
  });

  it("stop when more than 2 % of a kind are gone, for any reason", () => {
    expect(found({ kinds: [kind({ after: 979 })] })).toEqual(["stop fewer vote"]);
    expect(found({ kinds: [kind({ after: 980 })] })).toEqual([]);
  });

  it("warn when a kind doubles", () => {
    expect(found({ kinds: [kind({ after: 2001 })] })).toEqual(["warn more vote"]);
  });

  it("stop when more than 0.1 % of the old votes change, but not for one correction", () => {
    const changed = (count: number) => ({
      oldVotes: { total: 28_000, changed: Array.from({ length: count }, (_, i) => `v${i}`) },
    });
    expect(found(changed(28))).toEqual([]);
    expect(found(changed(29))).toEqual(["stop history vote"]);
    expect(found({ oldVotes: { total: 100, changed: ["v1"] } })).toEqual([]);
    expect(found({ oldVotes: { total: 100, changed: ["v1", "v2"] } })).toEqual(["stop history vote"]);
  });

  it("stop when there are more members than seats", () => {
    expect(found({ seats: { C: 401, S: 205 } })).toEqual(["stop seats C"]);
    expect(found({ seats: { C: 400, S: 207 } })).toEqual(["stop seats S"]);
  });

  it("stop when a chamber loses a twentieth of its members in one run, or past mandates disappear", () => {
    expect(found({ seats: { C: 380, S: 205 } })).toEqual([]);
    expect(found({ seats: { C: 379, S: 205 } })).toEqual(["stop seats C"]);
    expect(found({ mandates: 706 })).toEqual([]);
    expect(found({ mandates: 705 })).toEqual(["stop fewer mandate"]);
    const small = { seats: { C: 24, S: 0 }, mandates: 24 };
    expect(found({ before: small, seats: { C: 3, S: 0 }, mandates: 3 })).toEqual([]);
  });

  it("name records that contradict others and stay", () => {
    const one = { kind: "person", key: "rossi-maria", reason: "mandate of rossi-maria: twice" } as const;
    expect(found({ contradictions: [one] })).toEqual(["warn contradiction person"]);
  });

  it("stop when more than a handful of votes are verified no longer", () => {
    const losing = (count: number) =>
      found({ losses: { ...noLosses, unverified: Array.from({ length: count }, (_, at) => `vs19_1_${String(at)}`) } });
    expect(losing(0)).toEqual([]);
    expect(losing(5)).toEqual(["warn unverified vote"]);
    expect(losing(6)).toEqual(["stop unverified vote"]);
  });

  it("stop when a figure loses more than half of its base", () => {
    const shrunk = [{ figure: "presences of rossi-maria", before: 149, after: 7 }];
    expect(runGates({ ...good, losses: { ...noLosses, shrunk } })).toEqual([
      {
        gate: "shrunk",
        severity: "stop",
        subject: "figure",
        message: "1 figures lose more than half of their base: presences of rossi-maria (149 before, 7 now)",
        keys: ["presences of rossi-maria"],
        subjects: ["presences of rossi-maria"],
      },
    ]);
  });

  it("stop on dangling references", () => {
    expect(found({ dangling: ["positions → person rossi-maria"] })).toEqual(["stop references vote"]);
    expect(found({ loose: ["body camera-1 → person rossi-maria"] })).toEqual(["warn references record"]);
  });

  it("warn about quarantined records, and stop when they are many", () => {
    expect(found({ kinds: [kind({ quarantined: 3 })] })).toEqual(["warn quarantine vote"]);
    expect(found({ kinds: [kind({ quarantined: 30 })] })).toEqual(["stop quarantine vote"]);
  });

  it("stop when most new votes are quarantined, however few in total: the source has changed", () => {
    const night = (taken: number, aside: number) =>
      found({
        kinds: [kind({ quarantined: aside }), kind({ kind: "act" })],
        newVotes: { written: taken, quarantined: aside },
      });
    expect(night(0, 4)).toEqual(["stop quarantine vote"]);
    expect(night(4, 4)).toEqual(["warn quarantine vote"]);
    expect(night(0, 3)).toEqual(["warn quarantine vote"]);
    expect(found({ kinds: [kind({ kind: "act", quarantined: 4 })], newVotes: { written: 0, quarantined: 4 } })).toEqual(
      ["warn quarantine act"],
    );
  });

  it("name one of the quarantined records with its reason, which is shown nowhere else when the run stops", () => {
    const aside = 'vs19_1_001: votings: members_votes.vote: unknown code "FORSE"';
    expect(
      runGates({ ...good, kinds: [kind({ quarantined: 30, example: aside })] }).map(({ message }) => message),
    ).toEqual(['vote: 30 records quarantined, such as vs19_1_001: votings: members_votes.vote: unknown code "FORSE"']);
  });

  it("warn about votes that do not add up", () => {
    expect(found({ inReview: ["vs19_640_012"] })).toEqual(["warn totals vote"]);
  });

  it("compare nothing on a first pull", () => {
    expect(
      found({ isFirst: true, kinds: [kind({ before: 0 })], oldVotes: { total: 10, changed: ["a", "b", "c"] } }),
    ).toEqual([]);
  });
});

describe("accept file", () => {
  const file = join(mkdtempSync(join(tmpdir(), "emiciclo-accept-")), "accept.json");
  const write = (value: unknown) => {
    writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
  };
  const acceptance = {
    gate: "vanished",
    subject: "vote",
    reason: "The Camera withdrew vote 7, see its notice",
    expires: "2026-11-25",
  };
  const stop = runGates({ ...good, kinds: [kind({ after: 999, vanished: ["x"] })] });

  it("turns the named stop into a warning, until it expires", () => {
    write([acceptance]);
    const accepted = readAcceptances(file, "2026-11-20");
    const [warned] = applyAcceptances(stop, accepted, "2026-11-25");
    expect(warned?.severity).toBe("warn");
    expect(warned?.message).toContain("The Camera withdrew");
    expect(applyAcceptances(stop, accepted, "2026-11-26")[0]?.severity).toBe("stop");
  });

  it("does not cover another kind or gate", () => {
    write([{ ...acceptance, subject: "person" }]);
    expect(applyAcceptances(stop, readAcceptances(file, "2026-11-20"), "2026-11-20")[0]?.severity).toBe("stop");
  });

  it("with a list of records covers only these: others that vanish stop the run", () => {
    const stopped = (...keys: string[]) =>
      applyAcceptances(
        runGates({ ...good, kinds: [kind({ after: 1000 - keys.length, vanished: keys })] }),
        readAcceptances(file, "2026-11-20"),
        "2026-11-20",
      ).map(({ severity }) => severity);
    write([{ ...acceptance, only: ["vs19_641_007", "vs19_641_008"] }]);
    expect(stopped("vs19_641_007")).toEqual(["warn"]);
    expect(stopped("vs19_641_008", "vs19_641_007")).toEqual(["warn"]);
    expect(stopped("vs19_641_007", "vs19_641_009")).toEqual(["stop"]);
    write([{ ...acceptance, gate: "fewer", only: ["vs19_641_007"] }]);
    const fewer = runGates({ ...good, kinds: [kind({ after: 900 })] });
    expect(applyAcceptances(fewer, readAcceptances(file, "2026-11-20"), "2026-11-20")[0]?.severity).toBe("stop");
  });

  it("names a dangling reference without its reason, which may differ in the next run", () => {
    const dangling = ["positions → person nuova-anna (quarantined: https://api.example/: answered 500)"];
    expect(runGates({ ...good, dangling })[0]?.keys).toEqual(["positions → person nuova-anna"]);
  });

  it("entries are printed by the stop, without the reason", () => {
    const many = Array.from({ length: 21 }, (_, i) => `v${i}`);
    const facts = { ...good, kinds: [kind({ after: 999, vanished: ["x"] }), kind({ kind: "act", vanished: many })] };
    const { message } = new GateStop(runGates(facts), "accept.json", "2026-11-20");
    expect(message.split("\n").slice(-3)).toEqual([
      "If this is right, say so in accept.json, with a reason:",
      '  {"gate":"vanished","subject":"vote","only":["x"],"reason":"","expires":"2026-11-27"}',
      '  {"gate":"vanished","subject":"act","reason":"","expires":"2026-11-27"}',
    ]);
  });

  it("requires a reason, a known gate and an early expiry date", () => {
    write([{ ...acceptance, reason: "ok" }]);
    expect(() => readAcceptances(file, "2026-11-20")).toThrow(/reason/);
    write([{ ...acceptance, gate: "all" }]);
    expect(() => readAcceptances(file, "2026-11-20")).toThrow(/gate/);
    write([{ ...acceptance, expires: "2027-11-20" }]);
    expect(() => readAcceptances(file, "2026-11-20")).toThrow(/at most 31 days/);
    write("not json");
    expect(() => readAcceptances(file, "2026-11-20")).toThrow(/not JSON/);
  });

  it("accepts nothing when it is missing", () => {
    expect(readAcceptances("/nowhere/accept.json", "2026-11-20")).toEqual([]);
  });
});
