import { expect, it } from "vitest";
import { strengthCharts } from "#src/components/people/strength-chart.ts";

const point = (month: string, branch: number | null, government: number | null) => ({
  month,
  chamber: "S" as const,
  branch,
  government,
});

it("the charts of a person end at the maxima of the specification, and name a value beyond them", () => {
  const charts = strengthCharts({ series: [point("2022-10", 0.2, 19.8), point("2022-11", 9.4, 11.4)] });
  expect(charts.map(({ institution, top, beyond }) => [institution, top, beyond])).toEqual([
    ["S", 9.4, null],
    ["G", 11.4, 19.8],
  ]);
  expect(charts[1]?.places).toEqual([1, 1]);
  expect(charts[1]?.values).toEqual([19.8, 11.4]);
});
