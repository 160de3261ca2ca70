/** Seats and offices begin and end between votes: who holds them does not wait for the next one. */
import { describe, expect, it } from "vitest";
import { governmentPages } from "#scripts/contracts/bodies/governments.ts";
import { groupListPages, groupPages } from "#scripts/contracts/bodies/groups.ts";
import { membersPages } from "#scripts/contracts/people/members.ts";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { legislatureEnd, officeDays } from "#scripts/contracts/stats/coverage.ts";
import { personCard } from "#scripts/contracts/stats/person-card.ts";
import { strength } from "#scripts/contracts/stats/strength.ts";
import { government, group, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

/** The Camera voted last on 13 November; Bruno left on the sixteenth, Carla came on the seventeenth and joined a group a day later. */
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
  group: [
    group({
      roles: [
        { person: "bruno", role: "Presidente", start: "2022-10-18", end: "2026-11-17" },
        { person: "carla", role: "Presidente", start: "2026-11-18", end: null },
      ],
    }),
  ],
  government: [
    government({
      roles: [
        {
          person: "anna",
          rank: "minister",
          role: "Ministra",
          department: null,
          party: null,
          start: "2026-11-20",
          end: null,
        },
      ],
    }),
  ],
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
    expect([groups.groups[0]?.figures.size, groups.ungrouped, groups.asOf]).toEqual([2, 0, "2026-11-20"]);
  });

  it("gives the office in the group to who holds it now", () => {
    const { members, asOf } = groupPages.build(read, "C/camera-uno");
    expect(members.map(({ person: { id }, role }) => [id, role])).toEqual([
      ["carla", "Presidente"],
      ["anna", null],
    ]);
    expect(asOf).toBe("2026-11-20");
  });

  it("has a minister who took office after the votes of both chambers", () => {
    expect(read.derived(personCard, "anna")?.roles.map(({ code, active }) => [code, active])).toEqual([
      ["government", true],
      ["member", true],
    ]);
    const page = governmentPages.build(read, "i-governo-uno-2022-10-22");
    expect([page.asOf, page.offices.map(({ person: { id } }) => id)]).toEqual(["2026-11-20", ["anna"]]);
  });

  it("gives strength to the same people", () => {
    expect(
      read
        .derived(strength, "latest")
        .people.map(({ person: id }) => id)
        .toSorted(),
    ).toEqual(["anna", "carla"]);
  });

  it("does not count the months of a mandate to a day before it began", () => {
    const seat = (id: string) => personPages.build(read, id).seats[0];
    expect(seat("carla")).toMatchObject({ months: null, countedTo: null });
    expect(seat("anna")).toMatchObject({ months: 49, countedTo: "2026-11-13" });
  });
});

it("stays on the last day of the data of a chamber whose source has ended", () => {
  const ended = memoryReader({ site: [site({ dataDate: { C: "2026-11-13", S: "2024-05-08" } })] });
  expect(officeDays(ended)).toEqual({ C: "2026-11-20", S: "2024-05-08", all: "2026-11-20" });
  const none = memoryReader({ site: [site({ dataDate: { C: "2024-07-09", S: null } })] });
  expect(officeDays(none)).toEqual({ C: "2024-07-09", S: null, all: "2024-07-09" });
});

describe("a chamber of which no vote has been read yet", () => {
  const senator = person({
    id: "elsa",
    memberships: [membership({ branch: "S", groups: [{ group: "senato-uno", start: "2022-10-18", end: null }] })],
  });
  const senate = group({ id: "senato-uno", branch: "S" });

  it("has the members whom its register gives: none of them is a former one", () => {
    const first = memoryReader({
      site: [site({ source: "opendata", dataDate: { C: "2026-11-13", S: null } })],
      person: [senator],
      group: [senate],
    });
    expect(officeDays(first).S).toBe("2026-11-20");
    const page = groupPages.build(first, "S/senato-uno");
    expect([page.members.map((row) => row.person.id), page.former]).toEqual([["elsa"], []]);
  });

  it("has no day while nobody who sits there has been read", () => {
    const none = memoryReader({ site: [site({ source: "opendata", dataDate: { C: "2026-11-13", S: null } })] });
    expect(officeDays(none).S).toBeNull();
  });
});

describe("a legislature of which the source has ended the seats", () => {
  const seat = (branch: "C" | "S", end: string | null, isLife: boolean | null = null) =>
    membership({ branch, end, isLife, groups: [] });
  const people = (senator: string | null) => [
    person({ id: "anna", memberships: [seat("C", "2026-11-12")] }),
    person({ id: "bruno", memberships: [seat("C", "2026-11-12")] }),
    person({ id: "carla", memberships: [seat("C", "2024-03-01")] }),
    person({ id: "elsa", memberships: [seat("S", senator)] }),
    person({ id: "fabio", memberships: [seat("S", null, true)] }),
  ];
  const ended = { C: "2026-11-11", S: "2026-11-11", all: "2026-11-11" };

  it("has the holders of its last day, whatever senators for life go on", () => {
    const over = memoryReader({ site: [site()], person: people("2026-11-12") });
    expect([over.derived(legislatureEnd, ""), officeDays(over)]).toEqual(["2026-11-11", ended]);
    expect(["anna", "carla"].map((id) => over.derived(personCard, id)?.inOffice)).toEqual([true, false]);
  });

  it("goes on while a seat of either chamber is held, or one of them has not been read", () => {
    for (const seats of [people(null), people(null).slice(0, 3)]) {
      const open = memoryReader({ site: [site()], person: seats });
      expect([open.derived(legislatureEnd, ""), officeDays(open).C]).toEqual([null, "2026-11-20"]);
      expect(open.derived(personCard, "anna")?.inOffice).toBe(false);
    }
  });

  it("goes on where seats ended one by one: those who were read are former members", () => {
    const former = person({ id: "dora", memberships: [seat("C", "2025-02-01")] });
    const seats = [former, ...people("2026-11-12").filter(({ id }) => id !== "anna")];
    expect(memoryReader({ site: [site()], person: seats }).derived(legislatureEnd, "")).toBeNull();
  });
});
