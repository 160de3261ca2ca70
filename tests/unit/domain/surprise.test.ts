import { describe, expect, it } from "vitest";
import { noCounts } from "#src/domain/code-counts.ts";
import { surpriseOf, type CountedSides } from "#src/domain/surprise.ts";
import { surpriseText } from "#src/i18n/vote-results.ts";

/** The vote of the review: approved by 110 to 109, the majority against. */
const vote = { outcome: "approved", isSecret: false, isGovernmentBeaten: true, margin: 0 } as const;
const sides: CountedSides = {
  majority: { ...noCounts, NO: 109, ABST: 1, MIS: 50, ABSE: 87, RNV: 1 },
  opposition: { ...noCounts, AYE: 110, ABST: 1, MIS: 10, ABSE: 29 },
  others: { ...noCounts, ABST: 1 },
  unsided: 0,
};
const calm = { ...vote, outcome: "approved", isGovernmentBeaten: false, margin: 40 } as const;
const said = (one: Parameters<typeof surpriseOf>[0], of: Partial<CountedSides> = {}) => {
  const surprise = surpriseOf(one, { ...sides, ...of });
  return surprise === null ? null : [surprise.reason, surpriseText(surprise, "C").replaceAll("\u00a0", " ")];
};

describe("an outcome that surprises", () => {
  it("is explained by who did not take part", () => {
    const words = "Non hanno partecipato 138 deputati su 248 della maggioranza, 39 su 150 dell’opposizione.";
    expect(said(vote)).toEqual(["beaten", words]);
    expect(said({ ...calm, margin: 3 })).toEqual(["tight", words]);
    expect(said({ ...calm, margin: 4 })).toBe(null);
    expect(said({ ...vote, isGovernmentBeaten: false, isSecret: true })).toEqual([
      "secret",
      "Voto segreto: non hanno partecipato 138 deputati su 248 della maggioranza, 39 su 150 dell’opposizione.",
    ]);
  });

  it("is explained by a majority of which one in ten chose otherwise", () => {
    const majority = { ...noCounts, AYE: 90, NO: 9, ABST: 1, ABSE: 148 };
    expect(said(calm, { majority })).toEqual([
      "split",
      "La maggioranza si è divisa: 90 a favore, 9 contro, 1 astenuto.",
    ]);
    expect(said(calm, { majority: { ...majority, AYE: 91, NO: 8 } })).toBe(null);
    expect(said(vote, { majority })?.[1]).toBe(
      "Non hanno partecipato 148 deputati su 248 della maggioranza, 39 su 150 dell’opposizione. La maggioranza si è divisa: 90 a favore, 9 contro, 1 astenuto.",
    );
    // Nine choices are too few to speak of a division.
    expect(said(calm, { majority: { ...noCounts, AYE: 5, NO: 4, ABSE: 1 } })).toBe(null);
  });

  it("is explained when more than half were away", () => {
    const majority = { ...noCounts, AYE: 87, ABSE: 161 };
    expect(said(calm, { majority })).toEqual([
      "absent",
      "Non hanno partecipato 161 deputati su 248 della maggioranza, 39 su 150 dell’opposizione.",
    ]);
    expect(said(calm, { majority: { ...noCounts, AYE: 88, ABSE: 160 } })).toBe(null);
  });

  it("is not explained where nothing was decided, or the sides are not known", () => {
    expect(said({ ...vote, outcome: "other" })).toBe(null);
    expect(said(vote, { opposition: noCounts })).toBe(null);
  });

  it("says of how many the side is not known, unless they are a handful, and who all took part", () => {
    expect(said(vote, { unsided: 9 })?.[1]).toBe(
      "Non hanno partecipato 138 deputati su 248 della maggioranza, 39 su 150 dell’opposizione.",
    );
    expect(said(vote, { unsided: 21 })?.[1]).toBe(
      "Non hanno partecipato 138 deputati su 248 della maggioranza, 39 su 150 dell’opposizione; di altri 21 lo schieramento non è noto.",
    );
    const all = { ...noCounts, AYE: 150 };
    expect(said(vote, { opposition: all })?.[1]).toBe(
      "Non hanno partecipato 138 deputati su 248 della maggioranza, 0 su 150 dell’opposizione.",
    );
    expect(said(vote, { majority: { ...noCounts, NO: 150 }, opposition: all })?.[1]).toBe(
      "Maggioranza e opposizione hanno partecipato al completo.",
    );
    expect(said(vote, { majority: { ...noCounts, NO: 149, ABSE: 1 }, opposition: all })?.[1]).toBe(
      "Non ha partecipato 1 deputato su 150 della maggioranza, 0 su 150 dell’opposizione.",
    );
  });
});
