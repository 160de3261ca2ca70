import { expect, it } from "vitest";
import { monthSpec, presenceMonths, toPercent } from "#src/components/people/month-charts.ts";

const month = (name: string, voting: number, present: number, mission: number) => ({
  month: name,
  side: null,
  voting,
  present,
  mission,
  own: [0, 0] satisfies [number, number],
  group: null,
  chamber: [0, 0] satisfies [number, number],
});

it("the interactive presence chart has the lines of the drawing, with their colours and dashes", () => {
  const { months, lines, table } = presenceMonths([month("2026-09", 10, 6, 1), month("2026-10", 8, 8, 0)]);
  const values = lines.map((line) => ({ ...line, values: line.pairs.map(toPercent) }));
  expect(monthSpec("Presenze", months, values, 1).series).toEqual([
    { name: "Presenze", color: "c1", dash: 0, values: [60, 100] },
    { name: "Missioni", color: "c5", dash: 6, values: [10, 0] },
    { name: "Assenze", color: "c5", dash: 2, values: [30, 0] },
  ]);
  expect(table.rows).toEqual([
    ["ottobre 2026", "100,0%", "0,0%", "0,0%", "8"],
    ["settembre 2026", "60,0%", "10,0%", "30,0%", "10"],
  ]);
});
