import { expect, it } from "vitest";
import { flowScale } from "#src/components/bodies/flow-scale.ts";

it("the chart of group changes ends at 30 members of the Camera and 10 of the Senate, whatever the values", () => {
  expect(flowScale("C")).toMatchObject({ max: 30, ticks: [0, 6, 12, 18, 24, 30] });
  const senate = flowScale("S");
  expect(senate).toMatchObject({ max: 10, ticks: [0, 2, 4, 6, 8, 10] });
  expect([0, 5, 10, 14].map(senate.at)).toEqual([0, 47, 94, 94]);
  expect([10, 14].map(senate.isBeyond)).toEqual([false, true]);
});
