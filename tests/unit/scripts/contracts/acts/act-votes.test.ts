import { expect, it } from "vitest";
import { readActVotes } from "#scripts/contracts/acts/votes.ts";
import { site, sitting, vote } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

it("shows of the votes on an act that are equally close the newest", () => {
  const equal = [7, 8, 9, 10, 11, 12].map((number) =>
    vote({ id: `vs19_641_${number}`, number, acts: [{ kind: "bill", id: "C_1" }], subType: "AMEND" }),
  );
  const read = memoryReader({ site: [site()], sitting: [sitting()], vote: equal });
  expect(readActVotes(read, ["bill/C_1"]).votes.rows.map(({ number }) => number)).toEqual([12, 11, 10, 9, 8]);
});
