/** A first fill reads all people in the first night and votes over many nights: an old last vote does not date the seats. */
import { describe, expect, it } from "vitest";
import { countingDay } from "#scripts/contracts/acts/tags.ts";
import { governmentPages } from "#scripts/contracts/bodies/governments.ts";
import { membersPages } from "#scripts/contracts/people/members.ts";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { officeDays } from "#scripts/contracts/stats/coverage.ts";
import { personCard } from "#scripts/contracts/stats/person-card.ts";
import { government, group, membership, person, site, sitting } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

/** The only vote that was read is of 2023; Carla has sat since 2024 and Dora is a minister. */
const reader = (source: "api" | "opendata") =>
  memoryReader({
    site: [site({ source, dataDate: { C: "2023-05-10", S: null } })],
    person: [
      person({ id: "carla", memberships: [membership({ start: "2024-06-03" })] }),
      person({ id: "dora", memberships: [] }),
    ],
    group: [group()],
    sitting: [sitting({ date: "2023-05-10" })],
    vote: [openVote({ date: "2023-05-10" })],
    government: [
      government({
        roles: [
          {
            person: "dora",
            rank: "minister",
            role: "Ministra",
            department: null,
            party: null,
            start: "2024-01-01",
            end: null,
          },
        ],
      }),
    ],
  });

describe("with a source that answers for the day", () => {
  const read = reader("api");

  it("looks at who holds what on the day of the edition, whatever vote was read last", () => {
    expect(officeDays(read)).toEqual({ C: "2026-11-20", S: "2026-11-20", all: "2026-11-20" });
    expect(read.derived(countingDay, "")).toBe("2026-11-20");
  });

  it("has the member and the minister of today in office", () => {
    expect(["carla", "dora"].map((id) => read.derived(personCard, id)?.active)).toEqual([true, true]);
    expect(membersPages.build(read, "C").count).toBe(1);
    // Her strength is not published yet: it is null, not 0.
    expect(personPages.build(read, "dora")).toMatchObject({ active: true, strength: null });
    expect(governmentPages.build(read, "i-governo-uno-2022-10-22").offices).toHaveLength(1);
  });

  it("counts the months of a seat to that day", () => {
    expect(personPages.build(read, "carla")).toMatchObject({ votes: null, withoutVotes: "not-read" });
    expect(personPages.build(read, "carla").seats[0]).toMatchObject({ months: 29, countedTo: "2026-11-20" });
  });
});

it("begins the counts of a member with the first vote that was read", () => {
  const read = memoryReader({
    site: [site({ source: "api" })],
    person: [person({ id: "anna" })],
    group: [group()],
    sitting: [sitting()],
    ballots: [[openVote(), [["anna", "AYE"]]]],
  });
  expect(personPages.build(read, "anna").votes).toMatchObject({ from: "2026-11-19", to: "2026-11-20" });
});

it("stays on the last day of the data of dumps", () => {
  const read = reader("opendata");
  expect(officeDays(read)).toEqual({ C: "2023-05-10", S: null, all: "2023-05-10" });
  expect(read.derived(countingDay, "")).toBe("2023-05-10");
});
