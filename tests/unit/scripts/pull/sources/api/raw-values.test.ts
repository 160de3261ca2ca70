/** The values of the API, which come in more than one form. */
import { describe, expect, it } from "vitest";
import {
  parsePythonDict,
  rawBranch,
  rawCount,
  rawDay,
  rawGivenDay,
  rawNumber,
  rawResources,
  rawStatus,
} from "#scripts/pull/sources/api/raw-values.ts";

describe("quirks of the API", () => {
  it("status is a stringified Python dict", () => {
    expect(rawStatus.parse("{'status': 'c', 'date': '2026-03-03'}")).toEqual({ status: "c", date: "2026-03-03" });
    expect(rawStatus.parse({ status: "c", date: "2026-03-03" })).toEqual({ status: "c", date: "2026-03-03" });
    expect(rawStatus.parse(null)).toBeNull();
    expect(parsePythonDict(`{"status": None, 'label': "dell'art. 1", 'n': 3}`)).toEqual({
      status: null,
      label: "dell'art. 1",
      n: "3",
    });
    expect(parsePythonDict("in conversione")).toBeNull();
  });

  it("resources come in two shapes", () => {
    const byYear = [{ year: 2025, amount: 5_000_000 }];
    expect(rawResources.parse({ total: 5_000_000, detail: [{ year: 2025, value: 5_000_000 }] })).toEqual({
      byYear,
      total: null,
    });
    expect(rawResources.parse({ total: 5_000_000, detail: [{ "2025": 5_000_000.0 }] })).toEqual({
      byYear,
      total: null,
    });
    expect(rawResources.parse(null)).toEqual({ byYear: [], total: null });
  });

  it("a total is kept where the years do not make it up", () => {
    const of = (total: unknown, detail: unknown) => rawResources.parse({ total, detail }).total;
    expect(of(10_000_000.0, [{ "2025": 5_000_000.0 }])).toBe(10_000_000);
    expect(of("8360000.0", null)).toBe(8_360_000);
    expect(of(0, [])).toBe(0);
    expect(of(null, [{ "2025": 1 }])).toBeNull();
  });

  it("resources named twice for a year are one sum", () => {
    expect(
      rawResources.parse({ detail: [{ "2025": 2_000_000.0 }, { "2026": 1 }, { "2025": "500000" }] }).byYear,
    ).toEqual([
      { year: 2025, amount: 2_500_000 },
      { year: 2026, amount: 1 },
    ]);
  });

  it("a year without an amount is no year of nought", () => {
    expect(
      rawResources.parse({ detail: [{ "2025": null }, { year: 2026, value: null }, { "2027": 0 }] }).byYear,
    ).toEqual([{ year: 2027, amount: 0 }]);
  });

  it("measures come as numbers or text, chambers by letter or by name", () => {
    expect([0.13, "0.13", "-2", null, undefined].map((value) => rawNumber.parse(value))).toEqual([
      0.13,
      0.13,
      -2,
      null,
      null,
    ]);
    expect(rawNumber.safeParse("molto").success).toBe(false);
    expect(
      ["C", "Camera", "S", "Senato della Repubblica", "parlamento", null].map((value) => rawBranch.parse(value)),
    ).toEqual(["C", "C", "S", "S", null, null]);
  });

  it("seconds come as text", () => {
    expect(rawNumber.parse("391737600.0")).toBe(391_737_600);
    expect(rawNumber.parse("")).toBeNull();
    expect(rawNumber.parse(null)).toBeNull();
  });

  it("numbers come as floats or text; a count that is not whole is refused", () => {
    expect(rawCount.parse(12.0)).toBe(12);
    expect(rawCount.parse("12")).toBe(12);
    expect(rawCount.parse("12.0")).toBe(12);
    expect(rawCount.safeParse(12.5).success).toBe(false);
    expect(rawCount.safeParse(-1).success).toBe(false);
  });

  it("days may carry a time or be empty", () => {
    expect(rawDay.parse("2026-03-03T00:00:00Z")).toBe("2026-03-03");
    expect(rawDay.parse("2026-03-02T23:00:00Z")).toBe("2026-03-03");
    expect(rawGivenDay.parse("2022-10-24T22:00:00Z")).toBe("2022-10-25");
    expect(rawGivenDay.safeParse("").success).toBe(false);
    expect(rawDay.parse("")).toBeNull();
    expect(rawDay.safeParse("3 marzo").success).toBe(false);
  });
});
