import { expect, it } from "vitest";
import { differsByRounding } from "#src/components/people/strength-chart.ts";

it("marks shares whose rounded sum differs from the displayed total", () => {
  // 0,126 + 0,015 next to 0,142.
  expect(differsByRounding([0.1264, 0.0154], 0.1418)).toBe(true);
  expect(differsByRounding([0.1255, 0.0155], 0.141)).toBe(true);
  expect(differsByRounding([0.12, 0.02], 0.14)).toBe(false);
  expect(differsByRounding([1.0004, 2.0004], 3.0008)).toBe(true);
  expect(differsByRounding([0.3], 0.3)).toBe(false);
});
