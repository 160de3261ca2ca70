import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, visibleHue } from "#src/lib/group-colors.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("visibleHue", () => {
  it("keeps a colour with enough contrast", () => {
    expect(visibleHue("#1E7A5A", "light")).toBe("#1e7a5a");
  });
  it("gives a neon colour the same hue and strength on dark paper as on light paper", () => {
    const both = (color: string) => [visibleHue(color, "light"), visibleHue(color, "dark")];
    expect(both("#f2c200")).toEqual(["#a28101", "#a28101"]);
    expect(both("#66ff3f")).toEqual(["#2f9b0a", "#2f9b0a"]);
  });
  it("lightens a dark colour on dark paper", () => {
    expect(visibleHue("#3d4fa0", "dark")).toBe("#5267ba");
  });
  it("reaches 3:1 on paper and tint in both themes, for any colour", () => {
    fc.assert(
      fc.property(hex, (color) => {
        for (const ground of ["#f6f5f0", "#e6eceb"])
          expect(contrast(visibleHue(color, "light"), ground)).toBeGreaterThanOrEqual(3);
        for (const ground of ["#141518", "#1e2327"])
          expect(contrast(visibleHue(color, "dark"), ground)).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});

describe("contrast", () => {
  it("is 21 for black on white and 1 for equal colours", () => {
    expect([contrast("#000000", "#ffffff"), contrast("#6d1a3d", "#6d1a3d")]).toEqual([21, 1]);
  });
});
