/** Last day that the data of a chamber cover: never before the last vote. */
import { expect, it } from "vitest";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { countingDay } from "#scripts/contracts/acts/tags.ts";
import { dataDays } from "#scripts/contracts/stats/coverage.ts";
import { statusPages } from "#scripts/contracts/site/status.ts";
import { group, site, sitting, vote } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { members, openVote } from "#tests/fixtures/vote-records.ts";

/** A reader of a chamber whose source gives 13 November as its last day, with a vote on `date`. */
const withVote = (date: string) =>
  memoryReader({
    site: [site({ dataDate: { C: "2026-11-13", S: "2026-11-12" } })],
    person: members(3, "camera-uno"),
    group: [group()],
    sitting: [sitting({ date })],
    ballots: [
      [
        openVote({ date }),
        [
          ["camera-uno-001", "AYE"],
          ["camera-uno-002", "AYE"],
          ["camera-uno-003", "ABSE"],
        ],
      ],
    ],
  });

it("goes to a vote that is later than the day that the source gives, and never back to an earlier one", () => {
  expect(dataDays(withVote("2026-11-18"))).toEqual({ C: "2026-11-18", S: "2026-11-12", all: "2026-11-18" });
  expect(dataDays(withVote("2026-11-05"))).toEqual({ C: "2026-11-13", S: "2026-11-12", all: "2026-11-13" });
});

it("is the same day on the page of a member and on that of the data", () => {
  const read = withVote("2026-11-18");
  expect(statusPages.build(read, "index").dataDate).toEqual({ C: "2026-11-18", S: "2026-11-12" });
  const page = personPages.build(read, "camera-uno-001");
  expect([page.votes?.to, page.seats[0]?.countedTo]).toEqual(["2026-11-18", "2026-11-18"]);
});

it("is known by a vote alone, also to the count of terms", () => {
  const read = memoryReader({
    site: [site({ dataDate: { C: null, S: null } })],
    sitting: [sitting({ date: "2025-12-03" })],
    vote: [vote({ date: "2025-12-03" })],
  });
  expect(dataDays(read)).toEqual({ C: "2025-12-03", S: null, all: "2025-12-03" });
  // The edition, 20 November 2026, is a year later: what came of an act since is not known.
  expect(read.derived(countingDay, "")).toBe("2025-12-03");
});
