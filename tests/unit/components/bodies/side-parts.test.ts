import { expect, it } from "vitest";
import { sideParts } from "#src/components/bodies/side-parts.ts";

it("draws members of unknown side between the others, so that the bar is whole", () => {
  const sides = { size: 27, majority: { size: 16 }, neither: { size: 0 }, opposition: { size: 10 } };
  expect(sideParts(sides)).toEqual([
    { side: "majority", size: 16, before: 0 },
    { side: "neither", size: 0, before: 16 },
    { side: null, size: 1, before: 16 },
    { side: "opposition", size: 10, before: 17 },
  ]);
});
