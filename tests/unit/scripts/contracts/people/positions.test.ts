/** The files that `/confronta` loads: positions that can be shown, and told apart from those that can be compared. */
import { expect, it } from "vitest";
import { positionFiles } from "#scripts/contracts/people/compare.ts";

import { fromIndex } from "#src/lib/filters/indexed-list.ts";
import { votesList, type IncompleteVote } from "#src/lib/lists/votes.ts";
import { votesIndexFile } from "#scripts/contracts/votes/vote-files.ts";
import { group, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

it("write in small letters what is known of a secret vote", () => {
  const read = memoryReader({
    site: [site()],
    person: [person({ id: "anna" }), person({ id: "bruno" })],
    group: [group()],
    sitting: [{ id: "C-641", branch: "C", number: 641, date: "2026-11-18", url: null }],
    ballots: [
      [
        openVote({ id: "vs19_641_001", number: 1, date: "2026-11-18" }),
        [
          ["anna", "ABST"],
          ["bruno", "NO"],
        ],
      ],
      [
        openVote({ id: "vs19_641_002", number: 2, date: "2026-11-18", isSecret: true }),
        [
          ["anna", "ABST"],
          ["bruno", "SEC"],
        ],
      ],
    ],
  });
  expect(["anna", "bruno"].map((id) => positionFiles.build(read, id).chambers[0]?.months)).toEqual([
    [["2026-11", "Bb", "VS"]],
    [["2026-11", "Ns", "VS"]],
  ]);
});

it("have a letter for every vote of the index, in its order, also for those in verification", () => {
  const on = (number: number, fields: Parameters<typeof openVote>[0] = {}) =>
    openVote({ id: `vs19_641_00${number}`, number, date: "2026-11-18", ...fields });
  const read = memoryReader({
    site: [site()],
    person: ["anna", "bruno", "carla"].map((id) => person({ id })),
    group: [group()],
    sitting: [{ id: "C-641", branch: "C", number: 641, date: "2026-11-18", url: null }],
    ballots: [
      [
        on(3),
        [
          ["anna", "NO"],
          ["bruno", "AYE"],
          ["carla", "AYE"],
        ],
      ],
      // More ayes than positions: the numbers do not add up.
      [
        on(2, { ayes: 300 }),
        [
          ["anna", "AYE"],
          ["bruno", "AYE"],
          ["carla", "AYE"],
        ],
      ],
      [
        on(1),
        [
          ["anna", "MIS"],
          ["bruno", "NO"],
          ["carla", "NO"],
        ],
      ],
    ],
  });
  const index = votesIndexFile.build(read, "indice");
  expect(fromIndex<IncompleteVote>(votesList, index).map(({ id }) => id)).toEqual([
    "vs19_641_003",
    "vs19_641_002",
    "vs19_641_001",
  ]);
  const [chamber] = positionFiles.build(read, "anna").chambers;
  expect(chamber?.months).toEqual([["2026-11", "M.N", "N.A"]]);
  expect(chamber?.revision).toBe(index.chambers.C);
});

it("tell of both chambers for who has gone from one to the other", () => {
  const seat = { branch: "C", start: "2022-10-13", end: "2024-10-22" } as const;
  const later = { branch: "S", start: "2024-10-23" } as const;
  const read = memoryReader({
    site: [site()],
    person: [person({ id: "anna", memberships: [membership(seat), membership(later)] }), person({ id: "bruno" })],
    group: [group()],
    sitting: [{ id: "C-1", branch: "C", number: 1, date: "2023-11-18", url: null }],
    ballots: [
      [
        openVote({ id: "vs19_1_001", number: 1, sitting: "C-1", date: "2023-11-18" }),
        [
          ["anna", "ABST"],
          ["bruno", "NO"],
        ],
      ],
    ],
  });
  const { member, chambers } = positionFiles.build(read, "anna");
  expect(member.branch).toBe("S");
  expect(chambers.map(({ branch, months }) => [branch, months])).toEqual([
    ["C", [["2023-11", "B", "V"]]],
    ["S", []],
  ]);
});
