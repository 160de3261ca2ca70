import { describe, expect, it } from "vitest";
import { ageOn } from "#src/domain/age.ts";
import { describeComposition, sumStrength } from "#src/domain/composition.ts";
import { formatPercent } from "#src/lib/format.ts";

const plain = { gender: null, birthDate: null, side: null, strength: null } as const;

describe("ageOn", () => {
  it("counts completed years", () => {
    expect(ageOn("2000-11-21", "2026-11-20")).toBe(25);
    expect(ageOn("2000-11-20", "2026-11-20")).toBe(26);
    expect(ageOn("2000-02-29", "2026-02-28")).toBe(25);
  });
});

describe("describeComposition", () => {
  it("excludes members without birth date or gender from the denominators", () => {
    const figures = describeComposition(
      [
        { ...plain, gender: "F", birthDate: "1980-01-01", side: "majority", strength: 1.5 },
        { ...plain, gender: "M", birthDate: "1971-01-01", side: "majority", strength: 0.25 },
        { ...plain, side: "opposition" },
        { ...plain, side: "neither" },
      ],
      "2026-11-20",
    );
    expect(figures).toEqual({
      size: 4,
      women: 1,
      genderKnown: 2,
      averageAge: 50.5,
      ageKnown: 2,
      majority: { size: 2, strength: 1.75 },
      opposition: { size: 1, strength: null },
      neither: { size: 1, strength: null },
    });
  });

  it("counts those whose side is not known on no side", () => {
    expect(describeComposition([plain], "2026-11-20").neither.size).toBe(0);
  });

  it("has no average age without birth dates", () => {
    expect(describeComposition([], "2026-11-20").averageAge).toBeNull();
  });
});

describe("sumStrength", () => {
  it("is rounded late enough that rounding it again gives the same number", () => {
    expect(formatPercent(sumStrength([2.65, 0.00497]) ?? 0, 2)).toBe("2,65%");
  });

  it("drops the noise of binary sums", () => {
    expect(sumStrength([0.1, 0.2])).toBe(0.3);
  });

  it("is not known where one of them is not: the others are not all", () => {
    expect(sumStrength([0.1, 0.2, null])).toBeNull();
  });
});
