import { expect, it } from "vitest";
import { pickMasked } from "#src/lib/pick-masked.ts";

it("takes the named fields, in the order of the mask", () => {
  expect(JSON.stringify(pickMasked({ a: 1, b: null, c: "è" }, { c: true, b: true }))).toBe('{"c":"è","b":null}');
});
