import { expect, it } from "vitest";
import { groupBy } from "#src/lib/group-by.ts";

it("keeps the order of groups and of what is in them, and a group of none apart", () => {
  const groups = groupBy(["be", "a", "bo", ""], (word) => word[0] ?? null);
  expect([...groups]).toEqual([
    ["b", ["be", "bo"]],
    ["a", ["a"]],
    [null, [""]],
  ]);
});
