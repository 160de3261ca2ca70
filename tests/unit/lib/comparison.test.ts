import { describe, expect, it } from "vitest";
import { areDifferent, compareLines, positionIn } from "#src/lib/comparison.ts";

describe("compareLines", () => {
  it("counts only votes in which both chose", () => {
    // Letters: A for, N against, B abstained, X absent, M on mission, S secret, "." not in office.
    expect(compareLines([["2026-10", "AANBXM.S"]], [["2026-10", "ANNBAAAS"]])).toEqual({ both: 4, same: 3 });
  });

  it("leaves out secret votes, in small letters, though an abstention in them be known", () => {
    expect(compareLines([["2026-10", "Abbsb"]], [["2026-10", "Nbbbs"]])).toEqual({ both: 1, same: 0 });
  });

  it("shares nothing across months that only one of them has", () => {
    expect(compareLines([["2026-10", "AAA"]], [["2026-11", "AAA"]])).toEqual({ both: 0, same: 0 });
  });
});

describe("positionIn", () => {
  it("tells a position from not being in office", () => {
    const lines = [["2026-10", "A.X"]] as const;
    expect([0, 1, 2, 9].map((place) => positionIn(lines, "2026-10", place))).toEqual(["AYE", null, "ABSE", null]);
  });

  it("knows an abstention in a secret vote", () => {
    expect([0, 1].map((place) => positionIn([["2026-10", "bs"]], "2026-10", place))).toEqual(["ABST", "SEC"]);
  });
});

describe("areDifferent", () => {
  it("sees a division only between choices", () => {
    expect(areDifferent(["AYE", "NO"])).toBe(true);
    expect(areDifferent(["AYE", "ABSE", null, "AYE"])).toBe(false);
  });
});
