import { expect, it } from "vitest";
import { voteRankings } from "#scripts/views/votes/votes-list.ts";
import { group, person, site, sitting } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

it("ranks by margin what was decided: an annulled vote was won and lost by nobody", () => {
  const tight = { date: "2026-11-18", ayes: 1, noes: 0, required: 1 };
  const read = memoryReader({
    site: [site()],
    person: [person({ id: "anna" })],
    group: [group()],
    sitting: [sitting()],
    ballots: [
      [openVote({ ...tight, id: "vs19_641_001", number: 1 }), [["anna", "AYE"]]],
      [
        openVote({ ...tight, id: "vs19_641_002", number: 2, outcome: "other", outcomeText: "Annullata" }),
        [["anna", "AYE"]],
      ],
    ],
  });
  const { total, rows } = voteRankings.build(read, "sul-filo");
  expect([total, rows.map(({ id }) => id)]).toEqual([1, ["vs19_641_001"]]);
});
