import { expect, it } from "vitest";
import { monthSpec, toPercent, votingMonths } from "#src/components/people/month-charts.ts";

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

const ofEight = (part: string): string => `${part}\u00a0su\u00a08`;

it("the interactive chart has the shares and the lines of the drawing, and the table has both", () => {
  const months = [month("2026-09", 10, 6, 1), { ...month("2026-10", 8, 8, 0), own: [6, 8] satisfies [number, number] }];
  const { lines, shares, table } = votingMonths({ months, branch: "C", changedGroup: false }, "SAL");
  const series = [...lines, ...shares].map((line) => ({ ...line, values: line.pairs.map(toPercent) }));
  expect(monthSpec("Presenze", ["2026-09", "2026-10"], series, 1).series).toEqual([
    { name: "Indice di affidabilità", color: "c1", dash: 0, values: [null, 75] },
    { name: "gruppo SAL", color: "c5", dash: 6, values: [null, null] },
    { name: "Camera", color: "c5", dash: 2, values: [null, null] },
    { name: "Presenze", color: "c4", dash: 0, values: [60, 100] },
    { name: "Missioni", color: "c4", dash: 8, values: [10, 0] },
    { name: "Assenze", color: "c4", dash: 3, values: [30, 0] },
  ]);
  expect(table.rows).toEqual([
    ["ottobre 2026", ...["8", "0", "0"].map(ofEight), "8", ofEight("6"), "non valutabile", "non valutabile"],
    ["settembre 2026", "60,0%", "10,0%", "30,0%", "10", "non valutabile", "non valutabile", "non valutabile"],
  ]);
});

it("without a line of the group in any month, only shares are left", () => {
  const { lines, table } = votingMonths(
    { months: [month("2026-09", 10, 6, 1)], branch: "C", changedGroup: false },
    null,
  );
  expect(lines).toEqual([]);
  expect(table.head).toEqual(["Mese", "Presenze", "Missioni", "Assenze", "Votazioni"]);
});

it("has a place for each month from the first to the last, also where nothing was voted", () => {
  const months = [month("2026-07", 10, 6, 1), month("2026-10", 10, 5, 0)];
  const drawing = votingMonths({ months, branch: "C", changedGroup: false }, null);
  expect(drawing.months).toEqual(["2026-07", "2026-08", "2026-09", "2026-10"]);
  expect(drawing.shares[0]?.pairs.map(toPercent)).toEqual([60, null, null, 50]);
});
