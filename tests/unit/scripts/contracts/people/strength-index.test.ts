import { expect, it } from "vitest";
import { strengthPages } from "#scripts/contracts/people/strength-index.ts";
import { group, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

it("adds up a chamber to a hundred with who is in no group", () => {
  const deputy = (id: string, own: string | null) =>
    person({
      id,
      memberships: [membership({ groups: own === null ? [] : [{ group: own, start: "2022-10-18", end: null }] })],
    });
  const read = memoryReader({
    site: [site()],
    person: [
      deputy("anna", "camera-uno"),
      deputy("bruno", "camera-uno"),
      deputy("carla", "camera-uno"),
      deputy("dora", null),
    ],
    group: [group()],
  });
  const shares = strengthPages.build(read, "index").groups;
  // Four seats of the same weight, and no other office.
  expect(shares.map((share) => [share.branch, share.group?.id ?? null, share.people, share.sum])).toEqual([
    ["C", "camera-uno", 3, 75],
    ["C", null, 1, 25],
  ]);
});
