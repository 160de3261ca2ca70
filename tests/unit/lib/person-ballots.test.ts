import { describe, expect, it } from "vitest";
import { readBallots } from "#src/lib/person-ballots.ts";

const csv = [
  "\uFEFFvote_id,date,vote,group_vote",
  "vs19_641_001,2026-11-19,AYE,AYE",
  "vs19_641_002,2026-11-19,NO,AYE",
  "vs19_641_003,2026-11-19,ABSE,AYE",
  "vs19_641_004,2026-11-19,NO,",
  "vs19_641_005,2026-11-19,AYE,NV",
  "vs19_641_006,2026-11-19,???,AYE",
  "vs19_642_001,2026-11-20,AYE,AYE",
  "",
].join("\r\n");

describe("the positions of a member in some votes", () => {
  const votes = new Set(["001", "002", "003", "004", "005", "006"].map((end) => `vs19_641_${end}`));

  it("are those of these votes alone, without unknown codes", () => {
    expect([...readBallots(csv, votes)].map(([id, { code }]) => [id, code])).toEqual([
      ["vs19_641_001", "AYE"],
      ["vs19_641_002", "NO"],
      ["vs19_641_003", "ABSE"],
      ["vs19_641_004", "NO"],
      ["vs19_641_005", "AYE"],
    ]);
  });

  it("are a dissent only from a choice of the group, by a choice", () => {
    expect([...readBallots(csv, votes)].flatMap(([id, { isDissent }]) => (isDissent ? [id] : []))).toEqual([
      "vs19_641_002",
    ]);
  });

  it("are refused if the file has other columns", () => {
    expect(() => readBallots("<!doctype html>", votes)).toThrow("no columns vote_id, vote and group_vote");
  });
});
