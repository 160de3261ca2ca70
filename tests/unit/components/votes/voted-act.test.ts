import { expect, it } from "vitest";
import { actNameIn } from "#src/components/votes/VotedAct.tsx";
import { readVoteRow } from "#scripts/contracts/stats/vote-rows.ts";
import { bill } from "#tests/fixtures/act-records.ts";
import { chamber } from "#tests/fixtures/three-deputies.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

const rowOn = (...acts: readonly string[]) => {
  const vote = openVote({
    ...{ id: "v1", date: "2026-11-18", title: "EM 4.6", publicTitle: null },
    acts: acts.map((id) => ({ kind: "bill" as const, id })),
  });
  const read = chamber({
    act: acts.map((id) => bill({ id, title: "Navigazione lacustre" })),
    ballots: [[vote, (["anna", "bruno", "carla"] as const).map((id) => [id, "AYE"] as const)]],
  });
  return readVoteRow(read, "v1") ?? expect.fail("no row");
};

it("names the act of a filter, where its votes say it", () => {
  const row = rowOn("S_1205");
  expect(actNameIn("bill", "S_1205", [row])).toBe("Navigazione lacustre");
  expect(actNameIn("bill", "S_1206", [row])).toBe(null);
  expect(actNameIn("branch", "S", [row])).toBe(null);
  // The subject of a vote on two bills is that of one of them.
  expect(actNameIn("bill", "S_1205", [rowOn("S_1205", "S_1206")])).toBe(null);
});
