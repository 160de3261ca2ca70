import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choiceCodes, memberVoteCodes } from "#src/domain/codes.ts";
import { addCounts, countCodes, totalOf, type CodeCounts } from "#src/domain/code-counts.ts";
import { formatPercent } from "#src/lib/format.ts";
import { cohesionBand, cohesionRatio, percent, sideCohesion, toPoints } from "#src/domain/cohesion.ts";
import { groupLine } from "#src/domain/group-line.ts";
import { isGovernmentBeaten, margin, outcomeByTotals } from "#src/domain/majority.ts";
import { countNonParticipants, countParticipation } from "#src/domain/participation.ts";
import { countRebels, isRebel } from "#src/domain/rebels.ts";
import { isEvaluable, isInLine } from "#src/domain/reliability.ts";

const counts = (known: Partial<CodeCounts>): CodeCounts => ({ ...countCodes([]), ...known });
const anyCounts = fc
  .array(fc.tuple(fc.constantFrom(...memberVoteCodes), fc.nat(200)), { maxLength: 9 })
  .map((pairs) => counts(Object.fromEntries(pairs)));

describe("group line", () => {
  it("is the most frequent choice, however many stayed away", () => {
    expect(groupLine(counts({ AYE: 3, NO: 1, ABSE: 40 }), false, false)).toBe("AYE");
    expect(groupLine(counts({ ABST: 5, NO: 1, AYE: 2 }), false, false)).toBe("ABST");
    expect(groupLine(counts({ AYE: 3, NO: 3, ABST: 5 }), false, false)).toBe("ABST");
  });

  it("is not evaluable when the first two choices tie", () => {
    expect(groupLine(counts({ AYE: 3, NO: 3, ABST: 1 }), false, false)).toBe("NV");
    expect(groupLine(counts({ AYE: 1, NO: 3, ABST: 3 }), false, false)).toBe("NV");
    expect(groupLine(counts({ AYE: 3, NO: 1, ABST: 3 }), false, false)).toBe("NV");
  });

  it("says secret or not voting when nobody chose", () => {
    expect(groupLine(counts({ SEC: 4, MIS: 9 }), false, false)).toBe("SEC");
    expect(groupLine(counts({ ABSE: 4, MIS: 9 }), false, false)).toBe("NVOT");
    expect(groupLine(counts({ SEC: 4, ABST: 1, MIS: 9 }), false, true)).toBe("SEC");
    expect(groupLine(counts({ ABST: 1, MIS: 9 }), false, true)).toBe("SEC");
    expect(groupLine(counts({ MIS: 9 }), false, true)).toBe("NVOT");
  });

  it("never exists for the mixed group", () => {
    expect(groupLine(counts({ AYE: 20 }), true, false)).toBe("NV");
  });
});

describe("cohesion", () => {
  it("keeps absences, missions and a vice-president who presides: 28 of 64", () => {
    expect(cohesionRatio(counts({ PRES: 1, AYE: 28, NO: 1, ABSE: 19, MIS: 15 }), "AYE")).toEqual({
      part: 28,
      whole: 64,
    });
  });

  it("is rounded once, in print: 27 of 62 is 43.548 percent, 43.5 and not 43.6", () => {
    const cohesion = sideCohesion(counts({ AYE: 27, ABSE: 35 }));
    expect(percent(cohesion, 1)).toBe(43.5);
    expect(formatPercent(percent(cohesion, 1) ?? 0)).toBe("43,5%");
    expect(formatPercent(toPoints({ part: 27, whole: 62 }))).toBe("43,5%");
  });

  describe("in the Camera's sitting 147, vote 41, on 26 July 2023", () => {
    // By group, from the chamber's own list of 399 names. A vice-president, of M5S, presides. The President of the Camera, of
    // LEGA, is not in the list: 65 of its 66 members are.
    const majority = {
      FDI: counts({ NO: 87, ABSE: 9, MIS: 22 }),
      LEGA: counts({ NO: 42, ABSE: 10, MIS: 13 }),
      FI: counts({ NO: 24, ABSE: 11, MIS: 9 }),
      NM: counts({ NO: 5, ABSE: 3, MIS: 2 }),
    };
    const opposition = {
      PD: counts({ AYE: 50, ABSE: 16, MIS: 3 }),
      M5S: counts({ AYE: 38, ABST: 1, ABSE: 8, MIS: 4, PRES: 1 }),
      AZ: counts({ AYE: 2, NO: 1, ABST: 9, ABSE: 6, MIS: 3 }),
      AVS: counts({ AYE: 9, ABSE: 1, MIS: 1 }),
      // All nine of the mixed group stand with the opposition.
      MISTO: counts({ AYE: 4, ABST: 3, ABSE: 1, MIS: 1 }),
    };
    const groups = { ...majority, ...opposition };
    const ratioOf = (group: CodeCounts, isMixed = false) => cohesionRatio(group, groupLine(group, isMixed, false));

    it.each([
      ["M5S", 38, 52, 73.08],
      ["LEGA", 42, 65, 64.62],
      ["FDI", 87, 118, 73.73],
      ["FI", 24, 44, 54.55],
      ["PD", 50, 69, 72.46],
      ["AVS", 9, 11, 81.82],
      ["AZ", 9, 21, 42.86],
      ["NM", 5, 10, 50],
    ] as const)("%s is as published: %i of %i", (name, part, whole, published) => {
      const ratio = ratioOf(groups[name]);
      expect(ratio).toEqual({ part, whole });
      expect(percent(ratio, 2)).toBe(published);
    });

    it("the sides are, and the mixed group has none", () => {
      const sides = [majority, opposition].map((side) => addCounts(Object.values(side)));
      expect(sides.map((side) => ratioOf(side))).toEqual([
        { part: 158, whole: 237 },
        { part: 103, whole: 162 },
      ]);
      expect(sides.map((side) => percent(sideCohesion(side), 1))).toEqual([66.7, 63.6]);
      expect(ratioOf(groups.MISTO, true)).toBeNull();
      expect(percent(cohesionRatio(groups.M5S, "AYE"), 1)).toBe(73.1);
    });

    it("four rebel, the majority is missed by 29", () => {
      const rebels = Object.entries(groups).map(
        ([name, group]) => [name, countRebels(group, groupLine(group, name === "MISTO", false))] as const,
      );
      expect(rebels.filter(([, count]) => count > 0)).toEqual([
        ["M5S", 1],
        ["AZ", 3],
      ]);
      expect(margin({ ayes: 103, required: 132 })).toBe(29);
      expect(outcomeByTotals({ ayes: 103, required: 132 })).toBe("rejected");
    });
  });

  it("is unknown, not zero, without a line", () => {
    expect(cohesionRatio(counts({ AYE: 2, NO: 2 }), "NV")).toBeNull();
    expect(cohesionRatio(counts({ SEC: 20 }), "SEC")).toBeNull();
    expect(sideCohesion(counts({ ABSE: 12 }))).toBeNull();
  });

  it("falls in the bands of the filter", () => {
    expect([100, 80, 79.99, 60, 59.99, 0, null].map(cohesionBand)).toEqual([
      "80_100",
      "80_100",
      "60_80",
      "60_80",
      "_60",
      "_60",
      null,
    ]);
  });

  it("stays between 0 and 100", () => {
    fc.assert(
      fc.property(anyCounts, (group) => {
        const value = percent(cohesionRatio(group, groupLine(group, false, false)), 1) ?? 0;
        return value >= 0 && value <= 100;
      }),
    );
  });
});

