import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choiceCodes, memberVoteCodes } from "#src/domain/codes.ts";
import { addCounts, countCodes, totalOf, type CodeCounts } from "#src/domain/code-counts.ts";
import { cohesionBand, groupCohesion, percent, sideCohesion } from "#src/domain/cohesion.ts";
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
  it("leaves out who presides and keeps absences: 28 of 64", () => {
    expect(groupCohesion(counts({ PRES: 1, AYE: 28, NO: 1, ABSE: 20, MIS: 15 }), "AYE")).toBe(43.8);
  });

  it("agrees with the record of sitting 147, vote 41, at the Camera", () => {
    const published = [
      { part: 38, whole: 52, cohesion: 73.08 },
      { part: 42, whole: 65, cohesion: 64.62 },
      { part: 87, whole: 118, cohesion: 73.73 },
      { part: 24, whole: 44, cohesion: 54.55 },
      { part: 50, whole: 69, cohesion: 72.46 },
      { part: 9, whole: 11, cohesion: 81.82 },
      { part: 158, whole: 237, cohesion: 66.67 },
      { part: 103, whole: 162, cohesion: 63.58 },
    ];
    for (const { part, whole, cohesion } of published) {
      expect(percent({ part, whole }, 2)).toBe(cohesion);
      expect(sideCohesion(counts({ NO: part, ABSE: whole - part }))).toBe(cohesion);
    }
    expect(groupCohesion(counts({ AYE: 38, MIS: 14 }), "AYE")).toBe(73.1);
    expect(margin({ ayes: 103, required: 132 })).toBe(29);
    expect(outcomeByTotals({ ayes: 103, required: 132 })).toBe("rejected");
  });

  it("is unknown, not zero, without a line", () => {
    expect(groupCohesion(counts({ AYE: 2, NO: 2 }), "NV")).toBeNull();
    expect(groupCohesion(counts({ SEC: 20 }), "SEC")).toBeNull();
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
        const value = groupCohesion(group, groupLine(group, false, false)) ?? 0;
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
