import { expect, it } from "vitest";
import { groupBy } from "#src/lib/group-by.ts";

it("keeps the order of groups and of their items, with a separate group for null", () => {
  const groups = groupBy(["be", "a", "bo", ""], (word) => word[0] ?? null);
  expect([...groups]).toEqual([
    ["b", ["be", "bo"]],
    ["a", ["a"]],
    [null, [""]],
  ]);
});
