import { expect, it } from "vitest";
import { readConfidence, withGroupSides } from "#scripts/pull/sources/opendata/sides.ts";
import { group, membership, person } from "#tests/fixtures/builders.ts";

it("a group that abstains is on neither side; one that takes no part keeps the side that it had", () => {
  const groups: Readonly<Record<string, string>> = { a: "gin", b: "gin", c: "aut", d: "sal", e: "sal" };
  const vote = { branch: "C", date: "2025-03-04", number: 7 } as const;
  const read = readConfidence(
    vote,
    [
      ["a", "AYE"],
      ["b", "ABSE"],
      ["c", "ABST"],
      ["d", "ABSE"],
      ["e", "MIS"],
    ],
    (person) => groups[person] ?? null,
    () => false,
  );
  expect(read.groups).toEqual({ gin: "majority", aut: null });
});

it("a group founded later has the side of its members' votes, without those cast after they left it", () => {
  // Three stay in Nuovo from 1 March to 1 June 2024 and go on to the majority.
  const stay = { group: "camera-nuovo", start: "2024-03-01", end: "2024-06-01" };
  const after = { group: "camera-gin", start: "2024-06-01", end: null };
  const people = ["a", "b", "c"].map((id) => person({ id, memberships: [membership({ groups: [stay, after] })] }));
  const on = (date: string, code: "AYE" | "NO") =>
    readConfidence(
      { branch: "C", date, number: 1 },
      people.map(({ id }) => [id, code]),
      () => "camera-gin",
      () => false,
    );
  const governments = {
    list: [{ id: "uno", aliases: [], name: "I Governo Uno", start: "2022-10-22", end: null, uri: null, head: null }],
    on: () => "uno",
  };
  const sidesAfter = (...votes: readonly ReturnType<typeof on>[]) =>
    withGroupSides(group({ id: "camera-nuovo", start: "2024-03-01" }), votes, governments, people).sides;
  const against = [{ side: "opposition", start: "2024-03-01", end: null }];
  expect(sidesAfter(on("2024-02-01", "NO"))).toEqual(against);
  expect(sidesAfter(on("2024-02-01", "NO"), on("2024-07-01", "AYE"))).toEqual(against);
  expect(sidesAfter(on("2024-07-01", "AYE"))).toEqual([]);
});
