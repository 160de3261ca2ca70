import { expect, it } from "vitest";
import { columnLabels } from "#src/components/charts/VoteColumns.tsx";
import { monthsBetween } from "#src/domain/days.ts";

it("labels every year of a legislature, also the first of three months", () => {
  // 3, 12, 12, 12 and 11 months.
  expect(columnLabels(monthsBetween("2022-10", "2026-11"))).toEqual([
    { at: 1.5, text: "2022" },
    { at: 9, text: "2023" },
    { at: 21, text: "2024" },
    { at: 33, text: "2025" },
    { at: 44.5, text: "2026" },
  ]);
});

it("labels months below days, without those for which there is no room", () => {
  const days = ["2026-01-07", "2026-01-08", "2026-02-03", "2026-02-04", "2026-02-05"];
  expect(columnLabels(days)).toEqual([
    { at: 1, text: "gen" },
    { at: 3.5, text: "feb" },
  ]);
  expect(columnLabels(days, 140)).toEqual([{ at: 1, text: "gen" }]);
});
