import { expect, it } from "vitest";
import { iterDays, iterSpan } from "#src/components/charts/IterChart.tsx";

it("the iter's days end with the last vote, while the drawing extends to the law", () => {
  const stays = [
    { reading: "S.179", branch: "S", start: "2022-11-10", end: "2022-12-14", days: 34 },
    { reading: "C.663", branch: "C", start: "2022-12-16", end: "2022-12-20", days: 4 },
  ] as const;
  expect(iterDays(stays)).toBe(40);
  expect(iterSpan({ stays, law: "2022-12-22" })).toEqual({ start: "2022-11-10", end: "2022-12-22", days: 42 });
  expect(iterDays([])).toBe(0);
});
