import { expect, it } from "vitest";
import { allFamilies } from "#scripts/build/all-families.ts";

it("every family of the site stands in the list once", () => {
  const names = allFamilies.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
