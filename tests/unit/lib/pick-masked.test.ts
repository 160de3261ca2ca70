import { expect, it } from "vitest";
import { pick } from "#src/lib/pick.ts";

it("takes the named fields, in the order of the mask", () => {
  expect(JSON.stringify(pick({ a: 1, b: null, c: "è" }, { c: true, b: true }))).toBe('{"c":"è","b":null}');
});
