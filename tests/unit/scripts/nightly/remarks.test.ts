import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AtWork, SourceUnavailable } from "#scripts/lib/errors.ts";
import { readNights } from "#scripts/lib/nights.ts";
import { GateStop } from "#scripts/pull/gates/check.ts";
import { finding, type GateFacts } from "#scripts/pull/gates/finding.ts";
import { quarantine, totals } from "#scripts/pull/gates/gates.ts";
import { noLosses } from "#scripts/pull/gates/losses.ts";
import { Notes } from "#scripts/pull/notes.ts";
import { toMarkdown } from "#scripts/nightly/report.ts";
import type { PullReport } from "#scripts/pull/pull.ts";
import { folder, night, nothing, publish, pulled, eachInNewFolder } from "./support.ts";

eachInNewFolder();

const none: GateFacts = {
  ...{ day: "2026-11-20", isFirst: false, kinds: [], oldVotes: { total: 0, changed: [] }, withdrawn: [], mandates: 0 },
  ...{ recentVotes: { written: 0, inReview: 0 }, newVotes: { written: 0, quarantined: 0 }, seats: { C: 0, S: 0 } },
  ...{ before: { seats: { C: 0, S: 0 }, mandates: 0 }, unknownOffices: [], unknownOutcomes: [], withoutPresident: [] },
  ...{ contradictions: [], losses: noLosses, dangling: [], loose: [], inReview: [] },
};

