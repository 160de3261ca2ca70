import { expect, it } from "vitest";
import { readConfidence } from "#scripts/pull/sources/opendata/sides.ts";

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
