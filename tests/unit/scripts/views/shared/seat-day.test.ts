/** Mandates begin and end between votes: who sits in a chamber does not wait for the next one. */
import { describe, expect, it } from "vitest";
import { groupListPages } from "#scripts/views/bodies/groups.ts";
import { membersPages } from "#scripts/views/people/members.ts";
import { personCard } from "#scripts/views/shared/person-card.ts";
import { group, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

/**
 * The Camera voted last on 13 November; Bruno left on the sixteenth, Carla came on the seventeenth and joined a group a
 * day later.
 */
const read = memoryReader({
  site: [site({ dataDate: { C: "2026-11-13", S: "2026-11-19" } })],
  person: [
    person({ id: "anna" }),
    person({
      id: "bruno",
      memberships: [
        membership({ end: "2026-11-17", groups: [{ group: "camera-uno", start: "2022-10-18", end: "2026-11-17" }] }),
      ],
    }),
    person({
      id: "carla",
      memberships: [
        membership({ start: "2026-11-17", groups: [{ group: "camera-uno", start: "2026-11-18", end: null }] }),
      ],
    }),
    // Came and left again before any vote.
    person({ id: "dora", memberships: [membership({ start: "2026-11-16", end: "2026-11-17", groups: [] })] }),
  ],
  group: [group()],
});

describe("between two votes", () => {
  it("is a member who has taken a seat, and not who has left it", () => {
    expect(["anna", "bruno", "carla", "dora"].map((id) => read.derived(personCard, id)?.inOffice)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(read.derived(personCard, "carla")?.roles).toEqual([
      { code: "member", branch: "C", isLife: false, active: true },
    ]);
  });

  it("counts the new member in the list of the chamber, and in the group", () => {
    const page = membersPages.build(read, "C");
    expect([page.count, page.rows.map(({ id }) => id)]).toEqual([2, ["anna", "carla"]]);
    const groups = groupListPages.build(read, "C");
    expect([groups.groups[0]?.figures.size, groups.ungrouped]).toEqual([2, 0]);
  });
});
