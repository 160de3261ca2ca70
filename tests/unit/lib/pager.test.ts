import { expect, it } from "vitest";
import { pagerSteps } from "#src/lib/pager.ts";

it("shows the ends and the adjacent pages, with gaps between", () => {
  expect(pagerSteps(1, 75)).toEqual([1, 2, null, 75]);
  expect(pagerSteps(40, 75)).toEqual([1, null, 39, 40, 41, null, 75]);
});

it("never replaces a single page by a gap", () => {
  expect(pagerSteps(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pagerSteps(1, 1)).toEqual([1]);
});
