import { describe, expect, it } from "vitest";
import { addDays, daysBetween, fillMonths, latestDay, monthsBetween } from "#src/domain/days.ts";

describe("points by month", () => {
  it("leave a gap in a month without a vote, so that the axis is linear in time", () => {
    const points = [{ month: "2025-07" }, { month: "2025-09" }, { month: "2025-12" }, { month: "2026-01" }];
    expect(fillMonths(points).map(({ month, point }) => [month, point?.month ?? null])).toEqual([
      ["2025-07", "2025-07"],
      ["2025-08", null],
      ["2025-09", "2025-09"],
      ["2025-10", null],
      ["2025-11", null],
      ["2025-12", "2025-12"],
      ["2026-01", "2026-01"],
    ]);
    expect(fillMonths([])).toEqual([]);
  });
});

describe("days", () => {
  it("counts across daylight saving changes and leap years", () => {
    expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
    expect(daysBetween("2024-02-28", "2024-03-01")).toBe(2);
    expect(addDays("2026-01-02", 60)).toBe("2026-03-03");
    expect(addDays("2026-03-03", -60)).toBe("2026-01-02");
  });

  it("lists months across years", () => {
    expect(monthsBetween("2025-11", "2026-02")).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
    expect(monthsBetween("2026-02", "2026-01")).toEqual([]);
  });

  it("lists no months from or to a text that is no month", () => {
    for (const odd of ["giovedi", "", "2026-13", "2026-00", "9e99-01", "∞"]) {
      expect(monthsBetween("2022-10", odd)).toEqual([]);
      expect(monthsBetween(odd, "2026-11")).toEqual([]);
    }
  });

  it("takes the latest known day", () => {
    expect(latestDay(["2025-01-01", null, "2026-01-01"])).toBe("2026-01-01");
    expect(latestDay([null])).toBeNull();
  });
});
