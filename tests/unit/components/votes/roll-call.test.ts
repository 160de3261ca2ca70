import { expect, it } from "vitest";
import { decidingTotals } from "#src/components/votes/roll-call.ts";

const totals = {
  ayes: 113,
  noes: 155,
  abstained: 3,
  present: 271,
  voting: 268,
  absent: 69,
  onMission: 59,
  required: 135,
};

it("an annulled or inconsistent vote is not decided by its totals", () => {
  expect(decidingTotals({ status: "verified", outcome: "rejected", totals })).toBe(totals);
  expect(decidingTotals({ status: "verified", outcome: "other", totals })).toBeNull();
  expect(decidingTotals({ status: "review", outcome: "rejected", totals })).toBeNull();
});
