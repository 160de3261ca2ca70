import { expect, it } from "vitest";
import { differsByRounding } from "#src/components/people/strength-chart.ts";

it("marks shares whose rounded sum differs from the displayed total", () => {
  // 0,13 + 0,02 next to 0,14.
  expect(differsByRounding([0.126, 0.0151], 0.1411)).toBe(true);
  expect(differsByRounding([0.125, 0.015], 0.14)).toBe(true);
  expect(differsByRounding([0.12, 0.02], 0.14)).toBe(false);
  expect(differsByRounding([1.004, 2.004], 3.008)).toBe(true);
  expect(differsByRounding([0.3], 0.3)).toBe(false);
});
