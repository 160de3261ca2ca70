import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AtWork, SourceUnavailable } from "#scripts/lib/errors.ts";
import { readNights } from "#scripts/lib/nights.ts";
import { GateStop } from "#scripts/pull/gates/check.ts";
import { toMarkdown } from "#scripts/nightly/report.ts";
import type { PullReport } from "#scripts/pull/pull.ts";
import { folder, night, nothing, publish, pulled, eachInNewFolder } from "./support.ts";

eachInNewFolder();

describe("the remarks of a night", () => {
  const stop = (): Promise<PullReport> => {
    const finding = { gate: "fewer", severity: "stop", subject: "vote", message: "12 of 40 votes", keys: [] } as const;
    const error = new GateStop([finding], "accept.json", "2026-11-20");
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
        ',"remarks":["votings: new field \\"mood\\"","votings: 40 records wait for the next run"]}',
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