describe("rebels", () => {
  it("are those who chose otherwise, never the absent", () => {
    const group = counts({ AYE: 28, NO: 1, ABST: 2, ABSE: 30, MIS: 4 });
    expect(countRebels(group, groupLine(group, false, false))).toBe(3);
    expect(isRebel("ABSE", "AYE")).toBe(false);
    expect(isRebel("SEC", "AYE")).toBe(false);
    expect(isRebel("NO", "NV")).toBe(false);
    expect(isRebel("NO", null)).toBe(false);
  });

  it("never sit in the mixed group", () => {
    fc.assert(
      fc.property(anyCounts, (group) => {
        const line = groupLine(group, true, false);
        return countRebels(group, line) === 0 && choiceCodes.every((code) => !isRebel(code, line));
      }),
    );
  });
});

describe("participation", () => {
  it("adds up: voting = present + absent + mission", () => {
    fc.assert(
      fc.property(anyCounts, (group) => {
        const { voting, present, absent, mission } = countParticipation(group);
        return voting === present + absent + mission && voting === totalOf(group);
      }),
    );
  });

  it("counts who presides as present, though not as a participant", () => {
    expect(countParticipation(counts({ PRES: 1 })).present).toBe(1);
    expect(countNonParticipants(counts({ PRES: 1, MIS: 15, ABSE: 19, PNV: 1, AYE: 28, SEC: 3 }))).toBe(36);
  });
});

describe("adding counts", () => {
  it("does not lose anybody", () => {
    fc.assert(fc.property(anyCounts, anyCounts, (a, b) => totalOf(addCounts([a, b])) === totalOf(a) + totalOf(b)));
  });
});

describe("outcome", () => {
  it("has a positive margin also when rejected, and none when totals are unknown", () => {
    expect(margin({ ayes: 198, required: 160 })).toBe(38);
    expect(margin({ ayes: 0, required: 1 })).toBe(1);
    expect(margin({ ayes: 160, required: 160 })).toBe(0);
    expect(margin({ ayes: null, required: 160 })).toBeNull();
    expect(outcomeByTotals({ ayes: 160, required: 160 })).toBe("approved");
  });

  it("beats the government when its majority chose the other thing", () => {
    const majority = counts({ AYE: 150, NO: 3, ABSE: 60 });
    expect(isGovernmentBeaten(majority, "rejected")).toBe(true);
    expect(isGovernmentBeaten(majority, "approved")).toBe(false);
    expect(isGovernmentBeaten(counts({ NO: 150 }), "approved")).toBe(true);
    expect(isGovernmentBeaten(counts({ SEC: 150 }), "approved")).toBe(false);
    expect(isGovernmentBeaten(counts({ ABST: 150 }), "approved")).toBe(false);
  });
});

describe("reliability", () => {
  const lines = ["AYE", "NO", "ABST", "NV", "SEC", "NVOT", null];
  it("looks at the votes in which the group had a line", () => {
    expect(lines.map(isEvaluable)).toEqual([true, true, true, false, false, false, false]);
  });
  it("is lowered by whoever is not there as by whoever votes otherwise", () => {
    expect(["AYE", "NO", "ABST", "ABSE", "MIS", "PRES"].map((code) => isInLine(code, "AYE"))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(isInLine("ABST", "ABST")).toBe(true);
    expect(isInLine("SEC", "SEC")).toBe(false);
  });
});
