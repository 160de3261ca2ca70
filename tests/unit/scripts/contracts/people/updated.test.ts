/** Pages of many members are as new as the newest of what they show: a vote, or a change in a member's record. */
import { expect, it } from "vitest";
import { membersPages } from "#scripts/contracts/people/members.ts";
import { strengthPages } from "#scripts/contracts/people/strength-index.ts";
import { territoriesPages, territoryPages } from "#scripts/contracts/people/territories.ts";
import { group, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

/** Days of the pages when a record has changed on 20 November and the chamber has last voted on this day. */
function updatedAfterVote(day: string): string[] {
  const groups = [{ group: "camera-uno", start: "2022-10-18", end: null }];
  const read = memoryReader({
    site: [site({ dataDate: { C: day, S: null } })],
    person: [person({ memberships: [membership({ groups })] })],
    group: [group()],
  });
  return [
    membersPages.build(read, "C"),
    territoriesPages.build(read, "index"),
    territoryPages.build(read, "lombardia"),
    strengthPages.build(read, "index"),
  ].map(({ updated }) => updated);
}

it("dates lists of members by the last change of a record, or by the last vote", () => {
  expect(updatedAfterVote("2026-11-18")).toEqual(["2026-11-20", "2026-11-20", "2026-11-20", "2026-11-20"]);
  expect(updatedAfterVote("2026-11-21")).toEqual(["2026-11-21", "2026-11-21", "2026-11-21", "2026-11-21"]);
});
