import { describe, expect, it } from "vitest";
import { isOn, lastDay } from "#src/domain/periods.ts";

describe("lastDay", () => {
  it("is the day before the first day out: who died on 12 June was in office on that day", () => {
    const seat = { start: "2022-10-13", end: "2023-06-13" };
    expect(lastDay(seat.end)).toBe("2023-06-12");
    expect(isOn(seat, "2023-06-12")).toBe(true);
    expect(isOn(seat, "2023-06-13")).toBe(false);
  });
  it("crosses months, years and leap days", () => {
    expect(lastDay("2024-03-01")).toBe("2024-02-29");
    expect(lastDay("2025-01-01")).toBe("2024-12-31");
  });
  it("is unknown while the spell lasts", () => {
    expect(lastDay(null)).toBeNull();
  });
});
