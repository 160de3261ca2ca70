import { describe, expect, it } from "vitest";
import { findAreaBreaks, type AreaChoice } from "#src/domain/territory.ts";
import type { ChoiceCode } from "#src/domain/codes.ts";

const from = (area: string, group: string, line: AreaChoice["line"], ...choices: ChoiceCode[]): AreaChoice[] =>
  choices.map((choice) => ({ area, group, line, choice }));

describe("an area breaks from its group", () => {
  it("when at least three of its members, and more than half, vote against the line", () => {
    const choices = [
      ...from("sicilia", "gin", "AYE", "NO", "NO", "ABST", "AYE"),
      ...from("lazio", "gin", "AYE", "AYE", "AYE"),
      ...from("sicilia", "sal", "NO", "NO", "NO"),
    ];
    expect(findAreaBreaks(choices)).toEqual([{ area: "sicilia", group: "gin", against: 3, of: 4 }]);
  });

  it("not with two members, not with half of them", () => {
    expect(findAreaBreaks(from("molise", "gin", "AYE", "NO", "NO"))).toEqual([]);
    expect(findAreaBreaks(from("veneto", "gin", "AYE", "NO", "NO", "NO", "AYE", "AYE", "AYE"))).toEqual([]);
  });

  it("not from a group without a line", () => {
    for (const line of ["NV", "NVOT", "SEC"] as const)
      expect(findAreaBreaks(from("lazio", "misto", line, "NO", "NO", "NO"))).toEqual([]);
  });
});
