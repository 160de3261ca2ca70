import { expect, it } from "vitest";
import { sittingBallotFiles } from "#scripts/contracts/votes/data-files.ts";
import { group } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { members, openVote } from "#tests/fixtures/vote-records.ts";

it("gives a row a member and a column a vote of the sitting, in the order of the votes", () => {
  const cast = (a: "AYE" | "MIS", b: "NO" | "ABST") =>
    [
      ["camera-uno-001", a],
      ["camera-uno-002", b],
    ] as const;
  const vote = (number: number) =>
    openVote({ id: `vs19_1_00${number}`, sitting: "C-1", number, date: "2025-12-30", ayes: 1, noes: 1, required: 1 });
  const reader = memoryReader({
    person: members(2, "camera-uno"),
    group: [group()],
    sitting: [{ id: "C-1", branch: "C", number: 1, date: "2025-12-30", url: null }],
    ballots: [
      [vote(2), cast("MIS", "ABST")],
      [vote(1), cast("AYE", "NO")],
      [{ ...vote(3), isSecret: true }, []],
      // A quorum check lists who is present; it is no vote.
      [{ ...vote(4), isQuorumCheck: true, outcome: "other" }, cast("MIS", "ABST")],
    ],
  });
  expect(sittingBallotFiles.keys(reader)).toEqual(["C-1-2025-12-30"]);
  expect(sittingBallotFiles.path("C-1-2025-12-30")).toBe("/dati/sedute/C-1-2025-12-30.csv");
  const csv = sittingBallotFiles.content?.(sittingBallotFiles.contract(reader, "C-1-2025-12-30").json, "");
  const [header, first, second, ...rest] = String(csv).split("\r\n");
  // Nobody voted aye in the second, whatever its totals say.
  expect(header).toBe("\uFEFFid,parlamentare,gruppo,vs19_1_001,vs19_1_002 (in verifica)");
  expect([first, second].map((line) => line?.split(",").toSpliced(1, 2).join(","))).toEqual([
    "camera-uno-001,AYE,MIS",
    "camera-uno-002,NO,ABST",
  ]);
  expect(rest).toEqual([""]);
});
