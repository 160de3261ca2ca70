import { describe, expect, it } from "vitest";
import { isOn, lastDay, overlap } from "#src/domain/periods.ts";

describe("a period that follows another and began on an unknown day", () => {
  const period = { start: null, end: null, knownFrom: "2025-12-03" };
  it("does not hold before the first day on which it is known", () => {
    expect(isOn(period, "2023-03-20")).toBe(false);
    expect(isOn(period, "2025-12-03")).toBe(true);
  });
  it("overlaps with another only on the days on which it is known", () => {
    expect(overlap(period, { start: "2023-01-01", end: "2023-02-01" })).toBeNull();
    expect(overlap({ start: "2023-01-01", end: "2026-02-01" }, period)).toEqual({
      start: "2025-12-03",
      end: "2026-02-01",
    });
  });
});

describe("lastDay", () => {
  it("is the day before the exclusive end: a member who died on 12 June was in office on that day", () => {
    const seat = { start: "2022-10-13", end: "2023-06-13" };
    expect(lastDay(seat.end)).toBe("2023-06-12");
    expect(isOn(seat, "2023-06-12")).toBe(true);
    expect(isOn(seat, "2023-06-13")).toBe(false);
  });
  it("crosses months, years and leap days", () => {
    expect(lastDay("2024-03-01")).toBe("2024-02-29");
    expect(lastDay("2025-01-01")).toBe("2024-12-31");
  });
  it("is null while the period is open", () => {
    expect(lastDay(null)).toBeNull();
  });
});
