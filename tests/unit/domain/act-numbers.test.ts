import { describe, expect, it } from "vitest";
import {
  byQuarter,
  countByDays,
  countByMonth,
  medianDays,
  monthSpan,
  toRates,
  type BillFacts,
} from "#src/domain/act-numbers.ts";

function facts(fields: Partial<BillFacts>): BillFacts {
  return {
    presented: "2026-01",
    approved: null,
    initiative: "PARL",
    isKey: false,
    isRatification: false,
    days: null,
    ...fields,
  };
}

describe("bills by month", () => {
  it("keeps empty months and omits bills without an initiative", () => {
    const bills = [
      facts({ initiative: "GOV" }),
      facts({ presented: "2026-03" }),
      facts({ initiative: "POP", presented: "2026-03" }),
      facts({ initiative: "REG", presented: "2026-03" }),
      facts({ initiative: null }),
    ];
    expect(countByMonth(bills, "presented", monthSpan(bills.map(({ presented }) => presented)))).toEqual([
      { month: "2026-01", gov: 1, parl: 0, other: 0 },
      { month: "2026-02", gov: 0, parl: 0, other: 0 },
      { month: "2026-03", gov: 0, parl: 1, other: 2 },
    ]);
    expect(monthSpan([null])).toEqual([]);
  });
});

describe("days to approval", () => {
  it("has steps of sixty days with an open end", () => {
    const steps = countByDays([
      facts({ days: 0 }),
      facts({ days: 59 }),
      facts({ days: 60 }),
      facts({ days: 5000, initiative: "GOV" }),
    ]);
    expect(steps[0]).toEqual({ from: 0, to: 59, gov: 0, parl: 2, other: 0 });
    expect(steps[1]).toMatchObject({ from: 60, parl: 1 });
    expect(steps.at(-1)).toEqual({ from: 720, to: null, gov: 1, parl: 0, other: 0 });
  });

  it("takes the median of the known values", () => {
    expect(medianDays([facts({ days: 10 }), facts({ days: 30 }), facts({})])).toBe(20);
    expect(medianDays([facts({})])).toBeNull();
  });
});

describe("implementation rates", () => {
  it("counts a decree of two ministries for both, the most overdue first, then the largest", () => {
    const rates = toRates([
      { state: "adopted_late", names: ["Ambiente", "Interno"] },
      { state: "overdue", names: ["Salute"] },
      { state: "unknown", names: ["Interno"] },
    ]);
    expect(rates).toEqual([
      { name: "Salute", total: 1, adopted: 0, late: 0, overdue: 1 },
      { name: "Interno", total: 2, adopted: 1, late: 1, overdue: 0 },
      { name: "Ambiente", total: 1, adopted: 1, late: 1, overdue: 0 },
    ]);
  });

  it("counts decrees without a ministry last, so that the rows add up to the total", () => {
    const rates = toRates([
      { state: "adopted", names: [] },
      { state: "overdue", names: [] },
      { state: "overdue", names: ["Interno"] },
    ]);
    expect(rates.map(({ name, total, adopted }) => [name, total, adopted])).toEqual([
      ["Interno", 1, 0],
      [null, 2, 1],
    ]);
  });
});

it("sums months to quarters of the calendar, incomplete ones too", () => {
  const month = (name: string, gov: number, parl: number, other = 0) => ({ month: name, gov, parl, other });
  expect(
    byQuarter([month("2025-11", 1, 2), month("2025-12", 0, 3, 1), month("2026-01", 0, 0), month("2026-03", 2, 0)]),
  ).toEqual([month("2025-10", 1, 5, 1), month("2026-01", 2, 0)]);
  expect(byQuarter([])).toEqual([]);
});
