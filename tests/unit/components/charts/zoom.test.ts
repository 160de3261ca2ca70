import { describe, expect, it } from "vitest";
import { moveTo, stretchText, wholeAxis } from "#src/components/charts/zoom.ts";

const line = { type: "line", title: "Presenze", series: [] } as const;

describe("the whole axis", () => {
  it("is the index range of a line's months; a year cannot be zoomed", () => {
    const months = Array.from({ length: 13 }, (_, index) => String(index));
    expect(wholeAxis({ ...line, labels: months })).toEqual([1, 13]);
    expect(wholeAxis({ ...line, labels: months.slice(1) })).toBeNull();
  });

  it("is the first to the last day of points, except of points over a drawing", () => {
    const points = [
      ["1970-01-03", 5, "b", "/b"],
      ["1970-01-02", 7, "a", "/a"],
    ] as const;
    const scatter = { type: "scatter", title: "Margini", series: [{ name: "Camera", color: "c2", points }] } as const;
    expect(wholeAxis(scatter)).toEqual([86_400_000, 172_800_000]);
    expect(wholeAxis({ ...scatter, series: [] })).toBeNull();
  });

  it("is null for bars, which cannot be zoomed", () => {
    expect(wholeAxis({ ...line, type: "bar", labels: ["a", "b", "c", "d"] })).toBeNull();
  });
});

describe("a zoom button", () => {
  const whole = [1, 49] as const;

  it("enlarges the whole axis at first, up to today", () => {
    expect(moveTo("zoomIn", null, whole)).toEqual([1, 49]);
  });

  it("then halves the range up to its end, down to a sixteenth of the whole", () => {
    expect(moveTo("zoomIn", whole, whole)).toEqual([25, 49]);
    expect(moveTo("zoomIn", [13, 37], whole)).toEqual([25, 37]);
    expect(moveTo("zoomIn", [24, 27], whole)).toEqual([24, 27]);
  });

  it("doubles the range, up to the same end and within the whole", () => {
    expect(moveTo("zoomOut", [25, 37], whole)).toEqual([13, 37]);
    expect(moveTo("zoomOut", [13, 37], whole)).toEqual([1, 49]);
    expect(moveTo("zoomOut", [1, 13], whole)).toEqual([1, 25]);
    expect(moveTo("zoomOut", whole, whole)).toEqual([1, 49]);
  });

  it("moves by half a range to either side, and stops at the ends", () => {
    expect(moveTo("back", [13, 37], whole)).toEqual([1, 25]);
    expect(moveTo("forward", [13, 37], whole)).toEqual([25, 49]);
    expect(moveTo("forward", [25, 49], whole)).toEqual([25, 49]);
  });

  it("leads back to the drawing", () => {
    expect(moveTo("reset", [13, 37], whole)).toBeNull();
  });
});

describe("the text of a range", () => {
  it("goes from month to month, or from day to day", () => {
    expect(stretchText({ ...line, labels: ["ott 2022", "nov 2022", "dic 2022", "gen 2023"] }, [1.7, 4])).toBe(
      "Da nov 2022 a gen 2023",
    );
    expect(stretchText({ ...line, type: "scatter" }, [86_400_000, 172_800_000])).toBe(
      "Da 2\u00a0gen 1970 a 3\u00a0gen 1970",
    );
  });
});
