import { expect, it } from "vitest";
import { barWidth } from "#src/lib/bar-width.ts";

it("is a percentage with one digit", () => {
  expect([barWidth(5, 8), barWidth(1, 3), barWidth(3, 3), barWidth(0, 3)]).toEqual(["62.5%", "33.3%", "100%", "0%"]);
});

it("stays within the bar", () => {
  expect([barWidth(-4, 60), barWidth(61, 60), barWidth(0, 0)]).toEqual(["0%", "100%", "0%"]);
});