describe("the remarks of a night", () => {
  const stop = (): Promise<PullReport> => {
    const error = new GateStop([finding("fewer", "stop", "vote", "12 of 40 votes")], "accept.json", "2026-11-20");
    return Promise.reject(Object.assign(error, { notes: nothing.notes, warnings: nothing.warnings }));
  };
  const nothingToBuild = (): void => undefined;

  it("survive a stop, with its reason", async () => {
    publish();
    const report = await night(stop, nothingToBuild);
    expect(report.remarks.map(({ severity, text }) => [severity, text])).toEqual([
      ["stop", "fewer: 12 of 40 votes"],
      ["warning", 'votings: new field "mood"'],
      ["notice", "votings: 40 records wait for the next run"],
    ]);
    expect(toMarkdown(report)).toContain("- **stop** fewer: 12 of 40 votes\n- **warning** votings");
  });

  it("are counted by night, whatever their numbers, until a night is without them", async () => {
    publish();
    const waiting = (count: number) => ({ ...nothing, notes: [`votings: ${count} records wait`], warnings: [] });
    const nights = async (pulled: PullReport) =>
      (await night(() => Promise.resolve(pulled), nothingToBuild)).remarks.map((remark) => remark.nights);
    expect([await nights(waiting(40)), await nights(waiting(30)), await nights(waiting(2))]).toEqual([[1], [2], [3]]);
    expect(await nights({ ...nothing, notes: [] })).toEqual([]);
    expect(await nights(waiting(5))).toEqual([1]);
    const report = await night(() => Promise.resolve(waiting(4)), nothingToBuild);
    expect(toMarkdown(report)).toContain("- votings: 4 records wait (for 2 nights)\n");
  });

  it("are counted by kind also where another vote is the example, and name it in the log of nights", async () => {
    publish();
    const short = (vote: string) => ({ ...nothing, notes: [`totals: 1 votes do not add up: ${vote}`], warnings: [] });
    for (const vote of ["vs19_641_020", "vs19_642_001"])
      await night(() => Promise.resolve(short(vote)), nothingToBuild);
    expect(readNights(join(folder, "data")).flatMap(({ remarks }) => remarks)).toEqual([
      "totals: 1 votes do not add up: vs19_641_020",
      "totals: 1 votes do not add up: vs19_642_001",
    ]);
  });

  it.each([
    [
      "another vote",
      "totals: 1 votes do not add up: vs19_640_012",
      "totals: 1 votes do not add up: vs19_641_003",
      true,
    ],
    [
      "the same vote",
      "totals: 1 votes do not add up: vs19_640_012",
      "totals: 1 votes do not add up: vs19_640_012",
      false,
    ],
    ["one vote fewer", "totals: 2 votes: 19-402-9, 19-402-8", "totals: 1 votes: 19-402-8", false],
    ["more votes", "totals: 6 votes: a and 1 more", "totals: 300 votes: a and 295 more", true],
    ["fewer, not all named", "totals: 300 votes: a and 295 more", "totals: 6 votes: a and 1 more", false],
    ["another day", "votings: silent since 2026-11-18", "votings: silent since 2026-11-19", false],
  ])("are news with %s: %s, %s", async (_, before, after, isNews) => {
    publish();
    const warned = (text: string) => Promise.resolve({ ...nothing, notes: [text], warnings: [text] });
    await night(() => warned(before), nothingToBuild);
    const { remarks } = await night(() => warned(after), nothingToBuild);
    expect(remarks).toEqual([{ severity: "warning", text: after, nights: 2, isNews }]);
  });

  const range = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, at) => `vs19_640_${from + at}`);
  const inReview = (votes: readonly string[]) => ({
    ...nothing,
    notes: [],
    findings: totals({ ...none, inReview: votes }),
  });
  const aside = (...keys: readonly string[]): PullReport => {
    const example = keys.length === 0 ? null : `${keys[0] ?? ""}: no title`;
    const kind = { kind: "vote", before: 9, after: 9, vanished: [], quarantined: keys.length, aside: keys, example };
    return { ...nothing, notes: [], findings: quarantine({ ...none, kinds: [kind] }) };
  };
  const noted = (...examples: readonly string[]): PullReport => {
    const notes = new Notes();
    for (const example of examples) notes.warn("persons: no name; the one that is known stays", example);
    return { ...nothing, notes: notes.lines, warnings: notes.warnings, about: notes.about };
  };

  it.each<readonly [string, PullReport, PullReport, number, boolean]>([
    [
      "300 votes of which other ones are not named",
      inReview(range(1, 300)),
      inReview([...range(1, 299), "vs19_9_1"]),
      2,
      true,
    ],
    ["fewer of 300 votes", inReview(range(1, 300)), inReview(range(7, 300)), 2, false],
    ["more than a thousand, others at the end", inReview(range(1, 1200)), inReview(range(2, 1201)), 2, true],
    ["the same thousands", inReview(range(1, 1200)), inReview(range(1, 1200)), 2, false],
    ["another quarantined vote", aside("vs19_2_2"), aside("vs19_9_1"), 2, true],
    ["the same ones, another first", aside("vs19_2_2", "vs19_9_1"), aside("vs19_9_1", "vs19_2_2"), 2, false],
    [
      "another person, not named, in a note",
      noted("rossi-eva", "bianchi-ugo"),
      noted("rossi-eva", "verdi-ada"),
      2,
      true,
    ],
    ["one of two persons left, in a note", noted("rossi-eva", "bianchi-ugo"), noted("bianchi-ugo"), 2, false],
    ["a first note", inReview([]), noted("bianchi-ugo"), 1, true],
  ])("compare what they are about: %s", async (_, before, after, nights, isNews) => {
    publish();
    await night(() => Promise.resolve(before), nothingToBuild);
    const { remarks } = await night(() => Promise.resolve(after), nothingToBuild);
    expect(remarks.map((remark) => [remark.nights, remark.isNews])).toEqual([[nights, isNews]]);
  });

  it("are compared with the texts alone of a log of an older version", async () => {
    publish();
    await night(() => Promise.resolve(inReview(range(1, 3))), nothingToBuild);
    const file = join(folder, "data/nights.jsonl");
    writeFileSync(file, readFileSync(file, "utf8").replace(/,"subjects":\{.*?\}/, ""));
    const { remarks } = await night(() => Promise.resolve(inReview(range(1, 3))), nothingToBuild);
    expect(remarks.map(({ nights, isNews }) => [nights, isNews])).toEqual([[2, false]]);
  });

  it("are news again after a week", async () => {
    publish();
    const told: boolean[] = [];
    for (let day = 1; day <= 15; day += 1)
      told.push((await night(() => Promise.resolve(nothing), nothingToBuild)).remarks.some(({ isNews }) => isNews));
    expect(told.flatMap((isNews, at) => (isNews ? [at + 1] : []))).toEqual([1, 8, 15]);
  });

  it("are in the log of nights, with what was read; a run that found another at work writes none", async () => {
    publish();
    await night(() => Promise.resolve(pulled), nothingToBuild);
    await night(() => Promise.reject(new AtWork("another run is at work")), nothingToBuild);
    await night(() => Promise.reject(new SourceUnavailable("down")), nothingToBuild);
    const file = join(folder, "data/nights.jsonl");
    expect(readFileSync(file, "utf8").split("\n")[0]).toBe(
      '{"time":"2026-11-20T02:25:10Z","outcome":"read","changed":3,"requests":0,"seconds":' +
        `${readNights(join(folder, "data"))[0]?.seconds ?? ""}` +
        ',"remarks":["votings: new field \\"mood\\"","votings: 40 records wait for the next run"]' +
        ',"subjects":{"votings: new field \\"mood\\"":[],"votings: # records wait for the next run":[]}}',
    );
    expect(readNights(join(folder, "data")).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ["read", undefined],
      ["kept", "down"],
    ]);
    // A kill cuts a line short.
    writeFileSync(file, readFileSync(file, "utf8").slice(0, -20));
    await night(() => Promise.resolve(nothing), nothingToBuild);
    expect(readNights(join(folder, "data")).map(({ outcome }) => outcome)).toEqual(["read", "read"]);
  });
});
