import { expect, it } from "vitest";
import { voteMapPages } from "#scripts/contracts/votes/vote-map.ts";
import { group, membership, person, site, sitting } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

it("a map offers each chamber the years in which that chamber voted", () => {
  const own = (branch: "C" | "S", number: number, date: string) =>
    [
      openVote({ id: `${branch}-${number}-1`, branch, number: 1, date, sitting: `${branch}-${number}` }),
      [[branch === "C" ? "anna" : "bice", "AYE"]],
    ] as const;
  const read = memoryReader({
    site: [site()],
    person: [
      person({ id: "anna", memberships: [membership({ branch: "C" })] }),
      person({ id: "bice", memberships: [membership({ branch: "S", groups: [] })] }),
    ],
    group: [group()],
    sitting: [
      sitting({ id: "C-4", number: 4, date: "2022-10-25" }),
      sitting({ id: "C-147", number: 147, date: "2023-07-26" }),
      sitting({ id: "S-454", branch: "S", number: 454, date: "2026-09-15" }),
    ],
    ballots: [own("C", 4, "2022-10-25"), own("C", 147, "2023-07-26"), own("S", 454, "2026-09-15")],
  });
  expect(voteMapPages.keys(read)).toEqual(["C", "S", "C:2022", "C:2023", "S:2026"]);
  for (const key of ["C", "S"])
    expect(voteMapPages.build(read, key).years, key).toEqual({ C: ["2023", "2022"], S: ["2026"] });
});
