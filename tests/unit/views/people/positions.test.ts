/** The files that `/confronta` loads: positions that can be shown, and told apart from those that can be compared. */
import { expect, it } from "vitest";
import { positionFiles } from "#scripts/views/people/positions.ts";
import { group, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-reader.ts";
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
  expect(["anna", "bruno"].map((id) => positionFiles.build(read, id).months)).toEqual([
    [["2026-11", "Bb"]],
    [["2026-11", "Ns"]],
  ]);
});
