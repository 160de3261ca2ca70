/** A member who changes group between two votes of one day: each vote has the group that the source gives for it. */
import { percent } from "#src/domain/cohesion.ts";
import { describe, expect, it } from "vitest";
import type { Ballot, Person } from "#src/domain/records.ts";
import { compositions } from "#scripts/contracts/stats/composition.ts";
import { branchStats, monthStats } from "#scripts/contracts/stats/month-stats.ts";
import { sittingBallotFiles } from "#scripts/contracts/votes/data-files.ts";
import { positionFiles } from "#scripts/contracts/people/compare.ts";
import { votePages } from "#scripts/contracts/votes/vote-page.ts";
import { group, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { members, openVote } from "#tests/fixtures/vote-records.ts";

const day = "2026-11-19";
const named = (id: string, acronym: string, side: "majority" | "opposition") =>
  group({ id, names: [{ name: acronym, acronym, start: null, end: null }], sides: [{ side, start: null, end: null }] });
/** In the record the new group holds from the day of the change. */
const mover = (first: string, second: string): Person =>
  person({
    id: "mover",
    memberships: [
      membership({
        groups: [
          { group: first, start: "2022-10-13", end: day },
          { group: second, start: day, end: null },
        ],
      }),
    ],
  });

/** Three votes of a day. In the first two the mover is still in the old group and votes against its line. */
function read(when = day) {
  const people = [...members(2, "camera-rov"), ...members(2, "camera-fel"), mover("camera-rov", "camera-fel")];
  const ballots: Ballot[] = people.map(({ id }) => [id, id.startsWith("camera-rov") ? "AYE" : "NO"]);
  const vote = (number: number, isBefore: boolean) =>
    openVote({
      id: `vs19_641_00${number}`,
      number,
      date: when,
      ...(isBefore ? { memberGroups: [{ person: "mover", group: "camera-rov" }] } : {}),
    });
  return memoryReader({
    person: people,
    group: [named("camera-rov", "ROV", "majority"), named("camera-fel", "FEL", "opposition")],
    sitting: [{ id: "C-641", branch: "C", number: 641, date: when, url: null }],
    site: [site()],
    ballots: [
      [vote(1, true), ballots],
      [vote(2, true), ballots],
      [vote(3, false), ballots],
    ],
  });
}

function page(id: string) {
  const reader = read();
  const contract = votePages.build(reader, id);
  const chamber = compositions.build(reader, contract.composition.key);
  const group = (acronym: string) => {
    const result = contract.groups[chamber.groups.findIndex((one) => one.acronym === acronym)];
    return [result?.counts.AYE, result?.counts.NO, result?.rebels, percent(result?.cohesion ?? null, 2)];
  };
  return {
    rov: group("ROV"),
    fel: group("FEL"),
    rebels: contract.rebels?.map((place) => chamber.members[place]?.[0]),
    sides: contract.sides.map(({ side, counts, rebels, cohesion }) => [side, counts.NO, rebels, percent(cohesion, 2)]),
    side: chamber.members.find(([one]) => one === "mover")?.[6],
  };
}

describe("a member who changes group between two votes of one day", () => {
  it("counts in the old group, on its side and among its rebels in the votes before", () => {
    expect(page("vs19_641_001")).toEqual({
      rov: [2, 1, 1, 66.67],
      fel: [0, 2, 0, 100],
      rebels: ["mover"],
      sides: [
        ["majority", 1, 1, 66.67],
        ["opposition", 2, 0, 100],
      ],
      side: "majority",
    });
  });

  it("counts in the new group in the votes after", () => {
    expect(page("vs19_641_003")).toEqual({
      rov: [2, 0, 0, 100],
      fel: [0, 3, 0, 100],
      rebels: [],
      sides: [
        ["majority", 0, 0, 100],
        ["opposition", 3, 0, 100],
      ],
      side: "opposition",
    });
  });

  it("has a composition file for each vote with groups of its own, and one for the others", () => {
    const reader = read();
    const keys = compositions.keys(reader);
    expect(keys).toEqual(["C:2026-11-01", "C:2026-11-19", "C:2026-11-19:vs19_641_001", "C:2026-11-19:vs19_641_002"]);
    expect(compositions.path(keys[2] ?? "")).toBe("/dati/aule/C-2026-11-19-vs19_641_001.json");
  });

  it("has figures by vote in the statistics of members, groups and sides", () => {
    const { members: own, groups, majority } = read().derived(monthStats, "C:2026-11");
    expect(own.get("mover")).toMatchObject({
      rebels: 2,
      inLine: 1,
      inGroups: [
        { group: "camera-rov", choices: 2, rebels: 2 },
        { group: "camera-fel", choices: 1, rebels: 0 },
      ],
    });
    expect(groups.get("camera-rov")).toMatchObject({ rebels: 2, cohesion: { part: 6, whole: 8 } });
    expect(groups.get("camera-fel")).toMatchObject({ rebels: 0, cohesion: { part: 7, whole: 7 } });
    expect(majority.cohesion).toEqual({ part: 6, whole: 8 });
    expect(read().derived(branchStats, "C").members.get("mover")?.rebels).toBe(2);
  });

  it("has the line of that vote's group in the positions of the member and both groups in that of the sitting", () => {
    expect(positionFiles.build(read(), "mover").chambers[0]?.months).toEqual([["2026-11", "NNN", "AAN"]]);
    const csv = sittingBallotFiles.content?.(sittingBallotFiles.contract(read(), `C-641-${day}`).json, "");
    const rows = String(csv).split("\r\n");
    expect(rows.find((row) => row.startsWith("mover"))).toBe("mover,mover Anna,ROV / FEL,NO,NO,NO");
    expect(rows.find((row) => row.startsWith("camera-rov-001"))).toContain(",ROV,AYE,AYE,AYE");
  });

  it("has the old group too on the first day of a month, in which nobody else is in it", () => {
    const first = "2026-12-01";
    const alone = person({
      id: "mover",
      memberships: [
        membership({
          groups: [
            { group: "camera-rov", start: "2022-10-13", end: first },
            { group: "camera-fel", start: first, end: null },
          ],
        }),
      ],
    });
    const vote = openVote({ date: first, memberGroups: [{ person: "mover", group: "camera-rov" }] });
    const reader = memoryReader({
      person: [alone],
      group: [named("camera-rov", "ROV", "majority"), named("camera-fel", "FEL", "opposition")],
      sitting: [{ id: "C-641", branch: "C", number: 641, date: first, url: null }],
      site: [site()],
      ballots: [[vote, [["mover", "AYE"]]]],
    });
    const contract = votePages.build(reader, vote.id);
    const { groups } = compositions.build(reader, contract.composition.key);
    expect(groups.map(({ acronym }) => acronym)).toEqual(["ROV"]);
    expect([...reader.derived(monthStats, "C:2026-12").groups].map(([id, { votes }]) => [id, votes])).toEqual([
      ["camera-fel", 0],
      ["camera-rov", 1],
    ]);
  });
});
