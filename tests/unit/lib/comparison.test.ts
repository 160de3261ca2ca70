import { describe, expect, it } from "vitest";
import { areDifferent, compareLines, positionIn } from "#src/lib/comparison.ts";

describe("compareLines", () => {
  it("counts only votes in which both members chose", () => {
    // Letters: A aye, N no, B abstained, X absent, M on mission, S secret, "." not in office.
    expect(compareLines([["2026-10", "AANBXM.S"]], [["2026-10", "ANNBAAAS"]])).toEqual({ both: 4, same: 3 });
  });

  it("omits secret votes, in lower-case letters, even with a known abstention", () => {
    expect(compareLines([["2026-10", "Abbsb"]], [["2026-10", "Nbbbs"]])).toEqual({ both: 1, same: 0 });
  });

  it("compares no month that only one member has", () => {
    expect(compareLines([["2026-10", "AAA"]], [["2026-11", "AAA"]])).toEqual({ both: 0, same: 0 });
  });
});

describe("positionIn", () => {
  it("distinguishes a position from not being in office", () => {
    const lines = [["2026-10", "A.X"]] as const;
    expect([0, 1, 2, 9].map((place) => positionIn(lines, "2026-10", place))).toEqual(["AYE", null, "ABSE", null]);
  });

  it("returns a known abstention in a secret vote", () => {
    expect([0, 1].map((place) => positionIn([["2026-10", "bs"]], "2026-10", place))).toEqual(["ABST", "SEC"]);
  });
});

describe("areDifferent", () => {
  it("is true only for two different choices", () => {
    expect(areDifferent(["AYE", "NO"])).toBe(true);
    expect(areDifferent(["AYE", "ABSE", null, "AYE"])).toBe(false);
  });
});
