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

it("a map says of those who are not on it whether they presided, entered later or had left", () => {
  const seat = (id: string, dates: Parameters<typeof membership>[0] = {}) =>
    person({ id, memberships: [membership({ branch: "C", ...dates })] });
  const voted = (number: number, date: string, ids: readonly string[]) =>
    [
      openVote({ id: `C-${number}-1`, branch: "C", number: 1, date, sitting: `C-${number}` }),
      ids.map((id): [string, "AYE"] => [id, "AYE"]),
    ] as const;
  const read = memoryReader({
    site: [site()],
    person: [seat("anna"), seat("bice", { start: "2023-01-10" }), seat("carlo", { end: "2023-02-01" })],
    group: [group()],
    sitting: [
      sitting({ id: "C-4", number: 4, date: "2022-10-25" }),
      sitting({ id: "C-147", number: 147, date: "2023-07-26" }),
    ],
    ballots: [voted(4, "2022-10-25", ["anna", "carlo"]), voted(147, "2023-07-26", ["anna", "bice"])],
  });
  const { leftOut, drawn } = voteMapPages.build(read, "C");
  expect(leftOut.map(({ id, why }) => [id, why])).toEqual([
    ["anna", "other"],
    ["bice", "entered"],
    ["carlo", "left"],
  ]);
  expect(drawn).toEqual({ years: [], height: 0 });
});
