import { expect, it } from "vitest";
import { allOutputs } from "#scripts/build/build-inputs.ts";

it("every output of the site stands in the list once", () => {
  const names = allOutputs.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
