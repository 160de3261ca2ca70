/** The rebels of a group are those who broke its own line: what they did in another group belongs to that one. */
import { describe, expect, it } from "vitest";
import { groupPages } from "#scripts/contracts/bodies/groups.ts";
import { group, membership, person, site, sitting } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { members, openVote as vote } from "#tests/fixtures/vote-records.ts";

/** Voted against the first group in October and November, moved on the tenth, against the second on the nineteenth. */
const moved = person({
  id: "moved",
  memberships: [
    membership({
      groups: [
        { group: "camera-uno", start: "2022-10-13", end: "2026-11-10" },
        { group: "camera-due", start: "2026-11-10", end: null },
      ],
    }),
  ],
});

const read = memoryReader({
  site: [site()],
  sitting: [sitting()],
  person: [...members(2, "camera-due"), ...members(2, "camera-uno"), moved],
  group: [
    group(),
    group({ id: "camera-due", names: [{ name: "Gruppo Due", acronym: "DUE", start: null, end: null }] }),
  ],
  ballots: [
    ["v1", "2026-10-05", ["AYE", "NO", "AYE", "AYE", "NO"]] as const,
    ["v2", "2026-11-05", ["ABSE", "ABSE", "AYE", "AYE", "ABST"]] as const,
    ["v3", "2026-11-19", ["AYE", "AYE", "NO", "NO", "NO"]] as const,
    ["v4", "2026-11-20", ["AYE", "AYE", "NO", "NO", "AYE"]] as const,
    ["v5", "2026-11-20", ["AYE", "AYE", "NO", "NO", "MIS"]] as const,
  ].map(([id, date, [a, b, c, d, own]]) => [
    vote({ id, date }),
    [
      ["camera-due-001", a],
      ["camera-due-002", b],
      ["camera-uno-001", c],
      ["camera-uno-002", d],
      ["moved", own],
    ],
  ]),
});

describe("the rebels of a group", () => {
  const page = groupPages.build(read, "C/camera-due");

  it("are counted from the day on which they came, out of the votes that they cast there", () => {
    expect(page.rebels).toMatchObject({ rows: [{ person: { id: "moved" }, votes: 1, of: 2 }], ties: 0 });
    expect(page.total.rebels).toBe(1);
  });

  it("stay with the group that they have left, in its total", () => {
    const left = groupPages.build(read, "C/camera-uno");
    expect([left.total.rebels, left.rebels]).toEqual([2, { rows: [], ties: 0 }]);
  });
});

it("says beside the cohesion of a month how many votes it is made of: those in which the group had a line", () => {
  expect(groupPages.build(read, "C/camera-due").cohesion).toEqual([
    { month: "2026-10", value: null, votes: 0 },
    { month: "2026-11", value: { part: 7, whole: 9 }, votes: 3 },
  ]);
});
